// Math functions on ordinary and odd values.
console.log(Math.max(), Math.min(), Math.max(1, NaN), Math.max(1, '3', [2]), Math.min(0, -0) === 0, Object.is(Math.max(-0, 0), 0));
console.log([2.5, -2.5, 0.5, -0.5, 1.4999, -0.2].map(Math.round).join(), Math.round(-0.2) === 0, Object.is(Math.round(-0.2), -0));
console.log([1.7, -1.7].map(Math.trunc).join(), [1.2, -1.2].map(Math.floor).join(), [1.2, -1.2].map(Math.ceil).join(), Math.sign(-3), Math.sign('x'), Math.abs(-5), Math.abs(null), Math.abs('-1'));
console.log(Math.sqrt(16), Math.cbrt(27), Math.hypot(3, 4), Math.pow(2, 10), Math.log2(8), Math.log10(1000), Math.exp(0), Math.log(1), Math.atan2(0, -1) === Math.PI);
console.log(Math.clz32(0), Math.imul(3, 4), Math.fround(1.1) === 1.1, Math.expm1(0), Math.sinh(0), Math.E > 2.7, typeof Math.random());
console.log(Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, Number.EPSILON > 0, Number.isInteger(5.0), Number.isSafeInteger(2 ** 53), Number.isFinite('5'), isFinite('5'), isNaN('x'), Number.isNaN('x'));
