// Where an element has attributes for some inputs only, iteration asks for it as any other read does.
export const domains = { a: [0, 3], b: [0] };

export function main(a, b, c) {
  const log = [];
  const xs = [undefined, c, 0];
  Object.defineProperty(xs, 0, { value: undefined, writable: c, enumerable: a < 1, configurable: true });
  const actions = [
    () => (xs[a & 3] = undefined),
    () => xs.push(undefined),
    () => xs.shift(),
    () => (xs.length = 3),
    () => delete xs[a & 1],
  ];
  for (const action of actions) {
    try {
      log.push(action());
    } catch (error) {
      log.push(error.name);
    }
  }
  return [xs[0], [...xs], log];
}
