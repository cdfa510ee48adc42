// Computed keys, prototypes and attributes that depend on the input get a state for each case.
export const domains = { a: [-2, 1], b: [0, 'x', 'k'] };
export function main(a, b, c) {
  const log = [];
  const o = { k: 1, [c ? 'x' : 'k']: a, [b]: 4, y: 5, get [b]() { return 1 } };
  log.push(Object.keys(o));
  const f = { [b]: () => 1 }; log.push(f[b].name);
  const q = { __proto__: c ? o : null, z: 1 };
  log.push(q.y);
  Object.setPrototypeOf(o, { [b]: 7, zz: a });
  Object.setPrototypeOf(q, { [b]: 7, zz: a });
  log.push(q.y, q.zz, o.zz, q.k);
  Object.defineProperty(o, b, { value: 1, enumerable: false, configurable: true });
  class K { static [b] = 1; [c ? 'm' : 'n']() { return super.x; } }
  log.push(new K().m?.(), K.x);
  return [o, log, q];
}
