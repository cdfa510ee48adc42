// Functions and classes take their names from where they are defined.
const arrow = () => 1;
const plain = function () {};
const named = function inner() {};
const klass = class {};
const namedClass = class Inner {};
let assigned;
assigned = () => {};
const { fallback = () => {} } = {};
const [element = class {}] = [];
const symbol = Symbol('mark');
const object = {
  method() {},
  get getter() {
    return 1;
  },
  property: () => {},
  [`computed${1}`]: function () {},
  [symbol]: () => {},
  [Symbol()]: () => {},
  7: () => {},
};
console.log(arrow.name, plain.name, named.name, klass.name, namedClass.name, assigned.name, fallback.name, element.name);
console.log(object.method.name, Object.getOwnPropertyDescriptor(object, 'getter').get.name, object.property.name);
console.log(object.computed1.name, object[symbol].name, object[7].name);
console.log(JSON.stringify((() => {}).name), JSON.stringify((class {}).name), arrow.bind().name);
