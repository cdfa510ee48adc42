/**
 * The setting of table 6.3 of Roberson (2011): at most n integers, counted up to 7. The map is what it is in the program, or what it means: an
 * abstraction in its place, whose contents have no form; and a program that uses a map of the language needs neither.
 */

import { check, derived, int, map, tree, unordered } from 'glassbox';
import { AbstractTreeMap } from '../tree-map/abstract-tree-map.js';
import { Entry, TreeMap } from '../tree-map/tree-map.js';
import { IntCounter } from './int-counter.js';
import { MapCounter } from './map-counter.js';

const frequency = int(1, 7);
const highest = int(0, 7);

check(IntCounter, (n) => {
  const integer = int(0, 2 * n);
  const below = tree(Entry, { count: n });
  return {
    scope: 3,
    state: {
      IntCounter: { maxFrequency: highest, mostFrequent: integer },
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key: integer, value: frequency, parent: derived() },
    },
    invariant: (counter) => counter.counts.repOk() && counter.repOk(),
    operations: { count: [integer], getMaxFrequency: [], getMostFrequent: [] },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
  };
});

check(IntCounter, (n) => {
  const integer = int(0, n - 1);
  return {
    name: 'IntCounter, TreeMap replaced',
    scope: 7,
    replace: [[TreeMap, AbstractTreeMap]],
    state: {
      IntCounter: { maxFrequency: highest, mostFrequent: integer },
      AbstractMap: { contents: unordered(map(integer, frequency)) },
    },
    operations: { count: [integer], getMaxFrequency: [], getMostFrequent: [] },
  };
});

check(MapCounter, (n) => {
  const integer = int(0, 2 * n);
  return {
    scope: 3,
    state: { MapCounter: { counts: map(integer, frequency), maxFrequency: highest, mostFrequent: integer } },
    operations: { count: [integer] },
  };
});
