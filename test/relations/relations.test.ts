/** Relations in node, against definitions: all relations and all graphs of a few atoms. */

import { expect, test } from 'vitest';
import * as relations from '../../src/relations/index.js';
import type { Relation, Tuple } from '../../src/relations/index.js';
import {
  defined,
  graphsOver,
  haveSameForm,
  inOrder,
  isAcyclic,
  isTreelike,
  reached,
  relationsOver,
  text,
  type Fields,
  type Pair,
} from './matrices.js';

const made = (pairs: readonly Pair[]): Relation<Pair> => relations.relation<Pair>(...pairs);
const shown = (result: unknown): unknown =>
  result instanceof relations.Relation
    ? text((result as Relation<Tuple>).rows.filter(({ when }) => when).map(({ tuple }) => tuple))
    : result;

test('two relations: all pairs over one and two atoms, and one in a thousand over three', () => {
  const names = ['union', 'intersection', 'difference', 'override', 'join', 'product', 'within', 'equal'] as const;
  let compared = 0;
  for (const atoms of [1, 2, 3]) {
    const all = [...relationsOver(atoms)];
    for (let code = 0; code < all.length ** 2; code += atoms === 3 ? 1_013 : 1) {
      const [a, b] = [all[code % all.length]!, all[Math.floor(code / all.length)]!];
      for (const name of names) {
        const operation = relations[name] as (a: Relation<Pair>, b: Relation<Pair>) => unknown;
        const ours = shown(operation(made(a), made(b)));
        if (ours !== defined[name](a, b)) expect([name, a, b, ours]).toEqual([name, a, b, defined[name](a, b)]);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(4_000);
});

test('one relation: all over one, two and three atoms', () => {
  for (const atoms of [1, 2, 3])
    for (const pairs of relationsOver(atoms)) {
      const one = made([...pairs, ...pairs]);
      for (const name of ['transpose', 'domain', 'range', 'closure'] as const) {
        const ours = shown((relations[name] as (of: Relation<Pair>) => unknown)(one));
        if (ours !== defined[name](pairs)) expect([name, pairs, ours]).toEqual([name, pairs, defined[name](pairs)]);
      }
      const isDiagonal = (a: number, b: number): boolean => a === b;
      const holding = pairs.filter(([a, b]) => a === b).length;
      expect([
        relations.all(one, isDiagonal),
        relations.some(one, isDiagonal),
        relations.no(one, isDiagonal),
        relations.one(one, isDiagonal),
        relations.lone(one, isDiagonal),
        relations.count(one, isDiagonal),
        relations.count(one),
        relations.sum(one, (a, b) => 3 * a + b),
        relations.one(one),
        relations.lone(one),
        shown(relations.those(one, isDiagonal)),
      ]).toEqual([
        holding === pairs.length,
        holding > 0,
        holding === 0,
        holding === 1,
        holding <= 1,
        holding,
        pairs.length,
        pairs.reduce((total, [a, b]) => total + 3 * a + b, 0),
        pairs.length === 1,
        pairs.length <= 1,
        text(pairs.filter(([a, b]) => a === b)),
      ]);
      for (let cell = 0; cell < atoms * atoms; cell += 1) {
        const [a, b] = [Math.floor(cell / atoms), cell % atoms];
        expect(one.has(a, b)).toBe(pairs.some(([x, y]) => x === a && y === b));
      }
    }
});

interface Node {
  readonly name: number;
  left: Node | null;
  right: Node | null;
}

function nodesOf(graph: Fields): readonly Node[] {
  const nodes = graph.map((_, name): Node => ({ name, left: null, right: null }));
  graph.forEach(([left, right], i) => {
    nodes[i]!.left = left === null ? null : nodes[left!]!;
    nodes[i]!.right = right === null || right === undefined ? null : nodes[right]!;
  });
  return nodes;
}

test('graphs: all of up to three nodes with two fields, and lists', () => {
  const names = (nodes: readonly Node[]): readonly number[] => nodes.map(({ name }) => name);
  for (const count of [1, 2, 3])
    for (const graph of graphsOver(count, 2)) {
      const [first] = nodesOf(graph);
      const set = relations.reach(first!, 'left', 'right');
      const found = set.rows.filter(({ when }) => when).map(({ tuple: [node] }) => node);
      const both = (node: Node): readonly (Node | null)[] => [node.left, node.right];
      const ours = [
        names(found).toSorted(),
        relations.acyclic(first!, 'left', 'right'),
        relations.isTree(first!, both),
        relations.acyclic(set, 'left', 'right'),
      ];
      const expected = [reached(graph, 0), isAcyclic(graph, 0), isTreelike(graph, 0), isAcyclic(graph, 0)];
      if (JSON.stringify(ours) !== JSON.stringify(expected)) expect([graph, ours]).toEqual([graph, expected]);
    }
  for (const graph of graphsOver(3, 1)) {
    const [first] = nodesOf(graph);
    expect(names(relations.seq(first, 'left'))).toEqual(inOrder(graph, 0));
  }
  expect([relations.seq(null as Node | null, 'left'), relations.isTree(null as Node | null, 'left')]).toEqual([
    [],
    true,
  ]);
});

test('forms: all pairs of graphs with two nodes', () => {
  const graphs = [...graphsOver(2, 2)];
  let same = 0;
  for (const a of graphs)
    for (const b of graphs) {
      const [one, other] = [nodesOf(a)[0]!, nodesOf(b)[0]!];
      const ours = relations.isomorphic(one, other, ['left', 'right']);
      if (ours !== haveSameForm(a, b)) expect([a, b, ours]).toEqual([a, b, haveSameForm(a, b)]);
      if (!ours) continue;
      same += 1;
      const isNamedAlike = relations.isomorphic(one, other, ['left', 'right'], (x, y) => x.name === y.name);
      expect(isNamedAlike).toBe(true);
      expect(relations.isomorphic(one, other, ['left', 'right'], (x) => x.name === 1)).toBe(false);
    }
  expect(same).toBeGreaterThan(graphs.length);
  const nothing: Node | null = null;
  const [some] = nodesOf([[null, null]]);
  expect(relations.isomorphic<Node>(nothing, nothing, ['left'])).toBe(true);
  expect(relations.isomorphic<Node>(some, nothing, ['left'])).toBe(false);
});

test('values, arrays and fields', () => {
  const [one, other]: readonly [{ key: number | null }, { key: number | null }] = [{ key: 1 }, { key: null }];
  expect(shown(relations.range(relations.pairs(relations.setOf(one, other), 'key')))).toBe('1');
  expect(shown(relations.range(relations.pairs(relations.setOf(one, other), (each) => each.key)))).toBe('1');
  expect(relations.count(relations.elements([NaN, NaN, 0, -0, 'a']))).toBe(3);
  const [some, more] = [relations.bag([1, 2, 1]), relations.bag([2, 1, 1])];
  expect([some.equals(more), some.equals(relations.bag([1, 2, 2])), some.count(1), some.count(3)]).toEqual([
    true,
    false,
    2,
    0,
  ]);
  expect(relations.fresh(one, relations.setOf(other))).toBe(true);
  expect(relations.fresh(relations.setOf(one, other), relations.setOf(other))).toBe(false);
  const copy = { [Symbol.for('glassbox.original')]: one };
  expect(relations.fresh(one, relations.setOf(copy))).toBe(false);
  expect(relations.now(relations.setOf<object>(copy)).has(one)).toBe(true);
});
