/** double-ended-queue: a ring of sixteen cells that doubles, from an empty one and from a full one that has wrapped around. */

import Deque from 'double-ended-queue';
import { conforms, int } from 'glassbox';
import { List } from '../models/list.js';

const item = int(0, 1);
const items = Array.from({ length: 15 }, (_, index) => index);

conforms(Deque, List, {
  depth: 5,
  initial: [
    { subject: () => new Deque(), model: () => new List() },
    { subject: turned, model: () => List.from(items) },
  ],
  operations: {
    push: [item],
    unshift: [item],
    pop: [],
    shift: [],
    peekFront: { model: (array) => array[0] },
    peekBack: { model: (array) => array.at(-1) },
    get: { arguments: [int(-2, 2)], model: 'at' },
    insertTwo: {
      arguments: [item, item],
      subject: (deque, one, other) => deque.unshift(one, other),
      model: (array, one, other) => array.unshift(one, other),
    },
    clear: [],
  },
  observe: {
    subject: (deque) => ({ length: deque.length, all: deque.toArray() }),
    model: (array) => ({ length: array.length, all: [...array] }),
  },
});

/** The first of the items is in the middle of the cells. */
function turned() {
  const deque = new Deque(items);
  for (let round = 0; round < 8; round += 1) deque.unshift(deque.pop());
  for (let round = 0; round < 8; round += 1) deque.push(deque.shift());
  return deque;
}
