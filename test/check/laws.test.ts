/** Equality, hash codes and orders: which laws are broken, by which values; and enumeration says the same. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

async function verdictsOf(name: string, engine: CheckRequest['engine']): Promise<readonly Verdict[]> {
  const file = fileURLToPath(new URL(`../fixtures/laws/${name}.check.ts`, import.meta.url));
  const request = { files: [file], scopes: { from: 2, to: 2 }, engine, timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  expect(report.checks.flatMap(({ caveats }) => caveats)).toEqual([]);
  return report.checks.flatMap((check) => check.verdicts);
}

/** Check → law → verdict, or what is violated. */
function outcomes(verdicts: readonly Verdict[]): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { check, goal, verdict, reason, counterexample } of verdicts)
    (found[check] ??= {})[goal?.name ?? ''] = counterexample?.violation.kind ?? reason?.code ?? verdict;
  return found;
}

const equal = { reflexive: 'holds', symmetric: 'holds', transitive: 'holds', nonNull: 'holds' };
const ordered = { antisymmetric: 'holds', transitive: 'holds', congruent: 'holds' };
const broken = 'postcondition';

test('laws hold or are broken, at 16 and 32 bits', async () => {
  const verdicts = await verdictsOf('contracts', 'glass');
  expect(outcomes(verdicts)).toEqual({
    'Point2D, Point3D: equality': { ...equal, symmetric: broken },
    'Point2D, Point3D: hashing': { consistent: broken },
    'SamePoint: equality': equal,
    'SamePoint: hashing': { consistent: 'holds' },
    'Label: ordering': { ...ordered, antisymmetric: broken, transitive: broken, consistent: 'holds' },
    'WideLabel: ordering': { ...ordered, consistent: 'holds' },
    'Reading: equality': { ...equal, transitive: broken },
    'Careless: equality': { ...equal, nonNull: 'exception' },
    'byLength: ordering': { ...ordered, consistent: broken },
    'later: ordering': { ...ordered, antisymmetric: broken, congruent: broken },
  });
  const message = (check: string, law: string): string =>
    verdicts.find((one) => one.check === check && one.goal?.name === law)!.counterexample!.violation.message;
  expect(message('Point2D, Point3D: equality', 'symmetric')).toBe(
    'not symmetric: it does not hold that x.equals(y) just if y.equals(x)',
  );
  expect(message('byLength: ordering', 'consistent')).toBe(
    'not consistent: it does not hold that byLength(x, y) is 0 just if is(x, y)',
  );
}, 200_000);

test('enumeration says the same', async () => {
  const [glass, real] = [await verdictsOf('small', 'glass'), await verdictsOf('small', 'enumerate')];
  expect(outcomes(real)).toEqual(outcomes(glass));
  expect(Object.values(outcomes(glass)).flatMap((one) => Object.values(one))).toContain(broken);
}, 200_000);
