/**
 * avl: nodes are plain objects that know their parent and how much higher their left side is. Equal keys may stand on either
 * side of each other once they were rotated, so the order is not strict.
 */

import { AVLTree, type AVLNode } from 'avl';
import { array, check, derived, instances, int, nullable, oneOf, tree } from 'glassbox';
import { areWithin, count, has, holds, isAscending, isOrdered } from './search-trees.js';

type Node = AVLNode<number, string>;
type Tree = AVLTree<number, string>;

check(AVLTree<number, string>, (n) => {
  const key = int(0, 2 * n);
  const data = oneOf('a', 'b');
  const below = tree('Node', { count: n });
  return {
    name: 'avl',
    scope: 15,
    state: {
      AVLTree: { _root: below, _size: int(0, n) },
      Node: {
        parent: derived(nullable(instances('Node'))),
        left: below,
        right: below,
        balanceFactor: int(-1, 1),
        key,
        data,
      },
    },
    initial: [() => new AVLTree<number, string>(), () => new AVLTree<number, string>(undefined, true)],
    invariant: isValid,
    operations: {
      insert: {
        arguments: [key, data],
        postcondition: (map, old, result: Node | null, at: number, given: string) =>
          result === null
            ? isStrict(old) && old.contains(at) && map.size === old.size
            : result.key === at && result.data === given && map.size === old.size + 1 && map.contains(at),
      },
      remove: {
        arguments: [key],
        postcondition: (map, old, result: number | null, at: number) =>
          old.contains(at) ? result === at && map.size === old.size - 1 : result === null && map.size === old.size,
      },
      find: {
        arguments: [key],
        postcondition: (map, _old, result: Node | null, at: number) =>
          result === null ? !map.contains(at) : result.key === at,
      },
      contains: {
        arguments: [key],
        postcondition: (_map, old, result: boolean, at: number) => result === has(old.root, at),
      },
      min: {
        arguments: [],
        postcondition: (_map, old, result: number | null) =>
          result === null ? old.isEmpty() : has(old.root, result) && areWithin(old.root, result, 2 * n),
      },
      max: {
        arguments: [],
        postcondition: (_map, old, result: number | null) =>
          result === null ? old.isEmpty() : has(old.root, result) && areWithin(old.root, 0, result),
      },
      next: {
        arguments: [instances('Node')],
        precondition: (map, node: Node) => holds(map.root, node),
        postcondition: (map, _old, result: Node | null, node: Node) =>
          result === null ? node.key === map.max() || node !== map.find(node.key) : result.key >= node.key,
      },
      load: {
        arguments: [array(key), array(data)],
        precondition: (map, keys: readonly number[], values: readonly string[]) =>
          map.isEmpty() && keys.length === values.length && isAscending(keys),
        postcondition: (map, _old, _result, keys: readonly number[]) => map.size === keys.length,
      },
      pop: {
        arguments: [],
        postcondition: (map, old, result: Node | null) =>
          result === null ? old.isEmpty() : result.key === old.min() && map.size === old.size - 1,
      },
      popMax: {
        arguments: [],
        postcondition: (map, old, result: Node | null) =>
          result === null ? old.isEmpty() : result.key === old.max() && map.size === old.size - 1,
      },
      isEmpty: { arguments: [], postcondition: (map, _old, result: boolean) => result === (map.size === 0) },
      clear: { arguments: [], postcondition: (map) => map.isEmpty() },
    },
  };
});

function isValid(map: Tree): boolean {
  const { root } = map;
  return (
    (root === null || root.parent === null) &&
    parentsAgree(root) &&
    isOrdered(root, null, null, isStrict(map)) &&
    height(root) >= 0 &&
    map.size === count(root)
  );
}

function parentsAgree(node: Node | null): boolean {
  if (node === null) return true;
  if (node.left !== null && node.left.parent !== node) return false;
  if (node.right !== null && node.right.parent !== node) return false;
  return parentsAgree(node.left) && parentsAgree(node.right);
}

/** Whether the tree was asked to refuse keys that it has. */
function isStrict(map: Tree): boolean {
  return (map as unknown as { readonly _noDuplicates: boolean })._noDuplicates;
}

/** −1 if a node somewhere is wrong about how much higher its left side is. */
function height(node: Node | null): number {
  if (node === null) return 0;
  const left = height(node.left);
  const right = height(node.right);
  if (left < 0 || right < 0 || node.balanceFactor !== left - right) return -1;
  return 1 + (left > right ? left : right);
}
