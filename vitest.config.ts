/**
 * Tests mirror `src`, plus `test/repository`, which checks the house itself. Two workers and long time limits:
 * the machines that run this are small and shared.
 *
 * `npm test` runs the project `quick`, which takes less than three minutes on two cores; `npm run test:all`, and with it `.ci/run`, runs
 * both. Thorough are those that make whole checks, compare thousands of programs with node, or look for disagreements.
 */

import { configDefaults, defineConfig } from 'vitest/config';

const thorough = [
  'test/bench/**',
  'test/browser/**',
  'test/check/!(auto|conclude|pipeline|progress|turns).test.ts',
  'test/cli/robustness.test.ts',
  'test/corpus.test.ts',
  'test/engine/agreement/**',
  'test/eval/builtins/**',
  'test/examples/**',
  'test/features/**',
  'test/formula/depth.test.ts',
  'test/fuzz/**',
  'test/languages/**',
  'test/node/{init,learn}.test.ts',
  'test/packages/**',
  'test/relations/evaluator.test.ts',
  'test/report/emit/**',
  'test/repository/{docs,mutations}.test.ts',
  'test/search-tree/**',
  'test/source/{early/early,steps}.test.ts',
];

const never = [...configDefaults.exclude, 'test/corpus/**', 'test/fixtures/**'];

export default defineConfig({
  // specs import 'glassbox', which node and the evaluator answer with this module, too
  resolve: {
    alias: {
      'glassbox/abstractions': new URL('src/abstractions/index.ts', import.meta.url).pathname,
      'glassbox/relations': new URL('src/relations/index.ts', import.meta.url).pathname,
      glassbox: new URL('src/spec/index.ts', import.meta.url).pathname,
    },
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [...never, ...thorough],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: thorough.map((pattern) => pattern.replace(/\*\*$/, '**/*.test.ts')),
          exclude: never,
        },
      },
    ],
  },
});
