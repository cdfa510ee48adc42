/**
 * What the bounds say is what is explored. All engines read the same bounds, so that they agree cannot show it: these checks are held against
 * verdicts that follow from the texts alone, and against numbers of states counted by hand.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RealSession } from '../../src/engine/real/client.js';
import { checkFiles } from '../../src/node/check.js';
import { loadSolver } from '../../src/solver/index.js';
import type { CheckReport } from '../../src/pipeline/request.js';
import type { Moment } from '../../src/spec/graph.js';
import { Stage } from '../engine/agreement/stage.js';
import { symbolicStates } from '../engine/agreement/states.js';

const IMPORTS = 'anyOf, array, bool, check, instances, int, map, nullable, oneOf, record, set, tree';

let folder: string;
let session: RealSession;
let count = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glassbox-bounds-'));
  session = new RealSession({ timeLimit: 60_000 });
});
afterAll(() => {
  session.end();
  rmSync(folder, { recursive: true });
});

/** A spec file, with the code it is about beside it. */
function written(code: string, spec: string): string {
  const place = join(folder, String((count += 1)));
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(place, 'code.ts'), code);
  const names = [...code.matchAll(/export (?:class|function) (\w+)/g)].map(([, name]) => name);
  const file = join(place, 'code.check.ts');
  writeFileSync(
    file,
    `import { ${IMPORTS} } from 'glassbox';\nimport { ${names.join(', ')} } from './code.js';\n${spec}\n`,
  );
  return file;
}

async function checked(code: string, spec: string, scope: number): Promise<CheckReport> {
  const files = [written(code, spec)];
  const request = { files, engine: 'glass', timeLimit: 60, memoryLimit: null, workers: 1, only: null } as const;
  const { checks } = await checkFiles({ ...request, scopes: { from: scope, to: scope } }, () => undefined);
  return checks[0]!;
}

/** All states there are, which are as many for both sides. */
async function enumerated(code: string, spec: string, scope: number): Promise<readonly Moment[]> {
  const stage = new Stage(written(code, spec), await loadSolver());
  const { bounds } = stage.settle(0, scope);
  const symbolic = symbolicStates(stage.cast(0, bounds), stage.solvers, 5000)!;
  const address = { file: stage.file, ordinal: 0, scope };
  const answer = await session.ask({ kind: 'states', address, bounds, limit: 5000 }, 60_000);
  if (answer.kind !== 'states') throw new Error(JSON.stringify(answer));
  expect(answer.states.length).toBe(symbolic.size);
  return answer.states;
}

async function statesOf(code: string, spec: string, scope: number): Promise<number> {
  return (await enumerated(code, spec, scope)).length;
}

