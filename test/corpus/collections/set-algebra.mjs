// Union, intersection, difference, subsets and power sets with plain sets.
const u = (a, b) => new Set([...a, ...b]);
const n = (a, b) => new Set([...a].filter((x) => b.has(x)));
const d = (a, b) => new Set([...a].filter((x) => !b.has(x)));
const sub = (a, b) => [...a].every((x) => b.has(x));
const [a, b] = [new Set([1, 2, 3]), new Set([3, 4, 1])];
console.log(u(a, b), n(a, b), d(a, b), d(b, a), sub(n(a, b), a), sub(a, b), u(d(a, b), d(b, a)));
const power = (s) => [...s].reduce((acc, x) => [...acc, ...acc.map((p) => new Set([...p, x]))], [new Set()]);
console.log(power(a).length, power(a).at(-1), power(new Set()).length);
const s = new Set();
console.log(s.add(1) === s, s.add(1).size, s.delete(1), s.delete(1), s.size, s.has(1), s.clear());
console.log(new Set('hello').size, [...new Set([3, 1, 3, 2])], new Set([[1], [1]]).size, new Set([undefined, null, undefined]).size, new Set(null).size);
const words = ['listen', 'silent', 'enlist', 'google', 'elgoog'];
const groups = new Map();
for (const w of words) { const k = [...w].sort().join(''); groups.set(k, (groups.get(k) ?? new Set()).add(w)); }
console.log([...groups.values()].map((g) => [...g]));
const seen = new Set();
console.log([1, 2, 1, 3, 2].filter((x) => !seen.has(x) && seen.add(x)), [...seen].indexOf(3));
class Bag extends Map { add(k, c = 1) { return this.set(k, (this.get(k) ?? 0) + c); } get total() { return [...this.values()].reduce((x, y) => x + y, 0); } *[Symbol.iterator]() { for (const [k, c] of this.entries()) for (let i = 0; i < c; i++) yield k; } }
const bag = new Bag().add('x').add('y', 2).add('x');
console.log([...bag], bag.total, bag.size, [...bag.entries()]);
