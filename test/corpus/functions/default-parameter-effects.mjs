// When defaults are evaluated, how often, and with what this, arguments and new.target.
let n = 0;
const f = (a = ++n, b = [a]) => [a, b];
console.log(f(), f(undefined, 0), f(null), f(7), n, f.length);
const g = (list = []) => (list.push(list.length), list);
console.log(g(), g(), g([1, 2]));
function h(a, b = arguments.length, c = this?.v, d = new.target === undefined) { return [a, b, c, d]; }
console.log(h(), h.call({ v: 'this' }, 1), h(1, undefined, 3), new (function () { this.r = h.call(this, 1); })().r);
const o = { v: 1, m(a = this.v, b = () => this.v + a) { return b(); } };
console.log(o.m(), o.m(10), o.m.call({ v: 100 }));
const required = (name) => { throw new TypeError(`missing ${name}`); };
const strict = (a = required('a'), { b = required('b') } = {}) => a + b;
for (const args of [[], [1], [1, {}], [1, { b: 2 }], [undefined, { b: 1 }]]) try { console.log(strict(...args)); } catch (e) { console.log(e.message); }
const chain = (a = 1, b = a * 2, c = a + b, [d = c] = [], { e = d, ...rest } = { x: 1 }) => ({ a, b, c, d, e, rest });
console.log(chain(), chain(2), chain(1, undefined, 0, [undefined], { e: null, y: 2 }));
const fnDefault = (cb = (x) => x * 2, xs = [1, 2].map(cb)) => xs;
console.log(fnDefault(), fnDefault((x) => -x), ((a, b = a, ...c) => [a, b, c])(1, undefined, 2, 3));
var x = 'outer';
console.log(((a = x) => { var x = 'inner'; return a + x; })(), ((x, a = x) => { x = 'changed'; return a; })('param'), ((a = () => x) => { var x = 'body'; return a(); })());
class D { constructor(a = new.target.name, b = D.count++) { Object.assign(this, { a, b }); } static count = 0; }
console.log(new D(), new (class Sub extends D {})(), new D('given', 'b'), D.count);
