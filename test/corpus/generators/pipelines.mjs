// Lazy pipelines of generators pull only what they need.
const log = [];
function* naturals() {
  for (let n = 0; ; n++) {
    log.push(`n${n}`);
    yield n;
  }
}
const map = (f) => function* (source) { for (const x of source) yield f(x); };
const filter = (f) => function* (source) { for (const x of source) if (f(x)) yield x; };
const take = (n) => function* (source) { if (n > 0) for (const x of source) { yield x; if (--n <= 0) return; } };
const pipe = (source, ...steps) => steps.reduce((s, step) => step(s), source);
console.log([...pipe(naturals(), filter((x) => x % 2), map((x) => x * x), take(3))].join(), log.join());
function* interleave(...sources) {
  const iterators = sources.map((s) => s[Symbol.iterator]());
  while (iterators.length > 0) {
    const iterator = iterators.shift();
    const { value, done } = iterator.next();
    if (done) continue;
    yield value;
    iterators.push(iterator);
  }
}
console.log([...interleave('abc', [1, 2], new Set(['x']))].join(''));
function* primes() {
  const found = [];
  for (let n = 2; ; n++) if (found.every((p) => n % p)) yield (found.push(n), n);
}
console.log([...take(10)(primes())].join());
const chunk = function* (list, size) { for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size); };
console.log([...chunk([1, 2, 3, 4, 5], 2)].map((c) => c.join('')).join('|'));
