/** What lists of yallist are made of, and what makes them lists: neighbours agree, every node knows its list, and the length is right. */

import { derived, instances, int, nullable, oneOf, tree } from 'glassbox';
import { Node, Yallist } from 'yallist';

export const value = oneOf('a', 'b');

/** Lists of up to n nodes. */
export function listsOf(n: number) {
  const chain = nullable(tree(Node, { count: n, height: n, optional: false }), undefined);
  const anyNode = nullable(instances(Node), undefined);
  return {
    Yallist: { head: chain, tail: anyNode, length: int(0, n) },
    Node: { value, next: chain, prev: derived(anyNode), list: nullable(instances(Yallist, 1), undefined) },
  };
}

export function isList(list: Yallist<string>): boolean {
  let count = 0;
  let last: Node<string> | undefined;
  for (let node = list.head; node !== undefined; node = node.next) {
    if (node.list !== list || node.prev !== last) return false;
    last = node;
    count += 1;
  }
  return list.tail === last && list.length === count;
}

/** Nodes that may be given to a list: its own, and those that belong to none. */
export function isOwnOrAlone(list: Yallist<string>, given: Node<string>): boolean {
  for (let node = list.head; node !== undefined; node = node.next) if (node === given) return true;
  return given.list === undefined && given.next === undefined && given.prev === undefined;
}

/** The value at an index; undefined beyond the end. */
export function valueAt(list: Yallist<string>, index: number): string | undefined {
  let node = list.head;
  for (let i = 0; i < index && node !== undefined; i += 1) node = node.next;
  return node?.value;
}
