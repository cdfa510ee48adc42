// Shorthands, computed keys, __proto__, duplicate keys and numeric keys in literals.
const x = 1;
const f = () => 'f';
const object = { x, f, x: 2, ['y' + 1]: 3, 0.1: 'tenth', 0x10: 'hex', 1e3: 'exp', 'a-b': 4, get g() { return this.x; }, set g(v) { this.x = v; }, async: 5, get: 6, set: 7 };
console.log(Object.keys(object).join(' '), object.x, object.g, object.get + object.set);
object.g = 10;
console.log(object.x);
const parent = { inherited: true };
const child = { __proto__: parent, own: 1 };
console.log(child.inherited, Object.keys(child).join(), Object.getPrototypeOf({ __proto__: null }));
const notProto = { ['__proto__']: 5 };
const __proto__ = 7;
const shorthand = { __proto__ };
console.log(Object.keys(notProto).join(), Object.keys(shorthand).join(), Object.getPrototypeOf(notProto) === Object.prototype);
console.log({ __proto__: 5 } instanceof Object, { a: 1, a: 2 }.a, { get z() { return 1; }, z: 2 }.z);
const nested = { method() { return { inner: () => this === nested }; } };
console.log(nested.method().inner());
