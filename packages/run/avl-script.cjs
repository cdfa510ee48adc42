/** What is asked of avl, however it was loaded. */

'use strict';

const { attempt, exercise, generator, print } = require('./trace.cjs');

const nodeOf = (node) => (node === null || node === undefined ? node : [node.key, node.data, node.balanceFactor]);
const show = (tree) => [
  tree.keys(),
  tree.values(),
  tree.size,
  tree.isBalanced(),
  nodeOf(tree.root),
  tree.toString(),
  tree.min(),
  tree.max(),
];

function runAvl(AVLTree) {
  print(Object.getOwnPropertyNames(AVLTree.prototype));
  attempt('empty', () => show(new AVLTree()));
  for (const method of ['pop', 'popMax', 'minNode', 'maxNode', 'min', 'max', 'keys', 'values', 'isEmpty', 'clear']) {
    attempt(`empty ${method}`, () => new AVLTree()[method]());
  }
  attempt('structure', () => new AVLTree().load([1, 2, 3, 4, 5], ['a', 'b', 'c', 'd', 'e']), 7);
  attempt('presort', () => show(new AVLTree().load([5, 1, 4, 2, 3], [50, 10, 40, 20, 30], true)));
  attempt('load twice', () => new AVLTree().load([1]).load([2]));
  attempt('duplicates', () => {
    const [free, strict] = [new AVLTree(), new AVLTree(undefined, true)];
    for (const key of [3, 1, 3, 2, 1, 3]) {
      free.insert(key, key * 10);
      strict.insert(key, key * 10);
    }
    return [show(free), show(strict)];
  });
  attempt('comparator', () => {
    const tree = new AVLTree((a, b) => b.length - a.length);
    for (const word of ['a', 'bbb', 'cc', 'dddd', 'ee']) tree.insert(word, word.length);
    return [show(tree), nodeOf(tree.find('xx')), tree.contains('yyyyy'), tree.remove('zzz')];
  });
  attempt('range', () => {
    const tree = new AVLTree().load([1, 2, 3, 4, 5, 6, 7, 8], []);
    const met = [];
    const context = { limit: 6 };
    tree.range(
      2,
      7,
      function (node) {
        met.push(node.key);
        return node.key === this.limit;
      },
      context,
    );
    tree.forEach((node, i) => met.push([node.key, i]));
    return met;
  });

  const random = generator(5);
  const tree = new AVLTree(undefined, true);
  for (let round = 0; round < 300; round += 1) {
    const key = random.integer(40);
    switch (random.integer(6)) {
      case 0:
      case 1:
      case 2:
        attempt(`insert ${key}`, () => nodeOf(tree.insert(key, `v${round}`)));
        break;
      case 3:
        attempt(`remove ${key}`, () => tree.remove(key));
        break;
      case 4:
        attempt(`around ${key}`, () => {
          const node = tree.find(key);
          return node === null ? null : [nodeOf(node), nodeOf(tree.next(node)), nodeOf(tree.prev(node))];
        });
        break;
      case 5:
        attempt(`at ${key}`, () => nodeOf(tree.at(key)));
        break;
    }
    if (round % 10 === 0) attempt('tree', () => show(tree));
  }
  while (!tree.isEmpty()) attempt('to empty', () => [nodeOf(tree.pop()), nodeOf(tree.popMax()), tree.isBalanced()]);

  exercise('AVLTree', {
    make: (chance) => new AVLTree().load(Array.from({ length: chance.integer(9) }, (_, i) => i * 2)),
    argument: (chance, whole) =>
      chance.pick([0, 1, 2, 3, 7, -1, 'a', undefined, null, (node) => node, whole.root, whole.minNode(), [3, 1], true]),
    show: (whole) => [whole.keys(), whole.values(), whole.size],
    rounds: 250,
  });
}

module.exports = { runAvl };