const FOREST = `export class Node { kids: Node[] = []; }
export class Top { root: Node | null = null; repOk() { return true; } touch(): void {} }`;
const PAIR = `export class Node { left: Node | null = null; right: Node | null = null; }
export class Pair { a: Node | null = null; b: Node | null = null; repOk() { return true; } touch(): void {} }`;
const LISTS = `export class Node { next: Node | null = null; }
export class Pair { a: Node | null = null; b: Node | null = null; repOk() { return true; } touch(): void {} }`;
const KEYED = `export class Node { links = new Map<string, Node>(); }
export class Top { root = new Node(); repOk() { return true; } touch(): void {} }`;
const BAGS = `export class Item {}
export class Bags { a: Item[] = []; b: Item[] = []; repOk() { return true; } touch(): void {} }`;

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
    expect(await statesOf(code, spec, scope)).toBe(expected);
  });

  test('a forest of at most three nodes: 1 + 1 + 2 + 5', async () => {
    const code = FOREST.replace('root: Node | null = null', 'all: Node[] = []');
    const kids = 'array(tree(Node, { optional: false }))';
    const spec = `check(Top, { state: { Top: { all: ${kids} }, Node: { kids: ${kids} } }, operations: { touch: [] } });`;
    expect(await statesOf(code, spec, 3)).toBe(9);
  });

  test.each([
    ['two lists of up to three', LISTS, 'next: below', 3, 16],
    ['two lists of up to four', LISTS, 'next: below', 4, 25],
  ])('%s', async (_, code, fields, scope, expected) => {
    const spec = `const below = tree(Node);
check(Pair, { state: { Pair: { a: below, b: below }, Node: { ${fields} } }, operations: { touch: [] } });`;
    expect(await statesOf(code, spec, scope)).toBe(expected);
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
    expect(await statesOf(KEYED, spec, scope)).toBe(expected);
  });

  test.each([
    ['two arrays of one class', '{ Bags: { a: items, b: items } }', 2, 9],
    ['from types alone', '{}', 2, 9],
    ['with a count', '{ Bags: { a: array(tree(Item, { count: 1, optional: false })), b: items } }', 2, 4],
  ])('%s', async (_, state, scope, expected) => {
    const spec = `const items = array(tree(Item, { optional: false }));
check(Bags, { state: ${state}, operations: { touch: [] } });`;
    expect(await statesOf(BAGS, spec, scope)).toBe(expected);
  });

  test.each([
    // binary trees of height 0, 1, 2, 3: 1, 2, 5, 26
    ['{ height: 2 }', 5],
    ['{ height: 3 }', 26],
    ['{ height: 3, count: 3 }', 5],
  ])('trees with %s, whatever the scope', async (options, expected) => {
    const spec = `const below = tree(Node, ${options});
check(Pair, { state: { Pair: { a: below, b: oneOf(null) }, Node: { left: below, right: below } }, operations: { touch: [] } });`;
    expect(await statesOf(PAIR, spec, 1)).toBe(expected);
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
    expect(await statesOf(PAIR, pair(own, 'oneOf(null)', own), 1)).toBe(shapesUpTo(n));
  });

  test.each([2, 3, 4])('by default, scope %s, in each of two fields', async (n) => {
    expect(await statesOf(PAIR, pair('tree(Node)', 'tree(Node)', 'tree(Node)'), n)).toBe(shapesUpTo(n) ** 2);
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
    const states = await statesOf(code, 'check(Pair, { operations: { touch: [] } });', 3);
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
    expect(await statesOf(PAIR, pair(own, 'oneOf(null)', own), 1)).toBe(expected);
  });

  test('too many are refused', async () => {
    const own = 'tree(Node, { nodes: 13 })';
    const { verdicts } = await checked(PAIR, pair(own, 'oneOf(null)', own), 1);
    expect(verdicts[0]!.reason!.code).toBe('too-many-shapes');
  });
});

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
    const { verdicts } = await checked(code, `check.function(${name}, { ${options} });`, 3);
    expect(verdicts.map(({ goal, verdict }) => [goal?.name, verdict])).toEqual([[name, 'refuted']]);
  });

  test('one guest only, if that is what is asked for', async () => {
    const options = 'arguments: [instances(Point, 1), instances(Point, 1)], postcondition: (r, a, b) => a === b';
    const { verdicts } = await checked(SAME, `check.function(same, { ${options} });`, 3);
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
    const { verdicts } = await checked(OWNER, `check(Box, { operations: { ${name}: undefined } });`, 2);
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
    const { verdicts } = await checked(code, `check(${name}, { operations: { touch: [] } });`, scope);
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
    const { verdicts } = await checked(code, spec, 5);
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
    const { verdicts } = await checked(code, spec, 4);
    expect(verdicts.find(({ goal }) => goal?.name === 'touch')!.verdict).toBe(expected);
  });

  test.each([13, 30, 1000])('a height of %s is refused at once', async (height) => {
    const spec = `const below = tree(Node, { height: ${height} });
check(Pair, { state: { Pair: { a: below, b: below }, Node: { left: below, right: below } }, operations: { touch: [] } });`;
    const begun = Date.now();
    const { verdicts } = await checked(PAIR, spec, 3);
    expect(verdicts[0]!.reason!.code).toBe('tree-too-large');
    if (height < 1000) expect(verdicts[0]!.reason!.message).toContain(String(2 ** height - 1));
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});

