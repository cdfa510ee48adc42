/** What is inside the bounds is explored: verdicts that follow from the texts alone. */

import { afterAll, describe, expect, test } from 'vitest';
import { PAIR, Desk } from './desk.js';

const desk = new Desk();
afterAll(() => desk.clear());

describe('arguments', () => {
  const LINE = `export class Point { x = 0; }
export class Line { a = new Point(); b = new Point(); }
export function crosses(line: Line): boolean { return line.a.x === 1 && line.b.x === 0; }`;
  const SAME = `export class Point { x = 0; }
export function same(a: Point, b: Point): boolean { return a === b; }
export function pick(all: Point[]): number { return all.length; }
export function twice(all: Point[]): boolean { return all.length === 2 && all[0] === all[1]; }`;
  const LIST = `export class Node { next: Node | null = null; }
export function size(list: Node): number { let n = 0; for (let one: Node | null = list; one && n < 9; one = one.next) n++; return n; }
export function within(list: Node, node: Node): boolean { return list.next?.next === node; }`;

  test.each([
    ['parts that must be there', LINE, 'crosses', 'types: { Point: { x: int(0, 1) } }, postcondition: (r) => !r'],
    ['two may be the same', SAME, 'same', 'postcondition: (r, a, b) => a !== b'],
    ['two may be different', SAME, 'same', 'postcondition: (r, a, b) => a === b'],
    ['arrays of objects', SAME, 'pick', 'postcondition: (r) => r < 2'],
    ['an object twice in an array', SAME, 'twice', 'postcondition: (r) => !r'],
    ['lists', LIST, 'size', 'types: { Node: { next: tree(Node) } }, postcondition: (r) => r !== 3'],
    ['lists from types', LIST, 'size', 'postcondition: (r) => r !== 3'],
    ['circles from types', LIST, 'size', 'postcondition: (r) => r !== 9'],
    ['one inside the other', LIST, 'within', 'types: { Node: { next: tree(Node) } }, postcondition: (r) => !r'],
    [
      'as many as are asked for',
      SAME,
      'same',
      'arguments: [instances(Point, 1), instances(Point, 1)], postcondition: (r, a, b) => a !== b',
    ],
  ])('of functions: %s', async (_, code, name, options) => {
    const { verdicts } = await desk.checked(code, `check.function(${name}, { ${options} });`, 3);
    expect(verdicts.map(({ goal, verdict }) => [goal?.name, verdict])).toEqual([[name, 'refuted']]);
  });

  test('one guest only, if that is what is asked for', async () => {
    const options = 'arguments: [instances(Point, 1), instances(Point, 1)], postcondition: (r, a, b) => a === b';
    const { verdicts } = await desk.checked(SAME, `check.function(same, { ${options} });`, 3);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['holds']);
  });

  const OWNER = `export class Part { on = false; }
export class Item { part = new Part(); spare: Part | null = null; }
export class Box { items: Item[] = []; repOk() { return true; }
  same(a: Item, b: Item): void { if (a === b && !this.items.includes(a)) throw new Error('one guest twice'); }
  parts(a: Item): void { if (a.part.on && !this.items.includes(a)) throw new Error('a guest with its part'); }
  spares(a: Item): void { if (a.spare !== null && !this.items.includes(a)) throw new Error('a guest with a spare part'); }
  all(some: Item[]): void { if (some.length > 1 && this.items.includes(some[0]!) && !this.items.includes(some[1]!)) throw new Error('both'); }
  keyed(some: Map<string, Item>): void { for (const item of some.values()) if (!this.items.includes(item)) throw new Error('a guest'); } }`;

  test.each(['same', 'parts', 'spares', 'all', 'keyed'])('of methods: %s', async (name) => {
    const { verdicts } = await desk.checked(OWNER, `check(Box, { operations: { ${name}: undefined } });`, 2);
    expect(verdicts.find(({ goal }) => goal?.name === name)!.verdict).toBe('refuted');
  });
});

