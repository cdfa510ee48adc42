/**
 * A tree map does what a map does: the setting of table 6.2 of Roberson (2011), with the entries of table 6.1. Nothing is said of
 * how; whoever uses the tree map can think of the abstraction instead.
 */

import { derived, int, oneOf, refines, tree } from 'glassbox';
import { AbstractMap, fromTree } from 'glassbox/abstractions';
import { Entry, TreeMap } from './tree-map.js';

/** Nothing is null here, and undefined there. */
const orUndefined = (result: string | null): string | undefined => result ?? undefined;

refines(TreeMap<string>, AbstractMap<number, string>, (n) => {
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
      new AbstractMap(
        fromTree(
          map.root,
          (entry) => [entry.left, entry.right],
          ({ key, value }) => ({ key, value }),
        ),
      ),
    operations: { put: [key, value], remove: [key], get: [key], isEmpty: [], clear: [] },
    names: { put: 'set', remove: 'delete' },
    observe: { put: orUndefined, remove: orUndefined, get: orUndefined },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
    equality: false,
  };
});
