/** @flatten-js/interval-tree: a red-black tree of intervals. */

import { IntervalTree } from '@flatten-js/interval-tree';
import { conforms, int } from 'glassbox';

const end = int(0, 2);
const isInterval = (_tree, from, to) => from <= to;

class Intervals extends Map {
  search(from, to) {
    return [...this.values()]
      .filter(([a, b]) => a <= to && b >= from)
      .map(String)
      .sort();
  }
}

conforms(IntervalTree, Intervals, {
  depth: 5,
  operations: {
    insert: {
      arguments: [end, end],
      precondition: (tree, from, to) => isInterval(tree, from, to) && !tree.has(`${from},${to}`),
      subject: (tree, from, to) => tree.insert([from, to], `${from},${to}`),
      model: (tree, from, to) => tree.set(`${from},${to}`, [from, to]),
      result: () => undefined,
    },
    remove: {
      arguments: [end, end],
      precondition: isInterval,
      subject: (tree, from, to) => tree.remove([from, to], `${from},${to}`),
      model: (tree, from, to) => tree.delete(`${from},${to}`),
      result: Boolean,
    },
    search: {
      arguments: [end, end],
      precondition: isInterval,
      subject: (tree, from, to) => tree.search([from, to]).sort(),
    },
    intersect_any: {
      arguments: [end, end],
      precondition: isInterval,
      subject: (tree, from, to) => tree.intersect_any([from, to]),
      model: (tree, from, to) => tree.search(from, to).length > 0,
    },
  },
  observe: {
    subject: (tree) => [tree.size, ...tree.values.sort()],
    model: (tree) => [tree.size, ...tree.search(0, 2)],
  },
});
