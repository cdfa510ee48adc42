/** SearchTree, TreeMap, RedBlackTree, HashMap and AvlTree against Map and Set. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AvlTree } from '../../examples/avl-tree/avl-tree.js';
import { HashMap } from '../../examples/hash-map/hash-map.js';
import { RedBlackTree, type Node } from '../../examples/red-black-tree/red-black-tree.js';
import { SearchTree } from '../../examples/search-tree/search-tree.js';
import { TreeMap } from '../../examples/tree-map/tree-map.js';
import { act, agree } from './against.js';

const LARGEST = 12;
const key = fc.tuple(fc.integer({ min: 0, max: LARGEST }));
const pair = fc.tuple(fc.integer({ min: 0, max: LARGEST }), fc.constantFrom('a', 'b', 'c'));
const nothing = fc.constant<[]>([]);
const keys = Array.from({ length: LARGEST + 1 }, (_, index) => index);

type Model = Map<number, string>;
const modelView = (model: Model): (string | null)[] => keys.map((wanted) => model.get(wanted) ?? null);
const view = (map: { get(key: number): string | null }): (string | null)[] => keys.map((wanted) => map.get(wanted));

const taken = (model: Model, wanted: number): string | null => {
  const held = model.get(wanted) ?? null;
  model.delete(wanted);
  return held;
};

test('SearchTree', () => {
  agree<SearchTree, Model>({
    create: () => new SearchTree(),
    model: () => new Map(),
    acts: fc.oneof(
      act(pair, (tree: SearchTree, model: Model, at, given) => [tree.insert(at, given), void model.set(at, given)]),
      act(key, (tree: SearchTree, model: Model, at) => [tree.delete(at), void model.delete(at)]),
    ),
    isValid: (tree) => tree.repOk(),
    view,
    modelView,
  });
});

test.each([
  ['TreeMap', () => new TreeMap<string>()],
  ['HashMap of one bucket', () => new HashMap<string>(1, Infinity)],
  ['HashMap of four buckets', () => new HashMap<string>(4, Infinity)],
  ['HashMap that grows', () => new HashMap<string>(1)],
] as const)('%s', (_, create) => {
  type S = TreeMap<string> | HashMap<string>;
  agree<S, Model>({
    create,
    model: () => new Map(),
    acts: fc.oneof(
      {
        weight: 8,
        arbitrary: act(pair, (map: S, model: Model, at, given) => {
          const old = model.get(at) ?? null;
          model.set(at, given);
          return [map.put(at, given), old];
        }),
      },
      { weight: 6, arbitrary: act(key, (map: S, model: Model, at) => [map.remove(at), taken(model, at)]) },
      { weight: 1, arbitrary: act(nothing, (map: S, model: Model) => [map.isEmpty(), model.size === 0]) },
      { weight: 1, arbitrary: act(nothing, (map: S, model: Model) => [map.clear(), model.clear()]) },
    ),
    isValid: (map) => map.repOk(),
    view: (map) => [view(map), map.size],
    modelView: (model) => [modelView(model), model.size],
  });
});

test('RedBlackTree', () => {
  type S = RedBlackTree<string>;
  const everyNode = (node: Node<string> | null): boolean =>
    node === null || (node.repOkLocal() && everyNode(node.left) && everyNode(node.right));
  agree<S, Model>({
    create: () => new RedBlackTree(),
    model: () => new Map(),
    acts: fc.oneof(
      act(pair, (tree: S, model: Model, at, given) => [tree.put(at, given), void model.set(at, given)]),
      act(key, (tree: S, model: Model, at) => [tree.remove(at), model.delete(at)]),
    ),
    isValid: (tree) => tree.repOk() && everyNode(tree.root),
    view,
    modelView,
  });
});

/** As many colored trees of height 2 and 3 satisfy the local invariants as brute force counts (any color of the root). */
test.each([
  [2, 8],
  [3, 49],
])('the local invariants of RedBlackTree say what a red-black tree is, up to height %i', async (height, expected) => {
  const { Node } = await import('../../examples/red-black-tree/red-black-tree.js');
  type Shape = { color: boolean; left: Shape; right: Shape } | null;
  const shapes = (levels: number): Shape[] => {
    if (levels === 0) return [null];
    const below = shapes(levels - 1);
    return [
      null,
      ...[false, true].flatMap((color) => below.flatMap((left) => below.map((right) => ({ color, left, right })))),
    ];
  };
  /** Whether some black heights make every node valid: they are forced from the leaves up. */
  const build = (shape: Shape, parent: Node<null> | null): Node<null> | null => {
    if (shape === null) return null;
    const node = new Node(0, null, parent);
    node.color = shape.color;
    node.left = build(shape.left, node);
    node.right = build(shape.right, node);
    node.blackHeight = (node.left?.blackHeight ?? 0) + (shape.color ? 1 : 0);
    return node;
  };
  const isValid = (node: Node<null> | null): boolean =>
    node === null || (node.repOkLocal() && isValid(node.left) && isValid(node.right));
  expect(shapes(height).filter((shape) => isValid(build(shape, null)))).toHaveLength(expected);
});

test('AvlTree', () => {
  agree<AvlTree, Set<number>>({
    create: () => new AvlTree(),
    model: () => new Set(),
    acts: fc.oneof(
      act(key, (tree: AvlTree, model: Set<number>, at) => [tree.add(at), void model.add(at)]),
      act(key, (tree: AvlTree, model: Set<number>, at) => [tree.delete(at), void model.delete(at)]),
    ),
    isValid: (tree) => tree.repOk(),
    view: (tree) => keys.map((wanted) => tree.has(wanted)),
    modelView: (model) => keys.map((wanted) => model.has(wanted)),
  });
});
