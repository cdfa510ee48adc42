/** The benchmarks of table 6.2 of Roberson (2011): modules against their abstractions. */

import type { CheckBenchmark } from './suites.js';

const upTo = (last: number, ...more: readonly number[]): readonly number[] => [
  ...Array.from({ length: last }, (_, index) => index + 1),
  ...more,
];
const module_ = { size: 'nodes', scopeOf: (n: number) => n, baselines: [] } as const;
const few = [1, 2];
const trees = { glass: upTo(15, 31), enumerate: few, blackbox: few };
const tables = { glass: upTo(16, 32), enumerate: few, blackbox: few };

export const modules: readonly CheckBenchmark[] = [
  {
    ...module_,
    name: 'TreeMap',
    published: 'TreeMap',
    spec: 'examples/tree-map/tree-map-refines.check.ts',
    only: 'TreeMap refines AbstractMap',
    sizes: trees,
    setting: '2n + 1 keys instead of n; the same algorithm, from another text',
  },
  {
    ...module_,
    name: 'TreeSet',
    published: 'TreeSet',
    spec: 'examples/tree-set/tree-set.check.ts',
    only: 'TreeSet refines AbstractSet',
    sizes: trees,
    setting: '2n + 1 values instead of n, kept in the TreeMap above',
  },
  {
    ...module_,
    name: 'HashMap',
    published: 'HashMap',
    spec: 'examples/hash-map/hash-map-refines.check.ts',
    only: 'HashMap, 1 bucket, refines AbstractMap',
    sizes: tables,
    setting: '2n + 1 keys instead of n, all in one bucket; the published number of buckets is not known',
  },
  {
    ...module_,
    name: 'HashSet',
    published: 'HashSet',
    spec: 'examples/hash-set/hash-set.check.ts',
    only: 'HashSet, 1 bucket',
    sizes: tables,
    setting: '2n + 1 values instead of n, all in one bucket; the published number of buckets is not known',
  },
  {
    ...module_,
    name: 'HashMap4',
    published: 'HashMap',
    spec: 'examples/hash-map/hash-map-refines.check.ts',
    only: 'HashMap, 4 buckets, refines AbstractMap',
    sizes: { ...tables, glass: [1, 2, 4, 8] },
    setting: '8n + 1 keys instead of n, four buckets; the published number of buckets is not known',
  },
  {
    ...module_,
    name: 'AbstractMap',
    published: null,
    spec: 'examples/hash-map/hash-map-refines.check.ts',
    only: 'AbstractMap: equality',
    sizes: { glass: [1, 3, 7, 15], enumerate: [1], blackbox: [1] },
    setting: 'the second property: what equal maps do is equal; published without figures',
  },
  {
    ...module_,
    name: 'AbstractSet',
    published: null,
    spec: 'examples/tree-set/tree-set.check.ts',
    only: 'AbstractSet: equality',
    sizes: { glass: [1, 3, 7, 15], enumerate: [1], blackbox: [1] },
    setting: 'the second property: what equal sets do is equal; published without figures',
  },
];
