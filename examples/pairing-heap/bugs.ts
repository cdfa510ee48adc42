/** Ways to get a pairing heap wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'pairing-heap.ts', spec: 'pairing-heap.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'a heap absorbs itself',
    find: '    if (other === this) return;\n',
    replace: '',
    operation: 'absorb',
    violation: 'postcondition',
    scope: 1,
  },
  {
    ...seeded,
    name: 'the larger root loses its new siblings',
    find: '  larger.sibling = smaller.child;\n',
    replace: '',
    operation: 'insert',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'the second of a pair keeps its sibling',
    find: '  second.sibling = null;\n',
    replace: '',
    operation: 'extractMinimum',
    violation: 'invariant',
    scope: 4,
  },
  {
    ...seeded,
    name: 'an only child is forgotten',
    find: 'if (first === null || first.sibling === null) return first;',
    replace: 'if (first === null || first.sibling === null) return null;',
    operation: 'extractMinimum',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'extractMinimum assumes that there is something',
    find: '    if (this.root === null) return null;\n    const { item',
    replace: '    const { item',
    operation: 'extractMinimum',
    violation: 'exception',
    scope: 1,
  },
];
