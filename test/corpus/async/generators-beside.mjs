// Generators that are driven by promises, as before there was await.
function run(make) {
  return new Promise((resolve, reject) => {
    const generator = make();
    const step = (how, value) => {
      let result;
      try {
        result = generator[how](value);
      } catch (problem) {
        return reject(problem);
      }
      if (result.done) resolve(result.value);
      else Promise.resolve(result.value).then((next) => step('next', next), (reason) => step('throw', reason));
    };
    step('next');
  });
}
console.log(await run(function* () {
  const a = yield Promise.resolve(1);
  let b;
  try {
    b = yield Promise.reject(new Error('no'));
  } catch (problem) {
    b = problem.message;
  }
  return [a, b, yield 'plain'];
}));
