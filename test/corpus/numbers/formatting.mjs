// Numbers are shown in the shortest form that reads back.
console.log(0.1 + 0.2, 100, 1e21, 1e-7, 123456789012345680000, 1.5e300, -1e-10, 5e-324, 1.7976931348623157e308, 2 ** 53, 0.000001, 1 / 3);
console.log((255).toString(16), (255).toString(2), (-255).toString(36), (0.5).toString(2), (1e21).toString(7), (0.1).toString(3), (3.75).toString(8));
console.log((1.005).toFixed(2), (1.45).toFixed(1), (-1.5).toFixed(0), (1e21).toFixed(2), (0).toFixed(2), (123.456).toFixed(), (-0).toFixed(1), (0.000001).toFixed(7));
console.log((123.456).toPrecision(4), (0.00001).toPrecision(1), (1e21).toPrecision(3), (123456).toPrecision(2), (1.25).toPrecision(2), (0).toPrecision(3));
console.log((123456).toExponential(), (0.00015).toExponential(1), (0).toExponential(2), (-1.5).toExponential(3), (NaN).toFixed(2), (Infinity).toString(2));
console.log(String(-0), `${-0}`, [-0] + '', JSON.stringify(-0), (-0).toString(), -0, [-0], Object.is(-0, 0), 1 / -0);
console.log(0b1010, 0o17, 0xff, 1_000_000, .5, 5., 0.1e2, 1e3, 0xdeadbeef, 9007199254740993, 0.1 * 3, 4.35 * 100, 1.1 + 2.2);
console.log((25).toString(36), (1 / 3).toString(2).length, (1234.5678).toString(10), (2 ** 70).toString(), (2 ** -20).toString());
