// Arrays of bigints take bigints only, and cut them to 64 bits.
const signed = new BigInt64Array([1n, -1n, 2n ** 63n, 2n ** 64n + 5n]);
const unsigned = new BigUint64Array(signed.buffer);
console.log(signed, unsigned, signed[2] === -(2n ** 63n), typeof unsigned[0]);
unsigned[1] = '42';
signed[0] += 10n;
console.log(signed.join(), unsigned.includes(42n), signed.indexOf(1), [...signed].sort().map(String));
for (const act of [() => (signed[0] = 1), () => new BigInt64Array([1]), () => new Uint8Array([1n]), () => signed.set(new Uint8Array(1)), () => signed.fill('x'), () => JSON.stringify(signed)]) {
  try {
    console.log(act());
  } catch (error) {
    console.log(error.name, error.message);
  }
}
