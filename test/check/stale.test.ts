/** What an invariant reads through a namespace is a variable of a module: an operation that writes it must make it be asked again. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';

const file = fileURLToPath(new URL('../fixtures/stale/total.check.ts', import.meta.url));

test('the cells of a namespace are read', async () => {
  const request = { files: [file], scopes: { from: 1, to: 1 }, engine: 'glass', timeLimit: null } as const;
  const report = await checkFiles({ ...request, memoryLimit: null, workers: 1, only: null }, () => undefined);
  const verdicts = report.checks.flatMap((check) => check.verdicts).filter(({ goal }) => goal?.name === 'up');
  expect(verdicts.map(({ check, verdict }) => `${check}: ${verdict}`)).toEqual(['Counter: refuted', 'Listed: refuted']);
});
