// Promises are shown with what they were settled with.
console.log(Promise.resolve(1), Promise.resolve({ a: [1] }), new Promise(() => {}));
const rejected = Promise.reject(5);
rejected.catch(() => {});
console.log(rejected, [Promise.resolve('text')]);
let settle;
const open = new Promise((resolve) => (settle = resolve));
console.log(open);
settle(7);
console.log(open);
class Task extends Promise {}
console.log(Task.resolve(1), (async () => {})());
