// AggregateError, from Promise.any and by hand.
const error = await Promise.any([Promise.reject(new TypeError('a')), Promise.reject('b')]).catch((problem) => problem);
console.log(error instanceof AggregateError, error.name, error.errors.map(String), Object.getOwnPropertyNames(error).includes('errors'));
console.log(await Promise.any([Promise.reject(1), 2, 3]), await Promise.any(new Set([Promise.resolve('set')])));
console.log((await Promise.allSettled([])).length, await Promise.allSettled(['x', Promise.reject('y')]));
