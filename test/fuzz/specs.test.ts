/** A little of what `npm run fuzz -- specs` does, always from the same seed, and everything it ever found. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describeFailure, readFinding } from './bench.js';
import { compareSpecs, specsBench } from './specs/target.js';

const findings = join(import.meta.dirname, 'spec-findings');
const bench = specsBench();
afterAll(() => bench.close());

test('the search agrees with every state inside the printed bounds', { timeout: 300_000 }, async () => {
  const seed = 20_261;
  const { failures, verdicts } = await compareSpecs({ runs: 40, seed, path: null, example: null });
  if (failures.length > 0) expect.fail(failures.map(describeFailure).join('\n'));
  for (const verdict of ['holds', 'refuted', 'states: all tried']) {
    expect(verdicts.get(verdict), `seed ${seed}`).toBeGreaterThan(15);
  }
});

/** Each begins with what was wrong, and the verdicts on the ways to begin and on its operations. */
describe('what was found before is judged rightly', () => {
  test.each(readdirSync(findings).sort())('%s', { timeout: 400_000 }, async (name) => {
    const finding = readFinding(readFileSync(join(findings, name), 'utf8'));
    const { verdicts, disagreement } = await bench.judge(finding.files);
    expect(disagreement).toBeNull();
    expect(verdicts.join(', ')).toBe(finding.verdicts);
  });
});
