/**
 * functional-red-black-tree: a persistent map. Whatever changes it returns another tree and leaves the old one as it was, though they share
 * nodes; so the next state is the result, and each postcondition also asks whether the subject is still what it was. The
 * package has neither types nor exported classes; those of its nodes and trees are found by name and through an instance.
 */

import createTree, { type Iterator, type RBNode, type Tree } from 'functional-red-black-tree';
import { check, int, isSame, oneOf, tree } from 'glassbox';

const RedBlackTree = createTree().constructor as new () => Tree;

check(RedBlackTree, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf('a', 'b');
  const below = tree('RBNode', { count: n });
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
        next: 'result',
        postcondition: (map, old, result: Tree, at: number) =>
          isKept(map, old) && result.length === old.length + 1 && result.get(at) !== undefined,
      },
      remove: {
        arguments: [key],
        next: 'result',
        postcondition: (map, old, result: Tree, at: number) =>
          isKept(map, old) && result.length === old.length - (old.get(at) === undefined ? 0 : 1),
      },
      update: {
        call: (map, at: number, given: string) => map.find(at).update(given),
        next: 'result',
        arguments: [key, value],
        precondition: (map, at: number) => map.get(at) !== undefined,
        postcondition: (map, old, result: Tree, at: number, given: string) =>
          isKept(map, old) && result.length === old.length && result.get(at) === given,
      },
      get: {
        arguments: [key],
        postcondition: (map, old, result: string | undefined, at: number) =>
          isKept(map, old) && (result !== undefined) === old.find(at).valid,
      },
      find: {
        arguments: [key],
        postcondition: (map, old, result: Iterator, at: number) =>
          isKept(map, old) && (result.valid ? result.key === at : old.get(at) === undefined),
      },
      ge: {
        arguments: [key],
        postcondition: (map, old, result: Iterator, at: number) =>
          isKept(map, old) && (result.valid ? result.key! >= at : old.length === 0 || old.end.key! < at),
      },
      lt: {
        arguments: [key],
        postcondition: (map, old, result: Iterator, at: number) =>
          isKept(map, old) && (result.valid ? result.key! < at : old.length === 0 || old.begin.key! >= at),
      },
      at: {
        arguments: [int(-1, n)],
        // of an empty tree it throws: see the findings
        precondition: (map) => map.length > 0,
        postcondition: (map, old, result: Iterator, index: number) =>
          isKept(map, old) && (index >= 0 && index < old.length ? result.index === index : !result.valid),
      },
      next: {
        call: (map, at: number) => {
          const iterator = map.find(at);
          iterator.next();
          return iterator;
        },
        arguments: [key],
        postcondition: (map, old, result: Iterator, at: number) => {
          const before = old.find(at);
          if (!isKept(map, old) || result.valid !== before.hasNext) return false;
          return !result.valid || result.index === before.index + 1;
        },
      },
    },
  };
});

/** Whether a tree is what it was, node by node. */
function isKept(map: Tree, old: Tree): boolean {
  return isSameTree(map.root, old.root);
}

function isSameTree(node: RBNode | null, old: RBNode | null): boolean {
  if (node === null || old === null) return node === old;
  return (
    isSame(node, old) &&
    node.key === old.key &&
    node.value === old.value &&
    node._color === old._color &&
    node._count === old._count &&
    isSameTree(node.left, old.left) &&
    isSameTree(node.right, old.right)
  );
}

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
