/**
 * Published packages, unmodified, hold within small bounds; every patched version is refuted, and so is what is wrong with the
 * published ones. A refutation is only reported when node has shown it, so node is the judge here.
 */

import { describe, expect, test } from 'vitest';
import { checked, findingsOf, specOf, writePatched } from '../../packages/checked.js';
import { findings } from '../../packages/findings.js';
import { patches } from '../../packages/patches.js';
import { inFolder } from '../../scripts/broken.js';
import { checkFiles } from '../../src/node-check.js';
import type { Verdict } from '../../src/verdict/verdict.js';

async function verdictsOf(file: string, scope: number, only: string | null): Promise<readonly Verdict[]> {
  const limits = { engine: 'glass', timeLimit: null, memoryLimit: null, workers: 1 } as const;
  const report = await checkFiles(
    { files: [file], scopes: { from: scope, to: scope }, only, ...limits },
    () => undefined,
  );
  return report.checks.flatMap(({ verdicts }) => verdicts);
}

describe.each(checked)('%s', (name) => {
  test('holds', async () => {
    const verdicts = await verdictsOf(specOf(name), 3, null);
    expect(verdicts.length).toBeGreaterThanOrEqual(4);
    for (const { verdict, statistics } of verdicts) {
      expect(verdict).toBe('holds');
      expect(statistics.transitions).toBeGreaterThan(0);
    }
  });

  test.each(patches.filter((patch) => patch.package === name))('$name', async (patch) => {
    const refuted = await inFolder((folder) =>
      verdictsOf(writePatched(folder, patch), patch.scope, `${name}.${patch.operation}`),
    );
    expect(refuted.map(({ verdict }) => verdict)).toEqual(['refuted']);
    expect(refuted[0]!.counterexample!.violation.kind).toBe(patch.violation);
  });

  const wrong = findings.filter((finding) => finding.package === name);
  if (wrong.length === 0) return;
  test.each(wrong)('$operation $text', async ({ operation, scope, violation }) => {
    const refuted = await verdictsOf(findingsOf(name), scope, `${name}: findings.${operation}`);
    expect(refuted.map(({ verdict }) => verdict)).toEqual(['refuted']);
    expect(refuted[0]!.counterexample!.violation.kind).toBe(violation);
  });
});
