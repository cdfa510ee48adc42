// for-of and for-in with every kind of target on the left.
const o = { k: null, list: [] };
for (o.k of [1, 2]);
for (o.list[o.list.length] of 'ab');
for ([o.a, o.b = 'd'] of [[1], [2, 3]]) console.log(o.a, o.b);
for ({ x: o.x, ...o.rest } of [{ x: 1, y: 2 }]);
console.log(o);
let v;
for (v in { p: 1, q: 2 });
for (const [c, ...cs] in { abc: 1 }) console.log(c, cs);
for (let { length } of ['xx', [1, 2, 3]]) console.log(length);
for (var [i, e] of ['m', 'n'].entries());
console.log(v, i, e);
const log = [];
const target = { set t(x) { log.push('set ' + x); if (x === 2) throw new Error('stop'); } };
const src = { *[Symbol.iterator]() { try { yield 1; yield 2; yield 3; } finally { log.push('closed'); } } };
try { for (target.t of src) log.push('body'); } catch (err) { console.log(err.message, log.splice(0)); }
try { for (const { a } of (function* () { try { yield null; } finally { log.push('closed'); } })()); } catch (err) { console.log(err.name, log.splice(0)); }
const key = { toString: () => 'dyn' };
for (o[key] of [7]);
for ((o).paren of [8]);
for (o['c' + 1] in { z: 1 });
console.log(o.dyn, o.paren, o.c1);
class P { #x; run() { for (this.#x of [1, 2, 3]); for ([this.#x] of [[this.#x + 10]]); return this.#x; } }
console.log(new P().run());
const fns = [];
for (let f of [1, 2]) { fns.push(() => f); f *= 10; }
for (const f of [3]) { const f = 'shadow'; fns.push(() => f); }
console.log(fns.map((f) => f()));
for (let of of [['nested']]) for (of of of) console.log(of);
for (let x of [1, 2, 3]) { if (x === 2) continue; log.push(x); }
for (const x of new Map([['k', 'v']])) log.push(x.join());
console.log(log);
