/** From a spec file to plans: loading, operations, ways to begin, handles into the evaluator, and what is refused. */

import { unlogged } from '../../../src/heap/index.js';
import { describe, expect, test } from 'vitest';
import { Decoder, type Machine } from '../../../src/eval/index.js';
import { invoke } from '../../../src/engine/plan/reading.js';
import { describeArgument } from '../../../src/spec/describe.js';
import type { Value } from '../../../src/value/index.js';
import { load, loadSpec, overlay, plan, refusal, shownText } from './support.js';

function decode(machine: Machine, value: Value): unknown {
  const view = {
    value: () => {
      throw new Error('symbolic');
    },
    holds: () => true,
  };
  return new Decoder(machine.realm, view).decode(value);
}

const operations = (code: string, spec: string): readonly string[] =>
  plan(code, spec).bounds.operations.map(
    ({ name, parameters, arguments: bounds }) =>
      `${name}(${bounds.map((bound, i) => `${parameters[i]!}: ${describeArgument(bound)}`).join('; ')})`,
  );

describe('loading', () => {
  test('several checks of one file, in order', () => {
    const code = 'export class A { go() {} } export class B { go() {} } export function f(n: number) { return n }';
    const { plans } = loadSpec(
      code,
      "check(code.A, { scope: 4 }); check(code.B, { name: 'the other' }); check.function(code.f)",
    );
    expect(plans.map(({ kind, name, ordinal, scope }) => [kind, name, ordinal, scope])).toEqual([
      ['class', 'A', 0, 4],
      ['class', 'the other', 1, null],
      ['function', 'f', 2, null],
    ]);
    expect(plans.map(({ span }) => span?.source.text.slice(span.start, span.start + 12))).toEqual([
      'check(code.A',
      'check(code.B',
      'check.functi',
    ]);
  });

  test('from anywhere, glassbox is our module', () => {
    const files = overlay({
      '/virtual/a/helper.ts': "import { int } from 'glassbox'; export const small = int(0, 1);",
      '/virtual/code.ts':
        "import { assert } from 'glassbox'; export class C { x = 0; go(n: number) { assert(n >= 0) } }",
      '/virtual/node_modules/glassbox/index.js': "throw new Error('not this one')",
      '/virtual/c.check.ts':
        "import { check } from 'glassbox'; import { small } from './a/helper.js'; import { C } from './code.js'; check(C, { state: { C: { x: small } } })",
    });
    const [only] = load(files, '/virtual/c.check.ts').plans;
    expect(only!.at(9).bounds.types[0]!.fields[0]!.bound).toEqual({ kind: 'integer', lo: 0, hi: 1 });
  });

  test('what goes wrong while loading', () => {
    const code = 'export class C { go() {} }';
    const thrown = refusal(() => loadSpec(code, 'const list = []; list.first.second;'));
    expect(thrown).toMatchObject({ code: 'spec-failed', kind: 'input' });
    expect(thrown.message).toContain("TypeError: Cannot read properties of undefined (reading 'second')");
    expect(shownText(thrown)).toBe('list.first.second');
    expect(refusal(() => loadSpec(code, '1;')).code).toBe('no-checks');
    expect(refusal(() => loadSpec(code, "import './missing.js'; check(code.C)")).code).toBe('module-not-found');
    expect(refusal(() => load(overlay({}), '/virtual/none.check.ts')).code).toBe('file-not-found');
    const late = refusal(() =>
      loadSpec(code, 'check(code.C, (n) => { if (n > 2) throw new RangeError("no"); return {} })').plans[0]!.at(3),
    );
    expect(late.message).toBe('the options of the check threw RangeError: no');
  });
});

