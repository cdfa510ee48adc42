// instanceof asks Symbol.hasInstance first, then walks prototypes; in walks them for keys.
class Even {
  static [Symbol.hasInstance](n) {
    return n % 2 === 0;
  }
}
console.log(2 instanceof Even, 3 instanceof Even);
class A {}
class B extends A {}
const b = new B();
console.log(b instanceof A, b instanceof B, b instanceof Object, Object.create(null) instanceof Object, 5 instanceof Number);
const bound = A.bind();
console.log(b instanceof bound, Function instanceof Object, Object instanceof Function);
Object.setPrototypeOf(b, Array.prototype);
console.log(b instanceof A, b instanceof Array, Array.isArray(b));
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => b instanceof 5), attempt(() => b instanceof {}), attempt(() => b instanceof (() => {})));
const odd = { [Symbol.hasInstance]: () => 'truthy' };
console.log(1 instanceof odd, 'map' in [], 0 in [1], 1 in [1], 'length' in [], 'x' in Object.create({ x: 1 }));
