/** Ways to get a hash table wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'hash-map.ts', spec: 'hash-map.check.ts' } as const;
const growth = { file: 'hash-map.ts', spec: 'hash-map-growth.check.ts' } as const;

const refines = { file: 'hash-map.ts', spec: 'hash-map-refines.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'put does not look whether the key is there',
    find: `      if (entry.key === key) {
        const old = entry.value;
        entry.value = value;
        return old;
      }
`,
    replace: '',
    operation: 'put',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'remove forgets to count',
    find: '    this.size -= 1;\n',
    replace: '',
    operation: 'remove',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'remove does not notice that the key is missing',
    find: 'if (entry === null) return null;\n    if (before',
    replace: 'if (before',
    operation: 'remove',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'remove drops everything behind the first of its chain',
    find: 'else before.next = entry.next;',
    replace: 'else before.next = null;',
    operation: 'remove',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'clear starts at the second bucket',
    find: 'for (let index = 0; index < this.table.length; index += 1) this.table[index] = null;',
    replace: 'for (let index = 1; index < this.table.length; index += 1) this.table[index] = null;',
    operation: 'clear',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...growth,
    name: 'growing leaves the entries in the old buckets',
    find: 'const place = entry.key % this.table.length;',
    replace: 'const place = entry.key % old.length;',
    operation: 'put',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...growth,
    name: 'growing loses the rest of a chain',
    find: `        const rest: Entry<V> | null = entry.next;
        const place = entry.key % this.table.length;
        entry.next = this.table[place]!;
        this.table[place] = entry;
        entry = rest;`,
    replace: `        const place = entry.key % this.table.length;
        entry.next = this.table[place]!;
        this.table[place] = entry;
        entry = entry.next!;`,
    operation: 'put',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...refines,
    name: 'put forgets the new value',
    find: '        entry.value = value;\n',
    replace: '',
    operation: 'put',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...refines,
    name: 'remove returns the value of the entry before',
    find: 'return entry.value;\n  }\n\n  private grow',
    replace: 'return (before ?? entry).value;\n  }\n\n  private grow',
    operation: 'remove',
    violation: 'refinement',
    scope: 2,
  },
  {
    file: 'dictionary.ts',
    spec: 'hash-map-refines.check.ts',
    name: 'dictionaries with the same keys count as equal',
    find: '      if (other.entries.get(key) !== value) return false;\n',
    replace: '',
    operation: 'get',
    violation: 'postcondition',
    scope: 1,
    reachable: false,
  },
];
