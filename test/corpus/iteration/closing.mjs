// Leaving a for-of loop early calls the iterator's return method exactly once.
const log = [];
function source(name) {
  let n = 0;
  return {
    [Symbol.iterator]() {
      return this;
    },
    next() {
      n++;
      return { value: n, done: n > 3 };
    },
    return(value) {
      log.push(`${name} closed with ${value}`);
      return {};
    },
  };
}
for (const x of source('completed')) log.push(x);
for (const x of source('broken')) if (x === 2) break;
(() => {
  for (const x of source('returned')) return x;
})();
try {
  for (const x of source('thrown')) throw x;
} catch (error) {
  log.push(`caught ${error}`);
}
outer: for (const x of [1, 2]) {
  for (const y of source(`continued ${x}`)) continue outer;
}
console.log(log.join('\n'));
