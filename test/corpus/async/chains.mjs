// then, catch and finally hand on values and reasons.
const log = (name) => (value) => {
  console.log(name, value);
  return value;
};
await Promise.resolve(1).then(log('a')).then((x) => x + 1).then(log('b')).finally(log('finally')).then(log('c'));
await Promise.reject('no').then(log('skipped')).catch(log('caught')).then(log('after'));
await Promise.reject(1).finally(() => 'ignored').catch(log('kept'));
await Promise.resolve(1).finally(() => { throw 'replaced'; }).catch(log('thrown in finally'));
await Promise.resolve(2).then(undefined, log('never')).then(null).then(log('through'));
