/** The nodes are a chain from the head; what leads backwards follows from it, which the invariant has to say. */

import { check, derived, instances, int, nullable, oneOf, tree } from 'glassbox';
import { DoublyLinkedList, Node } from './doubly-linked-list.js';

check(DoublyLinkedList<string>, (n) => {
  const value = oneOf('a', 'b', 'c');
  const chain = tree(Node, { count: n, height: n });
  return {
    scope: 5,
    state: {
      DoublyLinkedList: { head: chain, tail: nullable(instances(Node)), size: int(0, n) },
      Node: { value, next: chain, prev: derived() },
    },
    operations: {
      addFirst: {
        arguments: [value],
        postcondition: (list, old, _result, added: string) => list.head!.value === added && list.size === old.size + 1,
      },
      addLast: {
        arguments: [value],
        postcondition: (list, old, _result, added: string) => list.tail!.value === added && list.size === old.size + 1,
      },
      removeFirst: {
        arguments: [],
        postcondition: (list, old, result: string | undefined) =>
          old.head === null ? list.size === 0 : result === old.head.value && list.size === old.size - 1,
      },
      removeLast: {
        arguments: [],
        postcondition: (list, old, result: string | undefined) =>
          old.tail === null ? list.size === 0 : result === old.tail.value && list.size === old.size - 1,
      },
      remove: {
        arguments: [value],
        postcondition: (list, old, result: boolean, removed: string) =>
          occurrences(list, removed) === occurrences(old, removed) - (result ? 1 : 0) &&
          list.size === old.size - (result ? 1 : 0),
      },
      reverse: {
        arguments: [],
        postcondition: (list, old) =>
          list.size === old.size && (old.head === null || list.tail!.value === old.head.value),
      },
    },
  };
});

function occurrences(list: DoublyLinkedList<string>, value: string): number {
  let count = 0;
  for (let node = list.head; node !== null; node = node.next) if (node.value === value) count += 1;
  return count;
}
