/** Table 6.3: programs that use a map, with an abstraction in its place and with the map itself. */

import type { CheckBenchmark } from './suites.js';

interface Program {
  readonly name: string;
  readonly folder: string;
  /** What the checks of its spec are called. */
  readonly replaced: string;
  readonly original: string;
  readonly sizes: readonly number[];
  readonly originalSizes: readonly number[];
  readonly setting: string;
}

const programs: readonly Program[] = [
  {
    name: 'TreeSet',
    folder: 'tree-set',
    replaced: 'TreeSet, TreeMap replaced',
    original: 'TreeSet refines AbstractSet',
    sizes: [7, 15, 31, 63, 127, 255, 511],
    originalSizes: [3, 7, 15],
    setting: 'that it does what a set does; n elements',
  },
  {
    name: 'HashSet',
    folder: 'hash-set',
    replaced: 'HashSet, HashMap replaced',
    original: 'HashSet, 1 bucket',
    sizes: [7, 16, 32, 64, 128, 256, 512],
    originalSizes: [3, 7],
    setting: 'that it does what a set does; n elements',
  },
  {
    name: 'IntCounter',
    folder: 'int-counter',
    replaced: 'IntCounter, TreeMap replaced',
    original: 'IntCounter',
    sizes: [7, 15, 31, 63, 127, 255],
    originalSizes: [3, 7],
    setting: 'n integers, counted up to 7',
  },
  {
    name: 'DualCache',
    folder: 'dual-cache',
    replaced: 'DualCache, TreeMap replaced',
    original: 'DualCache',
    sizes: [7, 15, 31, 63, 127, 255],
    originalSizes: [3, 7],
    setting: 'n keys, eight values',
  },
];

const shared = { size: 'keys', scopeOf: (n: number): number => n, baselines: [] } as const;
const NOBODY: readonly number[] = [];

export const table63: readonly CheckBenchmark[] = programs.flatMap((program): readonly CheckBenchmark[] => {
  const { name, folder, replaced, original, sizes, originalSizes, setting } = program;
  const spec = `examples/${folder}/${folder}.check.ts`;
  return [
    {
      ...shared,
      name,
      published: name,
      spec,
      only: replaced,
      sizes: { glass: sizes, enumerate: [1, 2, 3], blackbox: NOBODY },
      setting: `${setting}; an abstraction in place of the map`,
    },
    {
      ...shared,
      name: `${name}, original`,
      published: `${name}, original`,
      spec,
      only: original,
      sizes: { glass: originalSizes, enumerate: [1, 2], blackbox: NOBODY },
      setting: `${setting}, but 2n + 1 keys instead of n; the map itself`,
    },
  ];
});
