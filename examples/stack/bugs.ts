/** Ways to get a linked list wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'stack.ts', spec: 'stack.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'push closes the list to a ring',
    find: 'this.head = new Node(value, this.head);',
    replace: 'this.head = new Node(value, this.head); if (this.head.next !== null) this.head.next.next = this.head;',
    operation: 'push',
    violation: 'tree',
    scope: 1,
  },
  {
    ...seeded,
    name: 'push leaves the old top where it was',
    find: 'this.head = new Node(value, this.head);',
    replace:
      'if (this.head === null) this.head = new Node(value, null); else this.head.next = new Node(value, this.head.next);',
    operation: 'push',
    violation: 'postcondition',
    scope: 1,
  },
  {
    ...seeded,
    name: 'pop looks one node too far',
    find: 'return top.value;',
    replace: 'return this.head!.value;',
    operation: 'pop',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'pop hangs the rest below itself',
    find: 'this.head = top.next;',
    replace: 'this.head = top.next; if (this.head !== null) this.head.next = this.head;',
    operation: 'pop',
    violation: 'tree',
    scope: 2,
  },
];
