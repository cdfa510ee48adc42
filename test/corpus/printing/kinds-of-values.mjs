// Values of every kind are printed as node prints them.
class A { get [Symbol.toStringTag]() { return 'tagged'; } }
class B { static x = 1; static m() {} #p = 1; get y() { return 1; } }
class D extends Array { foo = 1; }
class M extends Map {}
console.log(new A(), new B(), B, D.from([1,2]), new M([[1,2]]), Object.create(A.prototype), Object.create(null));
console.log(Object.assign(() => {}, {a: 1}), class extends B {}, function* g() {}, Symbol('a'), [ , 1], [undefined, null]);
console.log({ get a() { return 1; }, set a(v) {}, get b() { return 2; }, set c(v) {} });
console.log([1.5, -0, NaN], { 'a-b': 1, 2: 3, [Symbol('s')]: 4 }, 'str', ['str', "it's", `"both'`]);
const o = { self: null, list: [] }; o.self = o; o.list.push(o, { o });
console.log(o);
console.log(new Set([1, { a: 1 }]), new Map([[{ k: 1 }, new Set([2])]]), new WeakMap(), new WeakSet());
console.log([1,2,3].values(), new Map([[1,2]]).entries(), new Set([1]).keys(), (function* () {})(), 'x'[Symbol.iterator](), 'a'.matchAll(/a/g));
console.log(Object(1), Object('s'), Object(true), Object(Symbol('q')), Object(1n), [Object('s')]);
console.log(new Uint8Array(3), new ArrayBuffer(2), new DataView(new ArrayBuffer(2)));
console.log(Math, JSON, globalThis === undefined, Reflect);
console.log(Array.from({ length: 120 }, (_, i) => i));
console.log('x'.repeat(200), ['y'.repeat(200)]);
console.log({ a: { b: { c: { d: 1 } } } }, [[[[1]]]]);
console.log(Object.freeze([1]), Object.setPrototypeOf([1], null), Object.setPrototypeOf({ a: 1 }, Array.prototype));
console.log((function () { return arguments; })(1, 2), [,], [1, , 3], Object.assign([1], { a: 1, '-1': 2 }));
function Old() { this.x = 1; } Old.prototype.m = function () {};
console.log(new Old(), Old, Old.prototype, A.prototype, B.prototype);
Old.prototype = { y: 1 };
console.log(new Old());
console.log([new Error('a')].length, /a/g, Object.assign(/b/, { z: 1 }), new Date(0), [new Date(NaN)]);
console.log(Object.defineProperty({}, 'hidden', { value: 1 }), Object.defineProperty([], 'x', { value: 1, enumerable: true }));
console.log(new Proxy2());
function Proxy2() { return { proxied: true }; }
console.log(Object.create({ a: 1 }), Object.create(Object.create(null)), new (class {})());
