// Set keeps each value once, in the order of first insertion.
const set = new Set([3, 1, 3, NaN, NaN, 0, -0, '3']);
console.log(set.size, [...set].map(String).join(), set.add(3) === set, set.has(NaN), set.delete(1), set.has(1), Object.is([...set][2], 0));
set.add(1);
console.log([...set].map(String).join(), [...set.entries()][0].join(), set.keys === set.values, set.forEach((v, k, s) => v === k && s === set));
const union = (a, b) => new Set([...a, ...b]);
const intersection = (a, b) => new Set([...a].filter((x) => b.has(x)));
const difference = (a, b) => new Set([...a].filter((x) => !b.has(x)));
const x = new Set([1, 2, 3]);
const y = new Set([2, 3, 4]);
console.log(union(x, y), intersection(x, y), difference(x, y), new Set('hello').size, [...new Set([5, 5, 6])].join());
const objects = new Set([{}, {}]);
console.log(objects.size, new Set([[1]]).has([1]), new Set(), new Set([new Set([1])]));
const weak = new WeakMap();
const weakKey = {};
weak.set(weakKey, 'value');
console.log(weak.get(weakKey), weak.has({}), weak.delete(weakKey), weak.has(weakKey), new WeakSet([weakKey]).has(weakKey));
for (const f of [() => weak.set('text', 1), () => new WeakSet([1]), () => Set()]) {
  try {
    f();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
