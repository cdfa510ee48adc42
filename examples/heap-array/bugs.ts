/** Ways to get a binary heap wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'heap-array.ts', spec: 'heap-array.check.ts' } as const;
const contract = { file: 'heap-array.ts', spec: 'heap-array-contract.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'insert compares with the wrong item above',
    find: 'const above = (index - 1) >> 1;',
    replace: 'const above = index >> 1;',
    operation: 'insert',
    violation: 'invariant',
    scope: 4,
  },
  {
    ...seeded,
    name: 'insert stops one level too early',
    find: 'while (index > 0) {',
    replace: 'while (index > 2) {',
    operation: 'insert',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'extraction never looks at the last right child',
    find: 'if (child + 1 < length &&',
    replace: 'if (child + 2 < length &&',
    operation: 'extractMinimum',
    violation: 'invariant',
    scope: 4,
  },
  {
    ...seeded,
    name: 'extraction sinks towards the larger child',
    find: 'this.items[child + 1]! < this.items[child]!) child += 1;',
    replace: 'this.items[child + 1]! > this.items[child]!) child += 1;',
    operation: 'extractMinimum',
    violation: 'invariant',
    scope: 4,
  },
  {
    ...contract,
    name: 'extraction loses the last item',
    find: 'if (this.items.length > 0) this.sink(last);',
    replace: 'if (this.items.length > 1) this.sink(last);',
    operation: 'extractMinimum',
    violation: 'postcondition',
    scope: 2,
  },
];
