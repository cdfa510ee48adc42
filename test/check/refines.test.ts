/** Modules against their abstractions: the glass box and enumeration say the same, and what differs is shown. */

import { expect, test } from 'vitest';
import { holding, outcomes, verdictsOf as verdictsIn } from './refined.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

const verdictsOf = (name: string, engine: CheckRequest['engine']): Promise<readonly Verdict[]> =>
  verdictsIn(`refinement/${name}`, engine);

const right = holding('get', 'put', 'remove');

test('a map that is a list does what a map does, or differs in states, results or from the beginning', async () => {
  const [glass, real] = [await verdictsOf('list-map', 'glass'), await verdictsOf('list-map', 'enumerate')];
  expect(outcomes(glass)).toEqual({
    'ListMap refines AbstractMap': { 'new ListMap': 'holds', ...right },
    'AbstractMap: equality': { initial: 'holds', ...right },
    'LosingMap refines AbstractMap': { 'new LosingMap': 'holds', ...right, remove: 'state' },
    'LyingMap refines AbstractMap': { 'new LyingMap': 'holds', ...right, put: 'result' },
    'PreparedMap refines AbstractMap': { 'new PreparedMap': 'state', ...right },
  });
  expect(outcomes(real)).toEqual(outcomes(glass));
  const losing = glass.find(({ check, verdict }) => check.startsWith('Losing') && verdict === 'refuted')!;
  expect(losing.counterexample!.violation.message).toBe(
    'after remove the state stands for something else than the abstraction',
  );
  expect(losing.counterexample!.violation.comparison).toEqual({
    differs: 'state',
    of: 'abstraction',
    name: 'delete',
    before: '{0 → a, 1 → a}',
    module: { end: "'a'", state: '{}' },
    abstraction: { end: "'a'", state: '{0 → a}' },
  });
}, 200_000);

test('which value an operation is about is asked of all states on a path, not taken from the one that was followed', async () => {
  const [glass, real] = [await verdictsOf('undecided', 'glass'), await verdictsOf('undecided', 'enumerate')];
  const of = (engine: readonly Verdict[]): unknown =>
    engine.flatMap(({ check, goal, verdict }) => (goal?.name === 'remove' ? [[check, verdict]] : []));
  expect(of(glass)).toEqual([
    ['FirstGoes', 'refuted'],
    ['LastGoes', 'refuted'],
  ]);
  expect(of(real)).toEqual(of(glass));
}, 200_000);

test('states that have no normal form are told apart by asking', async () => {
  const [glass, real] = [await verdictsOf('probed', 'glass'), await verdictsOf('probed', 'enumerate')];
  expect(outcomes(glass)).toEqual({
    'ListMap refines Journal': { 'new ListMap': 'holds', ...right },
    'Journal: equality': { initial: 'holds', ...right },
    'LosingMap refines Journal': { 'new LosingMap': 'holds', ...right, remove: 'state' },
    'PreparedMap refines Journal': { 'new PreparedMap': 'state', ...right },
  });
  expect(outcomes(real)).toEqual(outcomes(glass));
  const found = glass.find(
    ({ check, verdict }) => check.startsWith('Losing') && verdict === 'refuted',
  )!.counterexample!;
  expect([found.call, found.actuals.length, found.callee]).toEqual([
    'losingMap.remove(1)',
    2,
    { kind: 'method', name: 'remove', next: 'subject', given: 1 },
  ]);
}, 200_000);

test('a stack ends as its model does, or otherwise; and a model that calls too much equal is found out', async () => {
  const [glass, real] = [await verdictsOf('stacks', 'glass'), await verdictsOf('stacks', 'enumerate')];
  const begins = { 'new Stack': 'holds', push: 'holds', pop: 'holds' };
  const equal = { initial: 'holds', push: 'holds', pop: 'holds' };
  expect(outcomes(glass)).toEqual({
    'Stack refines Model': begins,
    'Model: equality': equal,
    'OtherStack refines Model': { 'new OtherStack': 'holds', push: 'holds', pop: 'exception' },
    'PatientStack refines Model': { 'new PatientStack': 'holds', push: 'holds', pop: 'ending' },
    'Stack refines CarelessModel': begins,
    'CarelessModel: equality': { ...equal, pop: 'postcondition' },
    'Stack refines StrictModel': begins,
    'StrictModel: equality': equal,
    'Stack refines StrictModel#2': { ...begins, pop: 'precondition' },
    'StrictModel: equality#2': equal,
    'Stack refines AbstractStack': begins,
    'AbstractStack: equality': equal,
  });
  expect(outcomes(real)).toEqual(outcomes(glass));
}, 200_000);

test('what is in an array is a priority queue, a multiset or a sequence, and these are congruences', async () => {
  const [glass, real] = [await verdictsOf('arrays', 'glass'), await verdictsOf('arrays', 'enumerate')];
  const [heap, purse, journal] = [holding('insert', 'extract'), holding('put', 'spend'), holding('write', 'undo')];
  expect(outcomes(glass)).toEqual({
    'Heap refines AbstractPriorityQueue': { 'new Heap': 'holds', ...heap },
    'AbstractPriorityQueue: equality': { initial: 'holds', ...heap },
    'ForgetfulHeap refines AbstractPriorityQueue': { 'new ForgetfulHeap': 'holds', ...heap, extract: 'state' },
    'Purse refines AbstractMultiset': { 'new Purse': 'holds', ...purse },
    'AbstractMultiset: equality': { initial: 'holds', ...purse },
    'LeakingPurse refines AbstractMultiset': { 'new LeakingPurse': 'holds', ...purse, spend: 'state' },
    'Journal refines AbstractSequence': { 'new Journal': 'holds', ...journal },
    'AbstractSequence: equality': { initial: 'holds', ...journal },
  });
  expect(outcomes(real)).toEqual(outcomes(glass));
}, 200_000);
