/**
 * The setting of table 6.1 of Roberson (2011): at most n entries, eight values, and a table that does not grow. It is checked
 * with one bucket, which is a list of all entries, and with four. Each bucket has room for all n entries; it is the size that
 * keeps them n together. There are 2n + 1 keys for every bucket: with as few keys as entries a solver would have to prove again and again
 * that n + 1 pigeons do not fit into n holes.
 */

import { check, constant, int, oneOf, tree, array } from 'glassbox';
import { Entry, HashMap } from './hash-map.js';

for (const buckets of [1, 4]) {
  check(HashMap<string>, (n) => {
    const key = int(0, 2 * n * buckets);
    const value = oneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    const chain = tree(Entry, { count: buckets * n, height: n });
    return {
      name: buckets === 1 ? 'HashMap, 1 bucket' : `HashMap, ${buckets} buckets`,
      scope: 4,
      state: {
        HashMap: { table: array(chain, { length: buckets }), size: int(0, n), load: constant() },
        Entry: { key, value, next: chain },
      },
      initial: () => new HashMap(buckets, n + 1),
      operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
    };
  });
}
