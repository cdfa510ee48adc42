/** A first spec: its text for one class, and that every text it writes can be planned as it stands. */

import { describe, expect, test } from 'vitest';
import { initSpec } from '../../../src/engine/plan/init.js';
import { nodeFiles } from '../../../src/source/node-files.js';
import { load, overlay, refusal } from './support.js';

const examples = new URL('../../../examples/', import.meta.url).pathname;

describe('initSpec', () => {
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

  test('all kinds of arguments', () => {
    const code = `
      import { Other } from './lib/other.js';
      interface Point { x: number; flag?: boolean }
      class Hidden { next: Hidden | null = null }
      export default class C {
        compare = (a: number) => a;
        hidden: Hidden | null = null;
        go(a: number | null, b: 'x' | 'y', c: Point, d: Other, e: [number, number], f: Map<string, boolean>, g: Set<number>,
           h: () => void, i?: number, j: string | number[] = '') { new Hidden() }
      }`;
    const files = overlay({ '/virtual/code.mts': code, '/virtual/lib/other.ts': 'export class Other {}' });
    const text = initSpec(files, '/virtual/code.mts', 'C');
    expect(text).toContain("import C from './code.mjs';");
    expect(text).toContain("import { Other } from './lib/other.js';");
    expect(text).toContain('// Hidden has to be exported from ./code.mjs');
    expect(text).toContain('invariant: (_subject) => true');
    expect(text).toContain('// compare: a function does not say');
    const line = text.split('\n').find((one) => one.startsWith('    go:'));
    expect(line).toBe(
      "    go: [nullable(int(0, n)), oneOf('x', 'y'), record({ x: int(0, n), flag: anyOf(oneOf(undefined), bool()) }), instances(Other), " +
        "array(int(0, n), { length: 2 }), map(oneOf('a', 'b'), bool()), set(int(0, n)), oneOf(/* a function */), " +
        "anyOf(oneOf(undefined), int(0, n)), anyOf(oneOf(undefined), oneOf('a', 'b'), array(int(0, n)))],",
    );
  });

  test('a class that is not there', () => {
    const problem = refusal(() => initSpec(nodeFiles, `${examples}tree-map/tree-map.ts`, 'TreMap'));
    expect(problem).toMatchObject({
      code: 'class-not-found',
      message: "'tree-map.ts' has no class 'TreMap'; it has Entry, TreeMap",
    });
  });
});
