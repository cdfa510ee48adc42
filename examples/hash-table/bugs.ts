/** Ways to get a hash table wrong that its invariant does not always notice, since nothing is counted. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'hash-table.ts', spec: 'hash-table.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'remove loses all that is behind the entry',
    find: 'if (before === null) this.table[index] = entry.next;',
    replace: 'if (before === null) this.table[index] = null;',
    operation: 'remove',
    violation: 'refinement',
    scope: 2,
  },
  {
    ...seeded,
    name: 'put returns the new value instead of the old one',
    find: 'return before;\n    }\n    const hash',
    replace: 'return value;\n    }\n    const hash',
    operation: 'put',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'fetch throws something else',
    find: 'throw new RangeError',
    replace: 'throw new TypeError',
    operation: 'fetch',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'keys with the same hash count as equal',
    find: 'if (entry.hash === hash && entry.key.equals(key)) {',
    replace: 'if (entry.hash === hash) {',
    operation: 'remove',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'put chooses the bucket before the bits are spread',
    find: 'const index = hash & (this.table.length - 1);\n    this.table[index] = new',
    replace: 'const index = key.hashCode() & (this.table.length - 1);\n    this.table[index] = new',
    operation: 'put',
    violation: 'invariant',
    scope: 1,
  },
];
