/**
 * A hash table does what a map does: the setting of table 6.2 of Roberson (2011), with the tables of `hash-map.check.ts`. And it does what a
 * dictionary of one's own does, of which nothing is known but its text.
 */

import { array, constant, int, map, oneOf, refines, tree } from 'glassbox';
import { AbstractMap, fromTable } from 'glassbox/abstractions';
import { Dictionary } from './dictionary.js';
import { Entry, HashMap } from './hash-map.js';

const value = oneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
/** Nothing is null here, and undefined there. */
const orUndefined = (result: string | null): string | undefined => result ?? undefined;

for (const buckets of [1, 4]) {
  refines(HashMap<string>, AbstractMap<number, string>, (n) => {
    const key = int(0, 2 * n * buckets);
    const chain = tree(Entry, { count: buckets * n, height: n });
    return {
      name: `HashMap, ${buckets} ${buckets === 1 ? 'bucket' : 'buckets'}, refines AbstractMap`,
      scope: 4,
      state: {
        HashMap: { table: array(chain, { length: buckets }), size: int(0, n), load: constant() },
        Entry: { key, value, next: chain },
      },
      initial: () => new HashMap(buckets, n + 1),
      abstraction: (table) =>
        new AbstractMap(
          fromTable(
            table.table,
            (entry) => entry.next,
            ({ key, value }) => ({ key, value }),
          ),
        ),
      operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
      names: { put: 'set', remove: 'delete' },
      observe: { put: orUndefined, remove: orUndefined, get: orUndefined },
      equality: buckets === 1 && AbstractMap.states(n, key, value),
    };
  });
}

refines(HashMap<string>, Dictionary, (n) => {
  const key = int(0, 2);
  const value = oneOf('a', 'b');
  const chain = tree(Entry, { count: n, height: n });
  return {
    scope: 2,
    state: {
      HashMap: { table: array(chain, { length: 1 }), size: int(0, n), load: constant() },
      Entry: { key, value, next: chain },
    },
    initial: () => new HashMap(1, n + 1),
    abstraction: ({ table }) => {
      const entries = new Map<number, string>();
      for (const head of table)
        for (let entry = head; entry !== null; entry = entry.next) entries.set(entry.key, entry.value);
      return new Dictionary(entries);
    },
    operations: { put: [key, value], remove: [key], get: [key] },
    equality: { Dictionary: { entries: map(key, value) } },
  };
});
