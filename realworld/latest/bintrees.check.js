/** bintrees: a red-black tree, from an empty one and from one of nine elements, whose colours and black heights are looked at after each call. */

import { RBTree } from 'bintrees';
import { conforms, int } from 'glassbox';
import { SortedSet } from '../models/sorted.js';

const value = int(0, 8);
const all = [4, 2, 6, 1, 3, 5, 7, 0, 8];
const ascending = (a, b) => a - b;
const orNull = { result: (found) => found ?? null };

conforms(RBTree, SortedSet, {
  depth: 5,
  initial: [
    { subject: () => filled([]), model: () => new SortedSet() },
    { subject: () => filled(all), model: () => new SortedSet(all) },
  ],
  operations: {
    insert: { arguments: [value], model: 'add' },
    remove: { arguments: [value], model: 'delete' },
    find: { arguments: [value], model: (set, one) => (set.has(one) ? one : null) },
    min: { ...orNull, model: (set) => set.first },
    max: { ...orNull, model: (set) => set.last },
    lowerBound: {
      arguments: [value],
      subject: (tree, one) => tree.lowerBound(one).data(),
      model: 'notBelow',
      ...orNull,
    },
    upperBound: { arguments: [value], subject: (tree, one) => tree.upperBound(one).data(), model: 'above', ...orNull },
  },
  observe: {
    subject: (tree) => ({ size: tree.size, all: walked(tree), isBalanced: blackHeight(tree._root) > 0 }),
    model: (set) => ({ size: set.size, all: [...set], isBalanced: true }),
  },
});

function filled(values) {
  const tree = new RBTree(ascending);
  for (const one of values) tree.insert(one);
  return tree;
}

function walked(tree) {
  const found = [];
  tree.each((one) => void found.push(one));
  return found;
}

/** −Infinity if paths differ in how many black nodes they have, or one red node is below another. */
function blackHeight(node) {
  if (node === null) return 1;
  const left = blackHeight(node.left);
  if (left !== blackHeight(node.right) || (node.red && (node.left?.red || node.right?.red))) return -Infinity;
  return left + (node.red ? 0 : 1);
}
