// Promise.all rejects where its list throws, and closes it where resolve does.
const failing = { *[Symbol.iterator]() { yield 1; throw new Error('in the list'); } };
await Promise.all(failing).catch((problem) => console.log(problem.message));
let closed = 0;
const counted = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }), return: () => (closed++, {}) }) };
class Broken extends Promise { static resolve() { throw new Error('broken'); } }
await Promise.prototype.then.call(Broken.all(counted), undefined, (problem) => console.log(problem.message, closed));
for (const wrong of [undefined, null, 5, {}]) await Promise.all(wrong).catch((problem) => console.log(problem.name));
