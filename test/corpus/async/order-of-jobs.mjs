// Jobs run in the order in which their promises are settled, after the program itself.
const log = (text) => console.log(text);
Promise.resolve().then(() => log('first')).then(() => log('third'));
queueMicrotask(() => log('second'));
new Promise((resolve) => {
  log('executor');
  resolve();
  log('still the executor');
}).then(() => log('after the executor'));
log('end of the program');
