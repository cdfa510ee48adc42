// What is returned is waited for: by return(), by a return statement, through finally blocks and yield*.
const log = [];
const run = async (name, make, ...steps) => {
  const generator = make();
  for (const [how, value] of steps)
    try {
      log.push([name, how, await generator[how](value)]);
    } catch (reason) {
      log.push([name, how, 'failed', reason]);
    }
};
const next = ['next'];
async function* plain() {
  yield 1;
}
async function* guarded() {
  try {
    yield 1;
  } catch (reason) {
    yield ['caught', reason];
  } finally {
    yield 'cleaning';
  }
}
async function* overriding() {
  try {
    yield 1;
  } finally {
    return Promise.resolve('mine');
  }
}
async function* rejecting() {
  try {
    return Promise.reject('inside');
  } catch (reason) {
    yield ['caught', reason];
  }
}
const delegated = (iterator) =>
  async function* () {
    try {
      log.push(['result', yield* { [Symbol.asyncIterator]: () => iterator() }]);
    } catch (reason) {
      log.push(['thrown out', reason?.message ?? reason]);
    }
  };
await run('plain', plain, next, ['return', Promise.resolve('a')], next);
await run('plain', plain, next, ['return', Promise.reject('a')], next);
await run('plain', plain, ['return', Promise.reject('b')], ['return', Promise.resolve('c')], ['throw', 'd']);
await run('guarded', guarded, next, ['return', 'a'], next, next);
await run('guarded', guarded, next, ['return', Promise.reject('x')], next, next, next);
await run('guarded', guarded, next, ['throw', Promise.resolve('y')], next, next, next);
await run('overriding', overriding, next, ['return', 'a'], next);
await run('overriding', overriding, next, ['throw', 'a'], next);
await run('rejecting', rejecting, next, next);
const results = { next: () => ({ value: Promise.resolve('v'), done: false }) };
await run('no return', delegated(() => ({ ...results })), next, ['return', Promise.resolve('a')], next);
await run('no throw', delegated(() => ({ ...results })), next, ['throw', 'a'], next);
await run('return', delegated(() => ({ ...results, return: (value) => ({ value: [value], done: true }) })), next, ['return', 'a'], next);
await run('goes on', delegated(() => ({ ...results, return: (value) => ({ value: [value], done: false }) })), next, ['return', 'a'], next);
await run('rejected', delegated(() => ({ ...results, throw: (value) => ({ value: [value], done: true }) })), next, ['return', Promise.reject('r')], next);
await run('closed', delegated(() => ({ ...results, return: () => Promise.reject('closing') })), next, ['throw', 'a'], next);
await run('no object', delegated(() => ({ ...results, return: () => 5 })), next, ['return', 'a'], next);
for (const line of log) console.log(...line);
