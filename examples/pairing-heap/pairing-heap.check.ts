/**
 * Children and siblings make a tree, which the invariant alone does not say: it would count a node that is met twice as two. As a list of
 * siblings is a chain in that tree, its height is given. What is absorbed is a heap, maybe the very same.
 */

import { check, tree } from 'glassbox';
import { Node, PairingHeap } from './pairing-heap.js';

check(PairingHeap, (n) => {
  const below = tree(Node, { height: n });
  return {
    scope: 3,
    state: { PairingHeap: { root: below }, Node: { child: below, sibling: below } },
    operations: {
      minimum: {},
      insert: {},
      extractMinimum: {},
      absorb: {
        precondition: (_heap, other: PairingHeap) => other.repOk(),
        postcondition: (heap, old) => heap.size >= old.size,
      },
    },
  };
});
