/**
 * A tree set does what a set does, on a tree map or on what a tree map means (tables 6.2 and 6.3 of Roberson 2011). That a tree map is one
 * is checked on its own, by `tree-map-refines.check.ts`.
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

const names = { contains: 'has', remove: 'delete' };

refines(TreeSet, AbstractSet<number>, (n) => {
  const element = int(0, 2 * n);
  const below = tree(Entry, { count: n });
  return {
    scope: 3,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key: element, value: oneOf(true), parent: derived() },
    },
    invariant: (set) => set.map.repOk(),
    abstraction,
    operations: { add: [element], remove: [element], contains: [element], isEmpty: [], clear: [] },
    names,
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
    equality: false,
  };
});

refines(TreeSet, AbstractSet<number>, (n) => {
  const element = int(0, n - 1);
  return {
    name: 'TreeSet, TreeMap replaced',
    scope: 7,
    replace: [[TreeMap, AbstractTreeMap]],
    state: { AbstractMap: { contents: unordered(map(element, oneOf(true))) } },
    abstraction,
    operations: { add: [element], remove: [element], contains: [element], isEmpty: [], clear: [] },
    names,
    equality: false,
  };
});
