/** A little of what `npm run fuzz -- evaluator` does, always from the same seed, and everything it ever found. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { domainsOf } from './evaluator/domains.js';
import { judge } from './evaluator/judge.js';
import { describeGraph, fuzzModules } from './evaluator/modules.js';
import { Hits, nodeResults } from './evaluator/node.js';
import { show } from './evaluator/show.js';
import { describeFailure, fuzz, missingHits } from './evaluator/target.js';
import { COUNTERS, inputsOf } from './program/program.js';
import { WaitingPrograms } from './evaluator/waiting.js';

const corpus = join(import.meta.dirname, '../corpus');
const judged = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mjs') && /^export function main\b/m.test(readFileSync(join(corpus, path), 'utf8')))
  .sort();

test('run, merge and follow agree with node on random programs', { timeout: 300_000 }, async () => {
  const { failure, counts } = fuzz({ runs: 50, seed: 20_241, path: null });
  if (failure !== null) expect.fail(await describeFailure(failure));
  expect(counts.agrees).toBeGreaterThan(40);
});

test('modules that import each other in circles, and those that are none, end as in node', () => {
  const { failure, runs, rejected } = fuzzModules(60, 20_241);
  if (failure !== null) expect.fail(describeGraph(failure));
  expect(rejected).toBeGreaterThan(runs / 4);
  expect(rejected).toBeLessThan((runs * 3) / 4);
});

test('async generators, and those who ask them, do everything when node does', () => {
  const { failure, rejected } = fuzzModules(150, 20_241, new WaitingPrograms(20_241));
  if (failure !== null) expect.fail(describeGraph(failure));
  expect(rejected).toBe(0);
});

test('what is seen counts as symbolic only where it is different for different inputs', () => {
  const hits = new Hits();
  const source = `${COUNTERS}
export function main(a, b, c) {
  if (c) see('under a condition')(1);
  see('always the same')([b]);
  return see('different')(a + 1);
}`;
  nodeResults(source, inputsOf({ a: [0, 1], b: [null] }), hits);
  expect(Object.fromEntries(hits.counts)).toEqual({ 'under a condition': 2, 'always the same': 4, different: 4 });
  expect(Object.fromEntries(hits.symbolic)).toEqual({ different: 1 });
});

test('a generator that has become blind is noticed, but not after a few runs', () => {
  const counts = { agrees: 0, refused: 0, discarded: 0, disagrees: 0 };
  const report = { runs: 1000, counts, hits: new Map(), symbolic: new Map(), failure: null };
  expect(missingHits(report)).toEqual(expect.arrayContaining(['-0', 'mapped arguments', 'sort with a comparator']));
  expect(missingHits({ ...report, runs: 100 })).toEqual([]);
});

describe('run, merge and follow agree with node on what was found before', () => {
  test.each(judged)('%s', (path) => {
    const source = readFileSync(join(corpus, path), 'utf8');
    expect(judge(source, domainsOf(source))).toEqual({ kind: 'agrees' });
  });
});

test('values that a program can tell apart are shown differently', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  const shared = {};
  const values: unknown[] = [
    0,
    -0,
    '0',
    NaN,
    undefined,
    null,
    [undefined],
    new Array(1),
    [],
    {},
    Object.create(null),
    new (class A {})(),
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    {
      get a() {
        return 1;
      },
    },
    [shared, shared],
    [{}, {}],
    cycle,
    [[]],
    new Map([
      [1, 2],
      [3, 4],
    ]),
    new Map([
      [3, 4],
      [1, 2],
    ]),
    new Set([1]),
    new TypeError('x'),
    new RangeError('x'),
    Symbol('s'),
    's',
  ];
  const texts = values.map(show);
  expect(new Set(texts).size).toBe(texts.length);
});
