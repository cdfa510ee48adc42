/**
 * Tests mirror `src`, plus `test/repository`, which checks the house itself. Two workers and long time limits:
 * the machines that run this are small and shared.
 */

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/corpus/**', 'test/fixtures/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
