/** ring-buffer-ts: of three items the first makes place for a fourth. */

import { conforms, int } from 'glassbox';
import exported from 'ring-buffer-ts';
import { List } from '../models/list.js';

const { RingBuffer } = exported;
const SIZE = 3;
const index = int(-3, 3);

conforms(RingBuffer, List, {
  name: 'RingBuffer',
  depth: 5,
  initial: { subject: () => new RingBuffer(SIZE), model: () => new List() },
  operations: {
    add: {
      arguments: [int(0, 1)],
      model: (list, item) => {
        list.push(item);
        if (list.length > SIZE) list.shift();
      },
    },
    get: { arguments: [index], precondition: isInside, model: 'at' },
    getFirstN: { arguments: [int(1, 3)], model: (list, count) => list.slice(0, count) },
    getLastN: { arguments: [int(1, 3)], model: (list, count) => list.slice(-count) },
    removeFirst: { precondition: ({ length }) => length > 0, model: 'shift' },
    removeLast: { precondition: ({ length }) => length > 0, model: 'pop' },
    remove: {
      arguments: [index, int(1, 2)],
      precondition: isInside,
      model: (list, at, count) => list.splice(at, count),
    },
    clear: [],
  },
  observe: { subject: (buffer) => buffer.toArray(), model: (list) => [...list] },
});

function isInside({ length }, at) {
  return at >= -length && at < length;
}
