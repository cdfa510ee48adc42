// Comma, conditional and logical operators evaluate only what they need.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
console.log((note('a'), note('b'), note('c', 7)));
console.log(note('test', 0) ? note('then', 1) : note('else', 2));
console.log(note('x', '') || note('y', 'y') || note('z', 'z'));
console.log(note('x', 1) && note('y', 0) && note('z', 3));
console.log(note('n', null) ?? note('d', false) ?? note('e', 1));
console.log(note('zero', 0) ?? note('never'));
console.log(log.join(' '));
