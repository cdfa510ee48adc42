/**
 * A failed assumption excludes a case, wherever it stands: in an operation, a precondition, a postcondition or an invariant. Where it
 * excludes every case, nothing was checked, and every engine says so.
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { Verdict } from '../../src/verdict/verdict.js';

const file = fileURLToPath(new URL('../fixtures/awkward/assuming.check.ts', import.meta.url));

describe.each(['glass', 'enumerate', 'blackbox'] as const)('%s', (engine) => {
  const verdicts = new Map<string, Verdict>();

  beforeAll(async () => {
    const request = { files: [file], scopes: null, engine, timeLimit: null, memoryLimit: null, workers: 1, only: null };
    const report = await checkFiles(request, () => undefined);
    for (const verdict of report.checks.flatMap((check) => check.verdicts))
      verdicts.set(`${verdict.check}: ${verdict.goal?.kind === 'operation' ? verdict.goal.name : 'initial'}`, verdict);
  }, 300_000);

  test.each([
    ['operations: up', 'holds'],
    ['operations: upIfSmall', 'holds'],
    ['operations: neverMind', 'never-enabled'],
    ['postcondition assumes at one: up', 'holds'],
    ['postcondition wrong beside the assumption: up', 'postcondition'],
    ['postcondition never: up', 'never-enabled'],
    ['invariant assumes: initial', 'holds'],
    ['invariant assumes: up', 'holds'],
    ['invariant never: initial', 'never-enabled'],
    ['invariant never: up', engine === 'blackbox' ? 'never-enabled' : 'no-valid-state'],
    ['two beginnings: initial', 'invariant'],
  ])('%s: %s', (name, expected) => {
    const { verdict, reason, counterexample } = verdicts.get(name)!;
    expect(counterexample?.violation.kind ?? reason?.code ?? verdict).toBe(expected);
    const isAnswer = expected === 'holds' || expected.includes('-');
    expect(verdict).toBe(expected === 'holds' ? 'holds' : isAnswer ? 'vacuous' : 'refuted');
  });
});
