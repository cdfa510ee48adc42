/** Mistakes in the ten methods, one at a time; each shows with three objects of a class and three rounds. */

import type { SeededBug } from '../seeded-bug.js';

const common = { file: 'methods.ts', spec: 'methods.check.ts', scope: 3, violation: 'postcondition' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...common,
    name: 'the last pair is not compared',
    find: 'j < a.length - i',
    replace: 'j < a.length - i - 1',
    operation: 'bubble',
  },
  { ...common, name: 'a value is lost', find: 'a[j] = held;', replace: 'a[j] = a[j - 1]!;', operation: 'bubble' },
  {
    ...common,
    name: 'the first place is never taken',
    find: 'while (j > 0 &&',
    replace: 'while (j > 1 &&',
    operation: 'insertion',
  },
  {
    ...common,
    name: 'the last element is not looked at',
    find: 'while (low <= high)',
    replace: 'while (low < high)',
    operation: 'search',
  },
  {
    ...common,
    name: 'the half with the key is left out',
    find: 'high = middle - 1',
    replace: 'high = middle - 2',
    operation: 'search',
  },
  { ...common, name: 'the sign is forgotten', find: 'x < 0 !== y < 0', replace: 'x < 0', operation: 'multiply' },
  { ...common, name: 'once too often', find: 'i < times', replace: 'i <= times', operation: 'multiply' },
  {
    ...common,
    name: 'the last node is not looked at',
    find: 'while (node !== null) {',
    replace: 'while (node?.next) {',
    operation: 'contains',
  },
  {
    ...common,
    name: 'every second node is skipped',
    find: 'return contains(node.next, value);',
    replace: 'return contains(node.next?.next ?? null, value);',
    operation: 'contains',
  },
  {
    ...common,
    name: 'one node too few',
    find: 'while (length > 0)',
    replace: 'while (length > 1)',
    operation: 'create',
  },
  {
    ...common,
    name: 'a subtree is shared',
    find: 'made.right = copy(tree.right);',
    replace: 'made.right = tree.right;',
    operation: 'copy',
  },
  {
    ...common,
    name: 'the tree is turned over',
    find: 'made.left = copy(tree.left);',
    replace: 'made.left = copy(tree.right);',
    operation: 'copy',
  },
  {
    ...common,
    name: 'the leaf is put on the wrong side',
    find: 'if (value < node.value) node.left = leaf;',
    replace: 'if (value > node.value) node.left = leaf;',
    operation: 'add',
    violation: 'invariant',
  },
  {
    ...common,
    name: 'what is there is said to be new',
    find: 'if (value === node.value) return false;',
    replace: 'if (value === node.value) return true;',
    operation: 'add',
  },
  {
    ...common,
    name: 'a number is given twice',
    find: 'if (user.id >= id) id = user.id + 1;',
    replace: 'id = user.id + 1;',
    operation: 'register',
  },
];
