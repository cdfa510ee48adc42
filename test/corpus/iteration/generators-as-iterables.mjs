// Lazy pipelines of generators that stop early and clean up in order.
const log = [];
function* naturals() { try { for (let i = 0; ; i++) { log.push('n' + i); yield i; } } finally { log.push('naturals closed'); } }
function* map(it, f) { try { for (const x of it) yield f(x); } finally { log.push('map closed'); } }
function* filter(it, f) { try { for (const x of it) if (f(x)) yield x; } finally { log.push('filter closed'); } }
function* take(it, n) { if (n <= 0) return; for (const x of it) { yield x; if (--n <= 0) return; } }
console.log([...take(filter(map(naturals(), (x) => x * x), (x) => x % 2), 3)]);
console.log(log.splice(0).join(' '));
for (const x of map(naturals(), (x) => -x)) if (x < -1) break;
console.log(log.splice(0).join(' '));
try { for (const x of map(naturals(), () => { throw new Error('mapper'); })); } catch (e) { console.log(e.message, log.splice(0).join(' ')); }
const [a, b] = filter(naturals(), (x) => x > 2);
console.log(a, b, log.splice(0).join(' '));
function* zip(...its) { const iterators = its.map((i) => i[Symbol.iterator]()); try { while (true) { const r = iterators.map((i) => i.next()); if (r.some((x) => x.done)) return; yield r.map((x) => x.value); } } finally { iterators.forEach((i) => i.return?.()); } }
console.log([...zip('ab', [1, 2, 3], naturals())].join(' '), log.at(-1));
function* chunk(it, n) { let c = []; for (const x of it) if (c.push(x) === n) { yield c; c = []; } if (c.length) yield c; }
console.log([...chunk([1, 2, 3, 4, 5], 2)], [...chunk([], 2)]);
function* cycle(list) { while (list.length) yield* list; }
console.log([...take(cycle('xyz'), 7)].join(''), [...cycle([])]);
function* permutations(list) { if (list.length < 2) yield list; else for (let i = 0; i < list.length; i++) for (const p of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i], ...p]; }
console.log([...permutations('abc'.split(''))].map((p) => p.join('')).join());
const scan = function* (it, f, acc) { for (const x of it) yield (acc = f(acc, x)); };
console.log([...scan([1, 2, 3, 4], (x, y) => x + y, 0)], Math.max(...scan('abc', (n, c) => n + c.charCodeAt(0), 0)));
