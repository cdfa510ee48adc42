// Which keys are the same, insertion order on overwriting, weak collections, grouping by hand.
const o1 = {};
const o2 = {};
const m = new Map([[o1, 1], [o2, 2], [NaN, 'nan'], [0, 'zero'], ['0', 'text'], [null, 'null'], [undefined, 'undef'], [1n, 'big'], [1, 'one'], [true, 'true']]);
console.log(m.size, m.get({}), m.get(o1), m.get(NaN), m.get(-0), m.get('0'), m.get(), m.get(1n), m.get(1), m.get('true'));
m.set(o1, 'again').set(0, 'still first');
console.log([...m.values()].slice(0, 5), [...m.keys()][3] === 0);
m.set(-0, 'neg');
console.log(Object.is([...m.keys()][3], 0), m.delete(NaN), m.delete(NaN), m.size);
for (const bad of [() => Map(), () => new Map([1]), () => new Map(5), () => Map.prototype.get.call({}, 1), () => Set.prototype.size, () => new WeakMap([[1, 2]]), () => new WeakSet().add('x'), () => Map.prototype.has.call(new Set(), 1)])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
const wm = new WeakMap([[o1, 'w']]);
console.log(wm.get(o1), wm.has(o2), wm.delete(o1), wm.has(o1), wm.get(1), new WeakSet([o1]).has(o1));
console.log(new Map([[1, 2], [1, 3]]), new Map(new Map([[5, 6]])), new Set(new Map([[1, 2]])), new Map(Object.entries({ a: 1 })), Object.fromEntries(new Map([['x', 1]])));
console.log(Map.name, Map.length, new Map().set.length, Map.prototype.entries === Map.prototype[Symbol.iterator], Set.prototype.keys === Set.prototype.values, String(new Map()), Map[Symbol.species] === Map);
class Counter extends Map { inc(k) { return this.set(k, (this.get(k) ?? 0) + 1); } }
const c = new Counter();
for (const ch of 'hello') c.inc(ch);
console.log(c, c instanceof Map, [...c].sort((a, b) => b[1] - a[1])[0]);
class Logged extends Map { set(k, v) { console.log('set', k); return super.set(k, v); } }
new Logged([['a', 1], ['b', 2]]);
const nested = new Map([['x', new Map([['y', new Set([1])]])]]);
console.log(nested, nested.get('x').get('y').has(1));
