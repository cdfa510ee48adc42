/** Five ways to get the search tree wrong in one line. */

import type { OperationName } from './loop.js';

export interface Bug {
  readonly name: string;
  readonly operation: OperationName;
  readonly find: string;
  readonly replace: string;
}

export const bugs: readonly Bug[] = [
  {
    name: 'delete copies the key above the successor',
    operation: 'delete',
    find: 'node.key = next.key;',
    replace: 'node.key = above.key;',
  },
  {
    name: 'delete keeps the successor where it was',
    operation: 'delete',
    find: 'this.replace(above, next, next.right);',
    replace: 'this.replace(above, next, next);',
  },
  {
    name: 'insert attaches every leaf on the right',
    operation: 'insert',
    find: 'else if (key < parent.key) parent.left = leaf;',
    replace: 'else if (key < parent.key) parent.right = leaf;',
  },
  {
    name: 'insert goes the wrong way at every node',
    operation: 'insert',
    find: 'node = key < node.key ? node.left : node.right;\n    }\n    const leaf',
    replace: 'node = key > node.key ? node.left : node.right;\n    }\n    const leaf',
  },
  {
    name: 'insert puts a key in again, below its equal',
    operation: 'insert',
    find: 'if (node.key === key) {',
    replace: 'if (node.key === key && node.left === null) {',
  },
];
