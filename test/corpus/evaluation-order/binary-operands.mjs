// The left operand is evaluated and converted before the right one.
const log = [];
const value = (name, n) => ({
  valueOf() {
    log.push(`${name}.valueOf`);
    return n;
  },
});
const get = (name, n) => {
  log.push(`get ${name}`);
  return value(name, n);
};
console.log(get('a', 6) - get('b', 2), log.join(' '));
log.length = 0;
console.log(get('a', 1) < get('b', 2), log.join(' '));
log.length = 0;
console.log(get('a', 1) > get('b', 2), log.join(' '));
log.length = 0;
console.log(get('a', 2) ** get('b', 3), log.join(' '));
