/** Ways to get a skip list wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'skip-list.ts', spec: 'skip-list.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'delete takes a node out of the lowest level only',
    find: 'for (let level = 0; level < node.next.length; level += 1) before',
    replace: 'for (let level = 0; level < 1; level += 1) before',
    operation: 'delete',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'insert forgets the lowest level',
    find: 'for (let level = 0; level < levels; level += 1) {',
    replace: 'for (let level = 1; level < levels; level += 1) {',
    operation: 'insert',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'the list does not grow with its nodes',
    find: '    while (this.first.length < levels) this.first.push(null);\n',
    replace: '',
    operation: 'insert',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'the levels are noted upside down',
    find: 'before.unshift(links);',
    replace: 'before.push(links);',
    operation: 'insert',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'insert does not look for the key',
    find: '    if (this.find(before, key) !== null) return false;\n',
    replace: '',
    operation: 'insert',
    violation: 'invariant',
    scope: 2,
  },
];
