/**
 * ECMAScript modules: what the lowering says about imports and exports, and, linked by a few lines of our own, that
 * live bindings, hoisted functions and cycles work.
 */

import { describe, expect, test } from 'vitest';
import { UNINITIALIZED } from '../../../src/ir/types.js';
import type { EsModuleIR } from '../../../src/ir/modules.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { Interpreter } from './interpreter.js';
import type { Cell } from './interpreter.js';
import { forEachFunction, problemsOf } from './run.js';

function lower(text: string, path = 'module.ts'): EsModuleIR {
  const ir = lowerModule({ path, text }, 'esm');
  if (ir.format !== 'esm') throw new Error('an ECMAScript module was asked for');
  expect(problemsOf(ir.main)).toEqual([]);
  for (const { code } of ir.hoisted) expect(problemsOf(code)).toEqual([]);
  return ir;
}

const exportsOf = (ir: EsModuleIR): string[] =>
  ir.exports.map(({ name, cell }) => {
    const { kind, ...rest } = ir.cells[cell]!;
    return `${name} = ${kind} ${'name' in rest ? rest.name : ''}`;
  });
const requestsOf = (ir: EsModuleIR): string[] => ir.requests.map(({ specifier }) => specifier);
const importsOf = (ir: EsModuleIR): string[] =>
  ir.cells.flatMap((cell) => (cell.kind === 'import' ? [`${cell.name} from ${cell.specifier}`] : []));

describe('imports', () => {
  test('every form', () => {
    const ir = lower(`import d, { a, b as c } from 'm'; import * as ns from 'n'; import 'effect'; use(d, a, c, ns);`);
    expect(importsOf(ir)).toEqual(['default from m', 'a from m', 'b from m', '* from n']);
    expect(requestsOf(ir)).toEqual(['m', 'n', 'effect']);
  });

  test('of types only are no imports in TypeScript', () => {
    const text = `import { T, v } from 'both'; import { U } from 'types'; import type { W } from 'w';
      import { type X, y } from 'x'; import Z from 'z'; import 'effect'; import {} from 'empty'; import * as N from 'n';
      let a: T = v as U; function f(p: Z): asserts p is W {} y; let n: N.Q; class C implements U { m(): Z { return null!; } }`;
    expect(importsOf(lower(text))).toEqual(['v from both', 'y from x']);
    expect(requestsOf(lower(text))).toEqual(['both', 'x', 'effect', 'empty']);
  });

  test('of whatever kind are kept in JavaScript', () => {
    const ir = lower(`import { a } from 'm';`, 'module.js');
    expect(importsOf(ir)).toEqual(['a from m']);
    expect(requestsOf(ir)).toEqual(['m']);
  });

  test('a value used only in typeof types is not used, one used in extends or JSX or decorators is', () => {
    const text = `import { A, B, C, d } from 'm'; type T = typeof A; class X extends B<typeof C> { @d m() {} }`;
    expect(importsOf(lower(text))).toEqual(['B from m', 'd from m']);
  });
});

