/** Equality, hash codes and orders: which laws are broken, by which values; and enumeration says the same. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Counterexample, Verdict } from '../../src/verdict/verdict.js';

const text = readFileSync(new URL('../fixtures/laws/contracts.ts', import.meta.url), 'utf8');

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
  const violation = (check: string, law: string): Counterexample['violation'] =>
    verdicts.find((one) => one.check === check && one.goal?.name === law)!.counterexample!.violation;
  const message = (check: string, law: string): string => violation(check, law).message;
  expect(message('Point2D, Point3D: equality', 'symmetric')).toBe(
    'not symmetric: it does not hold that x.equals(y) just if y.equals(x)',
  );
  expect(message('byLength: ordering', 'consistent')).toBe(
    'not consistent: it does not hold that byLength(x, y) is 0 just if is(x, y)',
  );
  // the line that decided: a part that is false, else where the last result comes from
  const decided = (check: string, law: string): readonly unknown[] => {
    const { place, conjunct } = violation(check, law);
    return [place?.path.split('/').at(-1), text.split('\n')[(place?.line ?? 0) - 1]?.trim(), conjunct];
  };
  expect(decided('Point2D, Point3D: equality', 'symmetric')).toEqual([
    'contracts.ts',
    'return other instanceof Point3D && super.equals(other) && other.z === this.z;',
    'other instanceof Point3D',
  ]);
  expect(decided('Label: ordering', 'transitive')).toEqual([
    'contracts.ts',
    'return (this.code - other.code) | 0;',
    null,
  ]);
}, 200_000);

test('enumeration says the same', async () => {
  const [glass, real] = [await verdictsOf('small', 'glass'), await verdictsOf('small', 'enumerate')];
  expect(outcomes(real)).toEqual(outcomes(glass));
  expect(Object.values(outcomes(glass)).flatMap((one) => Object.values(one))).toContain(broken);
}, 200_000);
