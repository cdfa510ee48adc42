// toPrecision and toExponential choose digits and notation.
for (const n of [0, 1, 123.456, 0.000123, 1e21, 1e-7, 999999, 5e-324, 1.7976931348623157e308, -42])
  console.log(n, n.toPrecision(1), n.toPrecision(3), n.toPrecision(6), n.toPrecision(21));
for (const n of [0, -0, 1, 12345, 0.00015, 1e100, -1.5, 99.99])
  console.log(n.toExponential(), n.toExponential(0), n.toExponential(2), n.toExponential(10));
console.log((123.456).toPrecision(), (123.456).toPrecision(undefined), (1.25).toPrecision(2), (1.35).toPrecision(2));
for (const d of [0, 101, -1]) {
  try { (1).toPrecision(d); } catch (e) { console.log(e.name, e.message); }
}
try { (1).toExponential(101); } catch (e) { console.log(e.name, e.message); }
console.log(NaN.toPrecision(500), Infinity.toExponential(3), (1e21).toPrecision(3), (1234567).toPrecision(2));
console.log((0.00001).toPrecision(1), (0.000001).toPrecision(1), (0.0000001).toPrecision(1));
console.log((4.5).toExponential(0), (5.5).toExponential(0), (25).toExponential(0));
