/** A first spec: its text for one class, and that every text it writes can be planned as it stands. */

import { describe, expect, test } from 'vitest';
import { initSpec as written } from '../../../src/engine/plan/init.js';
import { specPathOf } from '../../../src/engine/plan/naming.js';
import { memoryFiles, type FileSystem } from '../../../src/source/files.js';
import { nodeFiles } from '../../../src/source/node-files.js';
import { formatOf } from '../../../src/source/resolve/format.js';
import { load, overlay, refusal } from './support.js';

const initSpec = (files: FileSystem, path: string, name: string): string =>
  written(files, path, name, { learning: 'no', beginning: 0, isByCalls: false }).text;

const examples = new URL('../../../examples/', import.meta.url).pathname;

test.each([
  ['/module/queue.ts', '/module/queue.check.ts'],
  ['/module/queue.tsx', '/module/queue.check.ts'],
  ['/module/queue.mts', '/module/queue.check.mts'],
  ['/module/queue.cts', '/module/queue.check.ts'],
  ['/module/queue.js', '/module/queue.check.js'],
  ['/module/queue.cjs', '/module/queue.check.js'],
  ['/module/queue.mjs', '/module/queue.check.mjs'],
  ['/common/queue.js', '/common/queue.check.mjs'],
  ['/common/queue.cjs', '/common/queue.check.mjs'],
  ['/common/queue.ts', '/common/queue.check.ts'],
  ['/none/queue.js', '/none/queue.check.js'],
])('the spec of %s is %s, which is an ECMAScript module', (path, spec) => {
  const files = memoryFiles({
    '/module/package.json': '{ "type": "module" }',
    '/common/package.json': '{ "type": "commonjs" }',
    '/none/package.json': '{}',
    [path]: '',
    [spec]: "import { check } from 'glassbox';",
  });
  expect(specPathOf(files, path)).toBe(spec);
  expect(formatOf(spec, 'import', files)).toBe('esm');
});

