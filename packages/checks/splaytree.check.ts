/**
 * splaytree: a search tree that moves whatever was asked for to its root. Any shape is fine as long as the order is; so the trees here are all
 * that fit into the positions, and splaying leads out of these.
 */

import { check, int, oneOf, tree } from 'glassbox';
import SplayTree from 'splaytree';

type Tree = SplayTree<number, string>;
type Node = ReturnType<Tree['insert']>;

/** The package does not export it, and minifies its name. */
const Node = new SplayTree<number, string>().insert(0, 'a').constructor as new () => Node;

check(SplayTree<number, string>, (n) => {
  const key = int(0, 2 * n);
  const data = oneOf('a', 'b');
  const below = tree(Node);
  return {
    name: 'splaytree',
    scope: 15,
    state: {
      [SplayTree.name]: { _root: below, _size: int(0, n) },
      [Node.name]: { left: below, right: below, key, data, next: oneOf(null) },
    },
    initial: () => new SplayTree<number, string>(),
    invariant: isValid,
    operations: {
      insert: {
        arguments: [key, data],
        postcondition: (map, old, result: Node, at: number, given: string) =>
          map.root === result && result.key === at && result.data === given && map.size === old.size + 1,
      },
      add: {
        arguments: [key, data],
        postcondition: (map, old, result: Node, at: number) =>
          map.root === result && result.key === at && map.size === old.size + (old.contains(at) ? 0 : 1),
      },
      remove: {
        arguments: [key],
        postcondition: (map, old, _result, at: number) => map.size === old.size - (old.contains(at) ? 1 : 0),
      },
      find: {
        arguments: [key],
        postcondition: (map, old, result: Node | null, at: number) =>
          old.contains(at) ? result === map.root && result!.key === at : result === null,
      },
      findStatic: {
        arguments: [key],
        postcondition: (_map, old, result: Node | null, at: number) =>
          old.contains(at) ? result!.key === at : result === null,
      },
      contains: [key],
      pop: {
        arguments: [],
        postcondition: (map, old, result: { readonly key: number } | null) =>
          result === null ? old.isEmpty() : result.key === old.min() && map.size === old.size - 1,
      },
      min: [],
      max: [],
      isEmpty: { arguments: [], postcondition: (map, _old, result: boolean) => result === (map.size === 0) },
      clear: { arguments: [], postcondition: (map) => map.isEmpty() },
    },
  };
});

function isValid(map: Tree): boolean {
  return isOrdered(map.root, null, null) && map.size === count(map.root);
}

function isOrdered(node: Node | null, low: Node | null, high: Node | null): boolean {
  if (node === null) return true;
  if (low !== null && low.key > node.key) return false;
  if (high !== null && high.key < node.key) return false;
  return isOrdered(node.left!, low, node) && isOrdered(node.right!, node, high);
}

function count(node: Node | null): number {
  return node === null ? 0 : 1 + count(node.left!) + count(node.right!);
}
