/** A little of what `npm run fuzz -- engines` does, always from the same seed, and everything it ever found. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Bench, compareEngines, describeFailure } from './engines/target.js';

const findings = join(import.meta.dirname, 'engine-findings');
const bench = new Bench();
afterAll(() => bench.close());

test('glass box, enumeration and black box agree on random programs', { timeout: 300_000 }, async () => {
  const { failure, verdicts } = await compareEngines({ runs: 40, seed: 20_242, path: null });
  if (failure !== null) expect.fail(describeFailure(failure));
  for (const verdict of ['holds', 'refuted', 'vacuous']) expect(verdicts.get(verdict)).toBeGreaterThan(5);
});

/** Each begins with what was wrong, and the verdicts of its operations at scope 1 and 2. */
describe('they agree on what was found before', () => {
  test.each(readdirSync(findings).sort())('%s', { timeout: 100_000 }, async (name) => {
    const [head, code, spec] = readFileSync(join(findings, name), 'utf8').split(/^--- code.*\.ts\n/m);
    const { verdicts, disagreement } = await bench.judge({ code: code!, spec: spec! });
    expect(disagreement).toBeNull();
    expect(verdicts.join(', ')).toBe(/^verdicts: (.*)$/m.exec(head!)![1]);
  });
});
