/** A counterexample statement by statement, from the spec to the text. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import { renderReport } from '../../src/report/index.js';
import { plainOptions } from '../../src/report/options.js';
import { reportSchema } from '../../src/verdict/schema.js';

const file = fileURLToPath(new URL('../../docs/examples/sorted-list.check.ts', import.meta.url));

test('with --trace, every statement and what it changed', { timeout: 100_000 }, async () => {
  const request = { files: [file], scopes: null, engine: 'glass', timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: 'SortedList.add', trace: true }, () => undefined);
  reportSchema.parse(report);
  const text = renderReport(
    report,
    plainOptions((path) => readFileSync(path, 'utf8')),
  );
  expect(text).toContain(`
  what it did:
    sorted-list.ts:14  let before = this.first                       before = sortedList.first; value = 0
    sorted-list.ts:15  while (before !== null && before.next !== n…  round 1; false
    sorted-list.ts:16  if (before !== null && before.value === val…  false
    sorted-list.ts:17  const node = new Node(value)                  node = Node { value: 0, next: null }
    sorted-list.ts:18  this.size += 1                                sortedList.size = 2
    sorted-list.ts:19  if (before === null)                          false
    sorted-list.ts:21  node.next = before.next
    sorted-list.ts:22  before.next = node                            sortedList.first.next = node
`);
});
