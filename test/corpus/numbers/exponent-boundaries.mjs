// Where the text of a number turns to exponents, and the ends of the range.
for (const n of [1e20, 1e21, 123456789012345680000, 1234567890123456800000, 1e-6, 1e-7, 0.00000123, 1.5e-7, 1e300 * 10, 5e-324, 2 ** 53, 2 ** 53 + 1, 2 ** 64, 0.1 + 0.2, 1 / 3, 100, 1e5, 1.0, 4.35, 0.1 * 3])
  console.log(String(n), n + '', `${n}`);
console.log(Number.MAX_VALUE, Number.MIN_VALUE, Number.EPSILON, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
console.log(Number.MAX_VALUE * 2, -Number.MAX_VALUE * 2, Number.MIN_VALUE / 2, -Number.MIN_VALUE / 2);
console.log(1 / -0, Object.is(-0, 0), -0 === 0, String(-0), (-0).toFixed(1), JSON.stringify(-0), `${-0}`, [-0] + '');
console.log(2 ** 1023 * 1.9999999999999998, 2 ** 1024, 2 ** -1074, 2 ** -1075);
console.log(9007199254740992 + 1, 9007199254740992 + 2, 9007199254740993, 0.1 + 0.7, 1.1 * 3);
console.log(1e16 + 1, 1e16 + 2, 123456789.123456789, 5e-7, 12e-8);
console.log(Number('1e-400'), Number('-1e-400') === 0, Object.is(Number('-1e-400'), -0), +'1e309');
