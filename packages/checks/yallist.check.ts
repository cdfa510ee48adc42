/**
 * yallist: a doubly linked list in which every node also knows its list.
 */

import { check, derived, instances, int, nullable, oneOf, tree } from 'glassbox';
import { Node, Yallist } from 'yallist';

type List = Yallist<string>;

check(Yallist<string>, (n) => {
  const value = oneOf('a', 'b');
  const chain = nullable(tree(Node, { count: n, height: n, optional: false }), undefined);
  const anyNode = nullable(instances(Node), undefined);
  return {
    name: 'yallist',
    scope: 6,
    state: {
      Yallist: { head: chain, tail: anyNode, length: int(0, n) },
      Node: { value, next: chain, prev: derived(anyNode), list: nullable(instances(Yallist), undefined) },
    },
    initial: () => new Yallist<string>(),
    invariant: isValid,
    operations: {
      push: {
        arguments: [value],
        postcondition: (list, old, result: number, added: string) =>
          result === old.length + 1 && list.length === result && list.tail!.value === added,
      },
      unshift: {
        arguments: [value],
        postcondition: (list, old, result: number, added: string) =>
          result === old.length + 1 && list.length === result && list.head!.value === added,
      },
      pop: {
        arguments: [],
        postcondition: (list, old, result: string | undefined) =>
          result === old.tail?.value && list.length === (old.length === 0 ? 0 : old.length - 1),
      },
      shift: {
        arguments: [],
        postcondition: (list, old, result: string | undefined) =>
          result === old.head?.value && list.length === (old.length === 0 ? 0 : old.length - 1),
      },
      removeNode: {
        arguments: [instances(Node)],
        precondition: (list, node: Node<string>) => node.list === list,
        postcondition: (list, old, _result, node: Node<string>) =>
          list.length === old.length - 1 && node.list === undefined,
      },
      pushNode: {
        arguments: [instances(Node)],
        postcondition: (list, _old, _result, node: Node<string>) => list.tail === node,
      },
      unshiftNode: {
        arguments: [instances(Node)],
        postcondition: (list, _old, _result, node: Node<string>) => list.head === node,
      },
      get: { arguments: [int(0, n)] },
      reverse: {
        arguments: [],
        postcondition: (list, old) =>
          list.length === old.length && list.head?.value === old.tail?.value && list.tail?.value === old.head?.value,
      },
    },
  };
});

function isValid(list: List): boolean {
  let count = 0;
  let last: Node<string> | undefined;
  for (let node = list.head; node !== undefined; node = node.next) {
    if (node.list !== list || node.prev !== last) return false;
    last = node;
    count += 1;
  }
  return list.tail === last && list.length === count;
}
