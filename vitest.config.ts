/**
 * Tests mirror `src`, plus `test/repository`, which checks the house itself. Two workers and long time limits:
 * the machines that run this are small and shared.
 */

import { defineConfig } from 'vitest/config';

export default defineConfig({
  // specs import 'glassbox', which node and the evaluator answer with this module, too
  resolve: {
    alias: {
      'glassbox/abstractions': new URL('src/abstractions/index.ts', import.meta.url).pathname,
      glassbox: new URL('src/spec/index.ts', import.meta.url).pathname,
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/corpus/**', 'test/fixtures/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
