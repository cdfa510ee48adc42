import { check, derived, int, map, refines, tree, unordered } from 'glassbox';
import { AbstractMap, fromTree } from 'glassbox/abstractions';
import { IntCounter } from '../../examples/int-counter/int-counter.js';
import { AbstractTreeMap } from '../../examples/tree-map/abstract-tree-map.js';
import { Entry, TreeMap } from '../../examples/tree-map/tree-map.js';

const scope = 3;
const frequency = int(1, 7);

refines(TreeMap<number>, AbstractTreeMap<number>, (n) => {
  const key = int(0, 2 * n);
  const below = tree(Entry, { count: n });
  return {
    scope,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key, value: frequency, parent: derived() },
    },
    abstraction: ({ root }) =>
      new AbstractTreeMap(
        new AbstractMap(
          fromTree(
            root,
            (entry) => [entry.left, entry.right],
            (entry) => ({ key: entry.key, value: entry.value }),
          ),
        ),
      ),
    operations: { put: [key, frequency], remove: [key], get: [key], isEmpty: [], clear: [] },
    equality: AbstractMap.states(n, key, frequency),
  };
});

check(IntCounter, (n) => {
  const integer = int(0, n - 1);
  return {
    scope,
    replace: [[TreeMap, AbstractTreeMap]],
    state: {
      IntCounter: { maxFrequency: int(0, 7), mostFrequent: integer },
      AbstractMap: { contents: unordered(map(integer, frequency)) },
    },
    operations: { count: [integer], getMaxFrequency: [], getMostFrequent: [] },
  };
});
