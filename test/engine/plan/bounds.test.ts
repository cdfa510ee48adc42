/** Domains from specs, tags and types, in this order; and that fields are those that instances really have. */

import { describe, expect, test } from 'vitest';
import { optionalFields } from '../../../src/spec/bounds.js';
import { describeBound } from '../../../src/spec/describe.js';
import ts from 'typescript';
import { fieldsOf, plan, typeNamed } from './support.js';

describe('from types', () => {
  test.each([
    ['x = true', 'true or false'],
    ['x = 0', '0 … 3'],
    ["x: string = ''", "'', 'a' or 'b'"],
    ["x: 'red' | 'green' = 'red'", "'red' or 'green'"],
    ['x: Color = Color.Red', '0, 1 or 7'],
    ['x: number | null = null', '0 … 3, or null'],
    ['x?: boolean', 'true or false, or undefined'],
    ['x = new Part()', 'Part below'],
    ['x: Part | null = null', 'Part below, or null'],
    ['x: Link | null = null', 'any Link, or null'],
    ['x: number[] = []', 'array of 0 … 3 × (0 … 3)'],
    ['x: Part[] = []', 'array of 0 … 3 × (Part below)'],
    ['x: [number, number] = [0, 0]', 'array of 2 × (0 … 3)'],
    ['x = new Map<number, boolean>()', 'map of 0 … 3 × (0 … 3 → true or false)'],
    ['x = new Set<string>()', "set of 0 … 3 × ('a' or 'b')"],
    ['x: Point = { x: 0, y: 0 }', 'Point below'],
    ['x: T | null = null', "null, 'a' or 'b'"],
    ['x = 1n', '0n, 1n, 2n or 3n'],
    ['x: Term | null = null', 'any Leaf or any Sum, or null'],
    ['x: unknown[] = []', "array of 0 … 3 × ('a' or 'b')"],
    ['x: Base | null = null', 'Left below or Right below, or null'],
  ])('%s', (field, expected) => {
    const code = `
      enum Color { Red, Green, Blue = 7 }
      interface Point { x: number; y: number }
      class Part { size = 0 }
      class Link { next: Link | null = null }
      abstract class Base {}
      class Left extends Base { left = 0 }
      class Right extends Base { right = 0 }
      abstract class Term {}
      class Leaf extends Term { n = 0 }
      class Sum extends Term { a: Term | null = null }
      export class C<T> { ${field}; touch(): void { new Left(); new Right(); new Link(); new Part(); new Leaf(); new Sum(); } }`;
    const [x] = fieldsOf(plan(code, 'check(code.C)'), 'C');
    expect(x).toBe(`x: ${expected} (type)`);
  });

  test('what no type covers keeps its value', () => {
    const code = `export class C { compare = (a: number, b: number) => a - b; when = new Date(0); id = Symbol('c');
      table: Record<string, number> = {}; log: { write(): void } = { write() {} }; go() {} }`;
    expect(fieldsOf(plan(code, 'check(code.C)'), 'C')).toEqual(
      ['compare', 'when', 'id', 'table', 'log'].map((name) => `${name}: as in the initial state (initial)`),
    );
  });

  test('tuples: elements one by one, unless all are of one type', () => {
    const code = `export class Item { n = 0; }
      export class C { pair: [string, boolean] = ['a', false]; point: [number, number] = [0, 0];
        items: [Item, number][] = []; odd: [() => void, number] = [() => {}, 0]; go(step: [number, Item]) {} }`;
    const planned = plan(code, 'check(code.C)');
    expect(fieldsOf(planned, 'C')).toEqual([
      "pair: ['a' or 'b'; true or false] (type)",
      'point: array of 2 × (0 … 3) (type)',
      'items: array of 0 … 3 × ([Item below; 0 … 3]) (type)',
      'odd: as in the initial state (initial)',
    ]);
    expect(describeBound(planned.bounds.operations[0]!.arguments[0]!)).toBe('[0 … 3; any Item]');
  });

  test('generic classes: what the spec says, what the code says, letters', () => {
    const code = `
      class Cell<T> { constructor(public item: T) {} }
      export class Box<V> { numbers = new Cell<number>(0); put(value: V): void {} }
      export class Pair<K extends 1 | 2, V> { key: K | null = null; value: V | null = null; set(key: K, value: V) {} }`;
    expect(fieldsOf(plan(code, 'check(code.Box)'), 'Cell')).toEqual(['item: 0 … 3 (type)']);
    const pair = plan(code, "check(code.Pair, { generics: { V: oneOf('p', 'q') } })");
    expect(fieldsOf(pair, 'Pair')).toEqual(['key: null, 1 or 2 (type)', "value: null, 'p' or 'q' (type)"]);
  });

  test('records of a discriminated union', () => {
    const code = `
      interface Add { type: 'add'; amount: number }
      type Action = Add | { type: 'clear' };
      export class C { total = 0; apply(action: Action): void {} }`;
    const planned = plan(code, 'check(code.C)');
    expect(planned.bounds.operations[0]!.arguments).toEqual([
      {
        kind: 'union',
        members: [
          { kind: 'tree', type: '/virtual/code.ts#Add' },
          { kind: 'tree', type: '/virtual/code.ts#3:27' },
        ],
      },
    ]);
    expect(fieldsOf(planned, 'Add')).toEqual(["type: 'add' (type)", 'amount: 0 … 3 (type)']);
    expect(typeNamed(planned, 'Add').kind).toBe('record');
  });
});

