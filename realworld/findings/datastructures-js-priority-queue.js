/** @datastructures-js/priority-queue 6.4.0: `back` is lost when an element equal to it is taken out. */

import assert from 'node:assert';
import { PriorityQueue } from '@datastructures-js/priority-queue';

const queue = new PriorityQueue((a, b) => a - b, []);
queue.enqueue(0);
queue.enqueue(0);
queue.dequeue();
assert.deepEqual(queue.toArray(), [0]);
assert.equal(queue.back(), 0);
