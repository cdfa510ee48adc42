// Freezing, sealing and preventing extensions refuse writes by throwing.
const attempt = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const frozen = Object.freeze({ a: 1, nested: { b: 2 } });
console.log(attempt(() => (frozen.a = 2)), attempt(() => (frozen.c = 3)), attempt(() => delete frozen.a), attempt(() => (frozen.nested.b = 3)));
const sealed = Object.seal({ a: 1 });
console.log(attempt(() => (sealed.a = 2)), attempt(() => (sealed.b = 1)), attempt(() => delete sealed.a));
const closed = Object.preventExtensions({ a: 1 });
console.log(attempt(() => delete closed.a), attempt(() => (closed.a = 1)), attempt(() => Object.setPrototypeOf(closed, {})));
console.log([frozen, sealed, closed, {}].map((o) => [Object.isFrozen(o), Object.isSealed(o), Object.isExtensible(o)].map(Number).join('')).join(' '));
const list = Object.freeze([1, 2]);
console.log(attempt(() => list.push(3)), attempt(() => (list[0] = 9)), attempt(() => list.pop()), attempt(() => (list.length = 0)), attempt(() => list.sort()));
console.log(Object.isFrozen('text'), Object.isFrozen({}), Object.isFrozen(Object.preventExtensions({})), Object.freeze(5));
const child = Object.create(frozen);
console.log(attempt(() => (child.a = 'shadow')));
class Immutable {
  constructor(x) {
    this.x = x;
    Object.freeze(this);
  }
}
console.log(attempt(() => (new Immutable(1).x = 2)), attempt(() => (new Immutable(1).y = 2)));
