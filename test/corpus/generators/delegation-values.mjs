// yield* passes values, throws and returns through, and has the value of the inner return.
const log = [];
function* inner(name) {
  try { const r = yield name + 1; log.push(`${name} got ${r}`); yield name + 2; return name + ' result'; }
  catch (e) { log.push(`${name} caught ${e}`); yield name + ' recovered'; return 'after catch'; }
  finally { log.push(name + ' done'); }
}
function* outer() { const a = yield* inner('x'); log.push('a = ' + a); const b = yield* inner('y'); return [a, b]; }
let it = outer();
console.log(it.next().value, it.next('sent').value, it.next().value, it.next('to y').value, it.next(), log.splice(0).join('; '));
it = outer();
it.next();
console.log(it.throw('E').value, it.next().value, it.return('R'), log.splice(0).join('; '));
function* lists() { const r = yield* [1, 2]; yield* 'ab'; yield* new Set([3]); yield* []; return r; }
console.log([...lists()], [...(function* () { yield (yield* lists()); })()]);
const noThrow = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: () => (log.push('closed'), {}) }) };
it = (function* () { yield* noThrow; })();
it.next();
try { it.throw(new Error('x')); } catch (e) { console.log(e.name, log.splice(0)); }
const results = { [Symbol.iterator]: () => ({ n: 0, next(v) { log.push('next ' + v); return { value: this.n++, done: this.n > 2, extra: true }; } }) };
it = (function* () { return yield* results; })();
console.log(it.next('a'), it.next('b'), it.next('c'), log.splice(0));
const withReturn = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return: (v) => (log.push('return ' + v), { value: 'inner ' + v, done: true }) }) };
it = (function* () { try { yield* withReturn; } finally { log.push('finally'); } })();
it.next();
console.log(it.return('V'), log.splice(0));
const keepsGoing = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return: () => ({ value: 'not yet', done: false }) }) };
it = (function* () { yield* keepsGoing; })();
it.next();
console.log(it.return(0), it.next());
function* tree(t) { if (t) { yield* tree(t.l); yield t.v; yield* tree(t.r); } }
console.log([...tree({ v: 2, l: { v: 1 }, r: { v: 4, l: { v: 3 } } })].join());
try { [...(function* () { yield* 5; })()]; } catch (e) { console.log(e.name); }
