// Jobs that add jobs come before timers.
const log = [];
setTimeout(() => log.push('timer'), 0);
const again = (n) => n > 0 && Promise.resolve().then(() => { log.push(n); again(n - 1); });
again(4);
queueMicrotask(() => queueMicrotask(() => log.push('nested')));
setTimeout(() => console.log(log.join()), 5);