describe('operations', () => {
  test('every public method, unless it is there for something else', () => {
    const code = `export class C {
      put(key: number, note?: string) {} get(which: 'x' | 'y' | null) {} has(part: Part, other: Part | null) {}
      private hidden() {} _internal() {} #secret() {} static make() {} get size() { return 0 } repOk() { return true } repOkLocal() { return true }
      putPrecondition() { return true } getPostcondition() { return true } strangePrecondition() { return true }
      /** @ghost */ model() {}
      *[Symbol.iterator]() {}
    } export class Part { c: C | null = null }`;
    expect(operations(code, 'check(code.C)')).toEqual([
      "put(key: 0 … 3; note: 'a' or 'b' or left out)",
      "get(which: null, 'x' or 'y')",
      'has(part: any Part; other: any Part, or null)',
      'strangePrecondition()',
    ]);
  });

  test('those of the spec, in its order', () => {
    const code = 'export class C { a(n: number) {} b(n: number, f: () => void) {} private c() {} }';
    const spec = `check(code.C, { operations: { c: [], b: [oneOf('z'), oneOf(undefined)], a: { precondition: () => true, throws: RangeError } } })`;
    expect(operations(code, spec)).toEqual(['c()', "b(n: 'z'; f: undefined)", 'a(n: 0 … 3)']);
  });

  test('closures of the spec and companions in the class can be called', () => {
    const code = `export class C {
      x = 5;
      add(n: number) { this.x += n; return this.x }
      addPrecondition(n: number) { return n < 3 }
      addPostcondition(old: C, result: number, n: number) { return result === old.x + n }
    }`;
    const { program, plans } = loadSpec(
      code,
      `check(code.C, { invariant: (c) => c.x < 7, operations: { add: {
         precondition: (c, n) => n > 0, postcondition: (c, old, result, n) => c.x === result, throws: [RangeError, code.C] } } })`,
    );
    const { machine } = program;
    const { handles } = plans[0]!.at(3);
    const [add] = handles.operations;
    const { subject } = handles.beginnings[0]!;
    const run = (callee: Value, ...actuals: Value[]): unknown =>
      decode(machine, invoke(machine, callee, actuals, 'it', null));
    const list = (...values: Value[]): Value => machine.realm.array(values);
    expect(run(handles.invariant, subject)).toBe(true);
    expect([0, 1, 2, 3].map((n) => run(add!.precondition, subject, list(n)))).toEqual([false, true, true, false]);
    const old = plans[0]!.at(3).handles.beginnings[0]!.subject;
    expect(run(add!.call, subject, list(2))).toBe(7);
    expect(run(handles.invariant, subject)).toBe(false);
    expect(run(add!.postcondition, subject, old, 7, list(2))).toBe(true);
    expect(run(add!.postcondition, subject, old, 7, list(1))).toBe(false);
    expect(add!.throws.map((one) => (decode(machine, one) as { name: string }).name)).toEqual(['RangeError', 'C']);
  });

  test('functions: reducers and plain ones', () => {
    const code = `export interface S { n: number; ok: boolean }
      export function reduce(state: S, action: 'up' | 'down'): S { return state }
      export function plain(a: number, b: boolean): number { return a }`;
    const reducer = plan(
      code,
      'check.function(code.reduce, { invariant: (s) => s.ok, initial: () => ({ n: 0, ok: true }) })',
    );
    expect(reducer.bounds.subject).toEqual({ kind: 'tree', type: '/virtual/code.ts#S' });
    expect(reducer.bounds.operations).toEqual([
      {
        name: 'reduce',
        form: 'function',
        next: 'result',
        arguments: [{ kind: 'choice', members: ['up', 'down'] }],
        parameters: ['action'],
        origin: 'type',
      },
    ]);
    expect(reducer.handles).toMatchObject({ next: 'result' });
    const plainly = plan(code, 'check.function(code.plain, { postcondition: (r, a) => r === a })');
    expect(plainly.bounds).toMatchObject({ subject: null, types: [], beginnings: [] });
    expect(plainly.bounds.operations[0]!.parameters).toEqual(['a', 'b']);
    expect(plainly.handles.next).toBe('nothing');
  });
});

