/** Ways to get a treap wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'treap.ts', spec: 'treap.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'insert rotates only once',
    find: 'while (node.parent !== null && node.parent.priority < priority) this.rotateUp(node);',
    replace: 'if (node.parent !== null && node.parent.priority < priority) this.rotateUp(node);',
    operation: 'insert',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'what was between two nodes keeps its parent',
    find: '    if (between !== null) between.parent = parent;\n',
    replace: '',
    operation: 'insert',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'delete lets the smaller priority go up',
    find: 'left.priority > right.priority ? left : right',
    replace: 'left.priority < right.priority ? left : right',
    operation: 'delete',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'what takes the place of the root looks for a parent',
    find: 'if (parent === null) this.root = other;\n    else if (parent.left === node) parent.left = other;',
    replace: 'if (parent!.left === node) parent!.left = other;',
    operation: 'delete',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'after assumes that there is a node to the right',
    find: 'node.right === null ? above(node) : leftmost(node.right)',
    replace: 'leftmost(node.right!)',
    operation: 'after',
    violation: 'exception',
    scope: 1,
  },
];
