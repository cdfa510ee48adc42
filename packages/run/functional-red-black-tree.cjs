/** functional-red-black-tree: a red-black tree that is never changed, with iterators that walk along paths. */

'use strict';

const createTree = require('functional-red-black-tree');
const { attempt, exercise, generator } = require('./trace.cjs');

const at = (iterator) => [
  iterator.valid,
  iterator.key,
  iterator.value,
  iterator.index,
  iterator.hasNext,
  iterator.hasPrev,
];
const show = (tree) => [tree.keys, tree.values, tree.length, tree.root && [tree.root.key, tree.root._count]];

attempt('empty', () => [show(createTree()), at(createTree().begin), at(createTree().end)]);
attempt('empty iterator', () => createTree().begin.remove());
attempt('update of nothing', () => createTree().begin.update(1));
attempt('structure', () => createTree().insert(2, 'b').insert(1, 'a').insert(3, 'c'), 6);
attempt('comparator', () => {
  let tree = createTree((a, b) => b - a);
  for (const key of [4, 2, 9, 2]) tree = tree.insert(key, String(key));
  return show(tree);
});
attempt('old versions stay', () => {
  const versions = [createTree()];
  for (let i = 0; i < 12; i += 1) versions.push(versions[i].insert((i * 5) % 7, i));
  for (let i = 0; i < 12; i += 1) versions.push(versions.at(-1).remove(i % 7));
  return versions.map(show);
});

const random = generator(3);
let tree = createTree();
for (let round = 0; round < 300; round += 1) {
  const key = random.integer(30);
  switch (random.integer(7)) {
    case 0:
    case 1:
    case 2:
      attempt(`insert ${key}`, () => show((tree = tree.insert(key, round))));
      break;
    case 3:
      attempt(`remove ${key}`, () => show((tree = tree.remove(key))));
      break;
    case 4:
      attempt(`bounds ${key}`, () => [tree.ge(key), tree.gt(key), tree.lt(key), tree.le(key), tree.find(key)].map(at));
      break;
    case 5:
      attempt(`at ${key}`, () => {
        const iterator = tree.at(key);
        const steps = [at(iterator)];
        for (let i = 0; i < 3 && iterator.valid; i += 1) {
          iterator.next();
          steps.push(at(iterator));
        }
        const back = iterator.clone();
        back.prev();
        return [steps, at(back), iterator.valid ? show(iterator.update('new')) : null];
      });
      break;
    case 6:
      attempt(`forEach ${key}`, () => {
        const met = [];
        const result = tree.forEach((k, v) => (met.push([k, v]), k > key + 5), key - 3, key + 9);
        return [met, result];
      });
      break;
  }
}
while (tree.length > 0) attempt('to empty', () => show((tree = tree.at(random.integer(tree.length)).remove())));

exercise('RedBlackTree', {
  make: (chance) =>
    Array.from({ length: chance.integer(8) }).reduce((made, _, i) => made.insert(i * 2, i), createTree()),
  argument: (chance) => chance.pick([0, 1, 2, 3, 7, -1, 'a', undefined, null, (key) => key > 3, NaN]),
  show,
  rounds: 250,
});
