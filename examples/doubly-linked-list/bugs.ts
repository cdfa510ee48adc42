/** Ways to get a doubly linked list wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'doubly-linked-list.ts', spec: 'doubly-linked-list.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'the first of an empty list is not its last',
    find: '    if (this.head === null) this.tail = node;\n    else this.head.prev = node;\n',
    replace: '    if (this.head !== null) this.head.prev = node;\n',
    operation: 'addFirst',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'a new last node does not know the one before it',
    find: '    node.prev = this.tail;\n',
    replace: '',
    operation: 'addLast',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'the tail stays on a node that was removed',
    find: 'if (node.next === null) this.tail = node.prev;\n    else node.next.prev = node.prev;',
    replace: 'if (node.next !== null) node.next.prev = node.prev;',
    operation: 'removeLast',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'removing assumes that something comes before',
    find: 'if (node.prev === null) this.head = node.next;\n    else node.prev.next = node.next;',
    replace: 'node.prev!.next = node.next;',
    operation: 'remove',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'reversing swaps only one direction',
    find: '      node.prev = next;\n',
    replace: '',
    operation: 'reverse',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'the last removed gives the first',
    find: 'const { value } = this.tail;',
    replace: 'const { value } = this.head!;',
    operation: 'removeLast',
    violation: 'postcondition',
    scope: 2,
  },
];
