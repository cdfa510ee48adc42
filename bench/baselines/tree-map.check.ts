/** As many keys as entries and a single value, as in the finitizations of the published baselines. */

import { check, derived, int, oneOf, tree } from 'glassbox';
import { Entry, TreeMap } from '../../examples/tree-map/tree-map.js';

check(TreeMap<string>, (n) => {
  const key = int(1, n);
  const value = oneOf('a');
  const below = tree(Entry, { count: n });
  return {
    name: 'TreeMap, one value',
    scope: 3,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key, value, parent: derived() },
    },
    operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
  };
});
