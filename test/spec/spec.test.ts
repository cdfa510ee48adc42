/** What a spec means, asked of the real functions; and that the evaluator, running the same text, is told the same. */

import { describe, expect, test } from 'vitest';
import ts from 'typescript';
import * as spec from '../../src/spec/index.js';
import type { Bound } from '../../src/spec/bounds.js';
import { describeBound, variableName } from '../../src/spec/describe.js';
import { CheckHost } from '../../src/program/check-host.js';
import { Decoder } from '../../src/eval/index.js';
import { DEFAULT_LIMITS, createProgram } from '../../src/program/program.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { overlay } from '../engine/plan/support.js';

/** The last check registered by a call. */
function registeredBy(action: () => void): spec.Registered {
  const before = spec.registered.length;
  action();
  expect(spec.registered.length).toBe(before + 1);
  return spec.registered.at(-1)!;
}

test('a function without a name is called by that of its check', () => {
  const named = (options: object): readonly unknown[] => {
    const { name, at } = registeredBy(() => spec.check.function(() => 0, options));
    const { operations, operation } = at(2);
    return [name, operations, operation(operations![0]!).name];
  };
  expect(named({ name: 'nought' })).toEqual(['nought', ['nought'], 'nought']);
  expect(named({ name: 'not a word' })).toEqual(['not a word', ['function'], 'function']);
  expect(named({})).toEqual(['function', ['function'], 'function']);
});

