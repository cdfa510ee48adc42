// Iterators composed by classes: peeking, merging, buffering, and closing both sides.
class Peek { #it; #buf = []; constructor(src) { this.#it = src[Symbol.iterator](); } peek() { if (!this.#buf.length) this.#buf.push(this.#it.next()); return this.#buf[0]; } next() { return this.#buf.shift() ?? this.#it.next(); } return(v) { this.#it.return?.(); return { value: v, done: true }; } [Symbol.iterator]() { return this; } }
const p = new Peek([1, 2, 3]);
console.log(p.peek().value, p.peek().value, p.next().value, p.peek().value, [...p], p.peek(), p.next());
function* merge(a, b, less = (x, y) => x < y) { const [l, r] = [new Peek(a), new Peek(b)]; try { while (!l.peek().done || !r.peek().done) yield !l.peek().done && (r.peek().done || less(l.peek().value, r.peek().value)) ? l.next().value : r.next().value; } finally { l.return(); r.return(); } }
const log = [];
const src = function* (n, ...v) { try { yield* v; } finally { log.push(n + ' closed'); } };
console.log([...merge(src('a', 1, 4, 9), src('b', 2, 3))], log.splice(0));
for (const x of merge(src('a', 1, 4), src('b', 2, 3))) if (x === 2) break;
console.log(log.splice(0), [...merge([], [])], [...merge('ac', 'bd')].join(''));
const group = function* (it, f) { let key, buf = []; for (const x of it) { const k = f(x); if (buf.length && k !== key) { yield [key, buf]; buf = []; } key = k; buf.push(x); } if (buf.length) yield [key, buf]; };
console.log([...group([1, 3, 2, 4, 5], (x) => x % 2)], [...group('aabca', (c) => c)].map(([k, v]) => k + v.length).join(''));
const pairs = function* (it) { let prev, has = false; for (const x of it) { if (has) yield [prev, x]; prev = x; has = true; } };
console.log([...pairs([1, 4, 9])].map(([a, b]) => b - a), [...pairs([1])], [...pairs('')]);
const flatten = function* (x, d = Infinity) { for (const v of x) if (d > 0 && v != null && typeof v === 'object' && Symbol.iterator in v) yield* flatten(v, d - 1); else yield v; };
console.log([...flatten([1, [2, new Set([3, [4]])], 'str'])], [...flatten([[1, [2]]], 1)].length);
const until = function* (it, f) { for (const x of it) { yield x; if (f(x)) return 'stopped'; } return 'ended'; };
const wrap = function* (it) { const r = yield* it; yield r; };
console.log([...wrap(until([1, 2, 3], (x) => x === 2))], [...wrap(until([1], () => false))]);
