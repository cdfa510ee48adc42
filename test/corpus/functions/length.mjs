// A function's length counts parameters before the first default or rest.
console.log(
  ((a, b) => {}).length,
  ((a, b = 1, c) => {}).length,
  ((...rest) => {}).length,
  (function (a, [b], { c }) {}).length,
  ((a, ...rest) => {}).length,
);
class Sized {
  constructor(a, b) {}
  method(a) {}
  set value(v) {}
  static of(a, b, c) {}
}
console.log(Sized.length, new Sized().method.length, Sized.of.length);
console.log(Object.getOwnPropertyDescriptor(Sized.prototype, 'value').set.length);
console.log(((a, b, c) => {}).bind(null, 1).length, Math.max.length, [].push.length, parseInt.length);
const renamed = () => {};
Object.defineProperty(renamed, 'name', { value: 'other' });
console.log(renamed.name, Object.getOwnPropertyNames(renamed).join());
