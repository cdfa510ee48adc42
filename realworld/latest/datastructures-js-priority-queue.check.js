/** @datastructures-js/priority-queue: elements that satisfy a condition are removed as well. */

import { PriorityQueue } from '@datastructures-js/priority-queue';
import { conforms, int, oneOf } from 'glassbox';
import { SortedQueue } from '../models/sorted.js';

const value = int(0, 3);
const ascending = (a, b) => a - b;
const isOdd = (one) => one % 2 === 1;
const isSmall = (one) => one < 2;

const initial = { subject: () => new PriorityQueue(ascending), model: () => new SortedQueue() };
const observe = (queue) => queue.toArray();
const ends = {
  enqueue: { arguments: [value], model: 'add', result: () => undefined },
  dequeue: { model: (queue) => queue.poll() ?? null },
  front: { model: (queue) => queue.peek() ?? null },
};

conforms(PriorityQueue, SortedQueue, {
  name: 'PriorityQueue',
  depth: 5,
  initial,
  operations: {
    ...ends,
    remove: {
      arguments: [oneOf(isOdd, isSmall)],
      model: 'removeMany',
      result: (removed) => [...removed].sort(ascending),
    },
    contains: { arguments: [oneOf(isOdd, isSmall)], model: (queue, isWanted) => queue.toArray().some(isWanted) },
    clear: [],
  },
  observe,
});

/** What is last is lost when an element equal to it is taken out. */
conforms(PriorityQueue, SortedQueue, {
  name: 'PriorityQueue with back',
  depth: 4,
  initial,
  operations: { ...ends, back: { model: (queue) => queue.toArray().at(-1) ?? null } },
  observe,
});
