// Promise.all, allSettled, any and race.
const later = (value, turns) => (turns === 0 ? Promise.resolve(value) : Promise.resolve().then(() => later(value, turns - 1)));
console.log(await Promise.all([later('a', 3), later('b', 1), 'c']));
console.log(await Promise.all([]), await Promise.all(new Set([1, 1, 2])));
await Promise.all([later(1, 5), Promise.reject('first')]).catch((reason) => console.log(reason));
console.log(await Promise.allSettled([Promise.reject(1), 2, later(3, 2)]));
console.log(await Promise.any([Promise.reject(1), later('x', 4), later('y', 2)]));
await Promise.any([Promise.reject(1), Promise.reject(2)]).catch((e) => console.log(e.name, e.message, e.errors));
await Promise.any([]).catch((e) => console.log(e.errors));
console.log(await Promise.race([later(1, 9), later(2, 1), new Promise(() => {})]));
await Promise.all(5).catch((e) => console.log(e.name));
