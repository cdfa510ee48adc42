// One slot holds a getter in one branch and a value, perhaps undefined, in the other.
export const domains = { a: [0, 2], b: [0, 'x', undefined] };

export function main(a, b, c) {
  const object = {};
  if (c) Object.defineProperty(object, 'p', { get: () => a, configurable: true, enumerable: true });
  else if (a > 1) Object.defineProperty(object, 'p', { get: () => b, set() {}, configurable: true });
  else object.p = b;
  const { get, value, enumerable } = Object.getOwnPropertyDescriptor(object, 'p');
  return [object.p, typeof get, value, enumerable, { ...object }, JSON.stringify(object), Reflect.set(object, 'p', a)];
}
