// instanceof over prototypes that change, bound functions, primitives and foreign objects.
class A {}
class B extends A {}
function F() {}
const b = new B();
console.log(b instanceof A, b instanceof B, b instanceof Object, b instanceof F, A.prototype instanceof A, B.prototype instanceof A);
F.prototype = A.prototype;
console.log(b instanceof F, new F() instanceof A, new F() instanceof F);
F.prototype = {};
console.log(b instanceof F, Object.create(F.prototype) instanceof F);
const bound = A.bind();
console.log(b instanceof bound, new bound() instanceof A);
console.log(1 instanceof Number, Object(1) instanceof Number, 'x' instanceof String, null instanceof Object, Object.create(null) instanceof Object, (() => 1) instanceof Function, Function instanceof Object, Object instanceof Function, Function instanceof Function);
for (const bad of [() => ({}) instanceof (() => 1), () => 1 instanceof (() => 1), () => ({}) instanceof null, () => ({}) instanceof 'x', () => { const G = function () {}; G.prototype = 5; return {} instanceof G; }])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
Object.setPrototypeOf(b, null);
console.log(b instanceof A, b instanceof Object);
console.log([] instanceof Array, [] instanceof Object, new Map() instanceof Map, /x/ instanceof RegExp, new TypeError() instanceof Error, new Uint8Array() instanceof Array);
console.log(Function.prototype[Symbol.hasInstance].call(A, new B()), Function.prototype[Symbol.hasInstance].call({}, 1));
