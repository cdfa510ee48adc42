/** Programs with abstractions in place of modules: both engines say the same, and reports say what it rests on. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import { withRefinements, type Done } from '../../src/pipeline/refined.js';
import type { CheckRequest, Report } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

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
  'AbstractSet: equality': 'holds',
};

test('what a program does with an abstraction in place of a module', async () => {
  const glass = await reportOf({});
  expect(verdicts(glass)).toEqual(EXPECTED);
  const originals = glass.checks.map(({ check, verdicts: all }) => [
    check,
    all.map(({ counterexample }) => counterexample?.original?.outcome).find((one) => one !== undefined),
  ]);
  expect(Object.fromEntries(originals)).toMatchObject({ 'wrong program': 'violated', 'wrong abstraction': 'kept' });
  expect(glass.checks[0]!.replacements).toEqual([
    { replaced: 'ListSet', by: 'AbstractSet', refined: 2, staysEqual: 2, uncompared: [] },
  ]);
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
  expect(alone.checks[0]!.replacements).toEqual([
    { replaced: 'ListSet', by: 'AbstractSet', refined: null, staysEqual: null, uncompared: [] },
  ]);
}, 200_000);

/** A check that was done at a scope, with one goal that holds. */
function done(bounds: Done['bounds'], scope: number): Done {
  const verdict = { verdict: 'holds', scope, exhausted: scope } as Verdict;
  const report = { check: '', file: '', shapes: [], fields: [], arguments: [], caveats: [], verdicts: [verdict] };
  return { report, bounds, isComplete: true };
}

test('what is not shown, of all that has to be, is said', () => {
  const file = (name: string) => ({ name, path: `/${name}.ts`, exports: [name] });
  const replacements = [{ replaced: file('Tree'), by: file('Model'), hasOtherDefault: true }];
  const program = done({ replacements }, 3);
  const [module, abstraction] = ['/Tree.ts#Tree', '/Model.ts#Model'];
  const refined = (uncompared: readonly string[], scope: number): Done =>
    done({ refines: { module, abstraction, uncompared } }, scope);
  const equal = (scope: number): Done => done({ staysEqual: abstraction }, scope);
  const seen = (...others: readonly Done[]): readonly [caveat: string, strictly: string] => {
    const [report] = withRefinements([program, ...others], true);
    return [report!.caveats[0]!.replace('with Model in place of Tree', ''), report!.verdicts[0]!.verdict];
  };
  const resting = (what: string): readonly string[] => [`; ${what}, and what holds rests on it`, 'unknown'];
  expect(seen(refined([], 3), equal(4))).toEqual([', which refines it up to scope 3, as this run has shown', 'holds']);
  expect(seen()).toEqual(resting('that Tree refines Model was not shown in this run'));
  expect(seen(equal(3))).toEqual(resting('that Tree refines Model was not shown in this run'));
  expect(seen(refined([], 3))).toEqual(resting('that equal states of Model stay equal was not shown in this run'));
  expect(seen(refined([], 3), equal(2))).toEqual(
    resting('that equal states of Model stay equal was shown in this run up to scope 2 only'),
  );
  expect(seen(refined([], 2), equal(3))).toEqual(
    resting('that Tree refines Model was shown in this run up to scope 2 only'),
  );
  expect(seen(refined(['size', 'first'], 3), equal(3))).toEqual(resting('size and first of both were not compared'));
});
