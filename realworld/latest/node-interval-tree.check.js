/** node-interval-tree: intervals in an AVL tree by their lower ends, each node with the greatest upper end below it. */

import { conforms, int } from 'glassbox';
import * as exported from 'node-interval-tree';

const DataIntervalTree = exported.default.default ?? exported.default;
const low = int(0, 2);
const high = int(0, 2);

class Intervals {
  #all = [];
  insert(from, to) {
    if (from > to) throw new Error('no interval');
    if (this.#all.some(([a, b]) => a === from && b === to)) return false;
    this.#all.push([from, to]);
    return true;
  }
  remove(from, to) {
    const found = this.#all.findIndex(([a, b]) => a === from && b === to);
    if (found >= 0) this.#all.splice(found, 1);
    return found >= 0;
  }
  search(from, to) {
    return this.#all
      .filter(([a, b]) => a <= to && b >= from)
      .map(String)
      .sort();
  }
}

conforms(DataIntervalTree, Intervals, {
  depth: 4,
  operations: {
    insert: { arguments: [low, high], subject: (tree, from, to) => tree.insert(from, to, `${from},${to}`) },
    remove: { arguments: [low, high], subject: (tree, from, to) => tree.remove(from, to, `${from},${to}`) },
    search: { arguments: [low, high], result: (found) => [...found].sort() },
  },
  observe: { subject: (tree) => [...tree.search(0, 2)].sort(), model: (tree) => tree.search(0, 2) },
});
