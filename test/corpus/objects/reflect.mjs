// Reflect reports success as booleans and works on objects only.
const o = { a: 1, get b() { return this.a; } };
console.log(Reflect.has(o, 'a'), Reflect.get(o, 'b', { a: 'receiver' }), Reflect.set(o, 'c', 3), Reflect.ownKeys(o).join());
console.log(Reflect.deleteProperty(o, 'a'), Reflect.deleteProperty(Object.freeze({ x: 1 }), 'x'), Reflect.set(Object.freeze({ x: 1 }), 'x', 2));
console.log(Reflect.apply(Math.max, null, [1, 3, 2]), Reflect.construct(Array, [3]).length, Reflect.getPrototypeOf([]) === Array.prototype);
console.log(Reflect.setPrototypeOf(Object.preventExtensions({}), {}), Reflect.isExtensible({}), Reflect.preventExtensions(o), Reflect.isExtensible(o));
console.log(Reflect.defineProperty(o, 'new', { value: 1 }), Reflect.getOwnPropertyDescriptor(o, 'c').value);
for (const f of [() => Reflect.get(5, 'a'), () => Reflect.ownKeys(1), () => Reflect.construct(() => {}, []), () => Reflect.apply(5, null, [])]) {
  try {
    f();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
