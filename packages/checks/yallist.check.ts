/** yallist: a doubly linked list in which every node also knows its list. Nodes that are given may be of the list, or alone. */

import { check, instances, int } from 'glassbox';
import { Node, Yallist } from 'yallist';
import { isList, isOwnOrAlone, listsOf, value, valueAt } from './yallist-shape.js';

check(Yallist<string>, (n) => ({
  name: 'yallist',
  scope: 6,
  state: listsOf(n),
  initial: () => new Yallist<string>(),
  invariant: isList,
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
      precondition: isOwnOrAlone,
      throws: Error,
      postcondition: (list, old, _result, node: Node<string>) =>
        list.length === old.length - 1 && node.list === undefined,
    },
    pushNode: {
      arguments: [instances(Node)],
      precondition: isOwnOrAlone,
      postcondition: (list, _old, _result, node: Node<string>) => list.tail === node,
    },
    unshiftNode: {
      arguments: [instances(Node)],
      precondition: isOwnOrAlone,
      postcondition: (list, _old, _result, node: Node<string>) => list.head === node,
    },
    get: {
      arguments: [int(0, n)],
      postcondition: (_list, old, result: string | undefined, at: number) => result === valueAt(old, at),
    },
    getReverse: {
      arguments: [int(0, n)],
      postcondition: (_list, old, result: string | undefined, at: number) =>
        result === (at < old.length ? valueAt(old, old.length - 1 - at) : undefined),
    },
    reverse: {
      arguments: [],
      postcondition: (list, old) => {
        for (let i = 0; i < n; i += 1) {
          if (i < old.length && valueAt(list, i) !== valueAt(old, old.length - 1 - i)) return false;
        }
        return list.length === old.length;
      },
    },
    slice: {
      arguments: [int(0, n), int(0, n)],
      postcondition: (list, old, result: Yallist<string>, from: number, to: number) => {
        const end = to > old.length ? old.length : to;
        const length = end > from ? end - from : 0;
        if (!isList(list) || !isList(result) || result.length !== length) return false;
        for (let i = 0; i < n; i += 1) {
          if (i < length && valueAt(result, i) !== valueAt(old, from + i)) return false;
        }
        return true;
      },
    },
  },
}));
