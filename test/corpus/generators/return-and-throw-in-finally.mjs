// Generators with return and throw meeting finally, yields in finally, delegation.
function* g1() { try { yield 1; yield 2; } finally { console.log('fin'); yield 'cleanup'; console.log('fin2'); } return 'end'; }
let g = g1(); console.log(g.next(), g.return('r'), g.next(), g.next());
g = g1(); console.log(g.next()); try { console.log(g.throw(new Error('t'))); console.log(g.next()); } catch (e) { console.log('caught', e.message); } console.log(g.next());
function* g2() { try { yield 1; } finally { return 'override'; } }
g = g2(); g.next(); console.log(g.return('x'), g.next()); g = g2(); g.next(); console.log(g.throw(new Error('lost')), g.return(5));
function* g3() { for (;;) { try { const x = yield 'a'; console.log('got', x); if (x === 3) return 'three'; } catch (e) { console.log('c', e); } finally { console.log('f'); if (g3.count++ < 2) continue; } } }
g3.count = 0; g = g3(); console.log(g.next(9), g.return('one'), g.throw('two'), g.next(3), g.next());
function* inner() { try { const a = yield 'i1'; console.log('inner got', a); yield 'i2'; } catch (e) { console.log('inner caught', e); yield 'ic'; } finally { console.log('inner fin'); } return 'iret'; }
function* outer() { try { const r = yield* inner(); console.log('r', r); yield r; } finally { console.log('outer fin'); } }
g = outer(); console.log(g.next(), g.next('A'), g.throw('E'), g.next(), g.next(), g.next());
g = outer(); console.log(g.next(), g.return('R'), g.next());
const noReturn = { [Symbol.iterator]() { return { i: 0, next(v) { console.log('n', v); return { value: this.i++, done: this.i > 3 }; } }; } };
function* d() { try { return yield* noReturn; } finally { console.log('d fin'); } }
g = d(); g.next('ignored'); g.next('second'); console.log(g.return('q'));
g = d(); g.next(); try { g.throw(new Error('x')); } catch (e) { console.log(e.name, e.message); } console.log(g.next());
const weird = { [Symbol.iterator]() { return { next() { return { value: 1, done: false }; }, return(v) { console.log('ret', v); return { value: 'wv', done: v !== 'no' }; }, throw(e) { return { value: 'thrown ' + e, done: true }; } }; } };
function* w() { const r = yield* weird; console.log('w', r); return 'wr'; }
g = w(); console.log(g.next(), g.return('no'), g.return('yes'), g.next()); g = w(); g.next(); console.log(g.throw('T'));
function* reent() { try { it.next(); } catch (e) { yield e.message; } }
const it = reent(); console.log(it.next(), it.next());
function* early() { console.log('never'); } g = early(); console.log(g.return(7), g.next()); g = early(); try { g.throw(new RangeError('z')); } catch (e) { console.log(e.name); } console.log(g.next());
console.log([...(function* () { const x = yield* [1, 2]; console.log(x); const y = yield* 'ab'; console.log(y); yield* arguments; })(8, 9)]);
const obj = { *[Symbol.iterator]() { yield* super.toString(); } }; console.log([...obj].join(''));
class K { static *s() { yield this.name; } *m(a = yieldless()) { yield a; } } function yieldless() { return 'dflt'; } console.log([...K.s()], [...new K().m()]);
const { a = 1, ...rest } = { get a() { console.log('get a'); }, b: 2 }; console.log(a, rest);
function* params(a = (() => { throw new Error('param'); })()) {} try { params(); } catch (e) { console.log(e.message); }
console.log(Object.getPrototypeOf(g1).constructor.name, g1.prototype instanceof Object, Object.prototype.toString.call(g1()), (function* () {}).hasOwnProperty('prototype'), Object.getOwnPropertyNames(g1));
try { new g1(); } catch (e) { console.log(e.message); }
g1.prototype.extra = 5; console.log(g1().extra); g1.prototype = null; console.log(Object.getPrototypeOf(g1()) === Object.getPrototypeOf((function* () {}).prototype));
