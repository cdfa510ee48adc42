/** flatqueue: a heap in two arrays, of which only the first `length` cells count. From every such state, not only from those that calls lead to. */

import FlatQueue from 'flatqueue';
import { array, check, int, oneOf } from 'glassbox';

check(FlatQueue, (n) => ({
  scope: 6,
  state: {
    FlatQueue: { ids: array(int(0, 1)), values: array(int(0, n)), length: int(0, n), capacity: oneOf(Infinity) },
  },
  initial: () => new FlatQueue(),
  invariant: (queue) => queue.ids.length === queue.values.length && queue.length <= queue.ids.length && isHeap(queue),
  operations: {
    push: {
      arguments: [int(0, 1), int(0, n)],
      precondition: (queue) => queue.length < n,
      postcondition: (queue, old, _result, _id, value) =>
        queue.length === old.length + 1 && times(queue, value) === times(old, value) + 1,
    },
    pop: {
      arguments: [],
      postcondition: (queue, old, result) =>
        old.length === 0
          ? result === undefined
          : result === old.ids[0] && times(queue, old.values[0]) === times(old, old.values[0]) - 1,
    },
    peek: [],
    peekValue: { arguments: [], postcondition: (queue, _old, result) => isLeast(queue, result) },
    clear: [],
  },
}));

function isHeap({ values, length }) {
  for (let index = 1; index < length; index += 1) if (values[(index - 1) >> 1] > values[index]) return false;
  return true;
}

function isLeast({ values, length }, value) {
  for (let index = 0; index < length; index += 1) if (values[index] < value) return false;
  return true;
}

function times({ values, length }, value) {
  let found = 0;
  for (let index = 0; index < length; index += 1) if (values[index] === value) found += 1;
  return found;
}
