// Functions that take callbacks or give promises.
const both = (value, done) => {
  const promise = value < 0 ? Promise.reject(new RangeError('negative')) : Promise.resolve(value + 1);
  if (done === undefined) return promise;
  promise.then((result) => done(null, result), (problem) => done(problem));
};
both(1, (problem, result) => console.log(problem, result));
both(-1, (problem, result) => console.log(problem.message, result));
both(5).then((result) => console.log(result));
console.log(both(1, () => {}));
