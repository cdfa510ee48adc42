// A hole in an array pattern steps the iterator but does not read the value.
const log = [];
let i = 0;
const iterator = {
  [Symbol.iterator]() {
    return this;
  },
  next() {
    log.push('next');
    return {
      get done() {
        log.push('done');
        return false;
      },
      get value() {
        log.push('value');
        return i++;
      },
    };
  },
};
const [a, , b] = iterator;
console.log(a, b, log.join());
log.length = 0;
let c;
[, c] = iterator;
console.log(c, log.join());
