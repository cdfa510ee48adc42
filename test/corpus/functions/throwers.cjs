// The function that throws for strict code is one and the same, closed, and has no name.
const get = (object, key) => Object.getOwnPropertyDescriptor(object, key).get;
const strict = (function () { 'use strict'; return arguments; })();
const thrower = get(strict, 'callee');
console.log(thrower === get(strict, 'callee'), thrower === Object.getOwnPropertyDescriptor(strict, 'callee').set);
console.log(Object.isFrozen(thrower), thrower.length, JSON.stringify(thrower.name), Object.isExtensible(thrower));
console.log(Object.getOwnPropertyDescriptors(thrower));
console.log(get(Function.prototype, 'caller') === get(Function.prototype, 'arguments'));
for (const look of [() => strict.callee, () => thrower(), () => thrower.call(null)]) {
  try {
    console.log(look());
  } catch (error) {
    console.log(error.name, error.message);
  }
}
(function () { console.log(typeof arguments.callee, delete arguments.callee, typeof arguments.callee); })();
