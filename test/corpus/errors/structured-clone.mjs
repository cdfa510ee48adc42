// Errors are cloned by their name, with message and cause.
class Own extends Error {
  name = 'Own';
}
for (const error of [new TypeError('a'), new RangeError('b', { cause: { c: [1] } }), new Own('d'), Object.assign(new Error('e'), { extra: 1 })]) {
  const clone = structuredClone(error);
  console.log(clone.constructor.name, clone.name, clone.message, clone.cause, Object.getOwnPropertyNames(clone), clone === error);
}
const { a, b } = structuredClone({ a: [new Error('x')], get b() { return this.a[0]; }, ...{} });
console.log(a[0].message, b.message);
