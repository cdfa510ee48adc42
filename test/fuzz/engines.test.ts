/** A little of what `npm run fuzz -- engines` does, always from the same seed, and everything it ever found. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CallCache, rechecking } from '../../src/eval/index.js';
import { describeFailure, readFinding } from './bench.js';
import { compareEngines, enginesBench } from './engines/target.js';

const findings = join(import.meta.dirname, 'engine-findings');
const bench = enginesBench();
beforeAll(() => void (rechecking.isOn = true));
afterAll(() => bench.close());

test('glass box, enumeration and black box agree on random programs', { timeout: 300_000 }, async () => {
  const { failure, verdicts } = await compareEngines({ runs: 28, seed: 20_242, path: null });
  if (failure !== null) expect.fail(describeFailure(failure));
  for (const verdict of ['holds', 'refuted', 'vacuous']) expect(verdicts.get(verdict)).toBeGreaterThan(5);
});

/** Each begins with what was wrong, and the verdicts of its operations at scope 1 and 2. */
describe('they agree on what was found before', () => {
  test.each(readdirSync(findings).sort())('%s', { timeout: 100_000 }, async (name) => {
    const finding = readFinding(readFileSync(join(findings, name), 'utf8'));
    const { verdicts, disagreement } = await bench.judge(finding.files);
    expect(disagreement).toBeNull();
    expect(verdicts.join(', ')).toBe(finding.verdicts);
  });
});

/** The mode in which remembered calls are made again is there for mistakes like these. */
describe('a cache that is wrong is noticed', () => {
  const judged = (name: string): Promise<unknown> =>
    bench.judge(readFinding(readFileSync(join(findings, name), 'utf8')).files);
  const cache = CallCache.prototype as unknown as { isAsSeen(): boolean };

  test('that does not look whether local objects are as they were', { timeout: 100_000 }, async () => {
    const blind = vi.spyOn(cache, 'isAsSeen').mockReturnValue(true);
    try {
      await expect(judged('local-bits.txt')).rejects.toThrow("what is remembered of 'has' is not what it gives");
    } finally {
      blind.mockRestore();
    }
  });

  test('that does not hear what an operation has written', { timeout: 100_000 }, async () => {
    const restart = CallCache.prototype.restartChanged;
    const deaf = vi.spyOn(CallCache.prototype, 'restartChanged').mockImplementation(function (this: CallCache) {
      restart.call(this, new Map());
    });
    try {
      await expect(judged('holes-in-a-list.txt')).rejects.toThrow("what is remembered of 'full' is not what it gives");
    } finally {
      deaf.mockRestore();
    }
  });
});
