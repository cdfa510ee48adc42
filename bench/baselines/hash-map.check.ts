/** As many keys as entries, all in one bucket, and a single value, as in the finitizations of the published baselines. */

import { array, check, constant, int, oneOf, tree } from 'glassbox';
import { Entry, HashMap } from '../../examples/hash-map/hash-map.js';

check(HashMap<string>, (n) => {
  const key = int(1, n);
  const value = oneOf('a');
  const chain = tree(Entry, { count: n, height: n });
  return {
    name: 'HashMap, one value',
    scope: 3,
    state: {
      HashMap: { table: array(chain, { length: 1 }), size: int(0, n), load: constant() },
      Entry: { key, value, next: chain },
    },
    initial: () => new HashMap(1, n + 1),
    operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
  };
});