describe('from tags and names', () => {
  const code = `
    export class Node {
      /** @tree */
      left: Node | null = null;
      /** @tree */
      children: Node[] = [];
      parent: Node | null = null;
      other: Node | null = null;
    }
    export class Tree { /** @tree */ root: Node | null = null; go() { new Node() } }`;

  test('@tree, and a parent that leads up it', () => {
    const planned = plan(code, 'check(code.Tree)');
    expect(fieldsOf(planned, 'Tree')).toEqual(['root: Node below, or null (tag)']);
    expect(fieldsOf(planned, 'Node')).toEqual([
      'left: Node below, or null (tag)',
      'children: array of 0 … 3 × (Node below) (tag)',
      'parent: Node above, or null (type, else any Node, or null)',
      'other: any Node, or null (type)',
    ]);
  });

  test('without any tree nothing leads up', () => {
    const bare = code.replaceAll('/** @tree */', '');
    expect(fieldsOf(plan(bare, 'check(code.Tree)'), 'Node')[2]).toBe('parent: any Node, or null (type)');
  });

  test('the spec has the last word', () => {
    const spec = `check(code.Tree, { state: { Node: { left: nullable(instances(code.Node, 5)), parent: constant(), other: derived() } } })`;
    const planned = plan(code, spec);
    expect(fieldsOf(planned, 'Node')).toEqual([
      'left: any Node, or null (spec)',
      'children: array of 0 … 3 × (Node below) (tag)',
      'parent: as in the initial state (spec)',
      'other: Node above, or null (spec, else any Node, or null)',
    ]);
    expect(typeNamed(planned, 'Node').count).toBe(5);
  });
});

