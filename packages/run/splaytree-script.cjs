/** What is asked of splaytree, however it was loaded. */

'use strict';

const { attempt, exercise, generator, print } = require('./trace.cjs');

const nodeOf = (node) => (node === null || node === undefined ? node : [node.key, node.data]);
const show = (tree) => [
  tree.keys(),
  tree.values(),
  tree.size,
  nodeOf(tree.root),
  tree.toString(),
  tree.min(),
  tree.max(),
];

function runSplayTree(Tree) {
  print(Object.getOwnPropertyNames(Tree.prototype));
  attempt('empty', () => show(new Tree()));
  for (const method of ['pop', 'minNode', 'maxNode', 'min', 'max', 'keys', 'values', 'isEmpty', 'toList']) {
    attempt(`empty ${method}`, () => new Tree()[method]());
  }
  attempt('structure', () => new Tree().load([4, 2, 5, 1, 3], ['d', 'b', 'e', 'a', 'c'], true), 7);
  attempt('load into a tree', () => show(new Tree().load([2, 4]).load([1, 3, 5])));
  attempt('comparator', () => {
    const tree = new Tree((a, b) => b - a);
    for (const key of [5, 3, 8, 3, 1]) tree.insert(key, `i${key}`);
    for (const key of [5, 4]) tree.add(key, `a${key}`);
    return show(tree);
  });
  attempt('split', () => {
    const tree = new Tree().load([1, 2, 3, 4, 5]);
    const { left, right } = tree.split(3);
    return [nodeOf(left), nodeOf(right)];
  });
  attempt('update', () => {
    const tree = new Tree().load([1, 2, 3], ['a', 'b', 'c']);
    tree.update(2, 7, 'moved');
    return show(tree);
  });
  attempt('iterate', () => {
    const tree = new Tree().load([1, 2, 3, 4]);
    const met = [];
    for (const node of tree) met.push(node.key);
    tree.range(2, 4, (node) => (met.push(`r${node.key}`), node.key === 3));
    tree.forEach((node) => met.push(`f${node.key}`));
    return met;
  });

  const random = generator(9);
  const tree = new Tree();
  for (let round = 0; round < 300; round += 1) {
    const key = random.integer(30);
    switch (random.integer(7)) {
      case 0:
      case 1:
        attempt(`add ${key}`, () => nodeOf(tree.add(key, round)));
        break;
      case 2:
        attempt(`insert ${key}`, () => nodeOf(tree.insert(key, round)));
        break;
      case 3:
        attempt(`remove ${key}`, () => tree.remove(key));
        break;
      case 4:
        attempt(`find ${key}`, () => [nodeOf(tree.find(key)), nodeOf(tree.findStatic(key)), tree.contains(key)]);
        break;
      case 5:
        attempt(`at ${key}`, () => nodeOf(tree.at(key)));
        break;
      case 6:
        attempt(`around ${key}`, () => {
          const node = tree.findStatic(key);
          return node === null ? null : [nodeOf(tree.next(node)), nodeOf(tree.prev(node))];
        });
        break;
    }
    if (round % 10 === 0) attempt('tree', () => show(tree));
  }
  while (!tree.isEmpty()) attempt('to empty', () => [tree.pop(), tree.size]);

  exercise('Tree', {
    make: (chance) => new Tree().load(Array.from({ length: chance.integer(9) }, (_, i) => i * 2)),
    argument: (chance, whole) =>
      chance.pick([0, 1, 2, 3, 7, -1, 'a', undefined, null, (node) => node, whole.root, [3, 1], true]),
    show: (whole) => [whole.keys(), whole.values(), whole.size],
    rounds: 250,
  });
}

module.exports = { runSplayTree };
