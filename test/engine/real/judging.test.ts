/** Every kind of violation, and every excuse, of classes, reducers and functions; and what leads to a state. */

import { afterAll, describe, expect, test } from 'vitest';
import type { Goal } from '../../../src/base/goal.js';
import type { Bounds } from '../../../src/spec/bounds.js';
import type { GraphValue, Moment } from '../../../src/spec/graph.js';
import { RealSession } from '../../../src/engine/real/client.js';
import type { RealAnswer, ReplayOutcome } from '../../../src/engine/real/protocol.js';
import {
  bounds,
  choice,
  constructor,
  expectKind,
  factory,
  initial,
  fixture,
  int,
  lineOf,
  list,
  operations,
  optional,
  tree,
  type,
  union,
} from './bounds.js';
import { beginning, operation } from '../../goals.js';

const session = new RealSession({ timeLimit: 50_000, telling: 'decisions' });
afterAll(() => session.end());

const file = fixture('judging.check.ts');
const id = (name: string): string => `${fixture('judging.ts')}#${name}`;
const at = (text: string) => ({ path: fixture('judging.ts'), line: lineOf(fixture('judging.ts'), text) });
const primitive = (value: number | string | null | undefined): GraphValue => ({ kind: 'primitive', value });

const whole = bounds(
  2,
  [
    type(id('Whole'), 1, { part: optional(tree(id('Part'))), total: int(0, 1) }),
    type(id('Part'), 1, { size: int(0, 9) }, { hasLocalInvariant: true }),
  ],
  {
    beginnings: [constructor('Whole', int(0, 1)), factory('Whole', 'filled', int(0, 2))],
    operations: operations({ set: [int(0, 9)], spoil: [] }),
  },
);

/** A whole with a part of this size, about to be asked something. */
function filled(size: number, ...actuals: number[]): Moment {
  const object = (name: string, fields: [string, GraphValue][]) => ({
    type: id(name),
    fields,
    elements: [],
    entries: [],
  });
  const subject = object('Whole', [
    ['part', { kind: 'object', index: 1 }],
    ['total', primitive(0)],
  ]);
  return {
    graph: { objects: [subject, object('Part', [['size', primitive(size)]])] },
    subject: { kind: 'object', index: 0 },
    actuals: actuals.map(primitive),
  };
}

async function replay(of: Bounds, ordinal: number, goal: Goal, before: Moment) {
  const address = { file, ordinal, scope: 2 };
  const answer = await session.ask({ kind: 'replay', address, bounds: of, case: { goal, before } });
  return expectKind(answer, 'replayed').outcome;
}

const set = (size: number, from = 0): Promise<ReplayOutcome> => replay(whole, 0, operation('set'), filled(from, size));

describe('classes', () => {
  test('nothing is wrong', async () => {
    expect(await set(2)).toMatchObject({ valid: true, violation: null, result: primitive(2) });
  });

  test('a local invariant, with its object and the part of it that is false, however deep', async () => {
    const outcome = await set(3);
    expect(outcome.violation).toEqual({ kind: 'local invariant', judgement: { kind: 'false' }, object: 1 });
    expect(outcome).toMatchObject({ conjunct: 'size <= most', place: at('size <= most') });
    expect((await set(2, 3)).valid).toBe(false);
  });

  test('assumptions excuse, in code and in postconditions', async () => {
    expect((await set(4)).violation).toBeNull();
    expect((await set(1, 1)).violation).toBeNull();
  });

  test('assertions, before anything else', async () => {
    expect(await set(5)).toMatchObject({
      violation: { kind: 'assertion', message: 'not five' },
      place: at('assert(size'),
    });
  });

  test('an allowed exception must leave a valid state behind', async () => {
    expect((await set(6)).violation).toMatchObject({ kind: 'local invariant' });
  });

  test('other exceptions', async () => {
    expect((await set(7)).violation).toMatchObject({ kind: 'exception', name: 'TypeError', message: 'seven' });
  });

  test('postconditions, which see copies', async () => {
    expect(await set(2, 1)).toMatchObject({
      violation: { kind: 'postcondition', judgement: { kind: 'false' } },
      conjunct: 'whole.part === null || old.part!.size === 0',
    });
  });

  test('a predicate that throws is false', async () => {
    const { violation, place } = await replay(whole, 0, operation('spoil'), filled(0));
    expect(violation).toMatchObject({ kind: 'invariant', judgement: { kind: 'thrown', message: 'no number' } });
    const line = "    return Number.isNaN(this.total) ? raise(new Error('no number'))";
    expect(place).toEqual({ ...at(line), column: line.indexOf('new') + 1 });
  });

  test('ways to begin: the constructor, then factories', async () => {
    const empty = (...actuals: number[]): Moment => ({
      ...filled(0, ...actuals),
      graph: { objects: [] },
      subject: null,
    });
    expect((await replay(whole, 0, beginning('new Whole'), empty(2))).violation).toMatchObject({
      kind: 'exception',
      name: 'RangeError',
    });
    expect((await replay(whole, 0, beginning('new Whole'), empty(1))).violation).toBeNull();
    expect((await replay(whole, 0, beginning('Whole.filled'), empty(3))).violation).toMatchObject({
      kind: 'local invariant',
    });
  });
});

const reducer = bounds(
  4,
  [
    type(id('Counter'), 1, { count: int(0, 4) }, { kind: 'record' }),
    type(id('Adding'), 1, { kind: choice('add'), amount: int(-1, 3) }, { kind: 'record' }),
    type(id('Resetting'), 1, { kind: choice('reset') }, { kind: 'record' }),
  ],
  {
    beginnings: initial('({ count: 0 })', '({ count: 1 })'),
    operations: operations({ step: [union(tree(id('Adding')), tree(id('Resetting')))] }),
  },
);

