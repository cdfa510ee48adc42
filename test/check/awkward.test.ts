/**
 * Invariants and operations that are wrong in every way: each gets the verdict that is promised for it, with a reason that names the
 * place, and every refutation was shown by node.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { Verdict } from '../../src/verdict/verdict.js';

const file = fileURLToPath(new URL('../fixtures/awkward/counter.check.ts', import.meta.url));
const verdicts = new Map<string, Verdict>();

beforeAll(async () => {
  const request = { files: [file], scopes: null, engine: 'glass', timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  for (const verdict of report.checks.flatMap((check) => check.verdicts))
    verdicts.set(`${verdict.check}: ${verdict.goal?.kind === 'operation' ? verdict.goal.name : 'initial'}`, verdict);
}, 300_000);

/** Of the code, which is beside the spec. */
const lineOf = (text: string): number =>
  1 +
  readFileSync(file.replace('.check', ''), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));

describe('verdicts', () => {
  test.each([
    ['operations: initial', 'holds'],
    ['operations: up', 'holds'],
    ['operations: throwAtOne', 'exception'],
    ['operations: spin', 'endless'],
    ['operations: addField', 'not-closed'],
    ['operations: countOutside', 'not-closed'],
    ['operations: recurse', 'exception'],
    ['operations: becomeText', 'invariant'],
    ['operations: overshoot', 'invariant'],
    ['never true: initial', 'invariant'],
    ['never true: up', 'no-valid-state'],
    ['throwing: up', 'invariant'],
    ['endless: up', 'predicate-limit'],
    ['with effects: up', 'predicate-writes'],
    ['too weak: up', 'invariant'],
    ['disabled: up', 'never-enabled'],
    ['allowed exception: throwAtOne', 'holds'],
  ])('%s: %s', (name, outcome) => {
    const { verdict, reason, counterexample } = verdicts.get(name)!;
    expect(counterexample?.violation.kind ?? reason?.code ?? verdict).toBe(outcome);
    const expected: Record<string, Verdict['verdict']> = {
      holds: 'holds',
      'not-closed': 'unknown',
      'predicate-limit': 'unknown',
      'predicate-writes': 'unsupported',
      'no-valid-state': 'vacuous',
      'never-enabled': 'vacuous',
    };
    expect(verdict).toBe(expected[outcome] ?? 'refuted');
  });
});

describe('places', () => {
  test.each([
    ['operations: addField', 'Counter.extra', 'state: { Counter: { extra: oneOf(…) } }', 23],
    ['operations: countOutside', 'the variable calls,', 'make it a field', 27],
    ['operations: countInClass', 'the static field Counter.made', 'make it a field', 'Counter.made += 1'],
    ['operations: dropSpare', 'Counter without spare', 'let it hold undefined', 'delete'],
  ])('%s says what leads out, where, and what to do', (name, what, remedy, place) => {
    const { reason } = verdicts.get(name)!;
    const line = typeof place === 'number' ? place : lineOf(place);
    expect(reason!.message).toContain(what);
    expect(reason!.remedy).toContain(remedy);
    expect(reason!.place).toMatchObject({ line });
  });

  test('the thrown exception, the endless loop and the false conjunct are pointed at', () => {
    const violation = (name: string) => verdicts.get(name)!.counterexample!.violation;
    expect(violation('operations: throwAtOne').place).toMatchObject({ line: 14 });
    expect(violation('operations: spin').place).toMatchObject({ line: 19 });
    expect(violation('operations: overshoot').conjunct).toBe('counter.n <= counter.limit');
  });
});

describe('counterexamples', () => {
  test('are as small as can be', () => {
    const { counterexample, scope } = verdicts.get('operations: throwAtOne')!;
    expect(scope).toBe(1);
    expect(counterexample!.before.objects).toHaveLength(1);
  });

  test('say how calls lead there, or that none do', () => {
    expect(verdicts.get('throwing: up')!.counterexample!.reached.kind).toBe('reached');
    const { reached } = verdicts.get('too weak: up')!.counterexample!;
    expect(reached).toMatchObject({ kind: 'not reached', exhausted: true });
  });

  test('an invariant that throws is said to', () => {
    expect(verdicts.get('throwing: up')!.counterexample!.violation.message).toContain('throws Error: no');
  });
});
