// A place of a list holds an accessor for some inputs and a value for others: what is read is never the accessor itself.
export const domains = { a: [0, 3], b: [0] };

export function main(a, b, c) {
  const log = [];
  const xs = [undefined, c, 0];
  const attributes = c
    ? { value: new Set(), writable: c, enumerable: a < 1, configurable: true }
    : { get: () => c, set: (v) => log.push(v), enumerable: false, configurable: true };
  Object.defineProperty(xs, 0, attributes);
  const actions = [
    () => (xs[a & 3] = undefined),
    () => xs.unshift(undefined),
    () => xs.pop(),
    () => (xs.length = 3),
    () => delete xs[0],
  ];
  for (const action of actions) {
    try {
      log.push(action());
    } catch (error) {
      log.push(error.name);
    }
  }
  return [[...xs], JSON.stringify(xs), log];
}
