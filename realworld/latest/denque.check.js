/** denque: a ring of four cells that grows and shrinks. */

import Denque from 'denque';
import { conforms, int } from 'glassbox';
import { List } from '../models/list.js';

const item = int(0, 1);
const index = int(-3, 3);
const operations = {
  push: [item],
  unshift: [item],
  pop: [],
  shift: [],
  peekAt: { arguments: [index], model: 'at' },
  clear: [],
};
const observe = {
  subject: (deque) => ({ length: deque.length, all: deque.toArray() }),
  model: (array) => ({ length: array.length, all: [...array] }),
};

conforms(Denque, List, { name: 'Denque', depth: 6, operations, observe });

/** By an index from the end it removes something else. */
conforms(Denque, List, {
  name: 'Denque with removeOne',
  depth: 4,
  operations: {
    ...operations,
    removeOne: {
      arguments: [index],
      precondition: ({ length }, at) => at >= -length && at < length,
      model: (array, at) => array.splice(at, 1)[0],
    },
  },
  observe,
});
