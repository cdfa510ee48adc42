// Callee and arguments are evaluated from left to right, and only then is the callee found not to be a function.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
const object = {
  get method() {
    log.push('get method');
    return (...all) => all.join('+');
  },
};
console.log(note('object', object).method(note('first', 1), ...note('spread', [2, 3]), note('last', 4)));
console.log(log.join(' '));
log.length = 0;
try {
  object.missing(note('argument', 1));
} catch (error) {
  console.log(error.name, error.message, log.join(' '));
}
log.length = 0;
try {
  new (note('class', 5))(note('argument', 1));
} catch (error) {
  console.log(error.name, log.join(' '));
}
const text = 'abc';
try {
  text.nope();
} catch (error) {
  console.log(error.message);
}
