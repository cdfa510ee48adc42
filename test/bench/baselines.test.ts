/**
 * The baselines look at as many states as was published, or as a closed form says. Stirling numbers of the second kind count the ways to
 * partition items and null into at most so many classes (Darga and Boyapati 2006, figure 25); the trees were counted by hand.
 */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/index.js';
import type { EngineName } from '../../src/pipeline/request.js';
import { request } from '../check/played.js';

const folder = join(import.meta.dirname, '../../bench/baselines');

/** Ways to partition k things into j classes. */
function stirling(k: number, j: number): number {
  if (k === 0 || j === 0) return k === j ? 1 : 0;
  return j * stirling(k - 1, j) + stirling(k - 1, j - 1);
}

/** Lists of k items out of n objects and null, up to isomorphism. */
const lists = (k: number, n: number): number => sum(0, n, (j) => stirling(k + 1, j + 1));

function sum(from: number, to: number, of: (k: number) => number): number {
  let total = 0;
  for (let k = from; k <= to; k += 1) total += of(k);
  return total;
}

const cases: readonly [
  spec: string,
  only: string,
  engine: EngineName,
  states: (n: number) => number,
  sizes: number[],
][] = [
  ['stack', 'Stack, one value', 'enumerate', (n) => n + 1, [8]],
  ['stack', 'Stack, objects', 'enumerate', (n) => sum(0, n, (k) => lists(k, n)), [3]],
  ['stack', 'Stack, objects', 'blackbox', (n) => sum(0, n, (k) => lists(k, n)), [3]],
  ['queue', 'Queue, one value', 'enumerate', (n) => (n + 1) ** 2, [3]],
  ['queue', 'Queue, objects', 'enumerate', (n) => sum(0, n, (i) => sum(0, n, (k) => lists(i + k, n))), [2]],
  ['red-black-tree', 'RedBlackTree, one value', 'enumerate', (n) => ({ 1: 2, 3: 12 })[n]!, [1, 3]],
  ['hash-map', 'HashMap, one value', 'enumerate', (n) => sum(0, n, (k) => arrangements(k, n)), [3]],
];

/** Ways to put k of n keys in order. */
function arrangements(k: number, n: number): number {
  return k === 0 ? 1 : n * arrangements(k - 1, n - 1);
}

test.each(cases)('%s, %s, %s', async (spec, only, engine, states, sizes) => {
  for (const n of sizes) {
    const files = [join(folder, `${spec}.check.ts`)];
    const report = await checkFiles({ ...request, files, engine, only, scopes: { from: n, to: n } }, () => undefined);
    const counted = report.checks
      .flatMap(({ verdicts }) => verdicts)
      .flatMap(({ goal, verdict, statistics }) =>
        goal?.kind === 'operation' ? [{ verdict, states: statistics.states }] : [],
      );
    expect(counted.length).toBeGreaterThan(1);
    for (const one of counted) expect(one).toEqual({ verdict: 'holds', states: states(n) });
  }
});
