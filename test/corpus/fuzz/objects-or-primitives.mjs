// A value that may be one of several objects or none is compared and added without asking the objects when it is none.
export const domains = { a: [0, 4], b: [0] };
export function main(a, b, c) {
  const log = [];
  const v = [[1], { valueOf: () => (c ? 5 : {}), toString: () => 'o' }, [3, 4], undefined, 'x'][a];
  log.push(v < 2, v + 1, v == 1, v == 'x', v != 'o', -v, `${v}`);
  const w = c ? v : 3;
  log.push(w < v, w + v, v == w, w * 2, { o: 1, x: 2, undefined: 3 }[v]);
  return log;
}
