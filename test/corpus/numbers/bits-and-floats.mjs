// The bits of doubles, next representable numbers, and integers packed into words.
const view = new DataView(new ArrayBuffer(8));
const bits = (x) => { view.setFloat64(0, x); return view.getBigUint64(0).toString(16).padStart(16, '0'); };
for (const x of [0, -0, 1, -2, 0.1, 1 / 3, Infinity, NaN, 5e-324, 2 ** 53]) console.log(x, bits(x));
const next = (x) => { view.setFloat64(0, x); view.setBigUint64(0, view.getBigUint64(0) + 1n); return view.getFloat64(0); };
console.log(next(0), next(1) - 1 === Number.EPSILON, next(0.1), next(Number.MAX_VALUE));
const pack = (r, g, b, a) => ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
const unpack = (w) => [w >>> 24, (w >>> 16) & 255, (w >>> 8) & 255, w & 255];
console.log(pack(255, 128, 0, 1), unpack(pack(255, 128, 0, 1)), pack(256, 0, 0, 0), unpack(0xdeadbeef));
const pop = (n) => { n -= (n >>> 1) & 0x55555555; n = (n & 0x33333333) + ((n >>> 2) & 0x33333333); return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24; };
console.log([0, 1, 255, -1, 0x55555555].map(pop), [1, 2, 3, 4, 0].map((n) => (n & (n - 1)) === 0), [12, 8, 7].map((n) => n & -n));
const reverse = (n) => { let r = 0; for (let i = 0; i < 8; i++) { r = (r << 1) | (n & 1); n >>= 1; } return r; };
console.log([1, 128, 0b1101, 255].map(reverse), 5 ^ 3 ^ 5, ~~-7.9, 7.9 | 0, -1 >>> 28, 1 << 31 >>> 31, (2 ** 32 + 3) | 0);
const gray = (n) => n ^ (n >> 1);
console.log(Array.from({ length: 8 }, (_, i) => gray(i).toString(2).padStart(3, '0')).join(' '), Math.fround(0.1) === 0.1, Math.fround(0.5) === 0.5);