describe('initSpec', () => {
  test('takes arrays of nodes for trees, unless nodes may be missing in them, as in skip lists', () => {
    const code = `export class Node { keys: number[] = []; children: Node[] = []; slots: readonly (Node | null)[] = []; }
export class Tree { root = new Node(); repOk() { return true; } }`;
    const text = initSpec(overlay({ '/virtual/code.ts': code }), '/virtual/code.ts', 'Tree');
    expect(text).toContain('      children: array(tree(Node, { optional: false })),');
    expect(text).not.toContain('slots');
    expect(text).toContain("import { array, check, tree } from 'glassbox';");
    expect(
      load(
        overlay({ '/virtual/code.ts': code, '/virtual/code.check.ts': text }),
        '/virtual/code.check.ts',
      ).plans[0]!.at(2).bounds.types,
    ).toHaveLength(2);
  });

  test('writes names that need quotes in quotes, and of a union what domains there are', () => {
    const code = `export class C { constructor(readonly name: string | symbol = 'x') {} 'do-it'(x: number): void {} }`;
    const text = initSpec(overlay({ '/virtual/code.ts': code }), '/virtual/code.ts', 'C');
    expect(text).toContain("      name: oneOf('a', 'b'), // string | symbol: what does it hold?");
    expect(text).toContain("    'do-it': [int(0, n)],");
  });

  test('says what types leave open, and spells out arguments', () => {
    expect(initSpec(nodeFiles, `${examples}tree-map/tree-map.ts`, 'TreeMap')).toBe(`\
import { check, derived, int, oneOf, tree } from 'glassbox';
import { Entry, TreeMap } from './tree-map.js';

check(TreeMap, (n) => ({
  scope: 3,
  // tree: nothing else leads to that object; derived: the invariant says what it is; else nullable(instances(…))
  state: {
    TreeMap: {
      root: tree(Entry),
    },
    Entry: {
      parent: derived(),
      left: tree(Entry),
      right: tree(Entry),
    },
  },
  operations: {
    isEmpty: [],
    clear: [],
    get: [int(0, n)],
    put: [int(0, n), oneOf('a', 'b')],
    remove: [int(0, n)],
  },
}));
`);
  });

  test.each([
    ['tree-map/tree-map.ts', 'TreeMap'],
    ['search-tree/search-tree.ts', 'SearchTree'],
    ['doubly-linked-list/doubly-linked-list.ts', 'DoublyLinkedList'],
    ['lru-cache/lru-cache.ts', 'LruCache'],
    ['hash-map/hash-map.ts', 'HashMap'],
    ['heap-array/heap-array.ts', 'HeapArray'],
  ])('what it writes for %s can be planned', (path, name) => {
    const file = `${examples}${path}`;
    const spec = file.replace(/\.ts$/, '.first.check.ts');
    const { plans } = load(overlay({ [spec]: initSpec(nodeFiles, file, name) }), spec);
    const { bounds } = plans[0]!.at(3);
    expect(plans[0]!.name).toBe(name);
    expect(bounds.operations.length).toBeGreaterThan(0);
  });

  test('trees end as their types say', () => {
    const code = `export class Node { first: Node = this; left: Node | null = null; right?: Node; tail: Node | undefined; last: Node = this }
      export class Tree { root = new Node(); go(): void {} }`;
    const files = overlay({ '/virtual/tree.ts': code });
    const text = initSpec(files, '/virtual/tree.ts', 'Tree');
    for (const line of [
      'root: tree(Node, { optional: false }),',
      'left: tree(Node),',
      'right: nullable(tree(Node, { optional: false }), undefined),',
      'tail: nullable(instances(Node), undefined),',
      'last: instances(Node),',
    ])
      expect(text).toContain(line);
    const spec = '/virtual/tree.check.ts';
    expect(load(overlay({ '/virtual/tree.ts': code, [spec]: text }), spec).plans[0]!.at(2).bounds.types).toHaveLength(
      2,
    );
  });

  test('what records hold that no type bounds', () => {
    const code = `export class Machine { phase: { kind: 'idle' } | { kind: 'failed'; why: Error } = { kind: 'idle' }; go(): void {} }`;
    const text = initSpec(overlay({ '/virtual/code.ts': code }), '/virtual/code.ts', 'Machine');
    expect(text).toContain(
      `    "{ kind: 'failed', why }": {\n      why: oneOf(undefined), // Error: what does it hold?\n`,
    );
    const spec = '/virtual/code.check.ts';
    expect(load(overlay({ '/virtual/code.ts': code, [spec]: text }), spec).plans[0]!.at(2).bounds.types).toHaveLength(
      3,
    );
  });

  test('all kinds of arguments', () => {
    const code = `
      import { Other } from './lib/other.js';
      interface Point { x: number; flag?: boolean }
      class Hidden { next: Hidden | null = null }
      export default class C {
        compare = (a: number) => a;
        hidden: Hidden | null = null;
        go(a: number | null, b: 'x' | 'y', c: Point, d: Other, e: [number, number], f: Map<string, boolean>, g: Set<number>,
           i?: number, j: string | number[] = '') { new Hidden() }
        each(callback: (hidden: Hidden) => void) {}
        when(options: { date: Date }) {}
        all(first: number, ...others: boolean[]) {}
      }`;
    const files = overlay({ '/virtual/code.mts': code, '/virtual/lib/other.ts': 'export class Other {}' });
    const text = initSpec(files, '/virtual/code.mts', 'C');
    expect(text).toContain("import C from './code.mjs';");
    expect(text).toContain("import { Other } from './lib/other.js';");
    expect(text).toContain("hidden: tree('Hidden'),");
    expect(text).toContain('    // each: its parameter callback is a function, which no domain has');
    expect(text).toContain('    // when: its parameter options is ');
    expect(text).toContain('    all: [int(0, n), bool()],');
    expect(text).toContain('invariant: (_subject) => true');
    expect(text).toContain('compare: constant(), // a function: it keeps');
    const line = text.split('\n').find((one) => one.startsWith('    go:'));
    expect(line).toBe(
      "    go: [nullable(int(0, n)), oneOf('x', 'y'), record({ x: int(0, n), flag: anyOf(oneOf(undefined), bool()) }), instances(Other), " +
        "array(int(0, n), { length: 2 }), map(oneOf('a', 'b'), bool()), set(int(0, n)), " +
        "optional(int(0, n)), optional(anyOf(oneOf('a', 'b'), array(int(0, n))))],",
    );
  });

  test.each([
    [
      'a class of CommonJS, with nodes that it keeps to itself',
      'code.cjs',
      `function Node(value) { this.value = value; this.next = null; }
       class Queue {
         constructor() { this.head = null; this.length = 0; }
         put(value) { const node = new Node(value); node.next = this.head; this.head = node; this.length++; }
         forEach(callback) { for (let n = this.head; n; n = n.next) callback(n.value); }
       }
       module.exports = { Queue, other: 1 };`,
      ["import { Queue } from './code.cjs';", "next: tree('Node'),", '// forEach: its parameter callback'],
      ['put'],
    ],
    [
      'a class of CommonJS that is all that is exported',
      'code.js',
      'class Queue { constructor() { this.length = 0; } put() { this.length = 1; } } module.exports = Queue;',
      ["import Queue from './code.js';"],
      ['put'],
    ],
    [
      'a class whose fields and constructor no type bounds',
      'code.ts',
      `class Entry { next: Entry | null = null; extra: any = 'a'; constructor(public key: number) {} }
       export class Queue<T> {
         first: Entry | null = null; tag: any = null; cache = new WeakMap<object, number>();
         constructor(private readonly compare: (a: T, b: T) => number, size?: number) {}
         put(key: number) { this.first = new Entry(key); }
         when(date: Date) {}
       }`,
      ["first: tree('Entry'),", 'tag: constant(),', 'cache: constant(),', 'initial: () => new Queue(', '// when: '],
      ['put'],
    ],
  ])('%s', (_, name, code, lines, operations) => {
    const files = overlay({ [`/virtual/${name}`]: code });
    const text = initSpec(files, `/virtual/${name}`, 'Queue');
    for (const line of lines) expect(text).toContain(line);
    const spec = `/virtual/code.check.${name.endsWith('ts') ? 'ts' : 'mjs'}`;
    const { plans } = load(overlay({ [`/virtual/${name}`]: code, [spec]: text }), spec);
    expect(plans[0]!.at(3).bounds.operations.map((one) => one.name)).toEqual(operations);
  });

  test.each([
    ['code.ts', 'class C { go() {} } export const c = new C();'],
    ['code.cjs', 'class C { go() {} } module.exports = { other: 1, C };'],
  ])('a class that nobody can import, in %s', (name, code) => {
    const files = overlay({ [`/virtual/${name}`]: code });
    expect(refusal(() => initSpec(files, `/virtual/${name}`, 'C'))).toMatchObject({
      code: 'class-not-exported',
      message: `'${name}' does not export 'C'`,
    });
  });

  test('a class that is not there', () => {
    const problem = refusal(() => initSpec(nodeFiles, `${examples}tree-map/tree-map.ts`, 'TreMap'));
    expect(problem).toMatchObject({
      code: 'class-not-found',
      message: "'tree-map.ts' has no class 'TreMap'; it has Entry, TreeMap",
    });
  });
});
