// An iterator that throws from next, or gives no object, is not closed.
const log = [];
const broken = (next) => ({
  [Symbol.iterator]: () => ({
    next,
    return() {
      log.push('closed');
      return {};
    },
  }),
});
const attempt = (name, action) => {
  try {
    action();
    log.push(`${name}: fine`);
  } catch (error) {
    log.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
};
attempt('throwing next', () => {
  for (const x of broken(() => { throw 'boom'; }));
});
attempt('result 5', () => {
  for (const x of broken(() => 5));
});
attempt('throwing done', () => {
  for (const x of broken(() => ({ get done() { throw 'done'; } })));
});
attempt('throwing value', () => {
  for (const x of broken(() => ({ get value() { throw 'value'; }, done: false })));
});
attempt('array pattern', () => {
  const [a] = broken(() => { throw 'pattern'; });
});
console.log(log.join('\n'));
