/** functional-red-black-tree: the item at an index of an empty tree is not no item, but an exception. */

import createTree, { type Tree } from 'functional-red-black-tree';
import { check, int, oneOf, tree } from 'glassbox';

check(createTree().constructor as new () => Tree, (n) => {
  const below = tree('RBNode', { count: n });
  return {
    name: 'functional-red-black-tree: findings',
    scope: 1,
    state: {
      RedBlackTree: { root: below },
      RBNode: { _color: int(0, 1), key: int(0, n), value: oneOf('a'), left: below, right: below, _count: int(1, n) },
    },
    initial: () => createTree(),
    invariant: ({ root }) => root === null || (root._color === 1 && root._count === 1),
    operations: {
      at: [int(0, n)],
    },
  };
});
