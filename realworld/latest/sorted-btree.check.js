/** sorted-btree: from a tree of ten keys with at most four in a node, so that nodes split, merge and are shared with clones. */

import { conforms, oneOf } from 'glassbox';
import BTree from 'sorted-btree';
import { SortedMap } from '../models/sorted.js';

const entries = Array.from({ length: 10 }, (_, index) => [2 * index, 'a']);
const key = oneOf(-1, 0, 1, 4, 5, 9, 18, 19);
const ascending = (a, b) => a - b;
const Tree = BTree.default ?? BTree;

// all trees share one array, which grows with the first of them
make(entries).clear();

conforms(Tree, SortedMap, {
  name: 'BTree',
  depth: 3,
  initial: [
    { subject: () => make([]), model: () => new SortedMap() },
    { subject: () => make(entries), model: () => new SortedMap(entries) },
  ],
  operations: {
    set: { arguments: [key, oneOf('b')], result: () => undefined },
    delete: [key],
    has: [key],
    deleteRange: {
      arguments: [oneOf(0, 4, 9), oneOf(5, 9, 20)],
      subject: (tree, low, high) => tree.deleteRange(low, high, false),
      model: (map, low, high) => [...map.keys()].filter((one) => one >= low && one < high && map.delete(one)).length,
    },
    nextHigherKey: { arguments: [key], model: (map, one) => [...map].find(([other]) => other > one)?.[0] },
    nextLowerKey: { arguments: [key], model: (map, one) => [...map].findLast(([other]) => other < one)?.[0] },
    without: { arguments: [key], model: (map, one) => new SortedMap([...map].filter(([other]) => other !== one)) },
  },
  observe: (map) => ({ size: map.size, entries: [...map].map(([one, value]) => [one, value]), isValid: isValid(map) }),
});

function make(pairs) {
  return new Tree(pairs, ascending, 4);
}

function isValid(map) {
  map.checkValid?.();
  return true;
}
