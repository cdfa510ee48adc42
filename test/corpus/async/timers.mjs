// Timers run in the order in which they are due, jobs in between.
const log = (text) => console.log(text);
setTimeout(() => {
  log('thirty');
  let ticks = 0;
  const interval = setInterval(() => {
    log('tick');
    if (++ticks === 2) clearInterval(interval);
  }, 7);
}, 30);
setTimeout(() => {
  log('one');
  Promise.resolve().then(() => log('job of one'));
}, 1);
setTimeout((...list) => log(list.join()), 15, 'a', 'b');
const cleared = setTimeout(() => log('never'), 2);
clearTimeout(cleared);
clearTimeout(undefined);
clearTimeout(12345);
queueMicrotask(() => log('job'));
log('end');
