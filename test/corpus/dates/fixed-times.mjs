// Dates from fixed times: parts, overflow of parts, text forms.
const d = new Date(Date.UTC(2024, 1, 29, 13, 45, 59, 123));
console.log(d.toISOString(), d.toJSON(), d.getTime(), +d, d.valueOf() === d - 0);
console.log(d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCDay(), d.getUTCHours(), d.getUTCMinutes(), d.getUTCSeconds(), d.getUTCMilliseconds());
for (const a of [[2024, 0, 31], [2024, 1, 31], [2023, 1, 29], [2024, 12, 1], [2024, -1, 1], [2024, 0, 0], [2024, 0, 1, 25], [2024, 0, 1, 0, -1], [99, 0], [100, 0], [-1, 0], [2024, 0, 1, 0, 0, 0, 1e9], [2024], [NaN, 0], [275760, 8, 13, 0, 0, 0, 1]]) {
  const t = Date.UTC(...a);
  console.log(JSON.stringify(a), t, isNaN(t) ? 'invalid' : new Date(t).toISOString());
}
for (const s of ['2024-02-29', '2024-02-29T12:00:00Z', '2024-02-29T12:00:00+05:30', '2024-02', '2024', '2024-02-29T12:00:00.5Z', '2024-13-01', 'not a date', '', '+012024-01-01T00:00:00Z', '2024-02-30T00:00:00Z'])
  console.log(JSON.stringify(s), Date.parse(s));
const m = new Date(0);
console.log(m.setUTCFullYear(2020), m.setUTCMonth(13), m.setUTCDate(0), m.setUTCHours(48), m.setUTCMinutes(-1), m.setUTCSeconds(3600), m.setUTCMilliseconds(1.9), m.toISOString());
console.log(m.setTime(NaN), m.getTime(), m.toJSON(), String(m), m.setUTCFullYear(2021), m.toISOString());
try { new Date(NaN).toISOString(); } catch (e) { console.log(e.name, e.message); }
console.log(new Date(8.64e15).toISOString(), new Date(8.64e15 + 1).getTime(), new Date(-8.64e15).toISOString(), new Date(1.9).getTime(), new Date(-0.5).getTime(), new Date(true).getTime(), new Date(null).getTime(), new Date(undefined).getTime());
console.log(new Date(d) === d, new Date(d).getTime() === d.getTime(), d > new Date(0), d == d.getTime(), new Date(5) - new Date(3), JSON.stringify({ d: new Date(0) }), typeof (d + 1), Object.prototype.toString.call(d));
console.log(Date.length, Date.UTC.length, new Date(2020, 0).getTime() === new Date(2020, 0, 1, 0, 0, 0, 0).getTime(), Date.prototype.constructor === Date);
for (const bad of [() => Date.prototype.getTime.call({}), () => Date.prototype.toISOString.call(1)]) try { bad(); } catch (e) { console.log(e.name, e.message); }
