/** Ways to get counting wrong; the map is right. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { spec: 'int-counter.check.ts', violation: 'invariant', operation: 'count', scope: 1 } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    file: 'int-counter.ts',
    name: 'the highest frequency is that before',
    find: '      this.maxFrequency = frequency;\n',
    replace: '      this.maxFrequency = frequency - 1;\n',
  },
  {
    ...seeded,
    file: 'int-counter.ts',
    name: 'the most frequent integer is not kept',
    find: '      this.mostFrequent = integer;\n',
    replace: '',
    scope: 2,
  },
  {
    ...seeded,
    file: 'map-counter.ts',
    name: 'an integer that was counted begins again',
    find: '(this.counts.get(integer) ?? 0) + 1',
    replace: '1',
  },
];
