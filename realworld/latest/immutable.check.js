/** immutable: a list whose first places are negative indices away, and a map that keeps the order of insertion; nothing is changed in place. */

import { conforms, int, oneOf } from 'glassbox';
import { List, OrderedMap } from 'immutable';

const item = int(0, 1);
const index = int(-2, 2);

conforms(List, Array, {
  name: 'List',
  depth: 4,
  initial: { subject: () => List(), model: () => [] },
  operations: {
    push: { arguments: [item], model: (array, one) => [...array, one], next: 'result' },
    unshift: { arguments: [item], model: (array, one) => [one, ...array], next: 'result' },
    pop: { model: (array) => array.slice(0, -1), next: 'result' },
    shift: { model: (array) => array.slice(1), next: 'result' },
    insert: { arguments: [index, item], model: (array, at, one) => array.toSpliced(at, 0, one), next: 'result' },
    delete: {
      arguments: [index],
      model: (array, at) => (at < -array.length ? array : array.toSpliced(at, 1)),
      next: 'result',
    },
    slice: { arguments: [index, index], next: 'result' },
    get: { arguments: [index], model: 'at' },
    setSize: {
      arguments: [int(0, 3)],
      model: (array, size) => Array.from({ length: size }, (_, at) => array[at]),
      next: 'result',
    },
  },
  observe: { subject: (list) => list.toArray(), model: (array) => [...array] },
});

conforms(OrderedMap, Map, {
  name: 'OrderedMap',
  depth: 4,
  initial: { subject: () => OrderedMap(), model: () => new Map() },
  operations: {
    set: {
      arguments: [int(0, 2), oneOf('a', 'b')],
      model: (map, key, value) => new Map(map).set(key, value),
      next: 'result',
    },
    delete: {
      arguments: [int(0, 2)],
      model: (map, key) => new Map([...map].filter(([other]) => other !== key)),
      next: 'result',
    },
    get: [int(0, 2)],
    has: [int(0, 2)],
    first: { model: (map) => [...map.values()][0] },
    last: { model: (map) => [...map.values()].at(-1) },
    butFirst: { subject: (map) => map.slice(1), model: (map) => new Map([...map].slice(1)), next: 'result' },
  },
  observe: (map) => ({ size: map.size, entries: [...map.entries()] }),
});
