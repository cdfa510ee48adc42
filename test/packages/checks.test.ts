/**
 * Published packages, unmodified, hold within small bounds; every patched version is refuted, and so is what is wrong with the
 * published ones. Node is the judge of each refutation: it builds the state, makes the call and finds the same promise broken.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checked, findingsOf, specOf, writePatched } from '../../packages/checked.js';
import { findings } from '../../packages/findings.js';
import { patches } from '../../packages/patches.js';
import { inFolder } from '../../scripts/broken.js';
import { Checker } from '../../src/pipeline/checker.js';
import { RealSession } from '../../src/engine/real/client.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { beginning, operation as operationCalled } from '../goals.js';

let checker: Checker;
beforeAll(async () => {
  const solvers = await loadSolver();
  checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
});

const session = new RealSession({ timeLimit: 50_000 });
afterAll(() => session.end());

/** Which promise an operation breaks, as found by searching and as shown by node; null if it breaks none. */
async function violationOf(file: string, scope: number, operation: string | null): Promise<string | null> {
  const { bounds } = checker.settle(file, 0, scope, Infinity);
  const [begin] = bounds.beginnings;
  const goal = operation === null ? beginning(begin!.name) : operationCalled(operation);
  const { end, statistics } = checker.search(file, 0, bounds, goal, Infinity, () => undefined);
  expect(statistics.transitions).toBeGreaterThan(0);
  if (end.kind === 'exhausted') return null;
  if (end.kind !== 'violated') throw new Error(`violated was expected, not ${JSON.stringify(end)}`);
  const answer = await session.ask({
    kind: 'replay',
    address: { file, ordinal: 0, scope },
    bounds,
    case: { goal, before: end.before },
    explain: false,
  });
  if (answer.kind !== 'replayed') throw new Error(`replayed was expected, not ${JSON.stringify(answer)}`);
  return answer.outcome.violation?.kind ?? 'not reproduced';
}

describe.each(checked)('%s', (name) => {
  test('holds', async () => {
    const { bounds } = checker.settle(specOf(name), 0, 3, Infinity);
    expect(bounds.operations.length).toBeGreaterThanOrEqual(3);
    for (const operation of [null, ...bounds.operations.map((one) => one.name)])
      expect([operation, await violationOf(specOf(name), 3, operation)]).toEqual([operation, null]);
  });

  test.each(patches.filter((patch) => patch.package === name))('$name', async (patch) => {
    const violation = await inFolder((folder) =>
      violationOf(writePatched(folder, patch), patch.scope, patch.operation),
    );
    expect(violation).toBe(patch.violation);
  });

  const wrong = findings.filter((finding) => finding.package === name);
  if (wrong.length === 0) return;
  test.each(wrong)('$operation $text', async ({ operation, scope, violation }) => {
    expect(await violationOf(findingsOf(name), scope, operation)).toBe(violation);
  });
});
