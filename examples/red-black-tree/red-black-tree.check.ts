/** The setting of Darga and Boyapati (2006), but for the keys: as many as leave room for another one between any two. */

import { check, derived, int, oneOf, tree } from 'glassbox';
import { Node, RedBlackTree } from './red-black-tree.js';

check(RedBlackTree<string | null>, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf(null, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
  const below = tree(Node, { count: n });
  return {
    scope: 7,
    state: {
      RedBlackTree: { root: below },
      Node: { left: below, right: below, key, value, parent: derived(), blackHeight: int(0, n) },
    },
    operations: { get: [key], put: [key, value], remove: [key] },
    declarative: ['isRed', 'heightOf'],
  };
});
