/** mnemonist: structures of a fixed capacity, in typed arrays, and a heap whose nodes are linked in rings. */

import { conforms, int } from 'glassbox';
import {
  CircularBuffer,
  FibonacciHeap,
  FixedDeque,
  LRUMapWithDelete,
  SparseQueueSet,
  StaticDisjointSet,
} from 'mnemonist';
import { List } from '../models/list.js';
import { Recent } from '../models/recent.js';
import { SortedQueue } from '../models/sorted.js';

const item = int(0, 2);
const unsaid = () => undefined;
const CAPACITY = 3;

const ends = {
  pop: [],
  shift: [],
  peekFirst: { model: (list) => list[0] },
  peekLast: { model: (list) => list.at(-1) },
};
const observe = (list) => ({ size: list.size ?? list.length, all: [...list] });
const isFree = (list) => list.length < CAPACITY;

conforms(FixedDeque, List, {
  depth: 6,
  initial: { subject: () => new FixedDeque(Array, CAPACITY), model: () => new List() },
  operations: {
    push: { arguments: [item], precondition: isFree },
    unshift: { arguments: [item], precondition: isFree },
    ...ends,
    get: { arguments: [item], model: (list, index) => list[index] },
  },
  observe,
});

conforms(CircularBuffer, List, {
  depth: 6,
  initial: { subject: () => new CircularBuffer(Array, CAPACITY), model: () => new List() },
  operations: {
    // what was first makes place
    push: {
      arguments: [item],
      result: unsaid,
      model: (list, one) => {
        if (!isFree(list)) list.shift();
        list.push(one);
      },
    },
    unshift: {
      arguments: [item],
      result: unsaid,
      model: (list, one) => {
        if (!isFree(list)) list.pop();
        list.unshift(one);
      },
    },
    ...ends,
  },
  observe,
});

conforms(SparseQueueSet, List, {
  depth: 6,
  initial: { subject: () => new SparseQueueSet(CAPACITY), model: () => new List() },
  operations: {
    enqueue: { arguments: [item], result: unsaid, model: (list, one) => list.includes(one) || list.push(one) },
    dequeue: { model: 'shift' },
    has: { arguments: [item], model: 'includes' },
    clear: [],
  },
  observe,
});

conforms(LRUMapWithDelete, Recent, {
  depth: 5,
  initial: { subject: () => new LRUMapWithDelete(2), model: () => new Recent(2) },
  operations: {
    set: { arguments: [item, int(0, 1)], result: unsaid },
    get: [item],
    peek: [item],
    has: [item],
    delete: { arguments: [item], result: unsaid },
    clear: [],
  },
  observe: {
    subject: (map) => ({ size: map.size, entries: [...map.entries()] }),
    model: (map) => ({ size: map.size, entries: [...map].reverse() }),
  },
});

conforms(FibonacciHeap, SortedQueue, {
  depth: 7,
  operations: { push: { arguments: [item], model: 'add', result: unsaid }, pop: { model: 'poll' }, peek: [] },
  observe: { subject: ({ size }) => size, model: ({ length }) => length },
});

conforms(StaticDisjointSet, Array, {
  depth: 4,
  initial: { subject: () => new StaticDisjointSet(5), model: () => [0, 1, 2, 3, 4] },
  operations: {
    union: {
      arguments: [int(0, 4), int(0, 4)],
      result: unsaid,
      model: (names, a, b) => {
        const [one, other] = [names[a], names[b]];
        names.forEach((name, at) => void (names[at] = name === other ? one : name));
      },
    },
    connected: { arguments: [int(0, 4), int(0, 4)], model: (names, a, b) => names[a] === names[b] },
  },
  observe: { subject: ({ dimension }) => dimension, model: (names) => new Set(names).size },
});
