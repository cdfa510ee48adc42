// Promises used wrongly throw as in node.
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.message);
  }
};
attempt(() => Promise());
attempt(() => new Promise());
attempt(() => new Promise({}));
attempt(() => Promise.prototype.then.call({}));
attempt(() => Promise.resolve.call(undefined));
attempt(() => new Promise(() => { throw new Error('lost'); }).catch(() => {}) instanceof Promise);
attempt(() => [Promise.length, Promise.name, Promise.all.length, Promise.prototype.then.length]);
attempt(() => Object.getOwnPropertyNames(Promise.prototype));
const circle = new Promise((resolve) => queueMicrotask(() => resolve(circle)));
circle.catch((problem) => console.log(problem.message));
