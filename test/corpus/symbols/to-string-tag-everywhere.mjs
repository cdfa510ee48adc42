// Object.prototype.toString of everything, with and without tags.
const t = (v) => Object.prototype.toString.call(v);
console.log([null, undefined, 1, '', true, 1n, Symbol(), {}, [], () => 1, class {}, /x/, new Date(0), new Error(), new Map(), new Set(), new WeakMap(), Math, JSON, Reflect, globalThis, new Uint8Array(), new ArrayBuffer(1), new DataView(new ArrayBuffer(1)), (function () { return arguments; })(), (function* () {})(), function* () {}, new Boolean(false), Object(Symbol()), [].values(), 'x'[Symbol.iterator](), new Map().keys(), new Set().values(), 'x'.matchAll(/x/g)].map(t).join(' '));
class A { get [Symbol.toStringTag]() { return 'AAA'; } }
class B extends A {}
console.log(t(new A()), t(new B()), String(new B()), `${new A()}`, new A() + '', t(A), t(A.prototype));
const arr = [];
arr[Symbol.toStringTag] = 'Fake';
console.log(t(arr), Array.isArray(arr), t({ [Symbol.toStringTag]: 'X' }), t({ [Symbol.toStringTag]: 1 }), t(Object.assign(new Date(0), { [Symbol.toStringTag]: 'D' })), t(Object.create(Math)), t(Object.create([])));
console.log(t(Object.create(null)), t(Object.setPrototypeOf([], null)), t(Object.setPrototypeOf(() => 1, null)), t(new (class extends Array {})()), t(new (class extends Error {})()), t(new (class extends Map {})()));
console.log(Symbol.prototype[Symbol.toStringTag], Map.prototype[Symbol.toStringTag], Object.getOwnPropertyDescriptor(Map.prototype, Symbol.toStringTag).writable, Uint8Array.prototype[Symbol.toStringTag], new Uint8Array()[Symbol.toStringTag]);
console.log({}.toString(), [].toString(), (() => 1).toString(), new Date(NaN).toString(), /a/g.toString(), Symbol('q').toString(), (5n).toString(), new Error('e').toString(), {}.toLocaleString(), [1, [2]].toLocaleString());
