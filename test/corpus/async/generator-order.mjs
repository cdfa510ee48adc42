// How many jobs everything takes, told by a clock of jobs that runs beside.
const log = [];
let isRunning = true;
const clock = (async () => {
  for (let tick = 0; isRunning && tick < 60; tick++) {
    log.push(tick);
    await undefined;
  }
})();
async function* inner() {
  log.push('inner begins');
  const sent = yield Promise.resolve('a');
  log.push(`inner got ${sent}`);
  try {
    yield 'b';
  } catch (reason) {
    log.push(`inner caught ${reason}`);
    yield 'c';
  }
  return Promise.resolve('r');
}
async function* outer() {
  log.push(`inner gave ${yield* inner()}`);
  yield* ['p', Promise.resolve('q')];
  log.push(`sync gave ${yield* (function* () { yield 's'; return Promise.resolve('t'); })()}`);
  return 'outer';
}
const generator = outer();
const ask = async (how, value) => {
  const result = await generator[how](value);
  log.push(`${how}: ${JSON.stringify(result)}`);
};
await ask('next', 1);
await ask('next', 2);
await ask('throw', 3);
await ask('next', 4);
await ask('next', 5);
await ask('next', 6);
await ask('next', 7);
await ask('next', 8);
await ask('return', 9);
isRunning = false;
await clock;
console.log(log.join('\n'));
