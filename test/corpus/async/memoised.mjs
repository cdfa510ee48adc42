// Several callers share one promise.
let calls = 0;
const known = new Map();
const load = (key) => {
  if (!known.has(key)) known.set(key, (async () => { calls += 1; await null; return key.toUpperCase(); })());
  return known.get(key);
};
console.log(load('a') === load('a'), await Promise.all([load('a'), load('b'), load('a')]), calls);
