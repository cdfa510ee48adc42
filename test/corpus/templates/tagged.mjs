// A tag gets cooked and raw strings, frozen and the same array at each evaluation of one place.
function tag(strings, ...values) {
  return `${strings.join('|')} [${values.join()}] ${strings.raw.join('|')}`;
}
console.log(tag`a${1}b${2}c`);
console.log(tag`line\nbreak ${'x'} \u0041`);
const seen = [];
const remember = (strings) => (seen.push(strings), strings);
for (let i = 0; i < 2; i++) remember`same`;
remember`same`;
console.log(seen[0] === seen[1], seen[0] === seen[2], Object.isFrozen(seen[0]), Object.isFrozen(seen[0].raw), Array.isArray(seen[0]));
const object = { name: 'receiver', tag(strings) { return `${this.name} ${strings[0]}`; } };
console.log(object.tag`called`, ((s) => (t) => s[0] + t[0])`curried``twice`);
console.log(String.raw`C:\new\${1}`, tag``, ((s) => String(s[0]))`\unicode is not cooked`);