async function search(
  kind: 'enumerate' | 'blackbox',
  ordinal: number,
  of: Bounds,
): Promise<RealAnswer & { kind: 'searched' }> {
  const address = { file, ordinal, scope: of.scope };
  return expectKind(await session.ask({ kind, address, bounds: of, goals: null, deadline: Infinity }), 'searched');
}

describe('functions', () => {
  test('a reducer is judged by its result; its state before is a copy', async () => {
    const { end } = await search('enumerate', 1, reducer);
    // the first in order: from 0, adding −1
    expect(end).toMatchObject({
      kind: 'violated',
      case: { goal: operation('step') },
      outcome: { violation: { kind: 'invariant' }, conjunct: 'count >= 0' },
    });
  });

  test('a reducer whose action cannot lead astray: both searches agree', async () => {
    const adding = type(id('Adding'), 1, { kind: choice('add'), amount: choice(0, 3) }, { kind: 'record' });
    const gentle = { ...reducer, types: reducer.types.map((one) => (one.id === adding.id ? adding : one)) };
    const valid = await search('enumerate', 1, gentle);
    expect(valid).toMatchObject({
      end: { kind: 'exhausted' },
      counts: { states: 5, transitions: 15 },
      tallies: [{ enabled: 1 }, { enabled: 1 }, { goal: operation('step'), enabled: 15 }],
    });
    const reached = await search('blackbox', 1, gentle);
    expect(reached).toMatchObject({ end: { kind: 'exhausted' }, counts: { states: 2, transitions: 6 } });
  });

  test('a postcondition sees the arguments as they were', async () => {
    const plain = (of: Bounds['operations'][number]['arguments'][number]): Bounds =>
      bounds(2, [], { operations: operations({ smallest: [of] }) });
    const right = await search('enumerate', 2, plain(list(int(1, 3), 2)));
    // twelve arrays are not empty
    expect(right).toMatchObject({
      end: { kind: 'exhausted' },
      tallies: [{ goal: operation('smallest'), enabled: 12 }],
    });
    const wrong = await search('blackbox', 2, plain(list(choice(2, 10), 2)));
    expect(wrong.end).toMatchObject({ kind: 'violated', outcome: { violation: { kind: 'postcondition' } } });
    const none = await search('enumerate', 2, plain(list(int(1, 3), 0)));
    expect(none.end.kind).toBe('vacuous');
  });
});

describe('reaching a state', () => {
  const reach = (target: Moment, of: Bounds, ordinal: number, calls = 5): Promise<RealAnswer> =>
    session.ask({
      kind: 'reach',
      address: { file, ordinal, scope: of.scope },
      bounds: of,
      target,
      calls,
      deadline: Infinity,
    });

  test('by a shortest sequence of calls that can be run as it is written', async () => {
    const calm = {
      ...whole,
      operations: operations({ set: [choice(0, 2)] }),
      beginnings: [constructor('Whole', choice(0)), factory('Whole', 'filled', choice(0))],
    };
    const { calls } = expectKind(await reach(filled(2), calm, 0), 'reached');
    expect(calls.map(({ text }) => text)).toEqual(['const whole = Whole.filled(0);', 'whole.set(2);']);
  });

  /** A state of the reducer, which adds 1 or 2. */
  function counting(count: number): { readonly target: Moment; readonly of: Bounds } {
    const { graph } = filled(0);
    const target: Moment = {
      graph: { objects: [{ ...graph.objects[0]!, type: 'Object', fields: [['count', primitive(count)]] }] },
      subject: { kind: 'object', index: 0 },
      actuals: [],
    };
    const adding = type(id('Adding'), 1, { kind: choice('add'), amount: choice(1, 2) }, { kind: 'record' });
    return { target, of: { ...reducer, types: reducer.types.map((one) => (one.id === adding.id ? adding : one)) } };
  }

  test('of a reducer', async () => {
    const { target, of } = counting(4);
    const { calls } = expectKind(await reach(target, of, 1), 'reached');
    expect(calls).toHaveLength(3);
    expect(calls.at(-1)!.text).toMatch(/^state = step\(state, \{ kind: 'add', amount: [12] \}\);$/);
    expect(await reach(target, of, 1, 1)).toEqual({
      kind: 'not reached',
      calls: 1,
      states: 4, // 0 and 1, with which it begins, 2 and 3
      detours: 0,
      exhausted: false,
    });
  });

  test('says when there is nothing left to try', async () => {
    const of = { ...whole, operations: operations({ set: [choice(0)] }), beginnings: whole.beginnings.slice(0, 1) };
    expect(await reach(filled(1), of, 0)).toEqual({
      kind: 'not reached',
      calls: 0,
      states: 2,
      detours: 0,
      exhausted: true,
    });
  });

  test('by way of a state outside of the bounds, if nothing else leads there', async () => {
    const { target, of } = counting(4);
    const only = (count: number): Bounds => ({
      ...of,
      types: [type(id('Counter'), 1, { count: choice(count) }, { kind: 'record' }), ...of.types.slice(1)],
    });
    expect(expectKind(await reach(target, only(4), 1), 'reached').calls).toHaveLength(3);
    // 0 and 1, with which it begins, then 2, 3 and 4
    expect(await reach(counting(-1).target, only(-1), 1)).toMatchObject({ states: 0, detours: 5 });
  });
});
