// Math on signed zeros, infinities, NaN and many arguments.
const z = (n) => (Object.is(n, -0) ? '-0' : String(n));
for (const f of ['round', 'floor', 'ceil', 'trunc', 'sign', 'abs', 'fround', 'cbrt', 'sqrt'])
  console.log(f, [-2.5, -1.5, -0.5, -0, 0, 0.5, 1.5, 2.5, NaN, Infinity, -Infinity, 4503599627370495.5, 0.49999999999999994].map((n) => z(Math[f](n))).join(' '));
console.log(z(Math.max()), z(Math.min()), z(Math.max(-0, 0)), z(Math.min(0, -0)), z(Math.max(1, NaN)), z(Math.max('3', [4])));
console.log(Math.hypot(3, 4), Math.hypot(), Math.hypot(NaN, Infinity), Math.clz32(0), Math.clz32(1), Math.clz32(-1), Math.imul(0xffffffff, 5), Math.imul(2 ** 31, 2));
console.log(z(Math.pow(NaN, 0)), z(Math.pow(1, Infinity)), z((-8) ** (1 / 3)), z(Math.pow(-0, -3)), z(Math.pow(-2, 3)), z(0 ** 0), z(2 ** -1));
console.log(z(Math.atan2(0, -0)), z(Math.atan2(-0, 0)), Math.log2(8), Math.log10(1000), z(Math.expm1(-0)), z(Math.log1p(-1)));
console.log(z(-5 % 5), z(5 % -3), z(-5 % 3), z(5.5 % 2), z(0 % -1), z(1 % 0), z(Infinity % 2), z(2 % Infinity));
console.log(z(-0 + -0), z(-0 + 0), z(-0 - 0), z(0 * -1), z(0 / -1), z(-0 * -0), z(1 / -Infinity));
