// Reflect: receivers, results instead of exceptions, keys, prototypes and construct.
const target = { a: 1, get who() { return this.name; }, set who(v) { this.stored = v; }, name: 'target' };
const receiver = { name: 'receiver' };
console.log(Reflect.get(target, 'who'), Reflect.get(target, 'who', receiver), Reflect.get(target, 'zz'), Reflect.get([1, 2], 'length'), Reflect.get(Object('abc'), 1));
console.log(Reflect.set(target, 'who', 5, receiver), receiver, Reflect.set(target, 'a', 2, receiver), receiver, target.a);
console.log(Reflect.set(Object.freeze({ x: 1 }), 'x', 2), Reflect.set({}, 'x', 1, Object.freeze({})), Reflect.set({}, 'x', 1, 5), Reflect.set([], 'length', 3), Reflect.set({ get g() { return 1; } }, 'g', 2));
const ro = Object.defineProperty({}, 'p', { value: 1 });
console.log(Reflect.set(ro, 'p', 2), Reflect.set(Object.create(ro), 'p', 2), Reflect.deleteProperty(ro, 'p'), Reflect.deleteProperty({ q: 1 }, 'q'), Reflect.deleteProperty([1], 'length'));
console.log(Reflect.has({ x: 1 }, 'x'), Reflect.has(Object.create({ y: 1 }), 'y'), Reflect.has([], 'length'), Reflect.ownKeys({ b: 1, 1: 1, [Symbol('s')]: 1, a: 1, 0: 1 }).map(String), Reflect.ownKeys([1]), Reflect.ownKeys(class { static m() {} }));
console.log(Reflect.getPrototypeOf([]) === Array.prototype, Reflect.setPrototypeOf({}, null), Reflect.setPrototypeOf(Object.freeze({}), {}), Reflect.setPrototypeOf(Object.prototype, {}), Reflect.isExtensible({}), Reflect.preventExtensions({}), Reflect.isExtensible(Object.seal({})));
const cycle = {};
console.log(Reflect.setPrototypeOf(cycle, Object.create(cycle)));
console.log(Reflect.apply(Math.max, null, [1, 3, 2]), Reflect.apply(String.prototype.slice, 'hello', [1, 3]), Reflect.apply(function () { return [this.x, ...arguments]; }, { x: 'this' }, { length: 2, 0: 'a' }));
class A { constructor(...a) { this.a = a; this.t = new.target.name; } }
class B { get b() { return 'from B'; } }
const made = Reflect.construct(A, [1, 2], B);
console.log(made, made instanceof A, made instanceof B, made.b, Reflect.construct(Date, [0]).getTime(), Reflect.construct(Array, [3]).length);
for (const bad of [() => Reflect.get(1, 'a'), () => Reflect.ownKeys('x'), () => Reflect.construct(() => 1, []), () => Reflect.construct(A, 1), () => Reflect.apply({}, 1, []), () => Reflect.setPrototypeOf({}, 1), () => Reflect.construct(A, [], parseInt), () => new Reflect(), () => Reflect.getOwnPropertyDescriptor(1, 'x')])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
console.log(Reflect.getOwnPropertyDescriptor({ x: 1 }, 'x'), Object.prototype.toString.call(Reflect), Object.keys(Reflect).length, typeof Reflect);
