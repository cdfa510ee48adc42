// NaN, infinities and zeros through every predicate and conversion.
const z = (x) => (Object.is(x, -0) ? '-0' : String(x));
for (const x of [NaN, Infinity, -Infinity, 0, -0, 1.5, '1', null, undefined, [], [5]])
  console.log(z(x), isNaN(x), Number.isNaN(x), isFinite(x), Number.isFinite(x), Number.isInteger(x), z(Number(x)), z(x | 0), z(Math.sign(x)), z(-x), x == x, typeof x);
console.log([NaN, 1, NaN].indexOf(NaN), [NaN].includes(NaN), new Set([NaN, NaN]).size, Math.min(NaN, 1), Math.max(-0, 0), z(Math.min(0, -0)), NaN !== NaN, [NaN] == 'NaN');
console.log(0 / 0, 1 / 0, -1 / 0, Infinity - Infinity, Infinity * 0, Infinity / Infinity, 0 * -5 === 0, z(0 * -5), z(-0 + 0), Math.sqrt(-1), 0 ** 0, NaN ** 0);
