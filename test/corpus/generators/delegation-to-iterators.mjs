// yield* to a plain iterator uses its methods, and complains about a missing throw after closing it.
const log = [];
const iterable = {
  [Symbol.iterator]() {
    let n = 0;
    return {
      next(value) {
        log.push(`next ${value}`);
        return { value: n++, done: n > 3, extra: true };
      },
      return(value) {
        log.push(`return ${value}`);
        return { value: `closed ${value}`, done: true };
      },
    };
  },
};
function* all() {
  return yield* iterable;
}
const a = all();
console.log(a.next('first'), a.next('second'));
console.log(a.return('early'));
const b = all();
b.next();
try {
  b.throw('error');
} catch (error) {
  console.log(error.name, error.message);
}
console.log(log.join('; '));
