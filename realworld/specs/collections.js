/** A set in the order of its elements, kept in a splay tree. */

import { conforms, int } from 'glassbox';
import { SortedSet as Sorted } from '../models/sorted.js';

const append = (found, value) => [...found, value];
const folded = (name) => ({ subject: (set) => set[name](append, []), model: (set) => [...set][name](append, []) });

export function ofSortedSet(SortedSet) {
  conforms(SortedSet, Sorted, {
    name: 'SortedSet',
    depth: 5,
    operations: {
      add: [int(0, 2)],
      delete: [int(0, 2)],
      has: [int(0, 2)],
      reduce: folded('reduce'),
      reduceRight: folded('reduceRight'),
    },
    observe: {
      subject: (set) => ({ length: set.length, all: set.toArray() }),
      model: (set) => ({ length: set.size, all: [...set] }),
    },
  });
}
