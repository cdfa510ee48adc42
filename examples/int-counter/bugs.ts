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
    name: 'what is stored is the frequency before',
    find: 'this.counts.set(integer, frequency);',
    replace: 'this.counts.set(integer, frequency - 1);',
  },
  {
    ...seeded,
    file: 'int-counter.ts',
    name: 'count expects every integer to be known',
    find: '(this.counts.get(integer) ?? 0) + 1',
    replace: 'this.counts.get(integer)!.valueOf() + 1',
    operation: 'count',
    violation: 'exception',
  },
];
