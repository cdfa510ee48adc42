/** Ways to get a binary search tree wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'search-tree.ts', spec: 'search-tree.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'insert hangs the leaf on the wrong side',
    find: 'else if (key < parent.key) parent.left = leaf;',
    replace: 'else if (key > parent.key) parent.left = leaf;',
    operation: 'insert',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'insert keeps the value of a key that is there',
    find: '        node.value = value;\n',
    replace: '',
    operation: 'insert',
    violation: 'postcondition',
    scope: 1,
  },
  {
    ...seeded,
    name: 'delete takes the key of the right child instead of the next larger one',
    find: 'node.key = next.key;',
    replace: 'node.key = node.right.key;',
    operation: 'delete',
    violation: 'invariant',
    scope: 6,
  },
  {
    ...seeded,
    name: 'delete leaves the node it moved in place',
    find: 'this.replace(above, next, next.right);',
    replace: 'this.replace(parent, next, next.right);',
    operation: 'delete',
    violation: 'invariant',
    scope: 5,
  },
  {
    ...seeded,
    name: 'delete does not ask whether there is a right child',
    find: 'else if (node.right === null) this.replace(parent, node, node.left);\n',
    replace: '',
    operation: 'delete',
    violation: 'exception',
    scope: 2,
  },
];
