/** That the smallest item comes out first, and that no item is lost or made up. */

import { array, check, int } from 'glassbox';
import { HeapArray } from './heap-array.js';

check(HeapArray, (n) => {
  const item = int(1, n);

  const occurrences = (heap: HeapArray, wanted: number): number => {
    let count = 0;
    for (const other of heap.items) if (other === wanted) count += 1;
    return count;
  };

  /** Whether each item occurs as often as before, but for one that occurs more or less often. */
  const agreeBut = (heap: HeapArray, old: HeapArray, changed: number | null, by: number): boolean => {
    for (let wanted = 1; wanted <= n; wanted += 1) {
      if (occurrences(heap, wanted) !== occurrences(old, wanted) + (wanted === changed ? by : 0)) return false;
    }
    return true;
  };

  return {
    name: 'HeapArray: the contract of a priority queue',
    scope: 3,
    state: { HeapArray: { items: array(item) } },
    operations: {
      insert: {
        arguments: [item],
        postcondition: (heap, old, _result, inserted: number) => agreeBut(heap, old, inserted, 1),
      },
      extractMinimum: {
        arguments: [],
        postcondition: (heap, old, result: number | null) =>
          result === old.minimum() && old.items.every((other) => result! <= other) && agreeBut(heap, old, result, -1),
      },
      minimum: {
        arguments: [],
        postcondition: (_heap, old, result: number | null) =>
          result === null ? old.items.length === 0 : old.items.every((other) => result <= other),
      },
    },
  };
});
