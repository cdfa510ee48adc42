// A promise whose then was replaced is asked like any thenable.
const promise = Promise.resolve('own');
promise.then = function (resolve) {
  console.log('patched');
  resolve('replaced');
};
Promise.resolve().then(() => promise).then((value) => console.log(value));
(async () => promise)().then((value) => console.log('async', value));
console.log(Promise.resolve(promise) === promise);
