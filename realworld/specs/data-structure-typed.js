/** Three classes: a search tree, a singly linked list, a queue. */

import { conforms, int } from 'glassbox';
import { SortedSet } from '../models/sorted.js';

export function ofBST({ BST }) {
  conforms(BST, SortedSet, {
    name: 'BST',
    depth: 5,
    operations: {
      // a key that is there is replaced, which counts as adding it
      add: { arguments: [int(0, 2)], result: () => undefined },
      // what is deleted comes with what was to be rebalanced
      delete: { arguments: [int(0, 2)], result: (result) => (Array.isArray(result) ? result.length > 0 : result) },
      has: [int(0, 2)],
    },
    observe: {
      subject: (tree) => ({ size: tree.size, keys: tree.dfs((node) => node.key, 'IN') }),
      model: (set) => ({ size: set.size, keys: [...set] }),
    },
  });
}

class List extends Array {
  delete(item) {
    const index = this.indexOf(item);
    if (index >= 0) this.splice(index, 1);
    return index >= 0;
  }
}

const list = {
  subject: (one) => ({ length: one.length, all: [...one], first: one.first, last: one.last }),
  model: (one) => ({ length: one.length, all: [...one], first: one[0], last: one.at(-1) }),
};
const added = { arguments: [int(1, 2)], result: () => undefined };

export function ofSinglyLinkedList({ SinglyLinkedList }) {
  conforms(SinglyLinkedList, List, {
    name: 'SinglyLinkedList',
    depth: 5,
    operations: { push: added, unshift: added, pop: [], shift: [], delete: [int(1, 2)] },
    observe: list,
  });
}

export function ofQueue({ Queue }) {
  conforms(Queue, List, {
    name: 'Queue',
    depth: 5,
    operations: { push: added, shift: [], delete: [int(1, 3)] },
    observe: list,
  });
}
