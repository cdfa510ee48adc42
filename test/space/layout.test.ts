/**
 * Layouts against enumeration: the assignments within the domains mean exactly the states that the bounds allow, as a few lines that
 * know nothing of layouts enumerate them; and a state, as a condition on assignments, holds for those that mean it.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bound } from '../../src/spec/bounds.js';
import { conditionsOf } from './encode.js';
import { allStates, build, distinct, nested, typeOf, type Built } from './support.js';

// --- what the bounds allow ---------------------------------------------------------------------------------

type List = readonly unknown[];

/** One of each, in order. */
function product(choices: readonly List[]): List[] {
  return choices.reduce<List[]>((all, some) => all.flatMap((one) => some.map((next) => [...one, next])), [[]]);
}

/** Lists of lengths from … to. */
function lists(of: List, from: number, to: number): List[] {
  const lengths = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return lengths.flatMap((length) => product(Array.from({ length }, () => of)));
}

function allDifferent(list: List): boolean {
  return new Set(list).size === list.length;
}

/** Every value of a bound without trees. */
function valuesOf(bound: Bound): List {
  switch (bound.kind) {
    case 'boolean':
      return [false, true];
    case 'integer':
      return Array.from({ length: bound.hi - bound.lo + 1 }, (_, i) => bound.lo + i);
    case 'choice':
      return bound.members;
    case 'union':
      return bound.members.flatMap(valuesOf);
    case 'array':
      return lists(valuesOf(bound.of), bound.minimum, bound.maximum).map((list) => ['Array', ...list]);
    case 'set':
      return lists(valuesOf(bound.of), 0, bound.maximum)
        .filter(allDifferent)
        .map((list) => ['Set', ...list]);
    case 'map':
      return lists(product([valuesOf(bound.key), valuesOf(bound.value)]), 0, bound.maximum)
        .filter((entries) => allDifferent(entries.map((entry) => (entry as List)[0])))
        .map((list) => ['Map', ...list]);
    case 'given':
    case 'tree':
    case 'reference':
    case 'above':
    case 'hole':
    case 'kept':
      throw new Error('what depends on other objects is enumerated by its test');
  }
}

// --- bounds at random --------------------------------------------------------------------------------------

const primitive: fc.Arbitrary<Bound> = fc.oneof(
  fc.constant<Bound>({ kind: 'boolean' }),
  fc
    .tuple(fc.integer({ min: -2, max: 2 }), fc.nat(2))
    .map(([lo, more]): Bound => ({ kind: 'integer', lo, hi: lo + more })),
  fc
    .subarray(['', 'a', null, undefined, 0.5], { minLength: 1, maxLength: 3 })
    .map((members): Bound => ({ kind: 'choice', members })),
  fc.constant<Bound>({
    kind: 'union',
    members: [
      { kind: 'integer', lo: 0, hi: 1 },
      { kind: 'choice', members: ['b'] },
    ],
  }),
);

const field: fc.Arbitrary<Bound> = fc.oneof(
  primitive,
  fc
    .tuple(primitive, fc.nat(1), fc.nat(1))
    .map(([of, minimum, more]): Bound => ({ kind: 'array', of, minimum, maximum: minimum + more })),
  fc.tuple(primitive, fc.nat(2)).map(([of, maximum]): Bound => ({ kind: 'set', of, maximum })),
  fc
    .tuple(primitive, primitive, fc.nat(2))
    .map(([key, value, maximum]): Bound => ({ kind: 'map', key, value, maximum })),
);

/** The solver is not asked: so many variables can be tried one by one. */
const MOST_VARIABLES = 11;

function isSmall({ values }: Built): boolean {
  return values.circuit.variableCount <= MOST_VARIABLES;
}

// --- laws --------------------------------------------------------------------------------------------------

const nullable = (bound: Bound): Bound => ({ kind: 'union', members: [{ kind: 'choice', members: [null] }, bound] });

