/** Replays: what is built, what is judged, in which order, and where the blame is laid. */

import { afterAll, describe, expect, test } from 'vitest';
import type { GraphObject, GraphValue, Moment } from '../../../src/spec/graph.js';
import type { Primitive } from '../../../src/spec/domains.js';
import { askReal, RealSession } from '../../../src/engine/real/client.js';
import type { ReplayOutcome } from '../../../src/engine/real/protocol.js';
import {
  bounds,
  constructor,
  expectKind,
  fixture,
  int,
  kept,
  lineOf,
  operations,
  optional,
  tree,
  type,
} from './bounds.js';
import { goalOf, operation } from '../../goals.js';

const session = new RealSession({ timeLimit: 50_000 });
const explaining = new RealSession({ timeLimit: 50_000, telling: 'decisions' });
afterAll(() => {
  session.end();
  explaining.end();
});

const path = fixture('search-tree.ts');
const file = fixture('search-tree.check.ts');
const below = optional(tree(`${path}#Node`));
const key = int(0, 9);
const of = bounds(
  3,
  [
    type(`${path}#SearchTree`, 1, { '#size': int(0, 3), root: below, order: kept }),
    type(`${path}#Node`, 3, { left: below, right: below, key }),
  ],
  {
    beginnings: [constructor('SearchTree')],
    operations: operations({ insert: [key], insertBadly: [key], knot: [], fail: [key], has: [key], wait: [] }),
  },
);

const primitive = (value: Primitive): GraphValue => ({ kind: 'primitive', value });
const to = (index: number | null): GraphValue => (index === null ? primitive(null) : { kind: 'object', index });

/** A tree of nodes [left, right, key], numbered from 1; the first is the root. */
function state(
  nodes: readonly (readonly [number | null, number | null, number])[],
  actuals: readonly number[],
): Moment {
  const object = (name: string, fields: GraphObject['fields']): GraphObject => ({
    type: `${path}#${name}`,
    fields,
    elements: [],
    entries: [],
  });
  const root = nodes.length === 0 ? null : 1;
  const subject = object('SearchTree', [
    ['#size', primitive(nodes.length)],
    ['root', to(root)],
    ['order', { kind: 'kept' }],
  ]);
  const rest = nodes.map(([left, right, at]) =>
    object('Node', [
      ['left', to(left)],
      ['right', to(right)],
      ['key', primitive(at)],
    ]),
  );
  return { graph: { objects: [subject, ...rest] }, subject: to(0), actuals: actuals.map(primitive) };
}

const two = [
  [2, null, 5],
  [null, null, 1],
] as const;

async function replay(name: string | null, before: Moment, from = session): Promise<ReplayOutcome> {
  const address = { file, ordinal: 0, scope: 3 };
  const answer = await from.ask({
    kind: 'replay',
    address,
    bounds: of,
    case: { goal: goalOf(name, 'SearchTree'), before },
  });
  return expectKind(answer, 'replayed').outcome;
}

describe('what is built', () => {
  test('private fields, unexported classes, functions that remember their object', async () => {
    const outcome = await replay('insert', state(two, [7]));
    expect(outcome).toMatchObject({ valid: true, violation: null, result: primitive(true) });
    const [subject, root, left, added] = outcome.after!.graph.objects;
    expect(new Map(subject!.fields)).toEqual(
      new Map([
        ['#size', primitive(3)],
        ['root', to(1)],
        ['order', { kind: 'kept' }],
      ]),
    );
    expect(root!.fields).toContainEqual(['right', to(3)]);
    expect(left).toEqual(state(two, []).graph.objects[2]);
    expect(added).toEqual({
      type: `${path}#Node`,
      fields: expect.arrayContaining([['key', primitive(7)]]) as unknown,
      elements: [],
      entries: [],
    });
  });

  test('a state that is not valid is not run', async () => {
    const unordered = state(
      [
        [2, null, 1],
        [null, null, 5],
      ],
      [7],
    );
    expect(await replay('insert', unordered)).toEqual({ valid: false, violation: null, result: null, after: null });
  });

  test('an assumption in a precondition counts as a precondition', async () => {
    expect((await replay('has', state(two, [0]))).valid).toBe(false);
    expect(await replay('has', state(two, [1]))).toMatchObject({ valid: true, violation: null });
  });

  test('a way to begin', async () => {
    const outcome = await replay(null, { graph: { objects: [] }, subject: null, actuals: [] });
    expect(outcome).toMatchObject({ valid: true, violation: null });
    expect(outcome.after!.graph.objects).toHaveLength(1);
  });
});

