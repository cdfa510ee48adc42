/** Programs with abstractions in place of modules: both engines say the same, and reports say what it rests on. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest, Report } from '../../src/pipeline/request.js';

const file = fileURLToPath(new URL('../fixtures/replacing/replacing.check.ts', import.meta.url));

function reportOf(given: Partial<CheckRequest>): Promise<Report> {
  const request = { files: [file], scopes: null, engine: 'glass', timeLimit: null, memoryLimit: null } as const;
  return checkFiles({ ...request, workers: 1, only: null, ...given }, () => undefined);
}

/** Check → verdict of its operation, or why there is none. */
function verdicts({ checks }: Report): Record<string, string> {
  return Object.fromEntries(
    checks.map(({ check, verdicts: all }) => {
      const { verdict, reason } = all.find(({ goal }) => goal?.kind === 'operation') ?? all[0]!;
      return [check, reason?.code ?? verdict];
    }),
  );
}

const EXPECTED = {
  right: 'holds',
  'wrong program': 'refuted',
  'wrong abstraction': 'refuted',
  hidden: 'cannot-replace',
  'ListSet refines AbstractSet': 'holds',
};

test('what a program does with an abstraction in place of a module', async () => {
  const glass = await reportOf({});
  expect(verdicts(glass)).toEqual(EXPECTED);
  const originals = glass.checks.map(({ check, verdicts: all }) => [
    check,
    all.map(({ counterexample }) => counterexample?.original?.outcome).find((one) => one !== undefined),
  ]);
  expect(Object.fromEntries(originals)).toMatchObject({ 'wrong program': 'violated', 'wrong abstraction': 'kept' });
  expect(glass.checks[0]!.replacements).toEqual([{ replaced: 'ListSet', by: 'AbstractSet', refined: 2 }]);
  expect(glass.checks[0]!.caveats[0]).toBe(
    'with AbstractSet in place of ListSet, which refines it up to scope 2, as this run has shown',
  );
  expect(glass.checks[2]!.caveats[0]).toBe(
    'with Knowing in place of ListSet; that ListSet refines Knowing was not shown in this run, and what holds rests on it',
  );
}, 200_000);

test('enumeration says the same; strictly, what rests on nothing is not known', async () => {
  expect(verdicts(await reportOf({ engine: 'enumerate', strict: true }))).toEqual(EXPECTED);
  const alone = await reportOf({ only: 'right', strict: true });
  expect(verdicts(alone)).toEqual({ right: 'not-refined' });
  expect(alone.checks[0]!.replacements).toEqual([{ replaced: 'ListSet', by: 'AbstractSet', refined: null }]);
}, 200_000);
