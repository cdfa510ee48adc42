/** What programs rely on that are checked with `AbstractHashMap` in place of `HashMap`: the one cannot be told from the other. */

import { array, constant, int, oneOf, refines, tree } from 'glassbox';
import { AbstractMap, fromTable } from 'glassbox/abstractions';
import { AbstractHashMap } from './abstract-hash-map.js';
import { Entry, HashMap } from './hash-map.js';

const buckets = 4;

refines(HashMap<boolean>, AbstractHashMap<boolean>, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf(true, false);
  const chain = tree(Entry, { count: buckets * n, height: n });
  return {
    scope: 4,
    state: {
      HashMap: { table: array(chain, { length: buckets }), size: int(0, n), load: constant() },
      Entry: { key, value, next: chain },
    },
    initial: () => new HashMap(buckets, n + 1),
    abstraction: ({ table }) =>
      new AbstractHashMap(
        buckets,
        1,
        new AbstractMap(
          fromTable(
            table,
            (entry) => entry.next,
            ({ key, value }) => ({ key, value }),
          ),
        ),
      ),
    operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
    equality: AbstractMap.states(n, key, value),
  };
});
