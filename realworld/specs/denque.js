/** A queue with two ends that can do what an array can. */

import { conforms, int } from 'glassbox';
import { List } from '../models/list.js';

export function ofDenque(Denque) {
  conforms(Denque, List, {
    name: 'Denque',
    depth: 4,
    operations: {
      push: [int(0, 1)],
      unshift: [int(0, 1)],
      pop: [],
      shift: [],
      peekAt: { arguments: [int(-1, 2)], model: 'at' },
      /** Nothing is taken out, one is put in; what is returned if nothing is taken out is not said. */
      splice: {
        arguments: [int(0, 2), int(2, 3)],
        precondition: (array, start) => start <= array.length,
        subject: (deque, start, item) => deque.splice(start, 0, item),
        model: (array, start, item) => array.splice(start, 0, item),
        result: () => undefined,
      },
    },
    observe: {
      subject: (deque) => ({ length: deque.length, all: deque.toArray() }),
      model: (array) => ({ length: array.length, all: [...array] }),
    },
  });
}
