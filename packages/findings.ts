/** What is wrong with the packages as they were published, each shown by a spec beside the one that holds. */

import type { SeededBug } from '../examples/seeded-bug.js';

export interface Finding {
  readonly package: string;
  readonly operation: string;
  readonly violation: SeededBug['violation'];
  /** The smallest scope at which it shows. */
  readonly scope: number;
  readonly text: string;
}

export const findings: readonly Finding[] = [
  {
    package: 'functional-red-black-tree',
    operation: 'at',
    violation: 'exception',
    scope: 1,
    text: 'throws on an empty tree',
  },
  {
    package: 'splaytree',
    operation: 'remove',
    violation: 'invariant',
    scope: 5,
    text: 'loses nodes where keys occur more than once',
  },
  {
    package: 'splaytree',
    operation: 'update',
    violation: 'invariant',
    scope: 1,
    text: 'of a key that is not there adds a node without counting it',
  },
  {
    package: 'splaytree',
    operation: 'load',
    violation: 'invariant',
    scope: 1,
    text: 'into a tree that is not empty does not count',
  },
  {
    package: 'denque',
    operation: 'removeOne',
    violation: 'invariant',
    scope: 4,
    text: 'by an index from the end loses the first item and leaves a gap',
  },
  {
    package: 'denque',
    operation: 'remove',
    violation: 'invariant',
    scope: 8,
    text: 'in the middle of a ring that wraps around loses items',
  },
  {
    package: 'yallist',
    operation: 'moveToEnd',
    violation: 'tree',
    scope: 2,
    text: 'shift leaves the links of the node, so pushNode of it makes a circle',
  },
  {
    package: 'yallist',
    operation: 'moveToFront',
    violation: 'invariant',
    scope: 2,
    text: 'pop leaves the links of the node, so unshiftNode of it makes a head with a predecessor',
  },
  {
    package: 'yallist',
    operation: 'splice',
    violation: 'postcondition',
    scope: 1,
    text: 'inserts after the last value when told to insert before it',
  },
];
