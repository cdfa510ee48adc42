// What then makes depends on the constructor of the promise.
const promise = Promise.resolve(1);
promise.constructor = undefined;
console.log(promise.then(() => {}) instanceof Promise);
for (const wrong of [null, 5, 'text']) {
  const odd = Promise.resolve(1);
  odd.constructor = wrong;
  try {
    odd.then(() => {});
  } catch (problem) {
    console.log(problem.name);
  }
}
const odd = Promise.resolve(1);
odd.constructor = { [Symbol.species]: class Own extends Promise {} };
console.log(odd.then(() => {}).constructor.name, odd.finally(() => {}).constructor.name);
function Fake(executor) {
  executor(() => {}, () => {});
}
console.log(Promise.resolve.call(Fake, 1) instanceof Fake);
try {
  Promise.resolve.call(function () {}, 1);
} catch (problem) {
  console.log(problem.name, problem.message);
}
