/** A hash set does what a set does, on a hash map of four buckets or on what a hash map means (tables 6.2 and 6.3 of Roberson 2011). */

import { array, constant, int, map, oneOf, refines, tree, unordered } from 'glassbox';
import { AbstractSet, fromTable } from 'glassbox/abstractions';
import { AbstractHashMap } from '../hash-map/abstract-hash-map.js';
import { Entry, HashMap } from '../hash-map/hash-map.js';
import { HashSet } from './hash-set.js';

const names = { contains: 'has', remove: 'delete' };
const BUCKETS = 4;

refines(HashSet, AbstractSet<number>, (n) => {
  const element = int(0, 2 * n * BUCKETS);
  const chain = tree(Entry, { count: BUCKETS * n, height: n });
  return {
    scope: 2,
    state: {
      HashMap: { table: array(chain, { length: BUCKETS }), size: int(0, n), load: constant() },
      Entry: { key: element, value: oneOf(true), next: chain },
    },
    invariant: (set) => set.map.repOk(),
    abstraction: (set) =>
      new AbstractSet(
        fromTable(
          set.map.table,
          (entry) => entry.next,
          ({ key }) => key,
        ),
      ),
    operations: { add: [element], remove: [element], contains: [element], isEmpty: [], clear: [] },
    names,
    equality: false,
  };
});

refines(HashSet, AbstractSet<number>, (n) => {
  const element = int(0, n - 1);
  /** Where maps are replaced, this one is what it means. */
  const meaning = (replaced: object): AbstractHashMap<boolean> => replaced as AbstractHashMap<boolean>;
  return {
    name: 'HashSet, HashMap replaced',
    scope: 7,
    replace: [[HashMap, AbstractHashMap]],
    state: { AbstractMap: { contents: unordered(map(element, oneOf(true))) } },
    abstraction: (set) => new AbstractSet(meaning(set.map).entries.slots(({ key }) => key)),
    operations: { add: [element], remove: [element], contains: [element], isEmpty: [], clear: [] },
    names,
    equality: false,
  };
});
