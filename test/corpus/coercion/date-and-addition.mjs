// Dates prefer text in additions and numbers elsewhere.
const d = new Date(0);
console.log(d + 1 === d.toString() + '1', d - 1, d * 2, +d, -d, d / 1, d > -1, d == 0, d == d.toString(), `${d}` === String(d), [d] + '' === String(d));
console.log(d[Symbol.toPrimitive]('number'), typeof d[Symbol.toPrimitive]('default'), typeof d[Symbol.toPrimitive]('string'), Date.prototype[Symbol.toPrimitive].name, d.valueOf() === d.getTime());
for (const hint of ['', 'x', undefined, null]) try { d[Symbol.toPrimitive](hint); } catch (e) { console.log(e.name, e.message); }
const later = new Date(5);
console.log(later > d, later - d, later < d, Math.max(d, later), [later, d].sort((a, b) => a - b)[0] === d, new Date(d) - d, later == new Date(5), +later === +new Date(5), d <= new Date(0) && d >= new Date(0));
const own = new Date(7);
own.valueOf = () => 100;
own.toString = () => 'own text';
console.log(own + 1, own * 1, `${own}`, JSON.stringify(own), own.getTime());
own.toJSON = (k) => 'json ' + k;
console.log(JSON.stringify({ k: own }), typeof (new Date(NaN) + 1), isNaN(new Date(NaN) - 0), new Date(NaN) > 0, new Date(NaN) < 0, String(new Date(NaN)));
