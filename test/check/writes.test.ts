/**
 * A write at a symbolic place of one object stays symbolic where no reference is involved: the language IMP takes no path per
 * variable, and a counter on a built-in map has as many paths as branches, however many keys there are.
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ScopeOutcome } from '../../src/engine/glassbox/scope.js';
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

function searched(fixture: string, name: string, scope: number, ordinal = 0): ScopeOutcome {
  const file = fileURLToPath(new URL(`../fixtures/writes/${fixture}.check.ts`, import.meta.url));
  const { bounds } = checker.settle(file, ordinal, scope, Infinity);
  return checker.search(file, ordinal, bounds, operation(name), Infinity, () => undefined);
}

/** Of an operation that holds. */
function statistics(fixture: string, name: string, scope: number): SearchStatistics {
  const found = searched(fixture, name, scope);
  expect(found.end.kind).toBe('exhausted');
  return found.statistics;
}

describe('symbolic places', () => {
  test('IMP with 63 positions, 63 variables and 63 numbers', () => {
    const { transitions, concretizations } = statistics('imp', 'step', 63);
    expect(concretizations).toBe(0);
    expect(transitions).toBeLessThanOrEqual(150);
  }, 300_000);

  test.each([7, 15, 31, 127])(
    'a counter on a map, %i keys counted',
    (n) => {
      const both = ['increment', 'decrement'].map((name) => statistics('int-counter', name, n));
      expect(both.map(({ transitions }) => transitions)).toEqual([2, 2]);
      expect(both.map(({ concretizations }) => concretizations)).toEqual([0, 0]);
    },
    300_000,
  );

  test('what a path tells about places in the end simplifies what was written', () => {
    // the length, which the invariant repeats, is fixed on each path: the sum of the items is the same formula before and after
    const { transitions, clauses } = statistics('binary-heap', 'push', 5);
    expect(transitions).toBe(14);
    expect(clauses).toBeLessThan(3000);
  });

  test('a store that is written at the wrong place is not well typed', () => {
    expect(searched('imp', 'step', 3, 1).end).toMatchObject({ kind: 'violated', how: 'invariant' });
  });

  test('entries stay in their order, unless they are deleted', () => {
    expect(searched('int-counter', 'increment', 3, 1).end.kind).toBe('exhausted');
    const { end } = searched('int-counter', 'increment', 3, 2);
    expect(end).toMatchObject({ kind: 'violated', how: 'postcondition' });
  });
});
