// A schedule written as a generator.
function* schedule() {
  let time = 0;
  while (time < 9) {
    console.log('at', time);
    time += yield 3;
  }
  return 'done';
}
const steps = schedule();
const run = (input) => {
  const { value, done } = steps.next(input);
  if (done) console.log(value);
  else setTimeout(run, value, value);
};
run();