describe('what is printed', () => {
  const items = 'array(tree(Item, { count: 2, optional: false }), { maximum: 3 })';

  test('an array that cannot be as long as declared', async () => {
    const spec = `check(Bags, { state: { Bags: { a: ${items}, b: ${items} } }, operations: { touch: [] } });`;
    const { fields, caveats } = await checked(BAGS, spec, 3);
    expect(fields.map(({ field, domain }) => `${field}: ${domain}`)).toEqual([
      'a: array of 0 … 2 × (Item below) (of array of 0 … 3 × (Item below))',
      'b: array of 0 … 2 × (Item below) (of array of 0 … 3 × (Item below))',
    ]);
    expect(caveats.filter((one) => one.includes('no room'))).toEqual([]);
  });

  test.each([
    ['an alternative', 'anyOf(oneOf(null), tree(Item, { count: 0, optional: false }))', 'Bags.a (Item below)'],
    [
      'one class of two',
      'anyOf(tree(Item, { count: 0, optional: false }), tree(Bags, { optional: false, count: 1 }), oneOf(null))',
      'Bags.a (Item below)',
    ],
    ['elements', 'array(tree(Item, { count: 0, optional: false }))', 'elements of Bags.a'],
  ])('%s that can never be', async (_, domain, what) => {
    const code = BAGS.replace('a: Item[] = []', 'a: any = null').replace('b: Item[] = []', 'b = 0');
    const spec = `check(Bags, { state: { Bags: { a: ${domain}, b: int() } }, operations: { touch: [] } });`;
    const { caveats } = await checked(code, spec, 2);
    expect(caveats.join('\n')).toContain(`no room for ${what}`);
  });

  test.each([
    [
      'two roots',
      LISTS,
      'Pair',
      'Pair: { a: tree(Node), b: tree(Node) }, Node: { next: tree(Node) }',
      'at most 3 Node objects below each of Pair.a and Pair.b, in trees of any form',
    ],
    [
      'nodes in arrays',
      FOREST,
      'Top',
      'Top: { root: tree(Node) }, Node: { kids: array(tree(Node, { optional: false })) }',
      'at most 3 Node objects, in trees of any form',
    ],
    [
      'a height',
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { height: 3 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
      'at most 7 Node objects, in trees of height up to 3: all shapes up to 3 objects, 6 of 14 with 4, 6 of 42 with 5, 4 of 132 with 6, …',
    ],
    [
      'positions by name',
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { count: 4 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
      'at most 4 Node objects, in the first 4 positions of a complete tree, filled level by level: all shapes up to 2 objects, 2 of 5 with 3, 1 of 14 with 4',
    ],
    [
      'objects by name',
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { nodes: 4 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
      'at most 4 Node objects, in trees of any form',
    ],
    [
      'references',
      FOREST,
      'Top',
      'Top: { root: tree(Node) }, Node: { kids: array(instances(Node)) }',
      'at most 2 Node objects besides, referred to in any way',
    ],
  ])('how many objects there are: %s', async (_, code, name, state, expected) => {
    const { shapes } = await checked(code, `check(${name}, { state: { ${state} }, operations: { touch: [] } });`, 3);
    expect(shapes).toContain(expected);
  });

  /** Each class of trees with the numbers of its shapes with 1, 2, … objects: Catalan, ordered trees, ordered trees of degree 2, and 3ᵏ⁻¹. */
  const WITH_KIDS =
    'Top: { root: tree(Node) }, Node: { kids: array(tree(Node, { optional: false }), { maximum: MOST }) }';
  test.each([
    [
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { count: 3 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
    ],
    [
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { count: 6 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
    ],
    [
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { height: 3 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
    ],
    [
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { nodes: 5, height: 4 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
    ],
    [
      PAIR,
      'Pair',
      'Pair: { a: tree(Node, { nodes: 4, count: 9 }), b: oneOf(null) }, Node: { left: tree(Node), right: tree(Node) }',
    ],
    [FOREST, 'Top', WITH_KIDS.replace('tree(Node)', 'tree(Node, { count: 4 })').replace('MOST', '4')],
    [FOREST, 'Top', WITH_KIDS.replace('tree(Node)', 'tree(Node, { height: 2 })').replace('MOST', '3')],
    [FOREST, 'Top', WITH_KIDS.replace('tree(Node)', 'tree(Node, { nodes: 5, height: 3 })').replace('MOST', '2')],
  ])('how many shapes are inside, against what enumeration finds (%#)', async (code, name, state) => {
    const spec = (options: string): string => `check(${name}, { state: { ${options} }, operations: { touch: [] } });`;
    const { shapes } = await checked(code, spec(state), 3);
    const bySize = async (options: string): Promise<ReadonlyMap<number, number>> => {
      const counts = new Map<number, number>();
      for (const { graph } of await enumerated(code, spec(options), 3)) {
        const nodes = graph.objects.filter(({ type }) => type.endsWith('#Node')).length;
        counts.set(nodes, (counts.get(nodes) ?? 0) + 1);
      }
      return counts;
    };
    const inside = await bySize(state);
    const all = await bySize(state.replace(/tree\(Node, \{ (?!optional)[^}]*\}/, 'tree(Node, { nodes: 5 }'));
    const line = shapes.find((one) => one.includes('Node'))!;
    const upTo = Number(/all shapes up to (\d+)/.exec(line)![1]);
    const some = [...line.matchAll(/(\d+) of (\d+) with (\d+)/g)].map((match) => match.slice(1).map(Number));
    expect(some.length).toBeGreaterThan(0);
    for (let k = 1; k <= upTo; k += 1) expect(inside.get(k)).toBe(all.get(k));
    for (const [fit, whole, k] of some) {
      expect(fit).toBe(inside.get(k!) ?? 0);
      if (k! <= 5) expect(whole).toBe(all.get(k!));
    }
    expect(some[0]![2]).toBe(upTo + 1);
  });

  test('which objects arguments share', async () => {
    const code = `export class Point { x = 0; }
export function same(a: Point, b: Point): boolean { return a === b; }`;
    const { shapes } = await checked(
      code,
      'check.function(same, { arguments: [instances(Point, 2), instances(Point, 2)] });',
      3,
    );
    expect(shapes).toEqual(['arguments of same: at most 2 Point objects, shared in any way']);
  });
});

test.each([
  ['current: Item | null = null', 'this.current === null || this.items.includes(this.current)', 'P.current leads'],
  ['chosen: Item[] = []', 'this.chosen.every((one) => this.items.includes(one))', 'P.chosen leads'],
  ['current: Item | null = null', 'this.current === null || this.current.v < 2', null],
])('a field that is empty in all valid states is told: %s where %s', async (field, claim, note) => {
  const code = `export class Item { v = 0; }
export class P { items: Item[] = []; ${field}; repOk(): boolean { return ${claim}; } drop(): void { this.items.pop(); } }`;
  const { caveats } = await checked(code, 'check(P);', 2);
  const told = caveats.filter((one) => one.includes('to no object in any valid state'));
  expect(told.map((one) => one.slice(0, note?.length))).toEqual(note === null ? [] : [note]);
});