describe('verdicts', () => {
  test.each([
    [
      'a grandchild',
      `export class Node { kids: Node[] = []; }
export class Top { root = new Node(); repOk() { return true; }
  touch(): void { if (this.root.kids[0]?.kids.length) throw new Error('a grandchild'); } }`,
      3,
    ],
    [
      'a second link',
      `export class N { to = new Map<string, N>(); }
export class Net { start = new N(); repOk() { return true; }
  touch(): void { for (const one of this.start.to.values()) if (one.to.size > 0 && one !== this.start) throw new Error('a second link'); } }`,
      3,
    ],
    [
      'elements of the second array',
      `export class Item { on = false; }
export class Bags { a: Item[] = []; b: Item[] = []; repOk() { return true; }
  touch(): void { if (this.a.length === 3 && this.b.length === 3) throw new Error('both are full'); } }`,
      3,
    ],
    [
      'a node with several others',
      `export class Node { kids: Node[] = []; }
export class Top { root = new Node();
  repOk() { return isGood(this.root, new Set()); }
  touch(): void { if (this.root.kids.length > 0) throw new Error('with children'); } }
function isGood(node: Node, seen: Set<Node>): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  return node.kids.length !== 1 && node.kids.every((one) => isGood(one, seen));
}`,
      4,
    ],
  ])('from types alone, %s is found', async (_, code, scope) => {
    const name = /class (Top|Net|Bags)/.exec(code)![1]!;
    const { verdicts } = await desk.checked(code, `check(${name}, { operations: { touch: [] } });`, scope);
    expect(verdicts.find(({ goal }) => goal?.name === 'touch')!.verdict).toBe('refuted');
  });

  test('the spec that init writes: a tree of which only the root is said to be one', async () => {
    const code = `export class Node { keys: number[] = []; children: Node[] = []; }
export class Tree { root = new Node();
  repOk() { return isGood(this.root, new Set()); }
  touch(): void { if (this.root.children.length > 1 && this.root.children[1]!.children.length > 0) throw new Error('deep'); } }
function isGood(node: Node, seen: Set<Node>): boolean {
  if (seen.has(node) || node.keys.length !== 1) return false;
  seen.add(node);
  return (node.children.length === 0 || node.children.length === 2) && node.children.every((one) => isGood(one, seen));
}`;
    const spec = `check(Tree, { state: { Tree: { root: tree(Node, { optional: false }) } }, operations: { touch: [] } });`;
    const { verdicts } = await desk.checked(code, spec, 5);
    expect(verdicts.find(({ goal }) => goal?.name === 'touch')!.verdict).toBe('refuted');
  });

  test.each([
    ['four of height four', '{ height: 4 }', 'refuted'],
    ['four of any form', '', 'refuted'],
    ['within four positions', '{ count: 4 }', 'holds'],
  ])('a heap: %s', async (_, options, expected) => {
    const code = `export class Node { key = 0; left: Node | null = null; right: Node | null = null; }
export class Heap { root: Node | null = null; repOk() { return true; }
  touch(): void { let n = 0; for (let one = this.root; one; one = one.right) n++; if (n === 4) throw new Error('four in a row'); } }`;
    const spec = `const below = tree(Node${options === '' ? '' : `, ${options}`});
check(Heap, { state: { Heap: { root: below }, Node: { key: int(0, 0), left: below, right: below } }, operations: { touch: [] } });`;
    const { verdicts } = await desk.checked(code, spec, 4);
    expect(verdicts.find(({ goal }) => goal?.name === 'touch')!.verdict).toBe(expected);
  });

  test.each([13, 30, 1000])('a height of %s is refused at once', async (height) => {
    const spec = `const below = tree(Node, { height: ${height} });
check(Pair, { state: { Pair: { a: below, b: below }, Node: { left: below, right: below } }, operations: { touch: [] } });`;
    const begun = Date.now();
    const { verdicts } = await desk.checked(PAIR, spec, 3);
    expect(verdicts[0]!.reason!.code).toBe('tree-too-large');
    if (height < 1000) expect(verdicts[0]!.reason!.message).toContain(String(2 ** height - 1));
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});
