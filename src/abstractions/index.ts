/**
 * Ready-made abstractions: what a module does, without how (`import { AbstractMap, fromTree } from 'glassbox/abstractions'`). They run in
 * node and in the evaluator, as this very text.
 */

export { AbstractMap } from './map.js';
export { Slot, fromChain, fromTable, fromTree } from './slots.js';
export { AbstractQueue, AbstractSequence, AbstractStack, inOrder, type Placed } from './sequence.js';
export { AbstractSet } from './set.js';
