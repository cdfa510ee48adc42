// keys, values, entries, fromEntries, hasOwn, is and grouping built on them.
const o = { b: 2, a: 1, 10: 'ten', 9: 'nine', [Symbol('s')]: 's' };
console.log(Object.keys(o), Object.values(o), Object.entries(o), Object.fromEntries(Object.entries(o).map(([k, v]) => [v, k])));
console.log(Object.entries('hi'), Object.values([1, , 3]), Object.keys(5), Object.entries(new Map([[1, 2]])), Object.keys(() => 1));
for (const bad of [null, undefined]) for (const f of ['keys', 'values', 'entries', 'getOwnPropertyNames', 'fromEntries']) try { Object[f](bad); } catch (e) { console.log(f, e.message); }
console.log(Object.fromEntries([['a', 1], ['a', 2], [Symbol.iterator, 3]]), Object.fromEntries(new Map([[{}, 1], [null, 2]])), Object.fromEntries([]), Object.fromEntries([{ 0: 'k', 1: 'v' }]));
for (const bad of [[1], ['ab'], [null], 5]) try { console.log(Object.fromEntries(bad)); } catch (e) { console.log(e.name, e.message); }
const log = [];
const changing = { get a() { log.push('a'); delete this.b; this.c = 'added'; return 1; }, b: 2, d: 4 };
console.log(Object.entries(changing), log);
const hide = { get a() { Object.defineProperty(this, 'b', { enumerable: false }); return 1; }, b: 2 };
console.log(Object.values(hide), Object.keys(hide));
console.log(Object.hasOwn(o, 'a'), Object.hasOwn(o, 'toString'), Object.hasOwn('abc', 1), Object.hasOwn([1], 'length'), o.hasOwnProperty(10), o.propertyIsEnumerable('a'), [].propertyIsEnumerable('length'));
const groupBy = (list, f) => list.reduce((acc, x) => { (acc[f(x)] ||= []).push(x); return acc; }, {});
console.log(groupBy([1, 2, 3, 4, 5], (n) => (n % 2 ? 'odd' : 'even')), groupBy(['apple', 'bob', 'avocado'], (s) => s[0]), groupBy([], String));
const invert = (obj) => Object.fromEntries(Object.entries(obj).map(([k, v]) => [v, k]));
const mapValues = (obj, f) => Object.fromEntries(Object.entries(obj).map(([k, v]) => [k, f(v, k)]));
const pick = (obj, ...ks) => Object.fromEntries(ks.filter((k) => k in obj).map((k) => [k, obj[k]]));
console.log(invert({ a: 'x', b: 'y' }), mapValues({ p: 1, q: 2 }, (v, k) => k + v), pick({ a: 1, b: 2 }, 'b', 'zz', 'toString'));
console.log(Object.is(NaN, NaN), Object.is(-0, 0), Object.is('a', 'a'), Object.is(), Object.is(undefined), Object.is([], []));
console.log(Object.getOwnPropertyNames('ab'), Object.getOwnPropertyNames([1]), Object(1) instanceof Number, Object('s').length, Object(null), new Object(true) == true, Object.length, typeof Object());
