/** Ways to get a queue of two stacks wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'queue.ts', spec: 'queue.check.ts' } as const;
const contract = { file: 'queue.ts', spec: 'queue-contract.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'dequeue forgets to turn the back over',
    find: 'if (this.front.isEmpty()) this.turnOver();',
    replace: '',
    operation: 'dequeue',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'dequeue turns over while there is something left in front',
    find: 'if (this.front.isEmpty()) this.turnOver();',
    replace: 'if (!this.front.isEmpty()) this.turnOver();',
    operation: 'dequeue',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'both ends share one stack after turning over',
    find: 'while (!this.back.isEmpty()) this.front.push(this.back.pop());',
    replace: 'while (!this.back.isEmpty()) this.front.push(this.back.pop());\n    this.back = this.front;',
    operation: 'dequeue',
    violation: 'tree',
    scope: 1,
  },
  {
    ...contract,
    name: 'turning over stops one item early and loses it',
    find: 'while (!this.back.isEmpty()) this.front.push(this.back.pop());',
    replace:
      'do this.front.push(this.back.pop()); while (this.back.head !== null && this.back.head.next !== null);\n    this.back.head = null;',
    operation: 'dequeue',
    violation: 'postcondition',
    scope: 2,
  },
  {
    ...contract,
    name: 'enqueue puts the item in front',
    find: 'this.back.push(value);',
    replace: 'this.front.push(value);',
    operation: 'enqueue',
    violation: 'postcondition',
    scope: 1,
  },
];
