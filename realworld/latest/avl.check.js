/** avl: from an empty tree and from one of eight keys; the balance of all nodes is looked at after each call. */

import { AVLTree } from 'avl';
import { conforms, int } from 'glassbox';
import { SortedSet } from '../models/sorted.js';

const key = int(0, 7);
const all = [3, 1, 5, 0, 2, 4, 6, 7];

conforms(AVLTree, SortedSet, {
  depth: 4,
  initial: [
    { subject: () => filled([]), model: () => new SortedSet() },
    { subject: () => filled(all), model: () => new SortedSet(all) },
  ],
  operations: {
    insert: { arguments: [key], model: 'add', result: Boolean },
    remove: { arguments: [key], model: (set, one) => (set.delete(one) ? one : null) },
    contains: { arguments: [key], model: 'has' },
    min: { model: (set) => set.first ?? null },
    max: { model: (set) => set.last ?? null },
    pop: { model: (set) => set.delete(set.first), result: Boolean },
    next: {
      arguments: [key],
      precondition: (set, one) => set.has(one),
      subject: (tree, one) => tree.next(tree.find(one))?.key,
      model: 'above',
    },
  },
  observe: {
    subject: (tree) => ({ size: tree.size, keys: tree.keys(), isBalanced: height(tree.root) >= 0 }),
    model: (set) => ({ size: set.size, keys: [...set], isBalanced: true }),
  },
});

function filled(keys) {
  const tree = new AVLTree(undefined, true);
  for (const one of keys) tree.insert(one);
  return tree;
}

/** NaN if a node is wrong about how much higher its left side is, or that is too much. */
function height(node) {
  if (node === null) return 0;
  const [left, right] = [height(node.left), height(node.right)];
  const isRight = node.balanceFactor === left - right && Math.abs(left - right) < 2;
  return isRight ? 1 + Math.max(left, right) : NaN;
}
