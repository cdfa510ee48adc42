/** All valid states, found by running the invariant on candidates, are those that brute force finds. */

import { afterAll, describe, expect, test } from 'vitest';
import type { Bound, Bounds } from '../../../src/spec/bounds.js';
import type { GraphValue, Moment } from '../../../src/spec/graph.js';
import { RealSession } from '../../../src/engine/real/client.js';
import { holds, isChain, isCounted, isForked, isRing, isSearchTree } from '../../fixtures/real/shapes.js';
import {
  bounds,
  choice,
  constructor,
  expectKind,
  fixture,
  int,
  list,
  operations,
  optional,
  reference,
  tree,
  type,
  union,
} from './bounds.js';
import { bruteForce } from './brute-force.js';

const session = new RealSession({ timeLimit: 50_000 });
afterAll(() => session.end());

const id = (name: string): string => `${fixture('shapes.ts')}#${name}`;

/** The text that brute force writes for a state. */
function textOf({ graph, subject }: Moment): string {
  const shown = (value: GraphValue): unknown => {
    if (value.kind === 'object') return value.index;
    if (value.kind === 'hole') return 'hole';
    if (value.kind !== 'primitive') throw new Error(value.kind);
    return `${typeof value.value} ${String(value.value)}`;
  };
  const objects = graph.objects.map(({ type: name, fields, elements, entries }) => {
    if (name === 'Map') return [name, entries.map(([key, value]) => [shown(key), shown(value)])];
    if (name === 'Set' || name === 'Array') return [name, elements.map(shown)];
    return [name, fields.map(([field, value]) => [field, shown(value)])];
  });
  return JSON.stringify([shown(subject!), objects]);
}

async function compare(
  ordinal: number,
  of: Bounds,
  isValid: (subject: never) => boolean,
  atLeast: number,
): Promise<void> {
  const address = { file: fixture('shapes.check.ts'), ordinal, scope: of.scope };
  const answer = await session.ask({ kind: 'states', address, bounds: of, limit: 1e6 });
  const { states, complete } = expectKind(answer, 'states');
  const texts = states.map(textOf);
  const expected = bruteForce(of, isValid);
  expect(complete).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.sort()).toEqual([...expected].sort());
  expect(texts.length).toBeGreaterThanOrEqual(atLeast);
}

const anything = (): boolean => true;
const boolean: Bound = { kind: 'boolean' };

const knots = (count: number, height: number | null, keys: number): Bounds => {
  const below = optional(tree(id('Knot')));
  const above: Bound = { kind: 'above', type: id('Knot'), nothing: null };
  return bounds(count, [
    type(id('Tree'), 1, { root: below }),
    type(id('Knot'), count, { left: below, right: below, parent: above, key: int(0, keys - 1) }, { height }),
  ]);
};

describe('trees', () => {
  test.each([
    [0, anything],
    [1, isSearchTree],
    [2, isForked],
  ] as const)('in the first positions (check %i)', async (ordinal, isValid) => {
    await compare(ordinal, knots(4, null, 2), isValid, 3);
    await compare(ordinal, knots(3, null, 4), isValid, 5);
  });

  test('up to a height', async () => {
    await compare(0, knots(5, 2, 2), anything, 19);
    await compare(1, knots(7, 3, 2), isSearchTree, 5);
  });
});

describe('references', () => {
  const ring = (count: number): Bounds =>
    bounds(count, [
      type(id('Ring'), 1, { head: optional(reference(id('Link'))), size: int(0, count) }),
      type(id('Link'), count, { next: reference(id('Link')), mark: boolean }),
    ]);

  test('to a pool of objects that are interchangeable', async () => {
    await compare(3, ring(2), anything, 30);
    await compare(4, ring(2), isRing, 4);
    await compare(4, ring(3), isRing, 8);
  });

  test('to objects that have positions, linked there or not', async () => {
    const chain = bounds(3, [
      type(id('Chain'), 1, { first: optional(tree(id('Bead'))), last: optional(reference(id('Bead'))) }),
      type(id('Bead'), 3, { next: optional(tree(id('Bead'))) }),
    ]);
    await compare(5, chain, anything, 10);
    await compare(6, chain, isChain, 4);
  });
});

describe('containers', () => {
  test('arrays of arrays, sets, maps, private fields', async () => {
    const box = bounds(1, [
      type(id('Box'), 1, {
        list: list(union(int(0, 1), list(int(5, 6), 1)), 1),
        set: { kind: 'set', of: union(int(0, 1), reference(id('Bead'))), maximum: 2 },
        map: { kind: 'map', key: reference(id('Bead')), value: boolean, maximum: 1 },
        '#count': int(1, 3),
      }),
      type(id('Bead'), 2, { next: choice(null) }),
    ]);
    await compare(7, box, isCounted, 100);
  });
});

test('arrays with holes', async () => {
  const box = bounds(1, [
    type(id('Box'), 1, {
      list: list(union(int(0, 1), choice(undefined), { kind: 'hole' }), 3, 1),
      set: { kind: 'set', of: int(0, 0), maximum: 1 },
      map: { kind: 'map', key: int(0, 0), value: boolean, maximum: 0 },
      '#count': int(1, 3),
    }),
  ]);
  await compare(7, box, isCounted, 4 + 2 * 16 + 64);
});

describe('records', () => {
  test('of several types, where some positions lead nowhere', async () => {
    const formula = union(tree(id('Literal')), tree(id('Conjunction')));
    const formulas = bounds(
      2,
      [
        type(id('Literal'), 3, { kind: choice('literal'), value: boolean }, { kind: 'record' }),
        type(id('Conjunction'), 2, { kind: choice('and'), left: formula, right: formula }, { kind: 'record' }),
      ],
      { subject: formula },
    );
    await compare(8, formulas, holds, 2);
  });
});

test('black box follows trees up to their height, and of any form if there is only a count', async () => {
  const address = { file: fixture('search-tree.check.ts'), ordinal: 0, scope: 3 };
  const path = fixture('search-tree.ts');
  const below = optional(tree(`${path}#Node`));
  const of = (height: number | null): Bounds =>
    bounds(
      3,
      [
        type(`${path}#SearchTree`, 1, { '#size': int(0, 3), root: below, order: { kind: 'kept' } }),
        type(`${path}#Node`, 3, { left: below, right: below, key: int(0, 2) }, { height }),
      ],
      { beginnings: [constructor('SearchTree')], operations: operations({ insert: [int(0, 2)] }) },
    );
  const states = async (height: number | null): Promise<number> => {
    const request = { kind: 'blackbox', address, bounds: of(height), goals: null, deadline: Infinity } as const;
    return expectKind(await session.ask(request), 'searched').counts.states;
  };
  // search trees of 0, 1, 2 and 3 of three keys: Catalan numbers 1, 1, 2, 5 times binomial coefficients 1, 3, 3, 1
  expect(await states(null)).toBe(1 + 3 + 6 + 5);
  expect(await states(2)).toBe(1 + 3 + 6 + 1);
  expect(await states(1)).toBe(1 + 3);
});

test('no more states than asked for', async () => {
  const address = { file: fixture('shapes.check.ts'), ordinal: 0, scope: 2 };
  const answer = await session.ask({ kind: 'states', address, bounds: knots(2, null, 2), limit: 3 });
  expect(expectKind(answer, 'states')).toMatchObject({ complete: false, states: { length: 3 } });
});
