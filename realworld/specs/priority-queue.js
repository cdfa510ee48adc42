/** Queues that give the smallest element first: two packages, one model. */

import { conforms, int, oneOf } from 'glassbox';
import { SortedQueue } from '../models/sorted.js';

const isLess = (a, b) => a < b;

/** All elements in order, taken out of a copy. */
function drained(queue, isEmpty, take) {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(queue)), queue);
  for (const [name, value] of Object.entries(copy)) if (Array.isArray(value)) copy[name] = [...value];
  const found = [];
  while (!isEmpty(copy) && found.length < 10) found.push(take(copy));
  return found;
}

export function ofTinyQueue(exported) {
  const TinyQueue = exported.default ?? exported;
  conforms(TinyQueue, SortedQueue, {
    name: 'TinyQueue',
    depth: 6,
    operations: {
      push: { arguments: [int(0, 2)], model: 'add', result: () => undefined },
      pop: { model: 'poll' },
      peek: [],
    },
    observe: {
      subject: (queue) => ({
        length: queue.length,
        all: drained(
          queue,
          (one) => one.length === 0,
          (one) => one.pop(),
        ),
      }),
      model: (queue) => ({ length: queue.length, all: queue.toArray() }),
    },
  });
}

const ofFast = {
  subject: (queue) => ({
    size: queue.size,
    isEmpty: queue.isEmpty(),
    all: drained(
      queue,
      (one) => one.isEmpty(),
      (one) => one.poll(),
    ),
  }),
  model: (queue) => ({ size: queue.length, isEmpty: queue.length === 0, all: queue.toArray() }),
};

const polls = {
  poll: [],
  peek: { precondition: (queue) => queue.length > 0 },
};

export function ofFastPriorityQueue(FastPriorityQueue) {
  conforms(FastPriorityQueue, SortedQueue, {
    name: 'FastPriorityQueue',
    depth: 6,
    initial: () => new FastPriorityQueue(isLess),
    operations: { add: { arguments: [int(0, 2)], result: () => undefined }, ...polls },
    observe: ofFast,
  });
}

const isOdd = (value) => value % 2 === 1;
const isTwoOrFive = (value) => value === 2 || value === 5;
const isAny = () => true;

export function ofRemoving(FastPriorityQueue) {
  conforms(FastPriorityQueue, SortedQueue, {
    name: 'FastPriorityQueue',
    depth: 7,
    initial: () => new FastPriorityQueue(isLess),
    operations: {
      add: {
        arguments: [int(0, 5)],
        precondition: (queue, value) => !queue.toArray().includes(value),
        result: () => undefined,
      },
      removeMany: {
        arguments: [oneOf(isOdd, isTwoOrFive, isAny)],
        result: (removed) => [...removed].sort((a, b) => a - b),
      },
    },
    observe: ofFast,
  });
}
