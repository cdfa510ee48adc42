// Iterables of many shapes: ranges, linked lists, trees, infinite ones, and iterators without Symbol.iterator.
class Range { constructor(a, b, s = 1) { Object.assign(this, { a, b, s }); } *[Symbol.iterator]() { for (let i = this.a; this.s > 0 ? i < this.b : i > this.b; i += this.s) yield i; } }
console.log([...new Range(0, 5)], [...new Range(5, 0, -2)], Math.max(...new Range(0, 4)), Array.from(new Range(0, 3), (x) => x ** 2));
const list = { value: 1, next: { value: 2, next: { value: 3, next: null } }, [Symbol.iterator]() { let n = this; return { next: () => (n ? (([v, n] = [n.value, n.next]), { value: v, done: false }) : { done: true, value: undefined }) }; } };
let v;
console.log([...list].join());
const counter = { i: 0, next() { return { value: this.i++, done: this.i > 3 }; }, [Symbol.iterator]() { return this; } };
console.log([...counter], [...counter], counter.i);
const noIterable = { next: () => ({ done: true }) };
try { [...noIterable]; } catch (e) { console.log(e.name, e.message); }
console.log([...{ [Symbol.iterator]: () => noIterable }]);
for (const bad of [{ [Symbol.iterator]: () => 1 }, { [Symbol.iterator]: () => ({}) }, { [Symbol.iterator]: null }, { [Symbol.iterator]: () => ({ next: 1 }) }]) try { for (const x of bad); } catch (e) { console.log(e.name, e.message); }
const both = { *[Symbol.iterator]() { yield* Object.entries(this); }, x: 1, y: 2 };
console.log([...both], new Map(both), Object.fromEntries(both));
const it = [1, 2, 3].values();
const rest = [];
for (const x of it) { rest.push(x); if (x === 1) break; }
console.log(rest, [...it]);
const gen = (function* () { yield 1; yield 2; yield 3; })();
for (const x of gen) { rest.push(x); break; }
console.log(rest, [...gen]);
console.log([...'a😀'].length, [...new Map([[1, 2]]).keys()], [...[5, 6].entries()], [...new Set('aab')], [...[].keys()], Object.prototype.toString.call([][Symbol.iterator]()), Object.prototype.toString.call(''[Symbol.iterator]()), Object.prototype.toString.call(new Map().entries()));
const proto = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
console.log(proto[Symbol.iterator].call('self'), Object.getPrototypeOf([].values()) === Object.getPrototypeOf([].keys()), typeof [].values().return);
let a, b, c;
[a, b, ...c] = new Range(0, 5);
console.log(a, b, c, new Set(new Range(0, 3)).size, String([...new Range(2, 4)]));
