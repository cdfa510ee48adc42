// WeakMap for private data, WeakSet for marks, identity of keys, and caches by arguments.
const secret = new WeakMap();
class Person { constructor(n) { secret.set(this, { n, log: [] }); } get name() { return secret.get(this).n; } rename(n) { const s = secret.get(this); s.log.push(s.n); s.n = n; return this; } get history() { return secret.get(this).log.join(); } }
const p = new Person('a').rename('b').rename('c');
console.log(p.name, p.history, Object.keys(p), secret.has(p), secret.has({}), secret.get({}), secret.delete(p), secret.has(p));
try { p.name; } catch (e) { console.log(e.name); }
const visited = new WeakSet();
const cyc = { a: { b: {} } };
cyc.a.b.back = cyc;
const depth = (o) => { if (typeof o !== 'object' || o === null || visited.has(o)) return 0; visited.add(o); return 1 + Math.max(0, ...Object.values(o).map(depth)); };
console.log(depth(cyc), depth(cyc), visited.has(cyc.a), visited.delete(cyc), visited.has(cyc));
for (const bad of [1, 'x', null, undefined, true, Symbol.for('reg')]) for (const f of [() => new WeakMap().set(bad, 1), () => new WeakSet().add(bad)]) try { f(); console.log('fine', String(bad)); } catch (e) { console.log(e.name, e.message); }
console.log(new WeakMap().get(1), new WeakMap().has('x'), new WeakMap().delete(null), new WeakSet().has(5), String(new WeakMap()), new WeakMap([[p, 1]]).get(p), WeakMap.length, typeof WeakMap.prototype.size);
const memo = (f) => { const root = new Map(); return (...a) => { let m = root; for (const x of a) { if (!m.has(x)) m.set(x, new Map()); m = m.get(x); } if (!m.has(memo)) m.set(memo, f(...a)); return m.get(memo); }; };
let calls = 0;
const add = memo((a, b) => (calls++, a + b));
console.log(add(1, 2), add(1, 2), add(2, 1), add(NaN, 1), add(NaN, 1), calls, add(1), calls);
const key = {};
const m = new Map([[key, 'obj'], ['[object Object]', 'text']]);
console.log(m.get(key), m.get(String(key)), m.get({}), m.size, [...m.keys()][0] === key);
