// Builtins that are constructed with a new.target whose prototype is a getter.
const target = (prototype) => Object.defineProperty(function () {}.bind(), 'prototype', { get: () => prototype });
for (const [Class, ...list] of [[Map], [Set], [Array, 3], [Error, 'm'], [Date, 0], [RegExp, 'a'], [Object], [Promise, () => {}], [Uint8Array, 2], [ArrayBuffer, 1], [Number, 5], [String, 's'], [WeakMap]]) {
  const made = Reflect.construct(Class, list, target({ tag: 'own' }));
  const usual = Reflect.construct(Class, list, target(5));
  console.log(Class.name, made.tag, made instanceof Class, usual instanceof Class);
}
let calls = 0;
const counted = Object.defineProperty(function () {}.bind(), 'prototype', { get: () => (calls++, Map.prototype) });
console.log(Reflect.construct(Map, [[[1, 2]]], counted).get(1), calls);
