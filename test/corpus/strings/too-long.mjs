// A string longer than the engine can make is a RangeError that can be caught.
const attempt = (action) => {
  try {
    return action().length;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
let doubled = 'x'.repeat(2 ** 20);
console.log(attempt(() => { for (;;) doubled += doubled; }), doubled.length);
console.log(attempt(() => doubled + 1 + doubled), attempt(() => `${doubled}${doubled}`), attempt(() => [doubled, doubled].join()));
console.log(attempt(() => doubled.concat(doubled, doubled)), attempt(() => 'a'.repeat(2 ** 30)), attempt(() => 'a'.padEnd(2 ** 30)));
