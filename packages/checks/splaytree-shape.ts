/** The nodes of splaytree, which it does not export and whose names it minifies, and what they have to be. */

import SplayTree from 'splaytree';

export type Tree = SplayTree<number, string>;
export type Node = ReturnType<Tree['insert']>;

export const Node = new SplayTree<number, string>().insert(0, 'a').constructor as new () => Node;

/** @param isStrict whether no key occurs twice */
export function isOrdered(node: Node | null, low: Node | null, high: Node | null, isStrict: boolean): boolean {
  if (node === null) return true;
  if (low !== null && (low.key > node.key || (isStrict && low.key === node.key))) return false;
  if (high !== null && (high.key < node.key || (isStrict && high.key === node.key))) return false;
  return isOrdered(node.left!, low, node, isStrict) && isOrdered(node.right!, node, high, isStrict);
}

export function count(node: Node | null): number {
  return node === null ? 0 : 1 + count(node.left!) + count(node.right!);
}
