/** How many states bounds have: counted by hand, since engines that read the same bounds can only agree. */

import { afterAll, describe, expect, test } from 'vitest';
import { BAGS, FOREST, LISTS, PAIR, Desk } from './desk.js';

const desk = new Desk();
afterAll(() => desk.clear());

const KEYED = `export class Node { links = new Map<string, Node>(); }
export class Top { root = new Node(); repOk() { return true; } touch(): void {} }`;

describe('states, counted by hand', () => {
  test.each([
    // ordered trees of 1 … 4 nodes: 1 + 1 + 2 + 5, and none
    ['ordered trees', FOREST, 'tree(Node)', 'kids: array(tree(Node, { optional: false }))', 4, 10],
    // with room for two children only: 1 + 1 + 2 + 4
    ['narrow trees', FOREST, 'tree(Node)', 'kids: array(tree(Node, { optional: false }), { maximum: 2 })', 4, 9],
    // children may be missing: 1, then 0, null or a child of two: 1 + (1 + 2·1) + …
    ['trees of few', FOREST, 'tree(Node, { count: 1 })', 'kids: array(tree(Node), { maximum: 1 })', 2, 3],
    // a node leads nowhere, to itself, or to another, which leads nowhere, back or to itself
    ['references', FOREST, 'tree(Node, { optional: false })', 'kids: array(instances(Node), { maximum: 1 })', 2, 5],
  ])('%s', async (_, code, root, kids, scope, expected) => {
    const spec = `check(Top, { state: { Top: { root: ${root} }, Node: { ${kids} } }, operations: { touch: [] } });`;
    expect(await desk.statesOf(code, spec, scope)).toBe(expected);
  });

  test('a forest of at most three nodes: 1 + 1 + 2 + 5', async () => {
    const code = FOREST.replace('root: Node | null = null', 'all: Node[] = []');
    const kids = 'array(tree(Node, { optional: false }))';
    const spec = `check(Top, { state: { Top: { all: ${kids} }, Node: { kids: ${kids} } }, operations: { touch: [] } });`;
    expect(await desk.statesOf(code, spec, 3)).toBe(9);
  });

  test.each([
    ['two lists of up to three', LISTS, 'next: below', 3, 16],
    ['two lists of up to four', LISTS, 'next: below', 4, 25],
  ])('%s', async (_, code, fields, scope, expected) => {
    const spec = `const below = tree(Node);
check(Pair, { state: { Pair: { a: below, b: below }, Node: { ${fields} } }, operations: { touch: [] } });`;
    expect(await desk.statesOf(code, spec, scope)).toBe(expected);
  });

  test.each([
    // chains
    ["oneOf('a')", 3, 3],
    // one; one below with either key; below that another, or two in either order
    ["oneOf('a', 'b')", 3, 1 + 2 + (4 + 2)],
  ])('nodes in maps with keys %s', async (keys, scope, expected) => {
    const own = 'tree(Node, { optional: false })';
    const spec = `check(Top, {
  state: { Top: { root: ${own} }, Node: { links: map(${keys}, ${own}, { maximum: 2 }) } }, operations: { touch: [] },
});`;
    expect(await desk.statesOf(KEYED, spec, scope)).toBe(expected);
  });

  test.each([
    ['two arrays of one class', '{ Bags: { a: items, b: items } }', 2, 9],
    ['from types alone', '{}', 2, 9],
    ['with a count', '{ Bags: { a: array(tree(Item, { count: 1, optional: false })), b: items } }', 2, 4],
  ])('%s', async (_, state, scope, expected) => {
    const spec = `const items = array(tree(Item, { optional: false }));
check(Bags, { state: ${state}, operations: { touch: [] } });`;
    expect(await desk.statesOf(BAGS, spec, scope)).toBe(expected);
  });

  test.each([
    // binary trees of height 0, 1, 2, 3: 1, 2, 5, 26
    ['{ height: 2 }', 5],
    ['{ height: 3 }', 26],
    ['{ height: 3, count: 3 }', 5],
  ])('trees with %s, whatever the scope', async (options, expected) => {
    const spec = `const below = tree(Node, ${options});
check(Pair, { state: { Pair: { a: below, b: oneOf(null) }, Node: { left: below, right: below } }, operations: { touch: [] } });`;
    expect(await desk.statesOf(PAIR, spec, 1)).toBe(expected);
  });
});

/** Catalan numbers: binary shapes with k nodes. */
const SHAPES = [1, 1, 2, 5, 14, 42];
const shapesUpTo = (n: number): number => SHAPES.slice(0, n + 1).reduce((sum, one) => sum + one, 0);

describe('all trees of at most n objects', () => {
  const pair = (a: string, b: string, below: string): string =>
    `check(Pair, { state: { Pair: { a: ${a}, b: ${b} }, Node: { left: ${below}, right: ${below} } }, operations: { touch: [] } });`;

  test.each([0, 1, 2, 3, 4, 5])('binary, n = %s', async (n) => {
    const own = `tree(Node, { nodes: ${n} })`;
    expect(await desk.statesOf(PAIR, pair(own, 'oneOf(null)', own), 1)).toBe(shapesUpTo(n));
  });

  test.each([2, 3, 4])('by default, scope %s, in each of two fields', async (n) => {
    expect(await desk.statesOf(PAIR, pair('tree(Node)', 'tree(Node)', 'tree(Node)'), n)).toBe(shapesUpTo(n) ** 2);
  });

  test.each([
    ['tags', PAIR.replace(/(left|right|a|b): Node/g, '/** @tree */ $&')],
    [
      'observed trees',
      `${PAIR.replace('return true', 'return isTree(this.a, new Set()) && this.b === null')}
function isTree(node: Node | null, seen: Set<Node>): boolean {
  if (node === null) return true;
  if (seen.has(node)) return false;
  seen.add(node);
  return isTree(node.left, seen) && isTree(node.right, seen);
}`,
    ],
  ])('from %s', async (name, code) => {
    const states = await desk.statesOf(code, 'check(Pair, { operations: { touch: [] } });', 3);
    expect(states).toBe(name === 'tags' ? shapesUpTo(3) ** 2 : shapesUpTo(3));
  });

  test.each([
    // the first three positions are the root and both children
    ['{ count: 3 }', 1 + 1 + 2 + 1],
    ['{ nodes: 2, count: 3 }', 1 + 1 + 2],
    ['{ nodes: 3, count: 2 }', 1 + 1 + 1],
    ['{ nodes: 3, height: 2 }', 1 + 1 + 2 + 1],
    ['{ nodes: 4, height: 3 }', 1 + 1 + 2 + 5 + 6],
  ])('or only some of them: %s', async (options, expected) => {
    const own = `tree(Node, ${options})`;
    expect(await desk.statesOf(PAIR, pair(own, 'oneOf(null)', own), 1)).toBe(expected);
  });

  test('too many are refused', async () => {
    const own = 'tree(Node, { nodes: 13 })';
    const { verdicts } = await desk.checked(PAIR, pair(own, 'oneOf(null)', own), 1);
    expect(verdicts[0]!.reason!.code).toBe('too-many-shapes');
  });
});
