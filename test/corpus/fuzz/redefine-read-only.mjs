// Redefining a read-only property throws only where the value differs.
export const domains = { a: [1, 2], b: [-0, 0] };
export function main(a, b, c) {
  const log = [];
  for (const value of [1, 0]) {
    try {
      const o = Object.freeze({ k: a, z: b });
      Object.defineProperty(o, 'k', { value });
      Object.defineProperty(o, 'z', { value: c ? 0 : -0 });
      log.push(o.k);
    } catch (error) {
      log.push(error.name);
    }
  }
  return log;
}
