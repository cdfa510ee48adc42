/** What a report says about bounds, line by line where that is worth a text of its own. */

import { afterAll, describe, expect, test } from 'vitest';
import { BAGS, FOREST, LISTS, PAIR, Desk } from './desk.js';

const desk = new Desk();
afterAll(() => desk.clear());

describe('what is printed', () => {
  const items = 'array(tree(Item, { count: 2, optional: false }), { maximum: 3 })';

  test('an array that cannot be as long as declared', async () => {
    const spec = `check(Bags, { state: { Bags: { a: ${items}, b: ${items} } }, operations: { touch: [] } });`;
    const { fields, caveats } = await desk.checked(BAGS, spec, 3);
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
    const { caveats } = await desk.checked(code, spec, 2);
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
    const { shapes } = await desk.checked(
      code,
      `check(${name}, { state: { ${state} }, operations: { touch: [] } });`,
      3,
    );
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
    const { shapes } = await desk.checked(code, spec(state), 3);
    const bySize = async (options: string): Promise<ReadonlyMap<number, number>> => {
      const counts = new Map<number, number>();
      for (const { graph } of await desk.enumerated(code, spec(options), 3)) {
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
    const { shapes } = await desk.checked(
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
  const { caveats } = await desk.checked(code, 'check(P);', 2);
  const told = caveats.filter((one) => one.includes('to no object in any valid state'));
  expect(told.map((one) => one.slice(0, note?.length))).toEqual(note === null ? [] : [note]);
});