describe('what is judged', () => {
  test('the invariant', async () => {
    const { violation } = await replay('insertBadly', state(two, [7]));
    expect(violation).toEqual({ kind: 'invariant', judgement: { kind: 'false' } });
  });

  test('the tree property, with the object that has two ways to it', async () => {
    expect((await replay('knot', state(two, []))).violation).toEqual({ kind: 'tree', object: 2 });
    expect((await replay('knot', state([], []))).violation).toBeNull();
  });

  test('exceptions that are not allowed, at their line', async () => {
    expect(await replay('fail', state(two, [5]))).toMatchObject({ violation: null, result: null });
    const { violation, place } = await replay('fail', state(two, [2]));
    expect(violation).toMatchObject({ kind: 'exception', name: 'TypeError', message: 'two' });
    expect(place).toEqual({
      path,
      line: lineOf(path, "throw new TypeError('two')"),
      column: expect.any(Number) as unknown,
    });
  });
});

describe('which part of a predicate is false', () => {
  test('an operand of a conjunction', async () => {
    const { place, conjunct } = await replay('insertBadly', state(two, [7]), explaining);
    expect(conjunct).toBe('this.count(this.root) === this.#size');
    expect(place).toMatchObject({ path, line: lineOf(path, '=== this.#size') });
  });

  test('the condition before `return false`, inside of what the conjunction calls', async () => {
    const { place, conjunct } = await replay('swap', state(two, []), explaining);
    expect(conjunct).toBe('!(node.key <= low || node.key >= high)');
    expect(place).toMatchObject({ path, line: lineOf(path, 'node.key <= low') });
  });

  test('the violation is the same as without asking', async () => {
    const before = state(two, []);
    const { place: _place, conjunct: _conjunct, ...explained } = await replay('swap', before, explaining);
    expect(explained).toEqual(await replay('swap', before));
  });
});

describe('processes', () => {
  const request = (name: string) =>
    ({
      kind: 'replay',
      address: { file, ordinal: 0, scope: 3 },
      bounds: of,
      case: { goal: operation(name), before: state([], []) },
    }) as const;

  test('one that hangs is lost, and the next is fresh', async () => {
    expect(await session.ask(request('hang'), 1000)).toEqual({ kind: 'lost', reason: 'time' });
    expect((await session.ask(request('knot'))).kind).toBe('replayed');
  });

  test('one that ends is lost, even if it pretends to answer', async () => {
    expect(await askReal(request('quit'), { timeLimit: 50_000 })).toMatchObject({ kind: 'lost', reason: 'died' });
  });

  test('one that exhausts its memory is lost', async () => {
    expect(await askReal(request('hoard'), { timeLimit: 50_000, memoryLimit: 100 })).toEqual({
      kind: 'lost',
      reason: 'memory',
    });
  });

  test('what cannot be loaded has failed', async () => {
    const address = { file: fixture('missing.check.ts'), ordinal: 0, scope: 1 };
    const answer = await session.ask({ ...request('knot'), address });
    expect(expectKind(answer, 'failed').message).toContain('missing.check.ts');
    const beyond = await session.ask({ ...request('knot'), address: { file, ordinal: 5, scope: 1 } });
    expect(expectKind(beyond, 'failed').message).toContain('1 checks');
  });
});
