/**
 * A failed assertion is a violation wherever it stands, and whatever the code does with the exception; every engine says so. It costs what
 * the same postcondition costs: it is asked once for all states of a path, and adds nothing to it.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RealSession } from '../../src/engine/real/client.js';
import { checkFiles } from '../../src/node/check.js';
import { Checker } from '../../src/pipeline/checker.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { loadSolver } from '../../src/solver/index.js';
import { beginning, operation } from '../goals.js';

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/asserting/${name}.ts`, import.meta.url));

let checker: Checker;
beforeAll(async () => {
  const solvers = await loadSolver();
  checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
});

describe('glass box and enumeration', () => {
  const file = fixture('counter.check');
  const session = new RealSession({ timeLimit: 120_000 });
  afterAll(() => session.end());

  test.each([
    [0, 'always', 'holds'],
    [0, 'sometimes', 'assertion'],
    [0, 'caught', 'assertion'],
    [0, 'returnedOver', 'assertion'],
    [0, 'caughtAndExcused', 'assertion'],
    [0, 'excusedBefore', 'holds'],
    [0, 'excusedAfter', 'assertion'],
    [0, 'narrowing', 'holds'],
    [0, 'branchingAfterwards', 'assertion'],
    [0, 'throwingAfterwards', 'assertion'],
    [0, 'allowedToThrow', 'assertion'],
    [0, 'inHelper', 'assertion'],
    [0, 'inHelperThatHides', 'assertion'],
    [0, 'inHelperThatHolds', 'holds'],
    [1, 'new Asserting', 'assertion'],
    [1, 'stay', 'holds'],
  ])('%i %s: %s', async (ordinal, name, expected) => {
    const goal = name.startsWith('new ') ? beginning(name) : operation(name);
    const { bounds } = checker.settle(file, ordinal, 3, Infinity);
    const { end } = checker.search(file, ordinal, bounds, goal, Infinity, () => undefined);
    expect(end.kind === 'violated' ? end.how : end.kind).toBe(expected === 'holds' ? 'exhausted' : expected);

    const address = { file, ordinal, scope: 3 };
    const deadline = Date.now() + 60_000;
    const answer = await session.ask({ kind: 'enumerate', bounds, goals: [goal], deadline, address }, 120_000);
    if (answer.kind !== 'searched') throw new Error(JSON.stringify(answer));
    const found = answer.end.kind === 'violated' ? answer.end.outcome.violation!.kind : answer.end.kind;
    expect(found).toBe(expected === 'holds' ? 'exhausted' : expected);
  });
});

test('a replayed assertion has its message and its place', async () => {
  const limits = { timeLimit: null, memoryLimit: null, workers: 1 };
  const request = {
    files: [fixture('counter.check')],
    scopes: null,
    engine: 'glass',
    only: 'Counter.sometimes',
  } as const;
  const report = await checkFiles({ ...request, ...limits }, () => undefined);
  const { counterexample } = report.checks.flatMap(({ verdicts }) => verdicts).find(({ goal }) => goal !== null)!;
  const { message, place } = counterexample!.violation;
  expect(message).toBe('an assertion fails in sometimes: too many');
  const lines = readFileSync(fixture('counter'), 'utf8').split('\n');
  expect(lines[place!.line - 1]).toContain("assert(this.n < 2, 'too many')");
}, 120_000);

describe('the cost', () => {
  test.each([3, 6])('of an assertion and of the same postcondition, lists of %i links', (scope) => {
    const file = fixture('twins.check');
    const { bounds } = checker.settle(file, 0, scope, Infinity);
    const [asserting, promising] = ['asserting', 'promising'].map((name) => {
      const { end, statistics } = checker.search(file, 0, bounds, operation(name), Infinity, () => undefined);
      expect(end.kind).toBe('exhausted');
      return statistics;
    });
    expect(asserting!.transitions).toBe(promising!.transitions);
    expect(asserting!.concretizations).toBe(0);
    expect(asserting!.solverCalls).toBeLessThanOrEqual(promising!.solverCalls);
    expect(asserting!.clauses).toBeLessThan(1.1 * promising!.clauses);
  });

  test('a wrong one is found at the place, in the words of the evaluator', () => {
    const file = fixture('twins.check');
    const { bounds } = checker.settle(file, 0, 3, Infinity);
    const { end } = checker.search(file, 0, bounds, operation('wrong'), Infinity, () => undefined);
    expect(end).toMatchObject({
      kind: 'violated',
      how: 'assertion',
      thrown: { name: 'AssertionViolation', message: 'the assertion does not hold', place: { path: fixture('twins') } },
    });
  });
});