describe('companions of an operation', () => {
  class Account {
    balance = 10;
    take(amount: number): number {
      return (this.balance -= amount);
    }
    takePrecondition(amount: number): boolean {
      return amount <= this.balance;
    }
    takePostcondition(old: Account, result: number, amount: number): boolean {
      return result === old.balance - amount;
    }
  }

  test('stand for the conditions that the spec leaves out', () => {
    const take = registeredBy(() => spec.check(Account))
      .at(3)
      .operation('take');
    const [before, after] = [new Account(), new Account()];
    expect([10, 11].map((amount) => take.precondition!(before, [amount]))).toEqual([true, false]);
    const result = take.call(after, [4]);
    expect([4, 5].map((amount) => take.postcondition!(after, before, result, [amount]))).toEqual([true, false]);
  });

  test('and are added to those that it gives', () => {
    const options = { operations: { take: { precondition: (_: Account, amount: number) => amount > 0 } } };
    const take = registeredBy(() => spec.check(Account, options))
      .at(3)
      .operation('take');
    expect([0, 1, 10, 11].map((amount) => take.precondition!(new Account(), [amount]))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('are none of a method that has none', () => {
    class Plain {
      go(): void {}
    }
    const go = registeredBy(() => spec.check(Plain))
      .at(3)
      .operation('go');
    expect([go.precondition, go.postcondition]).toEqual([null, null]);
  });
});

describe('node and the evaluator', () => {
  const text = `
    class E { }
    class C { put(a) { return a } putPrecondition(a) { return a > 0 } repOk() { return true } }
    check(C, (n) => ({
      scope: 2, generics: { V: oneOf('a', undefined) }, declarative: ['f'], construct: [int()],
      state: { C: { a: int(0, 2 * n), b: nullable(bool(), undefined), c: tree(E, { height: n }), d: array(set(int()), { length: 2 }),
        e: map(int(), record({ x: anyOf(bool(), constant()) })), f: derived(instances(E, 4)) } },
      operations: { put: [int(1, n)] }, throws: { put: [RangeError, E] },
    }));
    export const [check_] = registered.slice(-1);
    const normal = check_.at(5);
    export const result = [check_.kind, check_.name, normal, normal.operation('put')];
  `;

  test('are told the same', async () => {
    const inNode = await (async () => {
      const names = Object.keys(spec);
      const body = text.replaceAll('export ', '') + 'return result;';
      return (new Function(...names, body) as (...all: unknown[]) => unknown)(
        ...names.map((name) => spec[name as keyof typeof spec]),
      );
    })();
    const specModule = specModulePath();
    const files = overlay({
      '/virtual/both.mjs': `import { ${Object.keys(spec).join(', ')} } from 'glassbox'; ${text}`,
    });
    const program = createProgram(files, new CheckHost(), DEFAULT_LIMITS, specModule);
    expect(program.run('/virtual/both.mjs', 'esm').thrown).toBeNull();
    const view = {
      value: () => {
        throw new Error('symbolic');
      },
      holds: () => true,
    };
    const ours = new Decoder(program.machine.realm, view).decode(
      program.modules.exported('/virtual/both.mjs', 'result'),
    );
    // functions are compared by name
    const plain = (value: unknown): unknown =>
      typeof value === 'function'
        ? `function ${value.name}`
        : Array.isArray(value)
          ? value.map(plain)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
            : value;
    expect(plain(ours)).toEqual(plain(inNode));
    expect(nodeFiles.isFile(specModule)).toBe(true);
  });
});

describe('decorators', () => {
  test('do nothing at run time', () => {
    const code = `class C { @tree a = 1; @ghost b = 2; @declarative c() { return this.a } } return new C();`;
    const { outputText } = ts.transpileModule(`function f() { ${code} }`, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    const make = new Function('tree', 'ghost', 'declarative', `${outputText}; return f();`) as (...all: unknown[]) => {
      a: number;
      c(): number;
    };
    const made = make(spec.tree, spec.ghost, spec.declarative);
    expect({ ...made }).toEqual({ a: 1, b: 2 });
    expect(made.c()).toBe(1);
  });
});

describe('describeBound', () => {
  const type = '/a/b.ts#Entry';
  const nothing: Bound = { kind: 'choice', members: [null] };
  test.each<[Bound, string]>([
    [{ kind: 'boolean' }, 'true or false'],
    [{ kind: 'integer', lo: 0, hi: 7 }, '0 … 7'],
    [{ kind: 'integer', lo: 4, hi: 4 }, '4'],
    [{ kind: 'choice', members: ["it's", 1n, -0, undefined] }, "'it\\'s', 1n, -0 or undefined"],
    [{ kind: 'union', members: [nothing, { kind: 'tree', type }] }, 'Entry below, or null'],
    [{ kind: 'union', members: [nothing] }, 'null'],
    [{ kind: 'union', members: [{ kind: 'boolean' }, { kind: 'reference', type }] }, 'true or false or any Entry'],
    [{ kind: 'above', type, nothing: null }, 'Entry above, or null'],
    [{ kind: 'above', type, nothing: undefined }, 'Entry above, or undefined'],
    [{ kind: 'union', members: [{ kind: 'boolean' }, { kind: 'hole' }] }, 'true or false or a hole'],
    [{ kind: 'array', of: { kind: 'boolean' }, minimum: 0, maximum: 2 }, 'array of 0 … 2 × (true or false)'],
    [{ kind: 'set', of: { kind: 'boolean' }, maximum: 2 }, 'set of 0 … 2 × (true or false)'],
    [
      { kind: 'map', key: nothing, value: { kind: 'kept' }, maximum: 1 },
      'map of 0 … 1 × (null → as in the initial state)',
    ],
  ])('%# %o', (bound, expected) => expect(describeBound(bound)).toBe(expected));
});

test.each([
  ['TreeMap', 'treeMap'],
  ['LRU', 'lru'],
  ['LRUCache', 'lruCache'],
  ['HTTPServer', 'httpServer'],
  ['XMap', 'xMap'],
  ['A', 'a'],
  ['Élan', 'theÉlan'],
  ['Switch', 'theSwitch'],
  ['Result', 'theResult'],
  ['denque', 'theDenque'],
])('an object of class %s is called %s', (type, name) => expect(variableName(type)).toBe(name));
