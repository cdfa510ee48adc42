// An element with attributes at an index that is not known: what happens to the list happens to many forms of it.
export const domains = { a: [0, 3], b: [0, undefined, 9007199254740991] };

export function main(a, b, c) {
  const log = [];
  const xs = [c, b, a * a * a];
  const attributes =
    b === null
      ? { value: true, writable: c, enumerable: a > 1, configurable: true }
      : { get: () => b, set: (v) => log.push(v), enumerable: a >= 0, configurable: true };
  Object.defineProperty(xs, a & 3, attributes);
  const actions = [
    () => (xs[a & 3] = c),
    () => xs.unshift(c),
    () => xs.reverse(),
    () => (xs.length = a & 3),
    () => xs.map((x) => x),
    () => delete xs[a & 1],
  ];
  for (const action of actions) {
    try {
      log.push(action());
    } catch (error) {
      log.push(error.name);
    }
  }
  return [[...xs], xs.length, Object.keys(xs), JSON.stringify(xs), log];
}
