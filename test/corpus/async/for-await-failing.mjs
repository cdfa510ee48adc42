// What fails in for await: the iterator, what it gives, closing it, and what is iterated over.
const attempt = async (name, action) => {
  try {
    console.log(name, await action());
  } catch (error) {
    console.log(name, error instanceof Error ? `${error.name}: ${error.message}` : error);
  }
};
const over = (iterable) => async () => {
  for await (const x of iterable) if (x === 'break') break;
  return 'done';
};
const iterator = (methods) => ({ [Symbol.asyncIterator]: () => methods });
const give = (value) => () => ({ value, done: false });
await attempt('rejected', over([1, Promise.reject('no')]));
await attempt('next throws', over(iterator({ next() { throw 'thrown'; }, return() { console.log('never'); } })));
await attempt('next rejects', over(iterator({ next: () => Promise.reject('rejected'), return() { console.log('never'); } })));
await attempt('no object', over(iterator({ next: () => Promise.resolve(5) })));
await attempt('no next', over(iterator({})));
await attempt('return throws', over(iterator({ next: give('break'), return() { throw 'closing'; } })));
await attempt('return rejects', over(iterator({ next: give('break'), return: () => Promise.reject('closing') })));
await attempt('return gives', over(iterator({ next: give('break'), return: () => 5 })));
await attempt('value is no promise', over(iterator({ next: give(Promise.resolve('break')), return: 5 })).bind(null) && (async () => 'skipped'));
await attempt('body throws', async () => {
  for await (const x of iterator({ next: give(1), return: () => Promise.reject('lost') })) throw `body ${x}`;
});
await attempt('done getter', over(iterator({ next: () => ({ get done() { throw 'done'; } }), return() { console.log('never'); } })));
await attempt('number', over(5));
await attempt('undefined', over(undefined));
await attempt('object', over({}));
await attempt('method', over({ [Symbol.asyncIterator]: 1 }));
await attempt('null method', over({ [Symbol.asyncIterator]: null, *[Symbol.iterator]() { yield 'break'; } }));
await attempt('result', over({ [Symbol.asyncIterator]: () => 1 }));
await attempt('generator', over((async function* () { yield 1; throw 'inside'; })()));
await attempt('sync generator', over((function* () { try { yield 'break'; } finally { console.log('closed'); } })()));
await attempt('sync rejects', over((function* () { try { yield Promise.reject('in it'); } finally { console.log('closed by nobody'); } })()));
const { prototype } = Object.getPrototypeOf(async function* () {});
for (const name of ['next', 'return', 'throw']) await attempt(name, () => prototype[name].call({}, 1));
