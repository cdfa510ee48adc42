/** typescript-collections: a universal module of classes compiled to constructor functions. */

'use strict';

const collections = require('typescript-collections');
const { attempt, exercise, generator, print } = require('./trace.cjs');

const numbers = (random, most = 9) => Array.from({ length: random.integer(most) }, () => random.integer(20));
const filled = (made, items, method = 'add') => (items.forEach((item) => made[method](item)), made);
const byRemainder = (item) => `r${item % 5}`;
const downwards = (a, b) => b - a;

print(Object.keys(collections), Object.keys(collections.arrays));

for (const name of Object.keys(collections.arrays)) {
  attempt(`arrays.${name}`, () => [
    collections.arrays[name]([3, 1, 3, 2], 3, (a, b) => a === b),
    collections.arrays[name]([], 0),
  ]);
}
for (const value of [undefined, null, 'text', 5, {}, [1], () => 1]) {
  attempt('util', () => [
    collections.util.defaultToString(value),
    collections.util.makeString(value),
    collections.isString(value),
    collections.isFunction(value),
    collections.isUndefined(value),
  ]);
}

const random = generator(12);
const dictionary = new collections.Dictionary();
const linked = new collections.LinkedDictionary();
const multi = new collections.MultiDictionary(undefined, undefined, true);
const tree = new collections.BSTree(downwards);
const keyed = new collections.BSTreeKV((a, b) => a.key - b.key);
const queue = new collections.PriorityQueue((a, b) => a - b);
const bag = new collections.Bag(byRemainder);
for (let round = 0; round < 250; round += 1) {
  const key = random.integer(15);
  switch (random.integer(6)) {
    case 0:
    case 1:
      attempt(`set ${key}`, () => [
        dictionary.setValue(key, round),
        linked.setValue(`k${key}`, round),
        multi.setValue(key % 4, key),
        tree.add(key),
        keyed.add({ key, round }),
        queue.enqueue(key),
        bag.add(key, 2),
      ]);
      break;
    case 2:
      attempt(`remove ${key}`, () => [
        dictionary.remove(key),
        linked.remove(`k${key}`),
        multi.remove(key % 4, key),
        tree.remove(key),
        keyed.remove({ key }),
        queue.dequeue(),
        bag.remove(key),
      ]);
      break;
    case 3:
      attempt(`look ${key}`, () => [
        dictionary.getValue(key),
        linked.getValue(`k${key}`),
        multi.getValue(key % 4),
        tree.contains(key),
        keyed.search({ key }),
        queue.peek(),
        bag.count(key),
      ]);
      break;
    case 4:
      attempt('sizes', () =>
        [dictionary, linked, multi, tree, keyed, queue, bag].map((made) => [made.size(), made.isEmpty()]),
      );
      break;
    case 5:
      attempt('all', () => [
        dictionary.toString(),
        linked.keys(),
        linked.values(),
        multi.values(),
        tree.toArray(),
        [tree.minimum(), tree.maximum(), tree.height()],
        bag.toArray(),
        bag.toSet().toArray(),
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
  linked.forEach((key, value) => void met.push([key, value]));
  return [met, tree.createSubtree, dictionary.keys()];
});
attempt('default dictionaries', () => {
  const made = new collections.DefaultDictionary(() => []);
  made.getValue('a').push(1);
  const factory = new collections.FactoryDictionary(() => 7);
  return [made.getValue('a'), made.size(), factory.getValue('x'), factory.size()];
});

const simple = {
  Set: () => new collections.Set(),
  Bag: () => new collections.Bag(),
  LinkedList: () => new collections.LinkedList(),
  Stack: () => new collections.Stack(),
  Queue: () => new collections.Queue(),
  Heap: () => new collections.Heap(),
  PriorityQueue: () => new collections.PriorityQueue(),
  BSTree: () => new collections.BSTree(),
};
for (const [name, make] of Object.entries(simple)) {
  exercise(name, {
    make: (chance) => filled(make(), numbers(chance)),
    argument: (chance, whole) =>
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
        whole,
        filled(make(), [1, 2]),
      ]),
    show: (whole) => [whole.size(), whole.isEmpty(), whole.toArray()],
    rounds: 120,
    depth: 3,
  });
}
for (const name of ['Dictionary', 'LinkedDictionary', 'MultiDictionary']) {
  exercise(name, {
    make: (chance) =>
      numbers(chance).reduce((made, key) => (made.setValue(key, `v${key}`), made), new collections[name]()),
    argument: (chance) => chance.pick([0, 1, 2, 7, 'a', 'constructor', undefined, null, (x) => x, {}, [1]]),
    show: (whole) => [whole.size(), whole.keys(), whole.values()],
    rounds: 120,
  });
}
attempt('forest', () => {
  const forest = new collections.MultiRootTree(['a', 'b'], { a: ['a1', 'a2'], b: [], a1: [], a2: [] });
  forest.insertIdIntoRoot('c', 1);
  forest.insertIdIntoNode('b', 'b1');
  forest.moveIdBeforeId('a2', 'a1');
  forest.moveIdIntoId('c', 'a', 0);
  forest.deleteId('b1');
  return [forest.getRootIds(), forest.nodes, forest.toString(), forest.getFlattenedIds?.()];
});
