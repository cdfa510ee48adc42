/** A doubly linked list that can do what an array can. */

import { conforms, int } from 'glassbox';
import { List } from '../models/list.js';

/** Both walks, since a list has two directions; no walk is longer than the list says it is. */
const observe = {
  subject: (list) => ({
    length: list.length,
    forward: walk(list, 'head', 'next'),
    backward: walk(list, 'tail', 'prev'),
  }),
  model: (array) => ({ length: array.length, forward: [...array], backward: [...array].reverse() }),
};

function walk(list, first, next) {
  const found = [];
  for (let node = list[first]; node && found.length <= list.length; node = node[next]) found.push(node.value);
  return found;
}

const classOf = (exported) => exported.Yallist ?? exported;

const ends = { push: [int(0, 1)], unshift: [int(0, 1)], pop: [], shift: [] };

/** Both ends. */
export function ofEnds(exported) {
  conforms(classOf(exported), List, { name: 'Yallist', depth: 5, operations: ends, observe });
}

/** Something is inserted. Before the last element no version so far does it right; that is left out here, and told in the README. */
export function ofSplice(exported) {
  const splice = {
    arguments: [int(0, 2), int(2, 3)],
    precondition: (array, start) => start <= array.length && start !== array.length - 1,
    subject: (list, start, item) => list.splice(start, 0, item),
    model: (array, start, item) => array.splice(start, 0, item),
  };
  conforms(classOf(exported), List, { name: 'Yallist', depth: 4, operations: { ...ends, splice }, observe });
}
