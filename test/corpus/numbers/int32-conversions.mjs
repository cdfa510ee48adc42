// Bitwise operators wrap to 32 bits; shifts take their count modulo 32.
for (const n of [0, 1, -1, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 32, 2 ** 32 + 5, -(2 ** 32) - 5, 1e20, 1.9, -1.9, NaN, Infinity, '12', '0x20', null, undefined, true, [8]])
  console.log(String(n), n | 0, n >>> 0, ~n, ~~n, n & 255, n ^ -1, n << 1, n >> 1, n >>> 28);
console.log(1 << 31, 1 << 32, 1 << 33, 1 << -1, 1 >>> 32, -1 >>> 31, -1 >> 31, 5 << 2.9, 256 >> '4');
console.log(0xf0 & 0x3c, 0xf0 | 0x0f, 0xff ^ 0x0f, (0xffffffff & 0xffffffff), 0xffffffff | 0, -1 >>> 0 === 0xffffffff);
let h = 5381;
for (const c of 'hash me') h = ((h << 5) + h + c.charCodeAt(0)) | 0;
console.log(h, h >>> 0);
let x = 2463534242;
const draws = [];
for (let i = 0; i < 5; i++) { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; draws.push(x >>> 0); }
console.log(draws);