describe('ways to begin', () => {
  const code = `export class C {
    list: number[] = [];
    constructor(readonly size: number) { if (size < 2) throw new RangeError('too small') }
    go() {}
    /** @factory */ static of(n: number) { if (n === 0) throw new Error('none'); return new C(n + 5) }
  }`;

  test('the constructor, with arguments that it takes; factories of the code', () => {
    const { program, plans } = loadSpec(code, 'check(code.C)');
    const { bounds, handles } = plans[0]!.at(4);
    expect(bounds.beginnings.map(({ name, callee }) => [name, callee.kind])).toEqual([
      ['new C', 'constructor'],
      ['C.of', 'factory'],
    ]);
    expect(bounds.beginnings[0]!.arguments).toEqual([{ kind: 'integer', lo: 0, hi: 4 }]);
    expect(handles.beginnings.map(({ subject, actuals }) => [decode(program.machine, subject), actuals])).toEqual([
      [{ list: [], size: 4 }, [4]],
      [{ list: [], size: 6 }, [1]],
    ]);
  });

  test('what the spec says instead', () => {
    const { program, plans } = loadSpec(code, 'check(code.C, { initial: [() => new code.C(2), () => new code.C(3)] })');
    const { bounds, handles } = plans[0]!.at(4);
    expect(bounds.beginnings.map(({ name, text }) => [name, text])).toEqual([
      ['initial[0]', 'new code.C(2)'],
      ['initial[1]', 'new code.C(3)'],
      ['C.of', undefined],
    ]);
    expect(
      handles.beginnings.map(({ subject }) => (decode(program.machine, subject) as { size: number }).size),
    ).toEqual([2, 3, 6]);
    const given = plan(code, 'check(code.C, { construct: [int(2, 3)] })');
    expect(given.bounds.beginnings[0]).toMatchObject({ parameters: ['size'], origin: 'spec' });
    expect(given.handles.beginnings[0]!.actuals).toEqual([2]);
  });

  test('some parameters of the constructor by the spec, the others by their types', () => {
    const ring = `export class Ring { constructor(readonly size: number, readonly strict: boolean, readonly name = 'r') {} go() {} }`;
    const given = (construct: string): readonly string[] =>
      plan(ring, `check(code.Ring, { construct: ${construct} })`).bounds.beginnings[0]!.arguments.map((one) =>
        describeArgument(one),
      );
    expect(given('[oneOf(3)]')).toEqual(['3', 'true or false']);
    expect(given('{ strict: oneOf(true) }')).toEqual(['0 … 3', 'true', "'a' or 'b' or left out"]);
    expect(refusal(() => given('{ strikt: bool() }'))).toMatchObject({
      code: 'unknown-parameter',
      message: "the constructor of Ring has no parameter 'strikt'; it has size, strict, name",
    });
  });

  test('an example of each class, exported or not, is no part of a beginning', () => {
    const hidden = `class Node { next: Node | null = null; constructor(readonly key: number, of: Other) { of.n } }
      class Other { n = 1; constructor(private readonly name: 'x') {} }
      export class List { head: Node | null = null; add(key: number) { this.head = new Node(key, new Other('x')) } }`;
    const { program, plans } = loadSpec(hidden, 'check(code.List)');
    const { handles, bounds } = plans[0]!.at(2);
    expect(bounds.types.map(({ name }) => name)).toEqual(['List', 'Node']);
    const [list, node] = bounds.types.map(({ id }) => handles.types.get(id)!);
    expect(decode(program.machine, node!.example!)).toEqual({ key: 0, next: null });
    expect(list!.example).not.toBe(handles.beginnings[0]!.subject);
    expect(unlogged.shape(node!.example!)).toMatchObject({ prototype: node!.prototype });
    expect((decode(program.machine, node!.class!) as { name: string }).name).toBe('Node');
  });

  test('declarative functions, by tag and by name', () => {
    const { handles } = plan('export class C { go() {} }', "check(code.C, { declarative: ['named'] })");
    const source = handles.operations[0]!.method!.data as { source: Parameters<typeof handles.isDeclarative>[0] };
    expect(handles.isDeclarative(source.source)).toBe(false);
    expect(handles.isDeclarative({ ...source.source, name: 'named' })).toBe(true);
    expect(handles.isDeclarative({ ...source.source, isDeclarative: true })).toBe(true);
  });
});

test('a line that the spec lacks can be added as it is shown', () => {
  const code = `export class C { phase: { kind: 'idle' } | { kind: 'failed'; why: Error } = { kind: 'idle' }; go(): void {} }`;
  const { remedy } = refusal(() => plan(code, 'check(code.C)'));
  const line = /state: .*/.exec(remedy)![0];
  expect(line).toBe(`state: { "{ kind: 'failed', why }": { why: oneOf(undefined) } }`);
  expect(plan(code, `check(code.C, { ${line} })`).bounds.types).toHaveLength(3);
});

