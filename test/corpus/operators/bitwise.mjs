// Bitwise operators work on 32 bits, shift counts on 5.
console.log(5 & 3, 5 | 3, 5 ^ 3, ~5, ~~3.7, ~~-3.7, 1 << 31, 1 << 32, 1 << 33, -1 >>> 0, -1 >>> 31, -8 >> 1, 2 ** 31 | 0);
console.log((2 ** 32 + 5) | 0, (2 ** 53) | 0, NaN | 0, Infinity | 0, '12' | 0, null | 1, undefined | 1, [7] & 3, -1 << 1);
console.log(0xffffffff | 0, 0xffffffff >>> 0, 0x7fffffff + 1 | 0, -2147483648 >> 31, 1.9 << 1.9, 5 >>> -1);
console.log(5n & 3n, 5n | 3n, -1n >> 100n, 1n << 70n, ~5n, -5n & 0xffn);
try {
  1n >>> 1n;
} catch (error) {
  console.log(error.name, error.message);
}
try {
  1n & 1;
} catch (error) {
  console.log(error.message);
}
let x = 6;
x &= 3;
x |= 8;
x ^= 1;
x <<= 2;
x >>= 1;
x >>>= 1;
console.log(x, Math.clz32(1), Math.imul(0xffffffff, 5), Math.fround(5.5));
