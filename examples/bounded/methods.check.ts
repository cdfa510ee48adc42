/**
 * What the ten methods promise, at the bound of Dennis (2009), chapter 6: four objects of each class, integers of four bits, four rounds. Integers
 * are those of the input; sums are exact. Where four rounds are not enough for all inputs, there are more.
 */

import { after, array, instances, int, isSame, tree, verify } from 'glassbox';
import {
  Bst,
  List,
  type Node,
  Site,
  Tree,
  User,
  bubble,
  contains,
  copy,
  create,
  insertion,
  multiply,
  search,
} from './methods.js';
import type { Email, Value } from './methods.js';

const integers = int(-8, 7);
const bound = { scope: 4, unroll: 4, integers };
const numbers = (n: number) => array(integers, { maximum: n });

const isSorted = (a: readonly number[]): boolean => a.every((value, i) => i === 0 || a[i - 1]! <= value);
const count = (a: readonly number[], wanted: number): number => a.filter((value) => value === wanted).length;

/** Whether it is sorted now, and has what it had before. */
function sorts(_result: undefined, a: readonly number[]): boolean {
  const now = after(a);
  return isSorted(now) && now.length === a.length && a.every((value) => count(a, value) === count(now, value));
}

verify(bubble, (n) => ({ ...bound, arguments: [numbers(n)], ensures: sorts, modifies: ['a'] }));
verify(insertion, (n) => ({ ...bound, arguments: [numbers(n)], ensures: sorts, modifies: ['a'] }));

verify(search, (n) => ({
  ...bound,
  arguments: [numbers(n), integers],
  requires: isSorted,
  ensures: (result: number, a: readonly number[], key: number) =>
    result === -1 ? !a.includes(key) : a[result] === key,
  modifies: [],
}));

verify(multiply, { ...bound, ensures: (result: number, x: number, y: number) => result === x * y });

/** The nodes of a list; null if it goes round in a circle. */
function nodesOf(list: Node | null): readonly Node[] | null {
  const seen: Node[] = [];
  for (let node = list; node !== null; node = node.next) {
    if (seen.includes(node)) return null;
    seen.push(node);
  }
  return seen;
}

const hasValue = (list: Node | null, value: Value): boolean => nodesOf(list)!.some((node) => isSame(node.value, value));

verify(List.prototype.contains, {
  ...bound,
  requires: (list: List) => nodesOf(list.head) !== null,
  ensures: (_list: List, old: List, result: boolean, value: Value) => result === hasValue(old.head, value),
  modifies: [],
});

verify(contains, {
  ...bound,
  requires: (list: Node | null) => nodesOf(list) !== null,
  ensures: (result: boolean, list: Node | null, value: Value) => result === hasValue(list, value),
  modifies: [],
});

verify(create, {
  ...bound,
  requires: (length: number) => length >= 0,
  ensures: (result: Node | null, length: number) => nodesOf(result)?.length === length,
});

/** Here the spec says that fields lead to different objects; of a method that is also what has to be so afterwards. */
const trees = (n: number) => tree(Tree, { count: n, height: n });

function hasNode(root: Tree | null, wanted: Tree): boolean {
  return root !== null && (root === wanted || hasNode(root.left, wanted) || hasNode(root.right, wanted));
}

function areAlike(a: Tree | null, b: Tree | null): boolean {
  if (a === null || b === null) return a === b;
  return a.value === b.value && areAlike(a.left, b.left) && areAlike(a.right, b.right);
}

function isFresh(node: Tree | null, old: Tree | null): boolean {
  return node === null || (!hasNode(old, node) && isFresh(node.left, old) && isFresh(node.right, old));
}

verify(copy, (n) => ({
  ...bound,
  arguments: [trees(n)],
  heap: { Tree: { left: trees(n), right: trees(n) } },
  ensures: (result: Tree | null, root: Tree | null) => areAlike(result, root) && isFresh(result, after(root)),
  modifies: [],
}));

/** Whether all values below lie between two others, in the order of a search tree. */
function isOrdered(node: Tree | null, low: number, high: number): boolean {
  if (node === null) return true;
  const { left, right, value } = node;
  return low < value && value < high && isOrdered(left, low, value) && isOrdered(right, value, high);
}

function has(node: Tree | null, value: number): boolean {
  return node !== null && (node.value === value || has(node.left, value) || has(node.right, value));
}

function isWithin(node: Tree | null, other: Tree | null): boolean {
  return node === null || (has(other, node.value) && isWithin(node.left, other) && isWithin(node.right, other));
}

const size = (node: Tree | null): number => (node === null ? 0 : 1 + size(node.left) + size(node.right));

verify(Bst.prototype.add, (n) => ({
  ...bound,
  heap: { Bst: { root: trees(n) }, Tree: { left: trees(n), right: trees(n) } },
  invariant: ({ root }: Bst) => isOrdered(root, -9, 8),
  ensures: (bst: Bst, old: Bst, result: boolean, value: number) =>
    result !== has(old.root, value) &&
    has(bst.root, value) &&
    isWithin(old.root, bst.root) &&
    size(bst.root) === size(old.root) + (result ? 1 : 0),
  modifies: ['this'],
}));

verify(Site.prototype.register, (n) => ({
  ...bound,
  heap: { Site: { users: array(instances(User), { maximum: n }) } },
  ensures: (_site: Site, old: Site, result: User | null, email: Email) =>
    old.users.some((user) => isSame(user.email, email))
      ? result === null
      : result!.email === email && old.users.every((user) => user.id !== result!.id),
}));
