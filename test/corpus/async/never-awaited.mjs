// Promises, async functions and timers that nobody waits for change nothing.
new Promise(() => {});
Promise.resolve(1);
async function unused() {
  return 1;
}
unused();
const timer = setTimeout(() => console.log('never'), 1e6);
clearTimeout(timer);
setInterval(() => console.log("never"), 1e6).unref();
console.log('done', typeof timer);
