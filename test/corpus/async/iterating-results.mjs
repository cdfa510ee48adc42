// Promises in data structures.
const map = new Map([1, 2, 3].map((n) => [n, Promise.resolve(n * n)]));
for (const [key, promise] of map) console.log(key, await promise);
console.log(Object.fromEntries(await Promise.all([...map].map(async ([key, value]) => [key, await value]))));
const results = [];
for (const n of [3, 1, 2]) results.push((async () => { await null; return n; })());
console.log(await Promise.all(results));
