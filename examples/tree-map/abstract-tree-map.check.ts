/** What programs rely on that are checked with `AbstractTreeMap` in place of `TreeMap`: the one cannot be told from the other. */

import { derived, int, oneOf, refines, tree } from 'glassbox';
import { AbstractMap, fromTree } from 'glassbox/abstractions';
import { AbstractTreeMap } from './abstract-tree-map.js';
import { Entry, TreeMap } from './tree-map.js';

refines(TreeMap<string>, AbstractTreeMap<string>, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const below = tree(Entry, { count: n });
  return {
    scope: 7,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key, value, parent: derived() },
    },
    abstraction: (map) =>
      new AbstractTreeMap(
        new AbstractMap(
          fromTree(
            map.root,
            (entry) => [entry.left, entry.right],
            ({ key, value }) => ({ key, value }),
          ),
        ),
      ),
    operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
    equality: AbstractMap.states(n, key, value),
  };
});
