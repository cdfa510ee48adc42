/**
 * A tree set does what a set does, on a tree map or on what a tree map means: the settings of tables 6.2 and 6.3 of Roberson (2011). That a
 * tree map is one is checked on its own, by `abstract-tree-map.check.ts`.
 */

import { derived, int, map, oneOf, refines, tree, unordered } from 'glassbox';
import { AbstractSet, fromTree } from 'glassbox/abstractions';
import { AbstractTreeMap } from '../tree-map/abstract-tree-map.js';
import { Entry, TreeMap } from '../tree-map/tree-map.js';
import { TreeSet } from './tree-set.js';

/** The keys of the map, be it what it is or what it means. */
const abstraction = ({ map }: { readonly map: TreeMap<boolean> | AbstractTreeMap<boolean> }): AbstractSet<number> =>
  new AbstractSet(
    map instanceof AbstractTreeMap
      ? map.entries.slots(({ key }) => key)
      : fromTree(
          map.root,
          (entry) => [entry.left, entry.right],
          ({ key }) => key,
        ),
  );

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
    abstraction,
    operations: { add: [value], remove: [value], has: [value], isEmpty: [], clear: [] },
    names: { remove: 'delete' },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
    equality: AbstractSet.states(n, value),
  };
});

refines(TreeSet, AbstractSet<number>, (n) => {
  const value = int(0, n - 1);
  return {
    name: 'TreeSet, TreeMap replaced',
    scope: 7,
    replace: [[TreeMap, AbstractTreeMap]],
    state: { AbstractMap: { contents: unordered(map(value, oneOf(true))) } },
    invariant: () => true,
    abstraction,
    operations: { add: [value], remove: [value], has: [value], isEmpty: [], clear: [] },
    names: { remove: 'delete' },
    equality: false,
  };
});
