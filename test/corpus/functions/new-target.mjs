// new.target tells construction from calling, through inheritance, Reflect.construct and arrows.
function Plain() {
  return { made: new.target === undefined ? 'called' : new.target.name };
}
console.log(Plain().made, new Plain().made, Reflect.construct(Plain, [], Array).made);
class Base {
  constructor() {
    this.kind = new.target.name;
    this.arrow = (() => new.target === Derived)();
  }
}
class Derived extends Base {}
console.log(new Base().kind, new Derived().kind, new Derived().arrow, Reflect.construct(Base, [], Derived).kind);
class Abstract {
  constructor() {
    if (new.target === Abstract) throw new TypeError('abstract');
  }
}
class Concrete extends Abstract {}
try {
  new Abstract();
} catch (error) {
  console.log(error.message, new Concrete() instanceof Abstract);
}
const bound = Plain.bind({});
console.log(new bound().made);
const made = Reflect.construct(function () {}, [], Map);
console.log(Object.getPrototypeOf(made) === Map.prototype);
