/** fast-fifo: rings of two, four, eight cells, one behind the other. */

import FIFO from 'fast-fifo';
import { conforms, int } from 'glassbox';
import { List } from '../models/list.js';

conforms(FIFO, List, {
  depth: 8,
  initial: { subject: () => new FIFO(2), model: () => new List() },
  operations: {
    push: { arguments: [int(0, 1)], result: () => undefined },
    shift: [],
    peek: { model: (array) => array[0] },
    clear: [],
  },
  observe: { subject: ({ length }) => length, model: ({ length }) => length },
});
