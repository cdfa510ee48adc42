/** What is wrong with the packages as they were published, each shown by a spec beside the one that holds. */

export interface Finding {
  readonly package: string;
  readonly operation: string;
  /** The smallest scope at which it shows. */
  readonly scope: number;
  readonly text: string;
}

export const findings: readonly Finding[] = [
  {
    package: 'functional-red-black-tree',
    operation: 'at',
    scope: 1,
    text: 'throws on an empty tree',
  },
  {
    package: 'splaytree',
    operation: 'remove',
    scope: 5,
    text: 'loses nodes where keys occur more than once',
  },
  {
    package: 'splaytree',
    operation: 'update',
    scope: 1,
    text: 'of a key that is not there adds a node without counting it',
  },
  {
    package: 'splaytree',
    operation: 'load',
    scope: 1,
    text: 'into a tree that is not empty does not count',
  },
  {
    package: 'denque',
    operation: 'removeOne',
    scope: 4,
    text: 'by an index from the end loses the first item and leaves a gap',
  },
  {
    package: 'denque',
    operation: 'remove',
    scope: 8,
    text: 'in the middle of a ring that wraps around loses items',
  },
  {
    package: 'yallist',
    operation: 'moveToEnd',
    scope: 2,
    text: 'shift leaves the links of the node, so pushNode of it makes a circle',
  },
  {
    package: 'yallist',
    operation: 'moveToFront',
    scope: 2,
    text: 'pop leaves the links of the node, so unshiftNode of it makes a head with a predecessor',
  },
  {
    package: 'yallist',
    operation: 'splice',
    scope: 1,
    text: 'inserts after the last value when told to insert before it',
  },
];
