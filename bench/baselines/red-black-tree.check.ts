/** As many keys as a tree of height h has nodes, n = 2ʰ − 1, and a single value, as in the finitizations of the published baselines. */

import { check, derived, int, oneOf, tree } from 'glassbox';
import { Node, RedBlackTree } from '../../examples/red-black-tree/red-black-tree.js';

check(RedBlackTree<string>, (n) => {
  const key = int(1, n);
  const value = oneOf('a');
  const below = tree(Node, { count: n });
  return {
    name: 'RedBlackTree, one value',
    scope: 3,
    state: {
      RedBlackTree: { root: below },
      Node: { left: below, right: below, key, value, parent: derived(), blackHeight: int(0, n) },
    },
    operations: { get: [key], put: [key, value], remove: [key] },
  };
});