describe('from specs', () => {
  test.each([
    ['bool()', 'true or false'],
    ['int()', '0 … 3'],
    ['int(2)', '2 … 3'],
    ['int(-1, 5)', '-1 … 5'],
    ["oneOf('x', 1, null, 'x')", "'x', 1 or null"],
    ['nullable(int(), undefined)', '0 … 3, or undefined'],
    ['tree(code.E)', 'E below, or null'],
    ['tree(code.E, { optional: false })', 'E below'],
    ['instances(code.E)', 'any E'],
    ["tree('E')", 'E below, or null'],
    ["instances('Hidden')", 'any Hidden'],
    ['array(bool())', 'array of 0 … 3 × (true or false)'],
    ['array(bool(), { minimum: 7 })', 'array of 7 × (true or false)'],
    ['array(bool(), { length: 2 })', 'array of 2 × (true or false)'],
    ['array(bool(), { minimum: 1, maximum: 2 })', 'array of 1 … 2 × (true or false)'],
    ['array(bool(), { holes: true })', 'array of 0 … 3 × (true or false or a hole)'],
    ["map(int(), oneOf('a'), { maximum: 2 })", "map of 0 … 2 × (0 … 3 → 'a')"],
    ['set(int(1, 2))', 'set of 0 … 3 × (1 … 2)'],
    ['record({ p: int() })', 'C.x below'],
    ['anyOf(bool(), nullable(int()), oneOf(undefined))', 'true or false or 0 … 3, or null or undefined'],
    ['constant()', 'as in the initial state'],
    ['derived(int())', '0 … 3'],
  ])('%s', (domain, expected) => {
    const code = 'export class E { y = 0 } class Hidden {} export class C { x: unknown = 1; go() { new Hidden() } }';
    const planned = plan(code, `check(code.C, { state: { C: { x: ${domain} } } })`);
    expect(fieldsOf(planned, 'C')).toEqual([`x: ${expected} (spec)`]);
  });

  test('plain objects get a name by their fields, and may lead to each other', () => {
    const spec = `check(code.C, { state: { C: { root: tree('Node') },
      Node: { left: tree('Node'), up: derived(nullable(instances('Node'), undefined)), key: int() } } })`;
    const planned = plan('export class C { root: unknown = null; go() {} }', spec);
    expect(fieldsOf(planned, 'C')).toEqual(['root: Node below, or null (spec)']);
    expect(typeNamed(planned, 'Node')).toMatchObject({ kind: 'record', count: 3 });
    expect(fieldsOf(planned, 'Node').map((text) => text.replace(/, else.*| \(.*$/, ''))).toEqual([
      'left: Node below, or null',
      'up: Node above, or undefined',
      'key: 0 … 3',
    ]);
  });

  test('the function that a field holds may be listed, and is kept', () => {
    const code = `export const up = () => 1; export class C { compare = up; go() {} }`;
    const spec = 'check(code.C, { state: { C: { compare: oneOf(code.up) } } })';
    expect(fieldsOf(plan(code, spec), 'C')).toEqual(['compare: as in the initial state (spec)']);
  });

  test('names of interfaces mean these, with the fields that the spec does not list', () => {
    const code = `export interface Upload { name: string; size: number; next: Upload | null }
      export class C { head: Upload | null = null; go() {} }`;
    const spec = `check(code.C, { state: { C: { head: tree('Upload') }, Upload: { next: tree('Upload') } } })`;
    expect(fieldsOf(plan(code, spec), 'Upload')).toEqual([
      "name: 'a' or 'b' (type)",
      'size: 0 … 3 (type)',
      'next: Upload below, or null (spec)',
    ]);
  });

  test('accessors are no fields, whatever the checker calls them', () => {
    const code = `function C() { this.size = 0; }
      Object.defineProperty(C.prototype, 'length', { get: function () { return this.size; } });
      C.prototype.go = function () {};
      module.exports = { C };`;
    const spec = 'check(code.C, { state: { C: { size: int() } }, operations: { go: [] } })';
    expect(fieldsOf(plan(code, spec, 3, 'code.cjs'), 'C')).toEqual(['size: 0 … 3 (spec)']);
  });

  test('operations that only the spec has, and results that are the next state', () => {
    const code =
      'export class C { n = 0; plus(k: number): C { const made = new C(); made.n = this.n + k; return made; } }';
    const spec = `check(code.C, { operations: { plus: { arguments: [int()], next: 'result' },
      twice: { call: (c, k) => c.plus(k).plus(k), arguments: [int(0, 1)] }, peek: { call: (c) => c.n } } })`;
    const { operations } = plan(code, spec).bounds;
    expect(operations.map(({ name, form, next }) => [name, form, next])).toEqual([
      ['plus', 'method', 'result'],
      ['twice', 'spec', 'subject'],
      ['peek', 'spec', 'subject'],
    ]);
    expect(operations.map((one) => one.arguments.map((bound) => describeBound(bound)))).toEqual([
      ['0 … 3'],
      ['0 … 1'],
      [],
    ]);
  });

  test('what stands for an absent property is known, whoever gave its domain', () => {
    const code = 'export class C { a?: number; b?: number; c?: number; d: number | undefined; go() {} }';
    const planned = plan(code, 'check(code.C, { state: { C: { b: oneOf(1, undefined), c: int() } } })');
    expect(optionalFields(planned.bounds)).toEqual(['C.a', 'C.b']);
  });

  test('options may depend on the scope', () => {
    const spec = 'check(code.C, (n) => ({ scope: 9, state: { C: { x: int(0, 2 * n) } } }))';
    expect(fieldsOf(plan('export class C { x = 0; go() {} }', spec, 4), 'C')).toEqual(['x: 0 … 8 (spec)']);
  });

  test('records have fields of their own, and heights and counts reach the type', () => {
    const code =
      'export class E { next: E | null = null } export class C { x: unknown = 1; e: E | null = null; go() {} }';
    const spec = `check(code.C, { state: {
      C: { x: record({ p: int(0, 1), q: record({ r: bool() }) }), e: tree(code.E, { count: 5 }) },
      E: { next: tree(code.E, { height: 4 }) },
    } })`;
    const planned = plan(code, spec);
    expect(fieldsOf(planned, 'C.x')).toEqual(['p: 0 … 1 (spec)', 'q: C.x.q below (spec)']);
    expect(fieldsOf(planned, 'C.x.q')).toEqual(['r: true or false (spec)']);
    expect(typeNamed(planned, 'E')).toMatchObject({ count: 5, height: 4, kind: 'class', hasLocalInvariant: false });
  });

  test('parts that every object has are counted as often as there are objects', () => {
    const code = `
      class Part { size = 0 }
      class Node { a = new Part(); b = new Part(); next: Node | null = null; repOkLocal() { return true } }
      export class C { node: Node | null = null; parts: [Part, Part] = [new Part(), new Part()]; go() { new Node() } }`;
    const planned = plan(code, 'check(code.C)', 3);
    expect(planned.bounds.types.map(({ name, count }) => [name, count])).toEqual([
      ['C', 3],
      ['Node', 3],
      ['Part', 3 * 2 + 2],
    ]);
    expect(typeNamed(planned, 'Node').hasLocalInvariant).toBe(true);
  });
});

describe('fields are those of real instances', () => {
  /** What node says the keys of an instance are, in order. */
  async function keysInNode(code: string, name: string): Promise<readonly string[]> {
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    const loaded = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`
    )) as Record<string, new () => object>;
    return Reflect.ownKeys(new loaded[name]!()).filter((key) => typeof key === 'string');
  }

  test.each([
    [
      'initialisers and the constructor',
      'export class C { b = 1; a: number; constructor() { this.a = 0; (this as any).late = 5 } go() {} }',
    ],
    ['parameter properties', 'export class C { z = 1; constructor(public y = 2, readonly x = 3) {} go() {} }'],
    ['a base class', 'class B { q = 1; p = 2 } export class C extends B { o = 3; override q = 4; go() {} }'],
    ['fields without values', 'export class C { b?: number; a: number | undefined; declare never: number; go() {} }'],
    [
      'a deleted field',
      'export class C { a = 1; b = 2; constructor() { delete (this as any).a; this.a = 3 } go() {} }',
    ],
    ['keys that are numbers', 'export class C { b = 1; 7 = 2; 3 = 1; go() {} }'],
  ])('%s', async (_name, code) => {
    const planned = plan(code, 'check(code.C, { state: {} })');
    const names = typeNamed(planned, 'C').fields.map(({ name }) => name);
    const inNode = await keysInNode(code, 'C');
    expect(names.filter((name) => inNode.includes(name))).toEqual(inNode);
    expect([...planned.handles.types.values()][0]!.keys.size).toBe(names.length);
  });

  test('private fields are there under their names, with keys of their own', () => {
    const code = 'export class C { a = 0; #b = true; c = 1; #method() { return this.#b } go() { this.#method() } }';
    const planned = plan(code, "check(code.C, { state: { C: { '#b': oneOf(true) } } })");
    expect(fieldsOf(planned, 'C')).toEqual(['a: 0 … 3 (type)', '#b: true (spec)', 'c: 0 … 3 (type)']);
    const keys = [...planned.handles.types.values()][0]!.keys;
    expect([...keys].map(([name, key]) => [name, typeof key])).toEqual([
      ['a', 'string'],
      ['#b', 'symbol'],
      ['c', 'string'],
    ]);
  });

  test('what prototypes hold is no field, and a method under another name is an operation', () => {
    const code = `export function Stack() { this.size = 0; }
      Stack.prototype.first = function (n) { return this.size; };
      Stack.prototype.peek = Stack.prototype.first;
      Stack.prototype.limit = 3;
      Object.assign(Stack.prototype, { top: Stack.prototype.first });`;
    const planned = plan(code, 'check(code.Stack, { state: { Stack: { size: int(0, 3) } } })', 3, 'code.js');
    expect(fieldsOf(planned, 'Stack')).toEqual(['size: 0 … 3 (spec)']);
    expect(planned.bounds.operations.map(({ name, parameters }) => `${name}(${parameters.join()})`)).toEqual([
      'first(n)',
      'peek(n)',
    ]);
  });

  test('plain JavaScript', () => {
    const code = `
      function Node(value) { this.value = value; this.next = null; }
      function List() { this.head = null; this.size = 0; this.compare = (a, b) => a - b; }
      List.prototype.add = function (value) { const node = new Node(value); node.next = this.head; this.head = node; };
      module.exports = { List, Node };`;
    const spec = 'check(code.List, { state: { Node: { value: int(), next: tree(code.Node) } } })';
    const planned = plan(code, spec, 3, 'code.cjs');
    expect(fieldsOf(planned, 'List')).toEqual([
      'head: any Node, or null (type)',
      'size: 0 … 3 (type)',
      'compare: as in the initial state (initial)',
    ]);
    expect(fieldsOf(planned, 'Node')).toEqual(['value: 0 … 3 (spec)', 'next: Node below, or null (spec)']);
    expect(planned.bounds.operations).toEqual([
      {
        name: 'add',
        form: 'method',
        next: 'subject',
        arguments: [{ kind: 'choice', members: ['a', 'b'] }],
        parameters: ['value'],
        origin: 'type',
      },
    ]);
  });
});
