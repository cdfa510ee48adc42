/**
 * Ways to break the packages that are checked, each by one replacement. The published versions hold; a checker is worth something only if it
 * also notices these, each at a small scope.
 */

import type { SeededBug } from '../examples/seeded-bug.js';

export interface Patch extends SeededBug {
  readonly package: string;
}

const avl = { package: 'avl', file: 'dist/index.mjs', spec: 'avl.check.ts' } as const;
const redBlack = {
  package: 'functional-red-black-tree',
  file: 'rbtree.js',
  spec: 'functional-red-black-tree.check.ts',
} as const;
const tinyqueue = { package: 'tinyqueue', file: 'index.js', spec: 'tinyqueue.check.ts' } as const;
const yallist = { package: 'yallist', file: 'dist/esm/index.js', spec: 'yallist.check.ts' } as const;
const splaytree = { package: 'splaytree', file: 'dist/splaytree.js', spec: 'splaytree.check.ts' } as const;
const denque = { package: 'denque', file: 'index.js', spec: 'denque.check.ts' } as const;

export const patches: readonly Patch[] = [
  {
    ...avl,
    name: 'a rotation to the left miscounts',
    find: '  node.balanceFactor += 1;',
    replace: '  node.balanceFactor += 2;',
    operation: 'insert',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...avl,
    name: 'removing the last node keeps it as the root',
    find: 'if (node === this._root) this._root = null;',
    replace: '',
    operation: 'remove',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...redBlack,
    name: 'a new root stays red',
    find: 'n_stack[0]._color = BLACK',
    replace: '',
    operation: 'insert',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...redBlack,
    name: 'inserting to the left changes the tree that was there',
    find: 'n_stack[s] = new RBNode(n._color, n.key, n.value, n_stack[s+1], n.right, n._count+1)',
    replace: 'n.left = n_stack[s+1]; n._count += 1',
    operation: 'insert',
    violation: 'postcondition',
    scope: 2,
  },
  {
    ...tinyqueue,
    name: 'an item rises past smaller ones only',
    find: 'if (compare(item, current) >= 0) break;',
    replace: 'if (compare(item, current) <= 0) break;',
    operation: 'push',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...tinyqueue,
    name: 'of two items, both are gone with the first',
    find: 'if (--this.length > 0) {',
    replace: 'if (--this.length > 1) {',
    operation: 'pop',
    violation: 'postcondition',
    scope: 2,
  },
  {
    ...yallist,
    name: 'what follows a removed node still leads back to it',
    find: 'next.prev = prev;',
    replace: '',
    operation: 'removeNode',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...yallist,
    name: 'the old head does not learn what is before it',
    find: 'head.prev = node;',
    replace: '',
    operation: 'unshiftNode',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...splaytree,
    name: 'removing does not count',
    find: 'this._size--, l)',
    replace: 'l)',
    operation: 'remove',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...splaytree,
    name: 'a rotation to the right takes the wrong side along',
    find: 't.left = s.right, s.right = t,',
    replace: 't.left = s.left, s.right = t,',
    operation: 'find',
    violation: 'tree',
    scope: 4,
  },
  {
    ...denque,
    name: 'the head runs out of the ring',
    find: 'this._head = (head + 1) & this._capacityMask;',
    replace: 'this._head = head + 1;',
    operation: 'shift',
    violation: 'invariant',
    scope: 4,
  },
  {
    ...denque,
    name: 'a ring that wraps around grows as if it did not',
    find: 'if (this._head != 0) {',
    replace: 'if (this._head == 0) {',
    operation: 'push',
    violation: 'invariant',
    scope: 4,
  },
];
