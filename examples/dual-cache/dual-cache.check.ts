/**
 * The setting of table 6.3 of Roberson (2011): maps of at most n keys, and eight values. No key is in both maps, and the temporary one is empty
 * unless it is enabled.
 */

import { check, derived, int, map, tree, unordered } from 'glassbox';
import { AbstractTreeMap } from '../tree-map/abstract-tree-map.js';
import { Entry, TreeMap } from '../tree-map/tree-map.js';
import { DualCache } from './dual-cache.js';
import { MapCache } from './map-cache.js';

/** At most eight. */
const valueUpTo = (n: number): ReturnType<typeof int> => int(0, Math.min(7, 2 * n));

check(DualCache, (n) => {
  const [key, value] = [int(0, 2 * n), valueUpTo(n)];
  const below = tree(Entry, { count: n });
  return {
    scope: 3,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key, value, parent: derived() },
    },
    invariant: (cache) => cache.permanent.repOk() && cache.temporary.repOk() && cache.repOk(),
    operations: {
      lookup: [key],
      remove: [key],
      enableTemporary: [],
      disableTemporary: [],
      promote: [key],
      demote: [key],
    },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
  };
});

check(DualCache, (n) => {
  const [key, value] = [int(0, n - 1), valueUpTo(n)];
  return {
    name: 'DualCache, TreeMap replaced',
    scope: 7,
    replace: [[TreeMap, AbstractTreeMap]],
    state: { AbstractMap: { contents: unordered(map(key, value)) } },
    operations: {
      lookup: [key],
      remove: [key],
      enableTemporary: [],
      disableTemporary: [],
      promote: [key],
      demote: [key],
    },
  };
});

check(MapCache, (n) => {
  const [key, value] = [int(0, 2 * n), valueUpTo(n)];
  const entries = map(key, value);
  return {
    scope: 2,
    state: { MapCache: { permanent: entries, temporary: entries } },
    operations: {
      lookup: [key],
      remove: [key],
      enableTemporary: [],
      disableTemporary: [],
      promote: [key],
      demote: [key],
    },
  };
});
