// A set that changes while it is iterated, and algorithms that rely on it.
const s = new Set([1, 2, 3]);
const seen = [];
for (const x of s) { seen.push(x); if (x < 4) s.add(x + 3); s.delete(x - 1); }
console.log(seen, [...s]);
const graph = { a: ['b', 'c'], b: ['d'], c: ['d', 'a'], d: ['e'], e: [] };
const reached = new Set(['a']);
for (const node of reached) for (const next of graph[node]) reached.add(next);
console.log([...reached]);
const t = new Set('abc');
const it = t[Symbol.iterator]();
it.next();
t.delete('b');
t.add('b');
console.log([...it], [...t]);
const u = new Set([1, 2, 3, 4]);
u.forEach((v, k, set) => { console.log(v === k, set === u, v); set.delete(v + 1); });
console.log([...u]);
const v = new Set([1]);
const iter = v.values();
console.log(iter.next().done);
v.add(2);
console.log(iter.next().value, iter.next().done);
v.add(3);
console.log(iter.next().done, iter[Symbol.toStringTag], iter[Symbol.iterator]() === iter);
const primes = new Set(Array.from({ length: 29 }, (_, i) => i + 2));
for (const p of primes) for (let k = p * p; k < 31; k += p) primes.delete(k);
console.log([...primes].join());
const w = new Set();
for (const x of [NaN, 0, -0, NaN, '0', null, undefined]) w.add(x);
console.log(w.size, [...w], Object.is([...w][1], 0), w.has(NaN), w.has(-0));
const x = new Set([1, 2]);
for (const y of x) { x.clear(); x.add('fresh'); if (y === 'fresh') break; }
console.log([...x]);
