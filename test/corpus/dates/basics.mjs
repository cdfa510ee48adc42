// Dates hold a time value; UTC parts and ISO text do not depend on the place.
const d = new Date(Date.UTC(2024, 1, 29, 12, 30, 15, 250));
console.log(d.getTime(), d.toISOString(), d.toJSON(), d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCDay(), d.getUTCHours(), d.getUTCMilliseconds());
console.log(new Date(0).toISOString(), new Date(NaN).getTime(), isNaN(new Date('bad')), Date.parse('2024-02-29T00:00:00Z'), new Date('2024-01-01').getTime(), Date.UTC(2024), new Date(8.64e15 + 1).getTime());
d.setUTCMonth(0, 31);
console.log(d.toISOString(), +d, d - new Date(0), d > new Date(0), d.valueOf() === d.getTime(), typeof Date.now(), new Date(d).getTime() === d.getTime());
d.setUTCDate(32);
d.setUTCHours(25, 61);
console.log(d.toISOString(), JSON.stringify({ d: new Date(5) }), new Date(2020, 0, 1) instanceof Date, typeof new Date(), Object.prototype.toString.call(d));
