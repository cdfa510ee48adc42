/** What makes a list of yallist a list: neighbours agree, every node knows its list, and the length is right. */

import type { Node, Yallist } from 'yallist';

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

/** The value at an index; undefined beyond the end. */
export function valueAt(list: Yallist<string>, index: number): string | undefined {
  let node = list.head;
  for (let i = 0; i < index && node !== undefined; i += 1) node = node.next;
  return node?.value;
}
