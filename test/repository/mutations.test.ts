/** Mistakes made on purpose are noticed by the fuzzer of specs; see scripts/mutations.ts. */

import { expect, test } from 'vitest';
import { disagreementsWith, mutations } from '../../scripts/mutations.js';

const RUNS = 25;

test.each(mutations)('$name: it is noticed', { timeout: 300_000 }, async (mutation) => {
  expect(await disagreementsWith(mutation, RUNS)).toBeGreaterThan(0);
});

test.each([...new Set(mutations.map(({ world }) => world))])(
  'nothing is wrong about %s as it is',
  { timeout: 300_000 },
  async (world) => {
    expect(await disagreementsWith({ name: 'none', world, edits: [] }, RUNS)).toBe(0);
  },
);
