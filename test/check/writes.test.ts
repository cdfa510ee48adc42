/**
 * A write at a symbolic place of one object stays symbolic where no reference is involved: the language IMP takes no path per
 * variable, and a counter on a built-in map has as many paths as branches, however many keys there are.
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchStatistics } from '../../src/engine/glassbox/search.js';
import { Checker } from '../../src/pipeline/checker.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { operation } from '../goals.js';

let checker: Checker;
beforeAll(async () => {
  const solvers = await loadSolver();
  checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
});

/** Of an operation that holds. */
function statistics(fixture: string, name: string, scope: number): SearchStatistics {
  const file = fileURLToPath(new URL(`../fixtures/writes/${fixture}.check.ts`, import.meta.url));
  const { bounds } = checker.settle(file, 0, scope, Infinity);
  const found = checker.search(file, 0, bounds, operation(name), Infinity, () => undefined);
  expect(found.end.kind).toBe('exhausted');
  return found.statistics;
}

describe('symbolic places', () => {
  test('IMP with 63 positions, 63 variables and 63 numbers', () => {
    const { transitions, concretizations } = statistics('imp', 'step', 63);
    expect(concretizations).toBe(0);
    expect(transitions).toBeLessThanOrEqual(150);
  }, 120_000);

  test.each([7, 15, 31, 127])(
    'a counter on a map, %i keys counted',
    (n) => {
      const both = ['increment', 'decrement'].map((name) => statistics('int-counter', name, n));
      expect(both.map(({ transitions }) => transitions)).toEqual([2, 2]);
      expect(both.map(({ concretizations }) => concretizations)).toEqual([0, 0]);
    },
    120_000,
  );
});
