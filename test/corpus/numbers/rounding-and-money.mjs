// Rounding helpers, banker's rounding, cents and ranges of doubles.
const round = (x, d = 0) => Number(Math.round(Number(x + 'e' + d)) + 'e-' + d);
console.log([1.005, 2.345, -1.5, 1.45, 8.345, 10.075].map((x) => [round(x, 2), +x.toFixed(2), Math.round(x * 100) / 100]));
const bank = (x) => { const r = Math.round(x); return Math.abs(x % 1) === 0.5 && r % 2 ? r - 1 : r; };
console.log([0.5, 1.5, 2.5, -0.5, -1.5, 2.6].map(bank), [2.5, -2.5, 3.5, -3.5].map(Math.round));
const cents = (s) => { const [w, f = ''] = s.replace(/[$,]/g, '').split('.'); return Number(w) * 100 + Number(f.padEnd(2, '0')) * (w.startsWith('-') ? -1 : 1); };
console.log(['$1,234.5', '0.07', '-3.25', '12'].map(cents), 0.1 + 0.2 === 0.3, Math.abs(0.1 + 0.2 - 0.3) < Number.EPSILON, (0.1 * 10 + 0.2 * 10) / 10);
const split = (total, n) => Array.from({ length: n }, (_, i) => Math.floor(total / n) + (i < total % n ? 1 : 0));
console.log(split(100, 3), split(7, 7), split(2, 4), split(100, 3).reduce((a, b) => a + b));
console.log(1.1 + 2.2, 0.7 + 0.1, 3 * 1.1, 4.35 * 100, 1.15.toFixed(1), 1.25.toFixed(1), 1e21 + 1, 9.95.toFixed(1), (1.005).toPrecision(3), 0.1 ** 2);
const grouped = (n) => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
console.log([0, 999, 1000, 1234567, -9876].map(grouped), Number.isSafeInteger(2 ** 53), Number.isSafeInteger(2 ** 53 - 1), Number.isInteger(5.0), Number.isInteger('5'), Number.isInteger(1e300));
const roman = (n) => [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']].reduce((s, [v, r]) => { while (n >= v) { s += r; n -= v; } return s; }, '');
console.log([1, 4, 9, 14, 40, 90, 400, 1994, 2024].map(roman));
