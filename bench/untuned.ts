/**
 * Structures that nobody had in mind when the search was made fast. If its cost is what a transition touches, they grow as the published ones
 * do; where they grow faster, speed still depends on the shape.
 */

import type { CheckBenchmark } from './suites.js';

const few = [1, 2];

function subject(name: string, example: string, sizes: readonly number[], setting: string): CheckBenchmark {
  return {
    name,
    published: null,
    spec: `examples/${example}/${example}.check.ts`,
    only: null,
    size: 'scope',
    scopeOf: (n) => n,
    sizes: { glass: sizes, enumerate: few, blackbox: few },
    setting,
    baselines: [],
  };
}

export const untuned: readonly CheckBenchmark[] = [
  subject('DoublyLinkedList', 'doubly-linked-list', [4, 8, 16, 32], 'a list with links both ways'),
  subject('LruCache', 'lru-cache', [2, 4, 8], 'a list and a map of the same nodes'),
  subject('Treap', 'treap', [3, 7, 15], 'a tree with parents, ordered by keys and by priorities'),
  subject('IntervalMap', 'interval-map', [2, 4, 8], 'sorted arrays'),
  subject('BTree', 'b-tree', [2, 4, 8], 'a tree whose nodes are arrays'),
  subject('SkipList', 'skip-list', [1, 2], 'nodes that several others lead to'),
];
