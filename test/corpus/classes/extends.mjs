// What a class may extend: constructors and null, and what is found there at definition.
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
class Nothing extends null {
  static make() {
    return Object.create(Nothing.prototype);
  }
}
console.log(Object.getPrototypeOf(Nothing.prototype), Object.getPrototypeOf(Nothing) === Function.prototype, attempt(() => new Nothing()));
const five = 5;
console.log(attempt(() => class extends five {}), attempt(() => class extends (() => {}) {}), attempt(() => class extends undefined {}));
function Old(x) {
  this.x = x;
}
Old.prototype.twice = function () {
  return this.x * 2;
};
class New extends Old {
  thrice() {
    return this.x * 3;
  }
}
console.log(new New(4).twice(), new New(4).thrice());
const mixin = (Base) => class extends Base { mixed = 'in'; };
class Mixed extends mixin(mixin(Object)) {}
console.log(new Mixed().mixed, Object.getPrototypeOf(Mixed).name === '');
Old.prototype = 5;
console.log(attempt(() => class extends Old {}));
const order = [];
class Computed extends (order.push('heritage'), Object) {
  [(order.push('key'), 'k')]() {}
}
console.log(order.join());
