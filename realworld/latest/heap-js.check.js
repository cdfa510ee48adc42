/** heap-js: every heap of six elements out of three, and what can be done with it, removing from its middle included. */

import { array, conforms, int } from 'glassbox';
import { Heap } from 'heap-js';
import { SortedQueue } from '../models/sorted.js';

const value = int(0, 2);
const ascending = (a, b) => a - b;

conforms(Heap, SortedQueue, {
  depth: 2,
  initial: { subject: () => new Heap(ascending), model: () => new SortedQueue() },
  operations: {
    init: {
      arguments: [array(value, { length: 6 })],
      precondition: (queue) => queue.length === 0,
      model: (queue, values) => values.forEach((one) => queue.add(one)),
    },
    push: { arguments: [value], model: 'add', result: () => undefined },
    pop: { model: 'poll' },
    remove: { arguments: [value], model: 'delete' },
    pushpop: {
      arguments: [value],
      model: (queue, one) => {
        queue.add(one);
        return queue.poll();
      },
    },
    replace: {
      arguments: [value],
      model: (queue, one) => {
        const first = queue.poll();
        queue.add(one);
        return first;
      },
    },
    top: {
      arguments: [int(1, 3)],
      model: (queue, count) => queue.toArray().slice(0, count),
      result: (values) => [...values].sort(ascending),
    },
  },
  observe: { subject: (heap) => drained(heap.clone()), model: (queue) => queue.toArray() },
});

function drained(heap) {
  const found = [];
  while (!heap.isEmpty()) found.push(heap.pop());
  return found;
}
