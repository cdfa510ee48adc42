// Names and lengths of bound functions, this and arguments through call, apply and bind.
function f(a, b, c) { return [this?.v, a, b, c, arguments.length]; }
console.log(f.call({ v: 1 }, 2, 3), f.apply({ v: 1 }, [2, 3, 4, 5]), f.apply({ v: 1 }), f.apply(null, { length: 2, 0: 'x' }));
const b = f.bind({ v: 'bound' }, 1);
const bb = b.bind({ v: 'ignored' }, 2);
console.log(b.name, b.length, bb.name, bb.length, bb(3), bb.call({ v: 'no' }, 9), b.hasOwnProperty('prototype'));
console.log(f.bind().length, f.bind(null, 1, 2, 3, 4).length, (() => {}).bind().name, ((x) => x).bind(null).name, (class K {}).bind().name);
Object.defineProperty(f, 'name', { value: 'renamed' });
Object.defineProperty(f, 'length', { value: 7.9 });
console.log(f.bind().name, f.bind(null, 1).length);
Object.defineProperty(f, 'name', { value: Symbol('s') });
Object.defineProperty(f, 'length', { value: Infinity });
console.log(f.bind().name, f.bind(null, 1).length);
Object.defineProperty(f, 'length', { value: 'text' });
console.log(f.bind().length);
function P(x, y) { this.x = x; this.y = y; this.t = new.target === P; }
const BP = P.bind({ ignored: true }, 'first');
const p = new BP('second');
console.log(p, p instanceof P, p instanceof BP, Object.getPrototypeOf(p) === P.prototype);
console.log(Math.max.apply(null, [3, 1, 2]), [].concat.apply([], [[1], [2]]), Array.prototype.slice.call('abc'), Function.prototype.call.call(function () { return this.q; }, { q: 'q' }));
const unbound = Function.prototype.call.bind(Array.prototype.map);
console.log(unbound([1, 2], (x) => x * 2), [' a ', 'b '].map(Function.prototype.call, String.prototype.trim));
for (const bad of [() => f.apply(null, 1), () => f.apply(null, 'x'), () => Function.prototype.bind.call({}), () => Reflect.apply(f, null), () => new (() => 1).bind()()])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
const arrow = () => typeof this;
console.log(arrow.call({}), (function () { return typeof this; }).call(5), (function () { return this; }).call(undefined));
const partial = (fn, ...a) => fn.bind(undefined, ...a);
console.log(partial((a, b, c) => a + b + c, 'x', 'y')('z'), [1, 2, 3].map(parseInt), ['1', '2', '3'].map(Number));
