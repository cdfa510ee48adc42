/** A tree set does what a set does: the setting of table 6.2 of Roberson (2011). */

import { derived, int, oneOf, refines, tree } from 'glassbox';
import { AbstractSet, fromTree } from 'glassbox/abstractions';
import { Entry, TreeMap } from '../tree-map/tree-map.js';
import { TreeSet } from './tree-set.js';

refines(TreeSet, AbstractSet<number>, (n) => {
  const value = int(0, 2 * n);
  const below = tree(Entry, { count: n });
  return {
    scope: 7,
    state: {
      TreeSet: { map: tree(TreeMap, { optional: false }) },
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key: value, value: oneOf(true), parent: derived() },
    },
    abstraction: (set) =>
      new AbstractSet(
        fromTree(
          set.map.root,
          (entry) => [entry.left, entry.right],
          (entry) => entry.key,
        ),
      ),
    operations: { add: [value], remove: [value], has: [value], isEmpty: [], clear: [] },
    names: { remove: 'delete' },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
    equality: AbstractSet.states(n, value),
  };
});
