// An object closed in one branch keeps its prototype there and only there.
export const domains = { a: [0, 2], b: [0] };

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return error.name;
  }
}

export function main(a, b, c) {
  const object = { p: 1 };
  if (c) Object.freeze(object);
  else if (a > 1) Object.seal(object);
  else if (a === 0) Object.preventExtensions(object);
  const same = attempt(() => Reflect.setPrototypeOf(object, Object.prototype));
  const reflected = Reflect.setPrototypeOf(object, { q: 2 });
  const set = attempt(() => Object.setPrototypeOf(object, null) === object);
  return [same, reflected, set, Object.getPrototypeOf(object) === null, object.q, Object.isExtensible(object)];
}
