/** Fields without a domain: an object made by an operation is a state of the space only if they hold what they held in the beginning. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node-check.js';

const file = fileURLToPath(new URL('../fixtures/awkward/ordered.check.ts', import.meta.url));

test('another function or another content of an object is outside of the space, a copy is not', async () => {
  const request = { files: [file], scopes: null, engine: 'glass', timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  const verdicts = report.checks.flatMap((check) => check.verdicts);
  expect(verdicts.map(({ operation, verdict, reason }) => [operation, reason?.code ?? verdict])).toEqual([
    [null, 'holds'],
    ['swapped', 'holds'],
    ['reversed', 'not-closed'],
    ['bracketed', 'not-closed'],
  ]);
  expect(verdicts[2]!.reason!.message).toContain('Pair.compare');
  expect(verdicts[3]!.reason!.message).toContain('Pair.marks');
}, 100_000);