describe('a space', () => {
  test('has the states that its bounds allow, and no others', () => {
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 3 }), (bounds) => {
        const fields = Object.fromEntries(bounds.map((bound, i) => [`f${i}`, bound]));
        const built = build({ kind: 'tree', type: 'Box' }, [typeOf('Box', 1, fields)]);
        fc.pre(isSmall(built));
        const expected = product(bounds.map(valuesOf)).map((parts) => ['Box', ...parts]);
        expect(distinct(allStates(built).map(({ moment }) => nested(moment)))).toEqual(distinct(expected));
      }),
      { numRuns: 60 },
    );
  });

  test.each([1, 2, 3, 4, 5])('has the trees of the first %i positions, breadth first', (count) => {
    const node = nullable({ kind: 'tree', type: 'Node' });
    const types = [typeOf('Node', count, { left: node, flag: { kind: 'boolean' }, right: node })];
    /** Positions of a complete tree: those below i are 2i + 1 and 2i + 2. */
    const at = (position: number): List => {
      const below = (child: number): List => [null, ...(child < count ? at(child) : [])];
      return product([below(2 * position + 1), [false, true], below(2 * position + 2)]).map((one) => ['Node', ...one]);
    };
    const states = allStates(build({ kind: 'tree', type: 'Node' }, types));
    expect(distinct(states.map(({ moment }) => nested(moment)))).toEqual(distinct(at(0)));
  });

  test.each([1, 2, 3, 4])('has all trees of at most %i objects where these stand in arrays', (count) => {
    const children: Bound = { kind: 'array', of: { kind: 'tree', type: 'Node' }, minimum: 0, maximum: 2 };
    const sizeOf = (tree: unknown): number =>
      Array.isArray(tree) ? tree.reduce<number>((sum, part) => sum + sizeOf(part), tree[0] === 'Node' ? 1 : 0) : 0;
    const atMost = (most: number): List =>
      most === 0
        ? []
        : lists(atMost(most - 1), 0, 2)
            .map((list) => ['Node', ['Array', ...list]])
            .filter((tree) => sizeOf(tree) <= most);
    const type = { ...typeOf('Node', count, { children }), positions: null };
    const states = allStates(build({ kind: 'tree', type: 'Node' }, [type]));
    expect(distinct(states.map(({ moment }) => nested(moment)))).toEqual(distinct(atMost(count)));
  });

  test.each([1, 2, 3])('has all trees of at most %i objects', (count) => {
    const node = nullable({ kind: 'tree', type: 'Node' });
    const type = { ...typeOf('Node', count, { left: node, right: node }), positions: null };
    /** Trees of exactly so many. */
    const shapes = (size: number): List =>
      size === 0
        ? [null]
        : Array.from({ length: size }, (_, left) => product([shapes(left), shapes(size - 1 - left)]))
            .flat()
            .map((one) => ['Node', ...one]);
    const states = allStates(build({ kind: 'tree', type: 'Node' }, [type]));
    const expected = Array.from({ length: count }, (_, i) => shapes(i + 1)).flat();
    expect(distinct(states.map(({ moment }) => nested(moment)))).toEqual(distinct(expected));
  });
});

describe('objects that are referred to', () => {
  const COUNT = 3;
  const link = nullable({ kind: 'reference', type: 'Node' });
  const types = [typeOf('Node', COUNT, { one: link, other: link })];
  const built = build({ kind: 'tree', type: 'Node' }, types);
  const states = allStates(built);

  /** What can be reached from object 0, numbered in the order in which it is met. */
  const canonical = (links: readonly (readonly (number | null)[])[]): string => {
    const order = [0];
    const met = (to: number): number => (order.includes(to) ? order.indexOf(to) : order.push(to) - 1);
    const seen: unknown[] = [];
    for (let i = 0; i < order.length; i += 1) seen.push(links[order[i]!]!.map((to) => (to === null ? null : met(to))));
    return JSON.stringify(seen);
  };
  const graphOf = ({ moment }: (typeof states)[number]): string =>
    canonical(
      moment.graph.objects.map(({ fields }) => fields.map(([, to]) => (to.kind === 'object' ? to.index : null))),
    );

  test('form every graph that can be told apart', () => {
    const targets = [null, ...Array.from({ length: COUNT }, (_, i) => i)];
    const all = product(Array.from({ length: COUNT }, () => product([targets, targets]))) as (number | null)[][][];
    expect(new Set(states.map(graphOf))).toEqual(new Set(all.map(canonical)));
  });

  test('have one numbering in each graph', () => {
    const numberings = new Map<string, string>();
    for (const state of states) {
      const ids = state.objects.map(({ id }) => id).join();
      expect(numberings.get(graphOf(state)) ?? ids).toBe(ids);
      numberings.set(graphOf(state), ids);
    }
    expect(numberings.size).toBeGreaterThan(50);
  });

  test('a graph as a condition holds for the assignments that mean it', () => {
    expectConditions(built);
  });
});

/** That the condition of one state holds for the assignments of that state alone. */
function expectConditions(built: Built): void {
  const states = allStates(built);
  const sample = new Map(states.map((state) => [JSON.stringify(state.moment), state.moment] as const));
  for (const [text, moment] of [...sample].slice(0, 40)) {
    const conditions = conditionsOf(built.values, built.space, [], moment);
    for (const state of states)
      expect(conditions.every((bit) => state.assignment.value(bit))).toBe(JSON.stringify(state.moment) === text);
  }
}

test('a state as a condition holds for the assignments that mean it', () => {
  fc.assert(
    fc.property(fc.array(field, { minLength: 1, maxLength: 2 }), (bounds) => {
      const fields = Object.fromEntries(bounds.map((bound, i) => [`f${i}`, bound]));
      const built = build({ kind: 'tree', type: 'Box' }, [typeOf('Box', 1, fields)]);
      fc.pre(isSmall(built));
      expectConditions(built);
    }),
    { numRuns: 20 },
  );
});
