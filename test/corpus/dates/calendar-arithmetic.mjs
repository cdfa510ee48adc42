// Leap years, weekdays, month lengths and differences, computed with dates and by hand.
const leap = (y) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
console.log([1900, 2000, 2023, 2024, 2100].map((y) => leap(y) === (new Date(Date.UTC(y, 1, 29)).getUTCMonth() === 1)));
const days = (y, m) => new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
console.log(Array.from({ length: 12 }, (_, m) => days(2023, m)).join(), days(2024, 1));
const weekday = (y, m, d) => 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')[new Date(Date.UTC(y, m - 1, d)).getUTCDay()];
console.log(weekday(1970, 1, 1), weekday(2000, 2, 29), weekday(1969, 7, 20), weekday(2038, 1, 19));
const zeller = (y, m, d) => { if (m < 3) { m += 12; y--; } const k = y % 100; const j = Math.floor(y / 100); return (d + Math.floor((13 * (m + 1)) / 5) + k + Math.floor(k / 4) + Math.floor(j / 4) + 5 * j) % 7; };
console.log([[1970, 1, 1], [2024, 2, 29], [1999, 12, 31]].map((a) => (zeller(...a) + 6) % 7 === new Date(Date.UTC(a[0], a[1] - 1, a[2])).getUTCDay()));
const diff = (a, b) => (Date.parse(b) - Date.parse(a)) / 86400000;
console.log(diff('2024-01-01', '2025-01-01'), diff('2023-03-01', '2023-02-01'), diff('1970-01-01', '2000-01-01'));
const addMonths = (iso, n) => { const t = new Date(iso); t.setUTCMonth(t.getUTCMonth() + n); return t.toISOString().slice(0, 10); };
console.log(addMonths('2024-01-31', 1), addMonths('2024-01-15', -13), addMonths('2023-12-01', 26));
const iso = (t) => new Date(t).toISOString().replace(/T.*/, '');
const range = (from, n) => Array.from({ length: n }, (_, i) => iso(Date.parse(from) + i * 864e5));
console.log(range('2024-02-27', 4), range('1999-12-30', 4));
const format = (ms) => { const s = Math.floor(ms / 1000); return [s / 3600, (s / 60) % 60, s % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':'); };
console.log(format(3723004), format(0), format(86399999));
console.log(new Date(-1).toISOString(), new Date(-62198755200000).toISOString(), new Date(253402300800000).toISOString());
