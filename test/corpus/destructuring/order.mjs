// Keys, values, defaults and targets of a pattern are evaluated from left to right.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
const source = {
  get a() {
    return note('read a');
  },
  get b() {
    return note('read b', 2);
  },
};
const { [note('key a', 'a')]: a = note('default a', 1), [note('key b', 'b')]: b = note('default b') } = source;
console.log(a, b, log.join(', '));
log.length = 0;
const target = () => note('target', {});
({ a: target()[note('property', 'x')] = note('default', 1), b: target().y } = source);
console.log(log.join(', '));
log.length = 0;
const iterable = {
  [Symbol.iterator]() {
    let n = 0;
    return {
      next: () => note('next', { value: n++ === 0 ? undefined : n, done: false }),
      return: () => note('return', {}),
    };
  },
};
[target()[note('key', 'k')] = note('default'), target().second] = iterable;
console.log(log.join(', '));
log.length = 0;
const [] = iterable;
const [...none] = [note('rest')];
console.log(log.join(', '));
