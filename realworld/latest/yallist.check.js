/** yallist: a doubly linked list that can do what an array can, walked from both ends after each call. */

import { conforms, int } from 'glassbox';
import { Yallist } from 'yallist';
import { List } from '../models/list.js';

const item = int(0, 1);
const operations = {
  push: [item],
  unshift: [item],
  pop: [],
  shift: [],
  get: { arguments: [int(0, 3)], model: 'at' },
  reverse: [],
  slice: { arguments: [int(-2, 2), int(-2, 2)], subject: (list, from, to) => list.slice(from, to).toArray() },
};
const observe = {
  subject: (list) => ({ forward: list.toArray(), backward: list.toArrayReverse() }),
  model: (array) => ({ forward: [...array], backward: [...array].reverse() }),
};

conforms(Yallist, List, { name: 'Yallist', depth: 5, operations, observe });

/** What is inserted before the last element lands after it. */
conforms(Yallist, List, {
  name: 'Yallist with splice',
  depth: 4,
  operations: {
    ...operations,
    splice: { arguments: [int(0, 2), int(0, 1), item], precondition: ({ length }, start) => start <= length },
  },
  observe,
});
