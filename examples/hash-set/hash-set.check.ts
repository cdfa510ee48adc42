/** A hash set does what a set does, on a hash map of one bucket or on what a hash map means (tables 6.2 and 6.3 of Roberson 2011). */

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

const names = { contains: 'has', remove: 'delete' };

refines(HashSet, AbstractSet<number>, (n) => {
  const element = int(0, 2 * n);
  const chain = tree(Entry, { count: n });
  return {
    scope: 3,
    state: {
      HashMap: { table: array(chain, { length: 1 }), size: int(0, n), load: constant() },
      Entry: { key: element, value: oneOf(true), next: chain },
    },
    initial: () => new HashSet(1, n + 1),
    invariant: (set) => set.map.repOk(),
    abstraction,
    operations: { add: [element], remove: [element], contains: [element], isEmpty: [], clear: [] },
    names,
    equality: false,
  };
});

refines(HashSet, AbstractSet<number>, (n) => {
  const element = int(0, n - 1);
  return {
    name: 'HashSet, HashMap replaced',
    scope: 7,
    replace: [[HashMap, AbstractHashMap]],
    state: { AbstractMap: { contents: unordered(map(element, oneOf(true))) } },
    initial: () => new HashSet(),
    abstraction,
    operations: { add: [element], remove: [element], contains: [element], isEmpty: [], clear: [] },
    names,
    equality: false,
  };
});
