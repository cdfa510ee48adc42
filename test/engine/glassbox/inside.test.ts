/**
 * States that are easily lost or made up: derived fields, below arrays and maps too, and arguments that only an unused entry of a map leads
 * to. What is right is plain from the code of each operation.
 */

import { beforeAll, expect, test } from 'vitest';
import { Checker } from '../../../src/pipeline/checker.js';
import { loadSolver, type SolverFactory } from '../../../src/solver/index.js';
import { specModulePath } from '../../../src/source/node-files.js';
import type { Bounds } from '../../../src/spec/bounds.js';
import { overlay } from '../plan/support.js';

const FILE = '/virtual/code.check.ts';
let solvers: SolverFactory;

beforeAll(async () => {
  solvers = await loadSolver();
});

function settled(spec: string): { readonly bounds: Bounds; end(operation: string): string } {
  const head = "import { array, check, derived, instances, int, map, nullable, set, tree } from 'glassbox';\n";
  const files = overlay({ [FILE]: `${head}${spec}` });
  const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const { bounds } = checker.settle(FILE, 0, 2, Infinity);
  return {
    bounds,
    end: (operation) =>
      checker.search(FILE, 0, bounds, { kind: 'operation', name: operation }, Infinity, () => undefined).end.kind,
  };
}

const CONTAINERS = {
  array: { type: 'Node[]', empty: '[]', all: 'this.children', bound: 'array(tree(Node, { optional: false }))' },
  map: {
    type: 'Map<number, Node>',
    empty: 'new Map()',
    all: '[...this.children.values()]',
    bound: 'map(int(0, 1), tree(Node, { optional: false }))',
  },
};

const tree = (kind: keyof typeof CONTAINERS, parentOfChildren: string): string => {
  const { type, empty, all, bound } = CONTAINERS[kind];
  return `class Node {
    children: ${type} = ${empty}; parent: Node | null = null; key = 0;
    all(): Node[] { return ${all}; }
    isOk(parent: Node | null): boolean {
      return this.parent === parent && this.key < 3 && this.all().every((one) => one.isOk(${parentOfChildren}));
    }
  }
  class Tree {
    root: Node | null = null;
    spoil(): void { if (this.root !== null) for (const one of this.root.all()) one.key = 3; }
  }
  check(Tree, {
    state: {
      Tree: { root: tree(Node) },
      Node: { children: ${bound}, parent: derived(nullable(instances(Node))), key: int(0, 3) },
    },
    invariant: (it) => it.root === null || it.root.isOk(null),
    operations: { spoil: [] },
  });`;
};

const parentIn = ({ types }: Bounds): string =>
  types.flatMap(({ fields }) => fields).find(({ name }) => name === 'parent')!.bound.kind;

test.each(['array', 'map'] as const)('a parent above elements (%s) is derived if the invariant says so', (kind) => {
  const { bounds, end } = settled(tree(kind, 'this'));
  expect(parentIn(bounds)).toBe('above');
  expect(end('spoil')).toBe('violated');
});

test.each(['array', 'map'] as const)('a parent that is always null (%s) is not the object above', (kind) => {
  const { bounds, end } = settled(tree(kind, 'null'));
  expect(parentIn(bounds)).not.toBe('above');
  expect(end('spoil')).toBe('violated');
});

test.each([
  ['one', 'above'],
  ['null', 'union'],
])('an owner of another class that is always %s is %s', (owner, kind) => {
  const { bounds, end } = settled(`class Part { parent: Whole | null = null; key = 0; }
  class Whole { part: Part | null = null; spoil(): void { if (this.part !== null) this.part.key = 3; } }
  check(Whole, {
    state: { Whole: { part: tree(Part) }, Part: { parent: derived(nullable(instances(Whole))), key: int(0, 3) } },
    invariant: (one) => one.part === null || (one.part.parent === ${owner} && one.part.key < 3),
    operations: { spoil: [] },
  });`);
  expect(parentIn(bounds)).toBe(kind);
  expect(end('spoil')).toBe('violated');
});

test.each([
  ['parent', 'above'],
  ['null', 'union'],
])('a parent that only types speak of, which the invariant wants to be %s, is %s', (parent, kind) => {
  const { bounds, end } = settled(`class Node { next: Node | null = null; parent: Node | null = null; key = 0; }
  const isOk = (node: Node | null, parent: Node | null): boolean =>
    node === null || (node.parent === ${parent} && node.key < 3 && isOk(node.next, node));
  class Tree {
    root: Node | null = null;
    grow(): void { this.root ??= new Node(); }
    spoil(): void { if (this.root !== null && this.root.next !== null) this.root.next.key = 3; }
  }
  check(Tree, { state: { Node: { key: int(0, 3) } }, invariant: (it) => isOk(it.root, null), operations: { spoil: [] } });`);
  expect(parentIn(bounds)).toBe(kind);
  expect(end('spoil')).toBe('violated');
});

test.each(['map(int(0, 1), instances(Node))', 'set(instances(Node))'])(
  '%s: what is beyond its size is no argument',
  (bound) => {
    const { end } = settled(`class Node { next: Node | null = null; }
  class Box {
    all = ${bound.startsWith('map') ? 'new Map<number, Node>()' : 'new Set<Node>()'};
    empty(node: Node): void { if (this.all.size === 0 && node.next !== null && node.next !== node) throw new Error('neither inside nor alone'); }
    one(node: Node): void { if (this.all.size === 1 && node.next !== null) throw new Error('inside'); }
  }
  check(Box, {
    state: { Box: { all: ${bound} }, Node: { next: nullable(instances(Node)) } },
    invariant: () => true,
    operations: { empty: [instances(Node)], one: [instances(Node)] },
  });`);
    expect(end('empty')).toBe('exhausted');
    expect(end('one')).toBe('violated');
  },
);
