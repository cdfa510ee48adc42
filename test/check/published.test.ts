/**
 * Published numbers of transitions (Roberson 2011, table 6.1), from the specs of the examples: Stack 2, Queue n + 2, TreeMap for 1 to
 * 10 entries; HashMap with one bucket linear in n. Nothing is concretized in any of them.
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Checker } from '../../src/pipeline/checker.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import type { Bounds } from '../../src/spec/bounds.js';
import { operation } from '../goals.js';

let checker: Checker;
beforeAll(async () => {
  const solvers = await loadSolver();
  checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
});

/** Of all operations together. */
function transitions(example: string, scope: number, change = (bounds: Bounds): Bounds => bounds): number {
  const file = fileURLToPath(new URL(`../../examples/${example}/${example}.check.ts`, import.meta.url));
  const bounds = change(checker.settle(file, 0, scope, Infinity).bounds);
  let sum = 0;
  for (const { name } of bounds.operations) {
    const { end, statistics } = checker.search(file, 0, bounds, operation(name), Infinity, () => undefined);
    expect(end.kind).toBe('exhausted');
    expect(statistics.concretizations).toBe(0);
    sum += statistics.transitions;
  }
  return sum;
}

describe('transitions', () => {
  test.each([1, 4, 16, 64])('Stack, %i nodes', (n) => expect(transitions('stack', n)).toBe(2));
  test.each([1, 2, 8, 32])('Queue, %i nodes', (n) => expect(transitions('queue', n)).toBe(n + 2));

  const treeMap = [14, 24, 46, 58, 86, 98, 132, 144, 184, 198];
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('TreeMap, %i entries', (n) => {
    expect(transitions('tree-map', n)).toBe(treeMap[n - 1]);
  });

  test('HashMap with one bucket grows by the same number with every entry', () => {
    const counts = [2, 3, 4, 5, 6].map((n) => transitions('hash-map', n));
    const steps = counts.slice(1).map((count, i) => count - counts[i]!);
    expect(new Set(steps).size).toBe(1);
  });
});

/**
 * Where a program only compares integers, a path constraint is a comparison too, so it holds for all states with the same order or
 * for none: a path covers whole classes of states that differ only in which integers they hold (the symmetry of Darga & Boyapati 2006,
 * §3.3.2), and a larger domain, in which there are only more members of the same classes, has no more paths.
 */
describe('only the order of keys matters', () => {
  /** With these integers wherever there were keys. */
  const withKeys =
    (lo: number, hi: number) =>
    (bounds: Bounds): Bounds =>
      JSON.parse(
        JSON.stringify(bounds, (_, value: unknown) => (isKey(value, bounds.scope) ? { ...value, lo, hi } : value)),
      ) as Bounds;
  const isKey = (value: unknown, scope: number): value is object =>
    typeof value === 'object' && value !== null && 'hi' in value && value.hi === 2 * scope;

  test.each(['tree-map', 'search-tree'])('%s', (example) => {
    const expected = transitions(example, 4);
    for (const change of [withKeys(0, 31), withKeys(-1000, 1000), withKeys(5, 12345)])
      expect(transitions(example, 4, change)).toBe(expected);
  });
});