describe('exports', () => {
  test('every form', () => {
    const ir = lower(`export const a = 1, { b, c: [d] } = o; export let e; export var f; export function g() {}
      export class H {} export enum I {} export namespace J { export const x = 1; } const k = 1; export { k, k as l, k as default };
      export interface T {} export type U = 1; type V = 2; export { V }; export type { W } from 'w'; export declare const x: number;`);
    expect(exportsOf(ir)).toEqual([
      'a = local a',
      'b = local b',
      'd = local d',
      'e = local e',
      'f = local f',
      'g = local g',
      'H = local H',
      'I = local I',
      'J = local J',
      'k = local k',
      'l = local k',
      'default = local k',
    ]);
    expect(requestsOf(ir)).toEqual([]);
  });

  test('re-exports', () => {
    const ir =
      lower(`export * from 'a'; export * as ns from 'b'; export { x, default as y } from 'c'; export { default } from 'd';
      import { i } from 'e'; import * as all from 'f'; export { i as j, all };`);
    expect(ir.starExports.map(({ specifier }) => specifier)).toEqual(['a']);
    expect(ir.reExports.map(({ specifier, name, as }) => `${specifier}.${name} as ${as}`)).toEqual([
      'b.* as ns',
      'c.x as x',
      'c.default as y',
      'd.default as default',
      'e.i as j',
      'f.* as all',
    ]);
    expect(requestsOf(ir)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test.each([
    ['export default 1;', '*default*'],
    ['export default class {}', '*default*'],
    ['export default class A {}', 'A'],
    ['export default function () {}', '*default*'],
    ['export default function f() {}', 'f'],
    ['export default () => 1;', '*default*'],
  ])('%s', (text, local) => expect(exportsOf(lower(text))).toEqual([`default = local ${local}`]));

  test('cells start as the language says', () => {
    const ir = lower(`let a; const b = 1; class C {} var d; function e() {} enum F {}`);
    const initial = ir.cells.map((cell) => (cell.kind === 'local' ? [cell.name, cell.initial] : []));
    expect(initial).toEqual([
      ['a', UNINITIALIZED],
      ['b', UNINITIALIZED],
      ['C', UNINITIALIZED],
      ['e', undefined],
      ['F', undefined],
      ['d', undefined],
    ]);
  });
});

describe('capturing', () => {
  test('main captures only the cells it needs, functions only theirs', () => {
    const ir = lower(
      `let a = 1; let b = 2; const c = 3; function f() { return b + g(); } function g() { return c; } a;`,
    );
    const names = ir.hoisted.map(({ captures }) => captures.map((cell) => (ir.cells[cell] as { name: string }).name));
    expect(names).toEqual([['b', 'g'], ['c']]);
    const captured: number[] = [];
    for (const block of ir.main.body().blocks) {
      for (const i of block.instructions) if (i.op === 'capture') captured.push(i.index);
    }
    expect(captured.map((cell) => (ir.cells[cell] as { name: string }).name)).toEqual(['a', 'b', 'c']);
  });

  test('bodies are lowered when they are asked for', () => {
    let lowered = 0;
    const ir = lower(`export const f = () => async () => 1;`);
    forEachFunction(ir.main, () => lowered++);
    expect(lowered).toBe(3);
  });
});

/** Links and runs modules; returns what they print. */
function run(files: Readonly<Record<string, string>>): string[] {
  const lines: string[] = [];
  const globals = Object.create(globalThis) as Record<PropertyKey, unknown>;
  globals['log'] = (...values: unknown[]) => void lines.push(values.map(String).join(' '));
  const interpreter = new Interpreter(globals);
  const modules = new Map<string, { ir: EsModuleIR; cells: (Cell | undefined)[]; done: boolean }>();
  const load = (name: string): void => {
    if (modules.has(name)) return;
    const ir = lower(files[name]!);
    const cells = ir.cells.map((cell) => (cell.kind === 'local' ? { value: cell.initial as unknown } : undefined));
    modules.set(name, { ir, cells, done: false });
    for (const { specifier } of ir.requests) load(specifier);
  };
  const find = (name: string, wanted: string): Cell => {
    const { ir, cells } = modules.get(name)!;
    if (wanted === '*') return { value: namespace(name) };
    const own = ir.exports.find((candidate) => candidate.name === wanted);
    if (own !== undefined) return cells[own.cell]!;
    const other = ir.reExports.find((candidate) => candidate.as === wanted);
    if (other !== undefined) return find(other.specifier, other.name);
    return find(ir.starExports[0]!.specifier, wanted);
  };
  const namespace = (name: string): object => {
    const object = {};
    for (const { name: exported } of modules.get(name)!.ir.exports) {
      Object.defineProperty(object, exported, { get: () => find(name, exported).value, enumerable: true });
    }
    return object;
  };
  const evaluate = (name: string): void => {
    const module = modules.get(name)!;
    if (module.done) return;
    module.done = true;
    for (const { specifier } of module.ir.requests) evaluate(specifier);
    interpreter.closure(module.ir.main, module.cells)();
  };
  load('main');
  for (const { ir, cells } of modules.values()) {
    ir.cells.forEach((cell, i) => (cells[i] ??= cell.kind === 'import' ? find(cell.specifier, cell.name) : undefined));
  }
  for (const { ir, cells } of modules.values()) {
    for (const { cell, code, captures } of ir.hoisted)
      cells[cell]!.value = interpreter.closure(
        code,
        captures.map((i) => cells[i]),
      );
  }
  evaluate('main');
  return lines;
}

describe('running', () => {
  test('live bindings', () => {
    expect(
      run({
        main: `import { n, inc } from 'lib'; import * as lib from 'lib'; log(n); inc(); log(n, lib.n); try { n = 1; } catch (e) { log(e); }`,
        lib: `export let n = 1; export function inc() { n++; }`,
      }),
    ).toEqual(['1', '2 2', 'TypeError: Assignment to constant variable.']);
  });

  test('cycles: functions are there, variables are not yet', () => {
    expect(
      run({
        main: `import { b } from 'b'; export function early() { return 'early ' + typeof v; } export const c = 1; export var v = 2; log(b, v);`,
        b: `import { early, c, v } from 'main'; let r; try { r = c; } catch (e) { r = e.message; } export const b = early() + ', ' + r + ', ' + v;`,
      }),
    ).toEqual(["early undefined, Cannot access 'c' before initialization, undefined 2"]);
  });

  test('default exports and their names', () => {
    expect(
      run({
        main: `import f from 'f'; import C from 'c'; import e, { x } from 'e'; log(f.name, f(), C.name, new C().m(), e, x);`,
        f: `export default function () { return 'hoisted'; }`,
        c: `export default class { m() { return this.constructor.name; } }`,
        e: `export { y as x } from 'y'; export default 6 * 7;`,
        y: `export * from 'z';`,
        z: `export const y = 'y';`,
      }),
    ).toEqual(['default hoisted default default 42 y']);
  });

  test('top level: this, closures, enums, namespaces, classes', () => {
    expect(
      run({
        main: `log(this, (() => this)()); let n = 0; const inc = () => ++n; inc(); inc(); enum E { A = 1 } namespace N { export const a = E.A + n; }
          class C { static c = N.a; m() { return C.c + inc(); } } log(n, N.a, new C().m(), C.c); { let n = 'inner'; log(n); } for (var i = 0; i < 2; i++); log(i);
          try { tooEarly(); } catch (e) { log(e.message); } const late = 1; function tooEarly() { return late; } log(tooEarly());`,
      }),
    ).toEqual(['undefined undefined', '2 3 6 3', 'inner', '2', "Cannot access 'late' before initialization", '1']);
  });
});
