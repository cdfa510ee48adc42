/** All kinds of modules and classes are loaded, and objects of them are made without running their constructors. */

import { afterAll, expect, test } from 'vitest';
import type { GraphObject, GraphValue, Moment } from '../../../src/spec/graph.js';
import { RealSession } from '../../../src/engine/real/client.js';
import type { ReplayOutcome } from '../../../src/engine/real/protocol.js';
import { bounds, expectKind, fixture, type } from './bounds.js';
import { operation } from '../../goals.js';

const session = new RealSession({ timeLimit: 50_000 });
afterAll(() => session.end());

const primitive = (value: string | number): GraphValue => ({ kind: 'primitive', value });

async function raise(
  ordinal: number,
  id: string,
  fields: GraphObject['fields'],
  file = fixture('loading/loading.check.ts'),
): Promise<ReplayOutcome> {
  const before: Moment = {
    graph: { objects: [{ type: id, fields, elements: [], entries: [] }] },
    subject: { kind: 'object', index: 0 },
    actuals: [],
  };
  const answer = await session.ask({
    kind: 'replay',
    address: { file, ordinal, scope: 1 },
    bounds: bounds(1, [type(id, 1, {})]),
    case: { goal: operation('raise'), before },
  });
  return expectKind(answer, 'replayed').outcome;
}

test('private names of base and derived classes, of which no constructor ran', async () => {
  const outcome = await raise(0, `${fixture('loading/privates.ts')}#Derived`, [
    ['#secret', primitive('hidden')],
    ['#level', primitive(2)],
    ['shown', primitive(9)],
  ]);
  // the base class has a #secret of its own, which was not given; neither instances nor made were counted
  expect(outcome).toMatchObject({ violation: null, result: primitive('undefined hidden 3 0 0') });
  expect(outcome.after!.graph.objects[0]!.fields).toContainEqual(['#level', primitive(3)]);
});

test('class expressions, and private names of an abstract class without constructor', async () => {
  const outcome = await raise(1, `${fixture('loading/privates.ts')}#Last`, [['count', primitive(4)]]);
  expect(outcome).toMatchObject({ violation: null, result: { kind: 'primitive', value: true } });
  expect(outcome.after!.graph.objects[0]!.fields).toContainEqual(['count', primitive(5)]);
});

test('constructor functions of CommonJS modules; lines keep their numbers', async () => {
  const path = fixture('loading/plain.cjs');
  const outcome = await raise(2, `${path}#Savings`, [['balance', primitive(3)]]);
  expect(outcome.violation).toMatchObject({ kind: 'exception', message: 'at line 21' });
  expect(outcome.place).toMatchObject({ path, line: 21 });
});

test('modules that require each other', async () => {
  const outcome = await raise(3, `${fixture('loading/sums.cjs')}#Sum`, [['total', primitive(3)]]);
  expect(outcome).toMatchObject({ violation: null, result: primitive(5) });
});

test('a spec and code that require Glassbox', async () => {
  const raiseFrom = (total: number): Promise<ReplayOutcome> =>
    raise(
      0,
      `${fixture('loading/required.cjs')}#Sum`,
      [['total', primitive(total)]],
      fixture('loading/required.check.cjs'),
    );
  expect(await raiseFrom(0)).toMatchObject({ valid: true, violation: null, after: null });
  expect(await raiseFrom(2)).toMatchObject({ valid: true, violation: null });
  expect(await raiseFrom(3)).toMatchObject({ violation: { kind: 'invariant' } });
});

test('a spec in TypeScript that requires code in TypeScript, by the name that it will have', async () => {
  const spec = fixture('loading/compiled.check.cts');
  const outcome = await raise(0, `${fixture('loading/compiled.cts')}#Level`, [['height', primitive(2)]], spec);
  expect(outcome).toMatchObject({ valid: true, violation: { kind: 'invariant' } });
});

test('what a replay cannot require is named', async () => {
  const address = { file: fixture('loading/module-required.check.cjs'), ordinal: 0, scope: 1 };
  const answer = await session.ask({ kind: 'states', address, bounds: bounds(1, []), limit: 1 });
  expect(expectKind(answer, 'failed').message).toContain(
    "'./levels.js' is an ECMAScript module, which a replay cannot",
  );
});
