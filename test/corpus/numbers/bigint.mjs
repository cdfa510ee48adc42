// BigInt arithmetic is exact and does not mix with numbers.
const big = 2n ** 64n;
console.log(big, big * big, -big / 3n, big % 1000n, big - 1n, typeof big, big.toString(16), (255n).toString(2));
console.log(BigInt(10), BigInt('0xff'), BigInt(true), BigInt('  12  '), BigInt(''), BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), BigInt.asIntN(64, 2n ** 63n));
console.log(1n < 2, 2n == 2, 2n === 2, 1n + BigInt(1), [3n, 1, 2n].sort().join(), Number(2n ** 53n), parseInt('12n'), String(5n), `${5n}`, JSON.stringify({ a: String(1n) }));
console.log(0n ? 't' : 'f', -0n === 0n, 5n / 2n, -5n / 2n, 5n ** 0n, (-2n) ** 3n, 7n & 3n, 1n << 10n, -1n >> 1n, Object.is(0n, -0n));
for (const f of [() => 1n + 1, () => Math.max(1n), () => BigInt(1.5), () => BigInt('1.5'), () => BigInt(undefined), () => 1n / 0n, () => +1n, () => BigInt(Symbol())]) {
  try {
    f();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
const m = new Map([[1n, 'big'], [1, 'number']]);
console.log(m.get(1n), m.get(1), new Set([1n, 1n, 1]).size);
