// Prototypes can be read, set, chained and must not be cyclic.
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const a = { who: 'a' };
const b = Object.create(a);
const c = Object.setPrototypeOf({}, b);
console.log(c.who, a.isPrototypeOf(c), Object.getPrototypeOf(c) === b, c.__proto__ === b);
console.log(attempt(() => Object.setPrototypeOf(a, c)), attempt(() => (a.__proto__ = c)));
console.log(attempt(() => Object.create(5)), attempt(() => Object.setPrototypeOf({}, 5)), attempt(() => Object.setPrototypeOf(undefined, {})));
c.__proto__ = null;
console.log(c.__proto__, Object.getPrototypeOf(c), attempt(() => c.toString()), 'toString' in c);
console.log(Object.getPrototypeOf('s') === String.prototype, Object.getPrototypeOf(5) === Number.prototype, attempt(() => Object.getPrototypeOf(null)));
console.log(Object.getPrototypeOf(Object.getPrototypeOf([])) === Object.prototype, Object.getPrototypeOf(Object.prototype));
a.who = 'changed';
console.log(b.who, delete a.who, b.who);
