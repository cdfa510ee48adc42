/** A map in the order of its keys, walked by iterators from either end. */

import { conforms, int, oneOf } from 'glassbox';

const compare = (a, b) => a - b;

class Ordered extends Map {
  sorted() {
    return [...this].sort(([a], [b]) => a - b);
  }
}

/** The entries from an iterator on, and back. */
function from(iterator, end) {
  const found = [];
  for (; !iterator.equals(end); iterator.next()) found.push([iterator.pointer[0], iterator.pointer[1]]);
  return found;
}

const forward = { subject: (map) => from(map.begin(), map.end()), model: (map) => map.sorted() };
const backward = { subject: (map) => from(map.rBegin(), map.rEnd()), model: (map) => map.sorted().reverse() };

/** The first of the keys goes; what is returned stands at the next one. */
const eraseFirst = {
  precondition: (map) => map.size > 0,
  subject: (map) => from(map.eraseElementByIterator(map.begin()), map.end()),
  model: (map) => {
    map.delete(map.sorted()[0][0]);
    return map.sorted();
  },
};
const changes = {
  setElement: { arguments: [int(0, 2), oneOf('a', 'b')], model: 'set', result: () => undefined },
  eraseElementByKey: { arguments: [int(0, 2)], model: 'delete', result: () => undefined },
};
const observe = {
  subject: (map) => {
    const found = [];
    map.forEach((entry) => found.push([entry[0], entry[1]]));
    return { size: map.size(), entries: found };
  },
  model: (map) => ({ size: map.size, entries: map.sorted() }),
};

function ofOrderedMap({ OrderedMap }, operations) {
  const initial = { subject: () => new OrderedMap([], compare), model: () => new Ordered() };
  const all = { ...changes, forward, ...operations };
  conforms(OrderedMap, Ordered, { name: 'OrderedMap', depth: 4, initial, operations: all, observe });
}

export function ofErasing(exported) {
  ofOrderedMap(exported, { eraseFirst });
}

/** Versions before 4.4.1 do not come to an end backwards, so that this is apart. */
export function ofBothDirections(exported) {
  ofOrderedMap(exported, { eraseFirst, backward });
}
