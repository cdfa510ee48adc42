/** Two engines at once, with real threads and processes: whoever is better at a check answers, and chance deceives neither. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { EngineChoice, Progress } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

const file = fileURLToPath(new URL('../fixtures/auto/side-by-side.check.ts', import.meta.url));

async function verdictOn(
  only: string,
  engine: EngineChoice,
  scope: number,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Verdict> {
  const scopes = { from: scope, to: scope };
  const request = { files: [file], scopes, engine, timeLimit: null, memoryLimit: null, workers: 1, only };
  return (await checkFiles(request, onProgress)).checks[0]!.verdicts[0]!;
}

test('few states with many paths are enumerated, and the search is ended', async () => {
  // the search would take minutes
  const shares: number[] = [];
  const { verdict, engine, statistics } = await verdictOn('sorted', 'auto', 10, (one) => {
    if (one.kind === 'running' && one.activity === 'enumerating' && one.share !== null) shares.push(one.share);
  });
  expect([verdict, engine]).toEqual(['holds', 'enumerate']);
  expect(statistics).toMatchObject({ transitions: (3 ** 11 - 1) / 2, solverCalls: 0 });
  // how far enumeration is comes while it runs, and grows
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(1);
}, 100_000);

test('many states with few paths are left to the glass box', async () => {
  expect(await verdictOn('larger', 'auto', 1)).toMatchObject({
    verdict: 'holds',
    engine: 'glass',
    statistics: { transitions: 2 },
  });
}, 100_000);

test.each(['auto', 'glass', 'enumerate', 'blackbox'] as const)(
  '%s does not take one answer of chance for all',
  async (engine) => {
    const { verdict, reason } = await verdictOn('lucky', engine, 1);
    expect([verdict, reason?.code, reason?.message]).toEqual([
      'unsupported',
      'nondeterministic',
      'not supported: Math.random',
    ]);
  },
  100_000,
);
