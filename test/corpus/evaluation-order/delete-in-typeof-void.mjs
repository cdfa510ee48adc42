// delete, typeof, void and in evaluate their operands in order and report as specified.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
const object = { a: 1, b: undefined };
console.log(delete note('object', object)[note('key', 'a')], 'a' in object, 'b' in object);
console.log(note('left', 'toString') in note('right', object));
console.log(typeof note('t', () => 1), typeof undeclaredVariable, typeof null, typeof 1n, typeof Symbol.iterator);
console.log(void note('void', 1));
console.log(delete object.nothing, delete [1][0]);
console.log(log.join(' '));
try {
  note('x', 'length') in 'text';
} catch (error) {
  console.log(error.name, error.message);
}
try {
  'a' in 5;
} catch (error) {
  console.log(error.message);
}
