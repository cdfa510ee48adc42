// Ticks, jobs, immediates and timers, in the order in which node runs them from a module.
setTimeout(() => console.log('timer 30'), 30);
setTimeout(() => {
  console.log('timer 10 a');
  setImmediate(() => console.log('immediate from a'));
  process.nextTick(() => console.log('tick from a'));
  Promise.resolve().then(() => console.log('job from a'));
}, 10);
setImmediate((...given) => console.log('immediate', given), 1, 'two');
process.nextTick((...given) => console.log('tick', given), 1, 'two');
Promise.resolve().then(() => {
  console.log('job');
  process.nextTick(() => console.log('tick from job'));
  queueMicrotask(() => console.log('job from job'));
});
console.log('end of the module');
