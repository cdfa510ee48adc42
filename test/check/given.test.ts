/** Functions and objects that only a spec has, as state and as arguments; and other values of every day. Enumeration says the same. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import { emitTest } from '../../src/report/emit/emit-test.js';
import type { Verdict } from '../../src/verdict/verdict.js';

const specOf = (name: string): string => fileURLToPath(new URL(`../fixtures/given/${name}.check.ts`, import.meta.url));

async function verdictsOf(engine: CheckRequest['engine'], file = specOf('sorted')): Promise<readonly Verdict[]> {
  const request = { files: [file], scopes: { from: 2, to: 2 }, engine, timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  return report.checks.flatMap((check) => check.verdicts);
}

const nameOf = ({ check, goal }: Verdict): string => `${check}: ${goal?.name ?? ''}`;

function outcomes(verdicts: readonly Verdict[]): Record<string, string> {
  return Object.fromEntries(
    verdicts.map((one) => [
      nameOf(one),
      one.counterexample?.call ?? `${one.verdict}${one.reason === null ? '' : ` ${one.reason.message}`}`,
    ]),
  );
}

test('what a spec gives', async () => {
  const [glass, enumerated] = [await verdictsOf('glass'), await verdictsOf('enumerate')];
  const found = outcomes(glass);
  expect(found).toEqual({
    'Sorted: new Sorted': 'holds',
    'Sorted: add': 'holds',
    'Sorted: turn': 'holds',
    'Sorted: turnOnly': 'sorted.turnOnly(descending)',
    'Sorted: negate': 'unknown negate leads out of the search space: Sorted.compare',
    'Emitter: new Emitter': 'holds',
    'Emitter: on': 'holds',
    'Emitter: emit': 'emitter.emit()',
    'Period: new Period': 'new Period(new Date(1), new Date(0))',
    'Period: begin': 'holds',
    'Period: beginAnyhow': 'period.beginAnyhow(new Date(1))',
    'Period: shift': 'unknown shift leads out of the search space: an object that made(…) gave, changed',
    'checksum: checksum': 'checksum(new Uint8Array([255, 1]))',
    'clear: clear': 'holds',
    'isPalindrome: isPalindrome': expect.stringMatching(/isPalindrome\('(ab|ba)/) as string,
    'cloneOf: cloneOf': expect.stringMatching(/^cloneOf\(\{ a: null/) as string,
    'divisor: divisor': expect.stringMatching(/^divisor\(\dn, -1n\)/) as string,
    'areaOf: areaOf': 'areaOf(#0)',
  });
  const kinds = (all: readonly Verdict[]): object => Object.fromEntries(all.map((one) => [nameOf(one), one.verdict]));
  expect(kinds(enumerated)).toEqual(kinds(glass));
  // calls that lead there, and a test that has what only the spec has
  const turned = glass.find((one) => nameOf(one) === 'Sorted: turnOnly')!;
  expect(turned.counterexample!.reached).toMatchObject({
    kind: 'reached',
    calls: ['const sorted = new Sorted(ascending);', 'sorted.add(0);', 'sorted.add(1);'],
  });
  const emitted = emitTest(turned, { specifier: (path) => path, find: (name) => ({ path: 'sorted.js', name }) });
  const lines = ['new Sorted(ofSpec[0])', 'sorted.add(0)', 'sorted.add(1)', 'sorted.turnOnly(ofSpec[1])'];
  for (const line of lines) expect(emitted).toMatchObject({ text: expect.stringContaining(`${line};`) as string });
}, 180_000);

test('what only node can make is left to engines that run the code', async () => {
  const shown = specOf('shown');
  const [auto, glass, enumerated] = [
    await verdictsOf('auto', shown),
    await verdictsOf('glass', shown),
    await verdictsOf('enumerate', shown),
  ];
  const found = {
    'plain: new Shown': 'holds',
    'plain: show': 'holds',
    'plain: clear': 'holds',
    'currency: new Shown': 'holds',
    'currency: show': 'shown.show(dollars())',
  };
  expect(outcomes(auto)).toEqual(found);
  expect(outcomes(enumerated)).toEqual(found);
  const byEngine = Object.fromEntries(auto.map((one) => [nameOf(one), one.engine]));
  expect(byEngine).toMatchObject({
    'plain: show': 'enumerate',
    'plain: clear': 'glass',
    'currency: show': 'enumerate',
  });
  const refused = glass.filter(({ verdict }) => verdict === 'unsupported');
  expect(refused.map((one) => [nameOf(one), one.reason?.code])).toEqual([
    ['plain: show', 'made-in-node'],
    ['currency: show', 'made-in-node'],
  ]);
});
