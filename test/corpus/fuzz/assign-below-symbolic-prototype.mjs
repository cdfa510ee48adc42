// An assignment looks for setters through a prototype that itself has one of several prototypes.
export function main(a, b, c) {
  const log = [];
  const top = { set y(v) { log.push('set', v); } };
  const middle = Object.create(c ? top : null);
  if (a > 0) middle.x = 1;
  if (a < 0) Object.defineProperty(middle, 'y', { value: 5, configurable: true });
  const o = Object.create(middle);
  try {
    o.y = a;
    o.x = b;
  } catch (error) {
    log.push(error.name);
  }
  return [log, o, Object.keys(o), o.y];
}
