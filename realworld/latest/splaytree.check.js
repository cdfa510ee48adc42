/** splaytree: as a set, which is what `add` keeps it to. */

import { conforms, int } from 'glassbox';
import SplayTree from 'splaytree';
import { SortedSet } from '../models/sorted.js';

const key = int(0, 3);

conforms(SplayTree, SortedSet, {
  name: 'SplayTree',
  depth: 5,
  operations: {
    add: { arguments: [key], result: () => undefined },
    remove: { arguments: [key], model: 'delete', result: () => undefined },
    find: { arguments: [key], model: 'has', result: Boolean },
    min: { model: (set) => set.first ?? null },
    max: { model: (set) => set.last ?? null },
    pop: { model: (set) => set.delete(set.first), result: Boolean },
    next: {
      arguments: [key],
      precondition: (set, one) => set.has(one),
      subject: (tree, one) => tree.next(tree.find(one))?.key,
      model: 'above',
    },
  },
  observe: {
    subject: (tree) => ({ size: tree.size, keys: tree.keys() }),
    model: (set) => ({ size: set.size, keys: [...set] }),
  },
});
