// What structuredClone keeps of errors, and what it does not.
class Own extends RangeError { constructor(message) { super(message); this.extra = 1; this.name = 'Own'; } }
const named = new TypeError('t', { cause: { deep: [1] } });
const hidden = new Error('h');
Object.defineProperty(hidden, 'message', { get: () => 'got' });
for (const one of [new Error('plain'), named, new Own('own'), Object.assign(new Error('n'), { name: 'EvalError' }), Object.assign(new Error('n'), { name: 'Strange' }), new AggregateError([new Error('in')], 'all'), hidden, Object.assign(new SyntaxError(), { message: 5 })]) {
  const clone = structuredClone(one);
  console.log(clone.constructor.name, clone.name, JSON.stringify(clone.message), Object.hasOwn(clone, 'message'), Object.keys(clone).join(), clone.extra, clone !== one);
}
const loop = { error: new Error('loop') };
loop.error.loop = loop;
const copy = structuredClone([loop.error, loop.error]);
console.log(copy[0] === copy[1], copy[0].loop, copy[0].message);
