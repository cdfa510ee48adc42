/**
 * The benchmarks of the published tables: which example stands for each, at which scope, and where our setting differs from the
 * published one.
 */

import type { EngineName } from '../src/pipeline/request.js';
import { languages } from './languages.js';
import { modules } from './modules.js';
import { table63 } from './replaced.js';
import { untuned } from './untuned.js';

export interface CheckBenchmark {
  readonly name: string;
  /** The name under which figures were published; null if there are none. */
  readonly published: string | null;
  readonly spec: string;
  /** The check of the spec; null: all. */
  readonly only: string | null;
  /** What the publication calls the size. */
  readonly size: string;
  readonly scopeOf: (n: number) => number;
  readonly sizes: Readonly<Record<EngineName, readonly number[]>>;
  readonly setting: string;
  /** In the settings of the published engines that look at states one by one. */
  readonly baselines: readonly Baseline[];
}

export interface Baseline {
  readonly spec: string;
  readonly only: string;
  readonly engine: EngineName;
  readonly sizes: readonly number[];
}

const baseline = (example: string, only: string, engine: EngineName, ...sizes: readonly number[]): Baseline => ({
  spec: `bench/baselines/${example}.check.ts`,
  only,
  engine,
  sizes,
});

const asGiven = (n: number): number => n;
const few = [1, 2, 3];
const nodes = { only: null, size: 'nodes', scopeOf: asGiven } as const;

const table61: readonly CheckBenchmark[] = [
  {
    ...nodes,
    name: 'Stack',
    published: 'Stack',
    spec: 'examples/stack/stack.check.ts',
    sizes: { glass: [4, 16, 64, 256], enumerate: few, blackbox: few },
    setting: 'as published, and what push and pop promise of the top is checked as well',
    baselines: [baseline('stack', 'Stack, one value', 'enumerate', 1, 2, 3, 4, 8)],
  },
  {
    ...nodes,
    name: 'Queue',
    published: 'Queue',
    spec: 'examples/queue/queue.check.ts',
    sizes: { glass: [4, 16, 64], enumerate: [1, 2], blackbox: [1, 2] },
    setting: 'as published',
    baselines: [baseline('queue', 'Queue, one value', 'enumerate', 1, 2, 3, 4, 5)],
  },
  {
    ...nodes,
    name: 'TreeMap',
    published: 'TreeMap',
    spec: 'examples/tree-map/tree-map.check.ts',
    sizes: { glass: [3, 7, 15, 31], enumerate: few, blackbox: few },
    setting: '2n + 1 keys instead of n; the same algorithm, from another text',
    baselines: [baseline('tree-map', 'TreeMap, one value', 'enumerate', 1, 2, 3, 4, 5)],
  },
  {
    ...nodes,
    name: 'HashMap',
    published: 'HashMap',
    spec: 'examples/hash-map/hash-map.check.ts',
    only: 'HashMap, 1 bucket',
    sizes: { glass: [4, 8, 16, 32], enumerate: few, blackbox: few },
    setting: '2n + 1 keys instead of n, all in one bucket; the published number of buckets is not known',
    baselines: [baseline('hash-map', 'HashMap, one value', 'enumerate', 1, 2, 3, 4, 5)],
  },
  {
    ...nodes,
    name: 'HashMap4',
    published: 'HashMap',
    spec: 'examples/hash-map/hash-map.check.ts',
    only: 'HashMap, 4 buckets',
    sizes: { glass: [4, 8], enumerate: few, blackbox: few },
    setting: '8n + 1 keys instead of n, four buckets; the published number of buckets is not known',
    baselines: [],
  },
  {
    ...nodes,
    name: 'AvlTree',
    published: null,
    spec: 'examples/avl-tree/avl-tree.check.ts',
    sizes: { glass: [3, 7, 15, 31], enumerate: few, blackbox: few },
    setting: 'not in the published table: what the checker makes of types and repOk alone, to compare with TreeMap',
    baselines: [],
  },
];

const oopsla06: readonly CheckBenchmark[] = [
  {
    ...nodes,
    name: 'Stack',
    published: 'Stack',
    spec: 'examples/stack/stack.check.ts',
    sizes: { glass: [4, 16, 64, 128], enumerate: few, blackbox: few },
    setting: 'eight values instead of n and null, and nothing is popped from an empty stack',
    baselines: [
      baseline('stack', 'Stack, one value', 'enumerate', 1, 2, 3, 4, 5),
      baseline('stack', 'Stack, objects', 'blackbox', 1, 2, 3, 4, 5),
    ],
  },
  {
    ...nodes,
    name: 'Queue',
    published: 'Queue',
    spec: 'examples/queue/queue.check.ts',
    sizes: { glass: [4, 16, 64], enumerate: [1, 2], blackbox: [1, 2] },
    setting: 'eight values instead of n and null, and nothing leaves an empty queue',
    baselines: [
      baseline('queue', 'Queue, one value', 'enumerate', 1, 2, 3, 4, 5),
      baseline('queue', 'Queue, objects', 'enumerate', 1, 2, 3),
    ],
  },
  {
    ...nodes,
    name: 'HeapArray',
    published: 'HeapArray',
    spec: 'examples/heap-array/heap-array.check.ts',
    size: 'items',
    sizes: { glass: [2, 4, 8], enumerate: [1, 2, 3, 4], blackbox: [1, 2, 3, 4] },
    setting: 'as published',
    baselines: [],
  },
  {
    ...nodes,
    name: 'RedBlackTree',
    published: 'RedBlackTree',
    spec: 'examples/red-black-tree/red-black-tree.check.ts',
    size: 'height',
    scopeOf: (height) => 2 ** height - 1,
    sizes: { glass: [1, 2, 3, 4], enumerate: [1, 2], blackbox: [1, 2] },
    setting: '2n + 1 keys instead of n where n = 2ʰ − 1, and eight values',
    baselines: [baseline('red-black-tree', 'RedBlackTree, one value', 'enumerate', 1, 2)],
  },
  {
    ...nodes,
    name: 'FileSystem',
    published: 'FileSystem',
    spec: 'examples/file-system/file-system.check.ts',
    size: 'height',
    sizes: { glass: [2], enumerate: [1, 2], blackbox: [1, 2] },
    setting: 'degree 2; operations take the number of a directory and one of three names, our own design',
    baselines: [],
  },
];

const table64: readonly CheckBenchmark[] = languages.map(({ name, published, folder, sizes, setting }) => ({
  ...nodes,
  name,
  published,
  spec: `examples/languages/${folder}/${folder}.check.ts`,
  sizes,
  setting,
  baselines: [],
}));

export const checkSuites: Readonly<Record<string, readonly CheckBenchmark[]>> = {
  'table-6.1': table61,
  oopsla06,
  'table-6.2': modules,
  'table-6.3': table63,
  'table-6.4': table64,
  untuned,
};
