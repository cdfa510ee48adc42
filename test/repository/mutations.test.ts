/** Mistakes made on purpose are noticed by the fuzzer of specs; see scripts/mutations.ts. */

import { expect, test } from 'vitest';
import { disagreementsWith, mutations } from '../../scripts/mutations.js';

const RUNS = 6;

test.each(mutations)('$name: it is noticed', { timeout: 300_000 }, async (mutation) => {
  expect(await disagreementsWith(mutation, RUNS)).toBeGreaterThan(0);
});

// the other worlds are as they are in fuzz/specs.test.ts
test('nothing is wrong about a copy without mistakes', { timeout: 300_000 }, async () => {
  expect(await disagreementsWith({ name: 'none', world: 'items', edits: [] }, RUNS)).toBe(0);
});
