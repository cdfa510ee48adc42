// A constructor function returns its own object only if it returns one; prototypes are read at construction.
function Returns(value) {
  this.own = true;
  return value;
}
console.log(new Returns(5).own, new Returns(null).own, new Returns({ other: 1 }).own, new Returns([]).length);
function Shape() {}
Shape.prototype.area = () => 1;
const before = new Shape();
Shape.prototype = { area: () => 2 };
console.log(before.area(), new Shape().area(), before instanceof Shape, new Shape().constructor === Object);
Shape.prototype = 5;
console.log(Object.getPrototypeOf(new Shape()) === Object.prototype);
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const arrow = () => {};
const { method } = { method() {} };
class Klass {}
console.log(attempt(() => new arrow()), attempt(() => new method()), attempt(() => Klass()));
console.log(attempt(() => new Math.max()), attempt(() => new Klass.missing()));
console.log(attempt(() => new Symbol()), attempt(() => Map()), attempt(() => BigInt('x')));
