// The default order is that of numbers: −0 before 0, NaN last.
console.log(new Int8Array([10, 9, -1, 100, 0]).sort(), [10, 9, -1, 100, 0].sort());
console.log(new Float64Array([NaN, 1, 0, -0, -Infinity, NaN, -1, -0, Infinity]).sort());
console.log(new Float32Array([3, NaN, 1]).toSorted(), new BigInt64Array([3n, -1n, 2n]).sort());
const log = [];
console.log(new Uint8Array([5, 3, 4, 1]).sort((a, b) => (log.push(`${a}?${b}`), b - a)), log.join(' '));
console.log(new Uint16Array([1, 2, 3, 4]).sort(() => 0), new Uint16Array([3, 1, 2]).sort((a, b) => a < b), new Uint16Array([3, 1, 2]).sort(() => NaN));
const many = Uint32Array.from({ length: 100 }, (_, i) => (i * 7919) % 101);
console.log(many.slice().sort().join(), many.slice().sort((a, b) => (a % 10) - (b % 10)).join());
for (const comparator of [null, {}, () => 1n]) {
  try {
    console.log(new Uint8Array([2, 1]).sort(comparator));
  } catch (error) {
    console.log(error.name, error.message);
  }
}
