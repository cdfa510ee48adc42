// Async functions run up to their first await at once.
async function twice(x) {
  console.log('called with', x);
  const value = await x;
  console.log('got', value);
  return value * 2;
}
const promise = twice(3);
console.log(promise instanceof Promise, Object.prototype.toString.call(promise), twice.constructor.name);
promise.then((value) => console.log('result', value));
console.log('after the call');
