/** A comparison with a model from file to report: verdicts, what they claim, the test that is made of them. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles, listChecks } from '../../src/node/check.js';
import type { CheckReport } from '../../src/pipeline/request.js';
import { emitTest, plainOptions, renderReport } from '../../src/report/index.js';
import { parseReport } from '../../src/verdict/index.js';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/conforms/${name}.check.js`, import.meta.url));

async function checked(
  name: string,
  only: string | null = null,
  scopes: { from: number; to: number | null } | null = null,
): Promise<readonly CheckReport[]> {
  const request = { files: [fixture(name)], engine: 'auto', timeLimit: 60, memoryLimit: null, workers: 1 } as const;
  const report = await checkFiles({ ...request, only, scopes }, () => undefined);
  expect(parseReport(JSON.stringify(report))).toEqual(report);
  return report.checks;
}

const wordsOf = ({ verdicts }: CheckReport): readonly unknown[] =>
  verdicts.map(({ goal, verdict, scope, sequences }) => [goal!.name, verdict, scope, sequences]);

test('what differs is refuted, and shorter sequences hold', async () => {
  const [queue, short, broken] = await checked('queue');
  expect(wordsOf(queue!)).toEqual([
    ['new Queue', 'holds', 5, 'short'],
    ['push', 'holds', 5, 'short'],
    ['shift', 'refuted', 7, undefined],
    ['length', 'holds', 5, 'short'],
  ]);
  expect(wordsOf(short!)).toContainEqual(['shift', 'holds', 5, 'short']);
  expect(broken!.verdicts[1]!.counterexample).toMatchObject({
    call: 'broken.clear()',
    violation: { kind: 'conformance', comparison: { differs: 'state' } },
  });
  expect(broken!.verdicts[1]!.counterexample!.violation.comparison!.module.state).toMatch(/^throws TypeError/);
  const refuted = queue!.verdicts[2]!;
  const text = renderReport({ version: 2, checks: [queue!] }, { ...plainOptions(() => undefined), width: 120 });
  expect(text).toContain(
    'every sequence of at most 7 calls of push, shift and length (4 with arguments) from new Queue()',
  );
  expect(text).toContain('  call:   queue.shift()\n  afterwards: [ 0 ]\n  shift of the model: []\n');
  const made = emitTest(refuted, { specifier: () => './queue.check.js', find: () => null, runner: 'node' });
  expect(made).toMatchObject({ kind: 'test', name: 'queue.Queue-conforms-to-Model.shift.test.mjs' });
  expect((made as { text: string }).text).toContain(
    [
      '  const both = check.beside(0);',
      ...["'push', () => [0]", "'push', () => [0]", "'push', () => [0]"].map((call) => `  both.call(${call});`),
      ...["'shift', () => []", "'shift', () => []", "'shift', () => []"].map((call) => `  both.call(${call});`),
      '  assert.ok(both.difference() === null);',
    ].join('\n'),
  );
});

test('a space of states that closes holds for every number of calls, also where scopes have no end', async () => {
  const [weak] = await checked('states', 'weak', { from: 3, to: null });
  expect(wordsOf(weak!)).toEqual([
    ['new Weak', 'holds', 4, 'all'],
    ['up', 'holds', 4, 'all'],
  ]);
  expect(weak!.verdicts[1]!.notes).toContainEqual(expect.stringContaining('for every number of calls'));
  const [closed] = await checked('states', 'package.push');
  expect(wordsOf(closed!)).toEqual([['push', 'holds', 12, 'within']]);
});

test('a spec that the evaluator cannot load is known to node', async () => {
  const [first] = await listChecks({ files: [fixture('refused')], only: 'chance' });
  expect(first).toMatchObject({ check: 'chance', goals: [{ name: 'new Subject' }, { name: 'go' }], problem: null });
});
