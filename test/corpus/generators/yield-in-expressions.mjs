// yield may stand in patterns, templates, arguments, keys and finally blocks.
function* everywhere() {
  const { [yield 'key']: found = yield 'default' } = { a: undefined };
  const text = `${yield 'first'}-${yield 'second'}`;
  const list = [yield 'element', ...(yield 'spread')];
  const object = { [yield 'name']: yield 'value' };
  return JSON.stringify({ found, text, list, object, sum: Math.max(yield 'x', yield 'y') });
}
const g = everywhere();
const answers = { key: 'a', default: 'D', first: 1, second: 2, element: 'e', spread: [7, 8], name: 'n', value: 'v', x: 3, y: 9 };
let step = g.next();
const asked = [];
while (!step.done) {
  asked.push(step.value);
  step = g.next(answers[step.value]);
}
console.log(asked.join(' '));
console.log(step.value);
