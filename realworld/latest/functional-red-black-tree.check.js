/** functional-red-black-tree: every call makes a new tree and leaves the old one as it was. */

import createTree from 'functional-red-black-tree';
import { conforms, int, oneOf } from 'glassbox';
import { SortedMap } from '../models/sorted.js';

const key = int(0, 3);

conforms(createTree().constructor, SortedMap, {
  name: 'RedBlackTree',
  depth: 5,
  initial: { subject: () => createTree(), model: () => new SortedMap() },
  operations: {
    insert: {
      arguments: [key, oneOf('a', 'b')],
      // the keys of this tree may repeat, those of the model do not
      precondition: (map, one) => !map.has(one),
      model: (map, one, value) => new SortedMap([...map, [one, value]]),
      next: 'result',
    },
    remove: {
      arguments: [key],
      model: (map, one) => new SortedMap([...map].filter(([other]) => other !== one)),
      next: 'result',
    },
    get: [key],
    ge: {
      arguments: [key],
      subject: (tree, one) => tree.ge(one).key,
      model: (map, one) => keys(map).find((k) => k >= one),
    },
    lt: {
      arguments: [key],
      subject: (tree, one) => tree.lt(one).key,
      model: (map, one) => keys(map).findLast((k) => k < one),
    },
  },
  observe: {
    subject: (tree) => ({ length: tree.length, entries: tree.keys.map((one, index) => [one, tree.values[index]]) }),
    model: (map) => ({ length: map.size, entries: [...map] }),
  },
});

function keys(map) {
  return [...map].map(([key]) => key);
}
