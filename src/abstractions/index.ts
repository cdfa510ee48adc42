/**
 * Ready-made abstractions: what a module does, without how (`import { AbstractMap, fromTree } from 'glassbox/abstractions'`). They run in
 * node and in the evaluator, as this very text.
 */

export { AbstractMap } from './map.js';
export { AbstractMultiset } from './multiset.js';
export { AbstractPriorityQueue } from './priority-queue.js';
export { Slot, fromArray, fromChain, fromTable, fromTree, fromValues } from './slots.js';
export { AbstractQueue, AbstractSequence, AbstractStack, inOrder, inPlaces, type Placed } from './sequence.js';
export { AbstractSet } from './set.js';
