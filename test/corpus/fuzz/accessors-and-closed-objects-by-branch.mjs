// What is an accessor in one branch only, or closed in one branch only, is so for every way of defining.
export const domains = { a: [0, 1], b: [0, 'x', undefined] };

class Base {
  constructor(object) {
    return object;
  }
}

class Derived extends Base {
  field = 1;
}

class Setter extends Object {
  set(value) {
    super.x = value;
    return this.x;
  }
}

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return error.name;
  }
}

export function main(a, b, c) {
  const object = {};
  const log = [];
  if (c) Object.defineProperty(object, 'p', { get: () => a, configurable: true, enumerable: true });
  else object.p = b;
  Object.defineProperty(object, 'p', { set: (value) => log.push(value) });
  object.p = 3;
  const setter = new Setter();
  if (a > 0) setter.y = 1;
  const plain = { ...setter };
  if (c) Object.freeze(setter);
  if (c) Object.preventExtensions(plain);
  const { get } = Object.getOwnPropertyDescriptor(object, "p");
  return [object.p, get?.(), object, log, attempt(() => setter.set(b)), attempt(() => new Derived(plain)), setter, plain];
}
