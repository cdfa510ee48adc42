/**
 * splaytree, where it does not keep its own size. If keys occur more than once, which `insert` allows, removing one may lose another: insert 1
 * three times, then 0, then 2, and remove 1. `update` of a key that is not there adds one that is not counted, and so does
 * loading into a tree that is not empty.
 */

import { array, check, int, oneOf, tree } from 'glassbox';
import SplayTree from 'splaytree';
import { count, isOrdered } from './search-trees.js';
import { Node } from './splaytree-shape.js';

check(SplayTree<number, string>, (n) => {
  const key = int(0, n);
  const data = oneOf('a', 'b');
  const below = tree(Node, { count: n });
  return {
    name: 'splaytree: findings',
    scope: 5,
    state: {
      [SplayTree.name]: { _root: below, _size: int(0, n) },
      [Node.name]: { left: below, right: below, key, data, next: oneOf(null) },
    },
    initial: () => new SplayTree<number, string>(),
    invariant: (map) => isOrdered(map.root, null, null, false) && map.size === count(map.root),
    operations: {
      insert: [key, data],
      find: [key],
      remove: [key],
      update: [key, key, data],
      load: [array(key, { length: 1 }), array(data, { length: 1 })],
    },
  };
});
