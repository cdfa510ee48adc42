/**
 * A hash set does what a set does: the setting of table 6.2 of Roberson (2011), with one bucket, which is a list of all values, and with
 * four. There are 2n + 1 values for every bucket, and each has room for all n. Then the same on what a hash map means (table 6.3).
 */

import { array, constant, int, map, oneOf, refines, tree, unordered } from 'glassbox';
import { AbstractSet, fromTable } from 'glassbox/abstractions';
import { AbstractHashMap } from '../hash-map/abstract-hash-map.js';
import { Entry, HashMap } from '../hash-map/hash-map.js';
import { HashSet } from './hash-set.js';

/** The keys of the map, be it what it is or what it means. */
const abstraction = ({ map }: { readonly map: HashMap<boolean> | AbstractHashMap<boolean> }): AbstractSet<number> =>
  new AbstractSet(
    map instanceof AbstractHashMap
      ? map.entries.slots(({ key }) => key)
      : fromTable(
          map.table,
          (entry) => entry.next,
          ({ key }) => key,
        ),
  );

for (const buckets of [1, 4]) {
  refines(HashSet, AbstractSet<number>, (n) => {
    const value = int(0, 2 * n * buckets);
    const chain = tree(Entry, { count: buckets * n, height: n });
    return {
      name: `HashSet, ${buckets} ${buckets === 1 ? 'bucket' : 'buckets'}`,
      scope: 4,
      state: {
        HashSet: { map: tree(HashMap, { optional: false }) },
        HashMap: { table: array(chain, { length: buckets }), size: int(0, n), load: constant() },
        Entry: { key: value, value: oneOf(true), next: chain },
      },
      initial: () => new HashSet(buckets, n + 1),
      abstraction,
      operations: { add: [value], remove: [value], has: [value], isEmpty: [], clear: [] },
      names: { remove: 'delete' },
      equality: false,
    };
  });
}

refines(HashSet, AbstractSet<number>, (n) => {
  const value = int(0, n - 1);
  return {
    name: 'HashSet, HashMap replaced',
    scope: 7,
    replace: [[HashMap, AbstractHashMap]],
    state: { AbstractMap: { contents: unordered(map(value, oneOf(true))) } },
    initial: () => new HashSet(),
    invariant: () => true,
    abstraction,
    operations: { add: [value], remove: [value], has: [value], isEmpty: [], clear: [] },
    names: { remove: 'delete' },
    equality: false,
  };
});
