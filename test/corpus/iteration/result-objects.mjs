// What counts as done, when value is read, and results that are odd.
const log = [];
const results = (list) => ({ [Symbol.iterator]: () => ({ next: () => list.shift() }) });
console.log([...results([{ value: 1 }, { value: 2, done: 0 }, { value: 3, done: '' }, { value: 4, done: 'yes' }])]);
console.log([...results([{ done: false }, { done: null, value: 2 }, { done: 1 }])]);
const spy = (value, done) => ({
  get value() { log.push('value'); return value; },
  get done() { log.push('done'); return done; },
});
console.log([...results([spy(1, false), spy(2, true)])], log.splice(0));
for (const x of results([spy(1, false), spy(2, true)])) log.push('body ' + x);
console.log(log.splice(0));
const [a, b] = results([spy(1, false), spy(2, true)]);
console.log(a, b, log.splice(0));
for (const bad of [undefined, null, 1, 'text', true]) {
  try { for (const x of results([bad])); } catch (e) { console.log(e.message); }
}
const fn = () => {};
fn.done = true;
console.log([...results([fn])]);
let nextReads = 0;
const iterator = { get next() { nextReads++; let i = 0; return () => ({ value: i++, done: i > 3 }); } };
console.log([...{ [Symbol.iterator]: () => iterator }], nextReads);
console.log(Math.max(...results([{ value: 3 }, { value: 8 }, { done: true }])));
