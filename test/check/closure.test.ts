/**
 * What operations leave behind is a state of the space, or else the verdict is `not-closed`: another prototype, attributes or fields, a
 * field without a domain that holds something else, a subject that was to stay as it is, a variable outside.
 */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

async function verdictsOf(name: string, engine: CheckRequest['engine'] = 'glass'): Promise<readonly Verdict[]> {
  const file = fileURLToPath(new URL(`../fixtures/awkward/${name}.check.ts`, import.meta.url));
  const request = { files: [file], scopes: null, engine, timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  return report.checks.flatMap((check) => check.verdicts);
}

const outcomes = (verdicts: readonly Verdict[]): unknown[] =>
  verdicts.map(({ goal, verdict, reason }) => [goal?.kind === 'operation' ? goal.name : null, reason?.code ?? verdict]);

test('another function or another content of an object is outside of the space, a copy is not', async () => {
  const verdicts = await verdictsOf('ordered');
  expect(outcomes(verdicts)).toEqual([
    [null, 'holds'],
    ['swapped', 'holds'],
    ['reversed', 'not-closed'],
    ['bracketed', 'not-closed'],
  ]);
  expect(verdicts[2]!.reason!.message).toContain('Pair.compare');
  expect(verdicts[3]!.reason!.message).toContain('Pair.marks');
}, 100_000);

test('a constant that is made when it is first asked for is no departure, unless it changes after that', async () => {
  expect(outcomes(await verdictsOf('late-constants'))).toEqual([
    [null, 'holds'],
    ['step', 'holds'],
    ['nameOf', 'holds'],
    ['record', 'not-closed'],
    ['recorded', 'holds'],
    ['count', 'not-closed'],
    ['forget', 'holds'],
    ['first', 'not-closed'],
    ['firstPlace', 'not-closed'],
  ]);
}, 100_000);

test('what only looks like a state at a glance is none', async () => {
  const verdicts = await verdictsOf('departing');
  expect(outcomes(verdicts)).toEqual([
    [null, 'holds'],
    ['renew', 'holds'],
    ['leaveHole', 'not-closed'],
    ['growByTwo', 'not-closed'],
    ['writeText', 'not-closed'],
    ['becomeLoud', 'not-closed'],
    ['freezeList', 'not-closed'],
    ['freezePoint', 'not-closed'],
    ['hidePart', 'not-closed'],
    ['strip', 'not-closed'],
    ['mark', 'not-closed'],
    [null, 'holds'],
    ['next', 'holds'],
    ['nextAndMore', 'not-closed'],
    ['countCalls', 'not-closed'],
  ]);
  const reasonOf = (name: string) => verdicts.find(({ goal }) => goal?.name === name)!.reason!;
  for (const name of ['leaveHole', 'growByTwo']) {
    expect(reasonOf(name).message).toContain('a hole in Holder.list');
    expect(reasonOf(name).remedy).toContain('state: { Holder: { list: array(…, { holes: true }) } }');
  }
  expect(reasonOf('writeText').message).toContain('Holder.list[1]');
  expect(reasonOf('writeText').remedy).toContain('state: { Holder: { list: array(oneOf(…)) } }');
  expect(reasonOf('becomeLoud').message).toContain('fields of Holder.list');
  expect(verdicts.find(({ goal }) => goal?.name === 'growByTwo')!.notes[0]).toMatch(
    /^for example holder\.growByTwo\(\), where holder is Holder \{ list: \[\], table: Map \{.*\}, point: \{ x: \d, y: \d \} \}$/,
  );
}, 100_000);

test.each(['glass', 'enumerate', 'blackbox'] as const)(
  'an optional property may be left out, others may not: %s',
  async (engine) => {
    const verdicts = await verdictsOf('optional', engine);
    expect(outcomes(verdicts.filter(({ goal }) => goal?.kind === 'operation'))).toEqual([
      ['leaveOut', 'holds'],
      ['takeOut', 'holds'],
      ['forgetCount', 'not-closed'],
      ['addMore', 'not-closed'],
      ['loseNote', 'refuted'],
    ]);
    const { counterexample } = verdicts.at(-1)!;
    expect(counterexample!.reached).toMatchObject({ kind: 'reached' });
  },
  100_000,
);
