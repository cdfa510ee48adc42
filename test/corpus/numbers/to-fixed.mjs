// toFixed: rounding of exact binary values, signs, limits.
for (const n of [0, -0, 1.005, 1.45, 8.345, 0.5, 1.5, 2.5, -1.5, 10.235, 1e21, 123.456, 0.000001, 1e-10, -0.0000001])
  console.log(n, n.toFixed(), n.toFixed(1), n.toFixed(2), n.toFixed(7));
console.log((1.23e20).toFixed(2), (0.1).toFixed(20), (1 / 3).toFixed(30));
console.log(NaN.toFixed(2), Infinity.toFixed(1), (-Infinity).toFixed(1));
for (const d of [-1, 101, NaN, '3', undefined, null, 2.9]) {
  try { console.log(String(d), (1.23456).toFixed(d)); } catch (e) { console.log(String(d), e.name, e.message); }
}
console.log((25).toFixed(0), (0.05).toFixed(1), (0.15).toFixed(1), (0.25).toFixed(1), (0.35).toFixed(1));
console.log((1e20).toFixed(0), (999.995).toFixed(2), (-2.345).toFixed(2), -2.345.toFixed(2));
try { Number.prototype.toFixed.call('1'); } catch (e) { console.log(e.name); }
