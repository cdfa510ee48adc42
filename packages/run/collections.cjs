/** collections: collections that observe changes and extend the builtin objects of the language. */

'use strict';

const { attempt, exercise, generator, print } = require('./trace.cjs');
const SortedSet = require('collections/sorted-set');
const SortedMap = require('collections/sorted-map');
const SortedArray = require('collections/sorted-array');
const SortedArraySet = require('collections/sorted-array-set');
const List = require('collections/list');
const Deque = require('collections/deque');
const Heap = require('collections/heap');
const LruSet = require('collections/lru-set');
const LruMap = require('collections/lru-map');
const LfuSet = require('collections/lfu-set');
const MultiMap = require('collections/multi-map');
const FastSet = require('collections/fast-set');
const FastMap = require('collections/fast-map');
const Dict = require('collections/dict');

const random = generator(20);
const numbers = (chance, most = 9) => Array.from({ length: chance.integer(most) }, () => chance.integer(20));

print(Object.getOwnPropertyNames(Array.prototype).length > 40, typeof Object.compare, typeof Array.prototype.sorted);
attempt('shims', () => [
  [3, 1, 2].sorted(),
  [1, [2]].clone(),
  [1, 2].equals([1, 2]),
  Object.equals({ a: [1] }, { a: [1] }),
  [1, 2, 3].one(),
  [2, 4].sum(),
]);
attempt('grouping', () => [
  [1, 2, 3, 4].group((x) => x % 2),
  [1, 2, 3].enumerate(),
  [
    [1, 2],
    [3, 4],
  ].zip?.([5, 6]),
]);

const set = new SortedSet();
for (let round = 0; round < 200; round += 1) {
  const key = random.integer(25);
  switch (random.integer(4)) {
    case 0:
    case 1:
      attempt(`add ${key}`, () => set.add(key));
      break;
    case 2:
      attempt(`delete ${key}`, () => set.delete(key));
      break;
    case 3:
      attempt(`around ${key}`, () =>
        [set.findLeast(), set.findGreatest(), set.findGreatestLessThan(key), set.findLeastGreaterThanOrEqual(key)].map(
          (node) => node && node.value,
        ),
      );
      break;
  }
  if (round % 10 === 0) attempt('set', () => [set.toArray(), set.length, set.indexOf(key), set.slice(1, 4)]);
}
attempt('observed', () => {
  const list = new List([1, 2, 3]);
  const met = [];
  list.addRangeChangeListener((plus, minus, index) => met.push([plus, minus, typeof index]));
  list.push(4);
  list.shift();
  return [met, list.toArray()];
});

const made = { SortedSet, SortedArray, SortedArraySet, List, Deque, Heap, LruSet, LfuSet, FastSet };
for (const [name, Collection] of Object.entries(made)) {
  exercise(name, {
    make: (chance) => new Collection(numbers(chance)),
    argument: (chance) =>
      chance.pick([0, 1, 2, 7, -1, 'a', undefined, (x) => x, (a, b) => a + b, (a, b) => a === b, [3, 1]]),
    show: (whole) => [whole.toArray(), whole.length],
    skip: ['log', 'logNode', 'iterate', 'snapshot', 'hash', 'contentHash', 'addAll', 'deleteAll', 'find', 'findLast'],
    rounds: 120,
    depth: 2,
  });
}
for (const [name, Collection] of Object.entries({ SortedMap, LruMap, MultiMap, FastMap, Dict })) {
  exercise(name, {
    make: (chance) => new Collection(numbers(chance).map((key) => [`k${key}`, name === 'MultiMap' ? [key] : key])),
    argument: (chance) => chance.pick(['k0', 'k1', 'k7', 'x', undefined, (x) => x, (a, b) => a === b, 5, []]),
    show: (whole) => [whole.toArray(), whole.length, whole.entriesArray?.()],
    skip: ['log', 'iterate', 'hash', 'contentHash'],
    rounds: 120,
    depth: 2,
  });
}
