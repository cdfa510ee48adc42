/**
 * functional-red-black-tree.
 */

import createTree, { type Iterator, type RBNode, type Tree } from 'functional-red-black-tree';
import { check, int, oneOf, tree } from 'glassbox';

const RedBlackTree = createTree().constructor as new () => Tree;

check(RedBlackTree, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf('a', 'b');
  const below = tree('RBNode');
  return {
    name: 'functional-red-black-tree',
    scope: 15,
    state: {
      RedBlackTree: { root: below },
      RBNode: { _color: int(0, 1), key, value, left: below, right: below, _count: int(1, n) },
    },
    initial: () => createTree(),
    invariant: isValid,
    operations: {
      insert: {
        arguments: [key, value],
        postcondition: (map, old, result: Tree, at: number, given: string) =>
          isValid(result) && result.length === old.length + 1 && result.get(at) !== undefined,
      },
      remove: {
        arguments: [key],
        postcondition: (map, old, result: Tree, at: number) =>
          isValid(result) && result.length === old.length - (old.get(at) === undefined ? 0 : 1),
      },
      get: {
        arguments: [key],
      },
      find: {
        arguments: [key],
        postcondition: (map, _old, result: Iterator, at: number) =>
          result.valid ? result.key === at : map.get(at) === undefined,
      },
      at: {
        arguments: [int(0, n)],
        precondition: (map) => map.root !== null,
        postcondition: (map, _old, result: Iterator, index: number) =>
          result.valid === index < map.length && (!result.valid || result.index === index),
      },
      ge: {
        arguments: [key],
        postcondition: (_map, _old, result: Iterator, at: number) => !result.valid || result.key! >= at,
      },
    },
  };
});

const RED = 0;

function isValid({ root }: Tree): boolean {
  return (
    (root === null || root._color !== RED) &&
    isOrdered(root, null, null) &&
    redHaveBlackChildren(root) &&
    blackHeight(root) >= 0 &&
    areCounted(root)
  );
}

function isOrdered(node: RBNode | null, low: RBNode | null, high: RBNode | null): boolean {
  if (node === null) return true;
  if (low !== null && low.key > node.key) return false;
  if (high !== null && high.key < node.key) return false;
  return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
}

function isRed(node: RBNode | null): boolean {
  return node !== null && node._color === RED;
}

function redHaveBlackChildren(node: RBNode | null): boolean {
  if (node === null) return true;
  if (isRed(node) && (isRed(node.left) || isRed(node.right))) return false;
  return redHaveBlackChildren(node.left) && redHaveBlackChildren(node.right);
}

/** The number of black nodes on every way down, or −1 if the ways differ. */
function blackHeight(node: RBNode | null): number {
  if (node === null) return 0;
  const left = blackHeight(node.left);
  const right = blackHeight(node.right);
  if (left < 0 || left !== right) return -1;
  return isRed(node) ? left : left + 1;
}

function areCounted(node: RBNode | null): boolean {
  if (node === null) return true;
  return (
    node._count === 1 + countOf(node.left) + countOf(node.right) && areCounted(node.left) && areCounted(node.right)
  );
}

function countOf(node: RBNode | null): number {
  return node === null ? 0 : node._count;
}
