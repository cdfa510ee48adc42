/** buckets-js: constructors that return objects whose methods are closures, minified. */

'use strict';

const buckets = require('buckets-js');
const { attempt, exercise, generator, print } = require('./trace.cjs');

const numbers = (random, most = 9) => Array.from({ length: random.integer(most) }, () => random.integer(20));
const filled = (made, items) => (items.forEach((item) => made.add(item)), made);

print(Object.keys(buckets), Object.keys(buckets.arrays));
for (const name of Object.keys(buckets.arrays)) {
  attempt(`arrays.${name}`, () => [buckets.arrays[name]([3, 1, 3, 2], 3), buckets.arrays[name]([], 0)]);
}
for (const value of [undefined, null, 'text', 5, {}, [1], () => 1]) {
  attempt('tests', () => [
    buckets.defaultToString(value),
    buckets.isString(value),
    buckets.isFunction(value),
    buckets.isUndefined(value),
    buckets.defaultCompare(value, 'm'),
    buckets.defaultEquals(value, 5),
  ]);
}

const random = generator(14);
const tree = buckets.BSTree((a, b) => a - b);
const heap = new buckets.Heap(buckets.reverseCompareFunction((a, b) => a - b));
const many = new buckets.MultiDictionary();
for (let round = 0; round < 250; round += 1) {
  const key = random.integer(20);
  switch (random.integer(4)) {
    case 0:
    case 1:
      attempt(`add ${key}`, () => [tree.add(key), heap.add(key), many.set(`k${key % 5}`, key)]);
      break;
    case 2:
      attempt(`remove ${key}`, () => [tree.remove(key), heap.removeRoot(), many.remove(`k${key % 5}`, key)]);
      break;
    case 3:
      attempt('look', () => [
        tree.toArray(),
        tree.height(),
        heap.toArray(),
        many.keys(),
        many.values(),
        tree.minimum(),
      ]);
      break;
  }
}
attempt('walks', () => {
  const met = [];
  tree.inorderTraversal((item) => void met.push(item));
  tree.preorderTraversal((item) => void met.push(item));
  tree.postorderTraversal((item) => void met.push(item));
  tree.levelTraversal((item) => (met.push(item), item !== 3));
  return met;
});

for (const name of ['Set', 'Bag', 'LinkedList', 'Stack', 'Queue', 'Heap', 'PriorityQueue', 'BSTree']) {
  exercise(name, {
    make: (chance) => filled(new buckets[name](), numbers(chance)),
    argument: (chance) =>
      chance.pick([
        0,
        1,
        2,
        7,
        -1,
        'a',
        undefined,
        null,
        (x) => x > 9,
        (a, b) => a === b,
        filled(new buckets[name](), [1, 2]),
      ]),
    show: (whole) => [whole.size(), whole.isEmpty(), whole.toArray()],
    rounds: 120,
    depth: 3,
  });
}
for (const name of ['Dictionary', 'MultiDictionary']) {
  exercise(name, {
    make: (chance) => numbers(chance).reduce((made, key) => (made.set(key, `v${key}`), made), new buckets[name]()),
    argument: (chance) => chance.pick([0, 1, 2, 7, 'a', 'constructor', undefined, null, (x) => x, {}, [1]]),
    show: (whole) => [whole.size(), whole.keys(), whole.values()],
    rounds: 120,
  });
}
