// An array pattern closes the iterator unless it ran to the end, also when a target or default throws.
const log = [];
const source = (name) => {
  let n = 0;
  return {
    [Symbol.iterator]: () => ({
      next: () => ({ value: undefined, done: ++n > 2 }),
      return() {
        log.push(`${name} closed`);
        return {};
      },
    }),
  };
};
const attempt = (action) => {
  try {
    action();
  } catch (error) {
    log.push(`caught ${error}`);
  }
};
const fail = () => {
  throw 'failure';
};
attempt(() => { const [a] = source('one of two'); });
attempt(() => { const [a, b, c] = source('beyond the end'); });
attempt(() => { const [...all] = source('rest'); });
attempt(() => { const [a = fail()] = source('default fails'); });
attempt(() => { [fail().x] = source('target fails'); });
attempt(() => { const [] = source('empty'); });
attempt(() => { (([a]) => a)(source('parameter')); });
console.log(log.join('\n'));
