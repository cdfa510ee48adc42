// When return throws: an exception of the body wins over it, a normal exit does not.
function source(close) {
  return {
    [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: close }),
  };
}
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : `threw ${error}`;
  }
};
const failing = () => {
  throw 'from return';
};
console.log(
  attempt(() => {
    for (const x of source(failing)) throw 'from body';
  }),
);
console.log(
  attempt(() => {
    for (const x of source(failing)) break;
  }),
);
console.log(
  attempt(() => {
    for (const x of source(() => 5)) break;
  }),
);
console.log(
  attempt(() => {
    for (const x of source(() => 5)) throw 'body';
  }),
);
console.log(
  attempt(() => {
    for (const x of source(undefined)) return 'no return method';
  }),
);
console.log(
  attempt(() => {
    for (const x of source(7)) break;
  }),
);