describe('refusals', () => {
  const code = `export class E { next: any; key = 0 }
    export class C { e: E | null = null; go() {} sort(compare: (a: number) => number) {} all(...list: number[]) {} }
    export class Broken { constructor() { throw new Error('never') } go() {} }
    export class Empty { x = 0 }
    export class Sorted { constructor(readonly compare: () => number) {} go() {} }`;
  const ok = 'operations: { go: [] }';
  test.each([
    ['domain-needed', 'check(code.C, { OK })', 'state: { E: { next: tree(E) } }', 'class E'],
    [
      'domain-needed',
      'check(code.C, { OK, state: { E: { next: derived() } } })',
      'next: derived(nullable(instances(E)))',
      'class E',
    ],
    ['argument-domain-needed', 'check(code.C, { state: { E: { next: bool() } } })', '{ sort: [oneOf(…)] }', 'sort('],
    ['argument-domain-needed', 'check(code.C, { operations: { all: {} } })', 'operations: { all: [oneOf(…)] }', 'all('],
    [
      'unknown-type',
      'check(code.C, { OK, state: { E: { next: bool() }, Q: { a: int() } } })',
      'spelling',
      '{ a: int() }',
    ],
    ['unknown-field', 'check(code.C, { OK, state: { E: { next: bool(), nxt: int() } } })', 'spelling', 'int()'],
    ['unknown-operation', 'check(code.C, { operations: { run: [bool()] } })', 'spelling', '[bool()]'],
    ['not-a-domain', 'check(code.C, { OK, state: { E: { next: 7 } } })', 'write oneOf(7)', '7'],
    ['not-a-domain', "check(code.C, { OK, state: { E: { next: { domain: 'x' } } } })", 'oneOf', "{ domain: 'x' }"],
    ['not-a-domain', 'check(code.C, { operations: { all: [constant()] } })', 'oneOf', '[constant()]'],
    ['not-a-class', 'check(code.C, { OK, state: { E: { next: tree(code.Nothing) } } })', 'class', 'tree(code.Nothing)'],
    ['not-a-class', 'check(code.Nothing ?? Map)', 'class', 'check(code.Nothing ?? Map)'],
    ['empty-domain', 'check(code.C, { OK, state: { E: { next: int(3, 2) } } })', 'write int(2, 3)', 'int(3, 2)'],
    ['empty-domain', 'check(code.C, { OK, state: { E: { next: oneOf() } } })', 'write oneOf(0, 1)', 'oneOf()'],
    [
      'empty-domain',
      'check(code.C, { OK, state: { E: { next: array(bool(), { minimum: 2, maximum: 1 }) } } })',
      'one value',
      'array(',
    ],
    ['unbounded-domain', 'check(code.C, { OK, state: { E: { next: int(0, 0.5) } } })', 'whole', 'int(0, 0.5)'],
    [
      'unbounded-domain',
      'check(code.C, { OK, state: { E: { next: tree(code.E, { count: -1 }) } } })',
      'whole',
      'tree(',
    ],
    ['not-a-class', "check(code.C, { OK, state: { E: { next: tree('Nothing') } } })", 'class', "tree('Nothing')"],
    ['not-a-domain', 'check(code.Sorted, { construct: [made(7)] })', 'made(() => …)', '[made('],
    ['not-a-domain', 'check(code.C, { operations: { all: [oneOf([1, "a"])] } })', "oneOf(1, 'a'), without", '[oneOf('],
    ['not-a-domain', 'check(code.C, { operations: { all: [[1, 2]] } })', 'oneOf(1, 2) for one of these', '[[1, 2]]'],
    ['not-a-domain', 'check(code.C, { operations: { all: ["a"] } })', "write oneOf('a')", '["a"]'],
    [
      'not-a-domain',
      'check(code.C, { OK, state: { E: { next: code.E } } })',
      'write tree(E) or instances(E)',
      'code.E',
    ],
    ['not-a-class', 'check(code.C, { OK, state: { E: { next: tree(new code.E()) } } })', 'write tree(E)', 'tree(new'],
    [
      'unknown-type',
      'check(code.C, { OK, state: { E: { next: bool() }, e: tree(code.E) } })',
      'write state: { C: { e: … } }',
      'tree(code',
    ],
    ['spec-failed', 'check(code.C, { OK }); check(Lost)', "import { Lost } from './….js'", 'Lost'],
    ['empty-domain', 'check(code.Sorted, { construct: [made()] })', 'at least one value', '[made('],
    ['argument-domain-needed', 'check(code.Sorted)', 'construct: [oneOf(…)]', 'class Sorted'],
    ['cannot-construct', 'check(code.Broken)', 'initial: () => new Broken(', 'class Broken'],
    ['no-operations', 'check(code.Empty)', 'operations:', 'class Empty'],
    ['wrong-option', 'check(code.C, { invariantt: () => true })', 'options', 'check(code.C, { inv'],
    ['wrong-option', "check(code.C, { scope: '3' })", 'options', "check(code.C, { scope: '3'"],
    ['wrong-option', 'check(code.C, { operations: { go: { post: () => true } } })', 'options', '{ post:'],
    ['wrong-option', 'check(code.C, { throws: RangeError })', 'options', 'check(code.C, { throws'],
    ['unknown-operation', 'check(code.C, { OK, throws: { goo: RangeError } })', 'spelling', 'RangeError'],
    ['too-many-domains', 'check(code.C, { operations: { go: [bool(), bool()] } })', 'one domain', '[bool(), bool()]'],
    ['too-many-domains', 'check.function((x) => x, { arguments: [bool(), bool()] })', 'one domain', '[bool(), bool()]'],
    ['wrong-option', 'check(code.C); check(null)', 'options', 'check(null)'],
    ['spec-failed', "check(code.C, { OK, initial: () => { throw new Error('x') } })", 'node', "new Error('x')"],
  ])('%s: %s', (expected, spec, remedy, place) => {
    const problem = refusal(() => plan(code, spec.replace('OK', ok)));
    expect(problem).toMatchObject({ code: expected, kind: 'input' });
    expect(problem.remedy).toContain(remedy);
    expect(shownText(problem)?.startsWith(place) === true || shownText(problem)).toBe(true);
  });
});
