/** Ways to get a set on a hash table wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'hash-set.ts', spec: 'hash-set.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'zero is no value',
    find: 'return this.map.put(value, true) === null;',
    replace: 'return value !== 0 && this.map.put(value, true) === null;',
    operation: 'add',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'remove says nothing of what was there',
    find: 'return this.map.remove(value) !== null;',
    replace: 'this.map.remove(value);\n    return false;',
    operation: 'remove',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'clear empties the buckets behind the back of the map',
    find: 'this.map.clear();',
    replace: 'this.map.table.fill(null);',
    operation: 'clear',
    violation: 'invariant',
    scope: 1,
  },
];
