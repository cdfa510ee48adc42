// Keys and values of an object literal are evaluated one property after another.
const log = [];
const note = (name) => {
  log.push(name);
  return name;
};
const made = {
  [note('k1')]: note('v1'),
  ...(note('spread'), { s: 1, k1: 'overwritten' }),
  [note('k2')]: note('v2'),
  get [note('getter')]() {
    return 1;
  },
  [note('method')]() {},
};
console.log(log.join(' '));
console.log(Object.keys(made).join(' '), made.k1);
