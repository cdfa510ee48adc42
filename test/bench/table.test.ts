/** The benchmarks: published figures obey the closed forms that are known of them, and every suite names specs that exist. */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPublished, type PublishedRow } from '../../bench/published.js';
import { checkSuites } from '../../bench/suites.js';
import { figure, slope, type Line } from '../../bench/table.js';
import { loadSpec } from '../examples/examples.js';

const numbers = (rows: readonly PublishedRow[]): [n: number, transitions: number][] =>
  rows.flatMap(({ n, transitions }) => (typeof transitions === 'number' ? [[n, transitions]] : []));

describe('published figures', () => {
  const forms: readonly [suite: string, benchmark: string, tool: string, form: (n: number) => number][] = [
    ['table-6.1', 'Stack', 'glass box', () => 2],
    ['table-6.1', 'Queue', 'glass box', (n) => n + 2],
    ['table-6.1', 'Stack', 'Korat', (n) => 2 * (n + 1)],
    ['table-6.1', 'Queue', 'Korat', (n) => 2 * (n + 1) ** 2],
    ['oopsla06', 'Stack', 'Korat', (n) => 3 * (n + 1)],
    ['oopsla06', 'Queue', 'Korat', (n) => 3 * (n + 1) ** 2],
    ['oopsla06', 'Stack', 'black box, abstraction', (n) => 2 * (n + 1)],
    ['oopsla06', 'Queue', 'black box, abstraction', (n) => 2 * (n + 1) ** 2],
    ['oopsla06', 'FileSystem', 'black box, abstraction', (h) => (2 ** (h + 1) - 1) * 5 * h * (h + 1)],
  ];
  test.each(forms)('%s, %s, %s', (suite, benchmark, tool, form) => {
    const rows = numbers(readPublished(suite).benchmarks[benchmark]![tool]!);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toEqual(rows.map(([n]) => [n, form(n)]));
  });

  test('HeapArray: as many heaps as there are, times n + 1 calls', () => {
    const rows = numbers(readPublished('oopsla06').benchmarks['HeapArray']!['Korat']!).filter(([n]) => n <= 5);
    expect(rows).toEqual([1, 2, 3, 4, 5].map((n) => [n, heaps(n) * (n + 1)]));
  });

  /** Arrays of up to n numbers of 1 … n in which none is smaller than the one above it. */
  function heaps(n: number): number {
    const extend = (heap: readonly number[]): number => {
      if (heap.length === n) return 1;
      let count = 1;
      for (let item = 1; item <= n; item += 1) {
        const above = heap.length === 0 ? 0 : heap[(heap.length - 1) >> 1]!;
        if (above <= item) count += extend([...heap, item]);
      }
      return count;
    };
    return extend([]);
  }
});

describe.each(Object.entries(checkSuites))('%s', (suite, benchmarks) => {
  test.each(benchmarks)('$name', async ({ spec, only, published, sizes, scopeOf, baselines }) => {
    if (published !== null) expect(readPublished(suite).benchmarks).toHaveProperty(published);
    const checks = await specNamed(spec);
    if (only !== null) expect(checks).toContain(only);
    for (const one of baselines) expect(await specNamed(one.spec)).toContain(one.only);
    for (const n of Object.values(sizes).flat()) expect(scopeOf(n)).toBeGreaterThan(0);
  });
});

const loaded = new Map<string, Promise<readonly string[]>>();

/** The names of a spec's checks; a module is evaluated only once. */
function specNamed(spec: string): Promise<readonly string[]> {
  const known = loaded.get(spec);
  if (known !== undefined) return known;
  const names = loadSpec(join(import.meta.dirname, '../..', spec)).then((checks) => checks.map(({ name }) => name));
  loaded.set(spec, names);
  return names;
}

test('slopes', () => {
  const line = (n: number, transitions: number | string | null): Line => ({
    n,
    who: '',
    transitions,
    cpuSeconds: null,
  });
  const of = ({ transitions }: Line): number | string | null => transitions;
  expect(slope(line(8, 64), line(4, 16), of)).toBe('2.0');
  expect(slope(line(9, 2), line(3, 2), of)).toBe('0.0');
  expect(slope(line(8, 1.99), line(4, 2), of)).toBe('0.0');
  expect(slope(line(8, 64), null, of)).toBe('');
  expect(slope(line(8, 'timeout'), line(4, 16), of)).toBe('');
  expect(slope(line(8, 64), line(4, 0), of)).toBe('');
});

test('figures', () => {
  expect([1234567.8, 99.96, 0.012345, 'timeout', null].map(figure)).toEqual([
    '1,234,568',
    '100',
    '0.0123',
    'timeout',
    '',
  ]);
});
