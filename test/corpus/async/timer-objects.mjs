// What setTimeout returns can be asked and told.
const timer = setTimeout(() => console.log('ran'), 10);
console.log(typeof timer, timer.constructor.name, timer.hasRef(), timer.unref() === timer, timer.hasRef(), timer.ref().hasRef());
console.log(typeof +timer, timer.close() === timer, setTimeout.length, clearTimeout.name);
for (const wrong of [undefined, 'code', {}, 5]) {
  try {
    setTimeout(wrong, 1);
  } catch (problem) {
    console.log(problem.name, problem.code, problem.message);
  }
}
const byNumber = setTimeout(() => console.log('never'), 5);
clearTimeout(+byNumber);
