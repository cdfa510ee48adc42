/** Ways to get a map of intervals wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'interval-map.ts', spec: 'interval-map.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'neighbours with the same value stay two',
    find: 'this.ends[index - 1] === start && this.values[index - 1] === value',
    replace: 'false',
    operation: 'set',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'an interval that ends where another begins is not removed',
    find: 'this.ends[index + covered]! <= end',
    replace: 'this.ends[index + covered]! < end',
    operation: 'delete',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'what reaches into the cut keeps its start',
    find: '    if (index < this.starts.length && this.starts[index]! < end) this.starts[index] = end;\n',
    replace: '',
    operation: 'set',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'values stay when intervals go',
    find: '    this.values.splice(index, count);\n',
    replace: '',
    operation: 'delete',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'what is behind a cut in the middle gets lost',
    find: '      if (to > end) this.replace(index, 0, end, to, value);\n',
    replace: '',
    operation: 'delete',
    violation: 'postcondition',
    scope: 3,
  },
  {
    ...seeded,
    name: 'an empty interval is set',
    find: '    if (start >= end) return;\n',
    replace: '    if (start > end) return;\n',
    operation: 'set',
    violation: 'invariant',
    scope: 1,
  },
];
