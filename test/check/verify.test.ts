/** What functions promise, with all paths at once and one by one; enumeration by node says the same. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exitCodeOfReport } from '../../src/cli/exit-codes.js';
import { checkAll } from '../../src/pipeline/check.js';
import type { Verdict } from '../../src/verdict/verdict.js';
import { before, outcome, request, servicesOf } from './played.js';
import { outcomes, verdictsOf } from './refined.js';

/** Check → verdict, or what is violated. */
function byCheck(verdicts: readonly Verdict[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(outcomes(verdicts)).map(([check, goals]) => [check, Object.values(goals).join()]),
  );
}

const FUNCTIONS = {
  search: 'holds',
  'search of what is not sorted': 'postcondition',
  'search of nothing': 'never-enabled',
  sort: 'holds',
  'sort of what must stay': 'frame',
  'sort by filling': 'postcondition',
  at: 'holds',
  'at that returns past the end': 'ending',
  'at that throws too much': 'ending',
  'at that may throw': 'holds',
  'at that may not throw': 'exception',
  sum: 'holds',
  'small sum': 'postcondition',
  reversed: 'holds',
  'reversed in place': 'frame',
  freezing: 'holds',
  'freezing of what must stay': 'frame',
  root: 'holds',
  'root of eight': 'assertion',
};

function bothWays(expected: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(expected).flatMap(([name, verdict]) => [
      [name, verdict],
      [`${name}, one by one`, verdict],
    ]),
  );
}

test('functions keep their contracts or break them, whichever way paths are looked at', async () => {
  const verdicts = await verdictsOf('verify/functions', 'glass');
  expect(byCheck(verdicts)).toEqual({
    ...bothWays(FUNCTIONS),
    'root of two rounds': 'loop-bound',
    'sum of one item': 'loop-bound',
  });
  const named = (name: string): Verdict => verdicts.find(({ check }) => check === name)!;
  expect(
    verdicts.filter(({ check, statistics }) => !check.includes('one by one') && statistics.transitions !== 1),
  ).toEqual([]);
  expect(named('at that returns past the end').counterexample).toMatchObject({
    call: 'at([], 0)',
    replayed: true,
    violation: { message: 'at returns where its contract says that it throws' },
  });
  expect(named('at that throws too much').counterexample!.violation.message).toBe(
    'at throws RangeError where its contract says that it does not',
  );
  const cut = named('root of two rounds');
  expect([cut.verdict, cut.exhausted]).toEqual(['bounded', null]);
  const { path, line } = cut.reason!.place!;
  expect(readFileSync(path, 'utf8').split('\n')[line - 1]).toContain('while (found * found < square)');
  expect(cut.reason!.message).toBe('the bound of 1 round is reached in this loop, for example root(3)');
  expect(named('sum of one item').reason!.message).toMatch(/^the bound of 1 nested call is reached by this call, /);
}, 200_000);

test('enumeration says the same', async () => {
  const verdicts = await verdictsOf('verify/enumerated', 'enumerate');
  expect(byCheck(verdicts)).toEqual({ ...FUNCTIONS, 'root of two rounds': 'holds', 'sum of one item': 'holds' });
}, 200_000);

test('methods and constructors, on heaps with sharing', async () => {
  const verdicts = await verdictsOf('verify/methods', 'glass');
  expect(byCheck(verdicts)).toEqual({
    get: 'holds',
    'get that throws too much': 'ending',
    insert: 'holds',
    'insert, one by one': 'holds',
    'insert into what must stay': 'frame',
    insertWrongly: 'postcondition',
    forget: 'invariant',
    clear: 'invariant',
    append: 'invariant',
    'size of what shares': 'postcondition',
    'size of a tree': 'holds',
    Range: 'holds',
    'any Range': 'postcondition',
  });
  const call = (name: string): string => verdicts.find(({ check }) => check === name)!.counterexample!.call;
  expect(call('forget')).toBe('list.forget()');
  expect(call('any Range')).toBe('new Range(0, 0)');
}, 200_000);

test.each(['glass', 'enumerate'] as const)(
  'models say what objects stand for, by %s',
  async (engine) => {
    const verdicts = await verdictsOf('verify/model', engine);
    expect(byCheck(verdicts)).toEqual({
      get: 'holds',
      'get of the next': 'postcondition',
      'model of some': 'ending',
      'model of what is required': 'ending',
    });
    expect(verdicts.at(-1)!.counterexample!.violation.message).toMatch(/it throws TypeError/);
  },
  100_000,
);

test.each([
  [false, 'bounded', 0],
  [true, 'unknown', 3],
])('a loop bound that is reached, strict: %s', async (strict, verdict, exitCode) => {
  const end = { kind: 'cut', of: 'loop', rounds: 3, place: null, before } as const;
  const services = servicesOf(() => outcome(end));
  const report = await checkAll({ ...request, ...(strict ? { strict } : {}) }, services, () => undefined);
  expect(report.checks[0]!.verdicts[0]).toMatchObject({ verdict, exhausted: null, reason: { code: 'loop-bound' } });
  expect(exitCodeOfReport(report)).toBe(exitCode);
});
