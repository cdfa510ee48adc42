/**
 * The setting of table 6.1 of Roberson (2011): at most n entries and eight values. With 2n + 1 keys there is always another one
 * between any two, and the published numbers of transitions come out for up to ten entries.
 */

import { check, derived, int, oneOf, tree } from 'glassbox';
import { Entry, TreeMap } from './tree-map.js';

check(TreeMap<string>, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const below = tree(Entry, { count: n });
  return {
    scope: 7,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key, value, parent: derived() },
    },
    operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
  };
});
