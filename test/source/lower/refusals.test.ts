/**
 * What we do not do is refused where it is reached, by an instruction with the exact place; what is no program at all
 * is refused at once.
 */

import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/base/diagnostic.js';
import { unsupportedCodes } from '../../../src/base/messages.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { forEachFunction, problemsOf } from './run.js';

/** Code and text of every refusal in a module. */
function refusals(text: string, format: 'esm' | 'commonjs' = 'commonjs', path = 'test.tsx'): string[] {
  const found: string[] = [];
  const ir = lowerModule({ path, text }, format);
  const roots = ir.format === 'esm' ? [ir.main, ...ir.hoisted.map(({ code }) => code)] : [ir.main];
  for (const root of roots) {
    expect(problemsOf(root)).toEqual([]);
    forEachFunction(root, (_, body) => {
      for (const block of body.blocks) {
        for (const i of block.instructions) {
          if (i.op !== 'refuse') continue;
          expect(unsupportedCodes).toContain(i.code);
          found.push(`${i.code}: ${i.at.source.text.slice(i.at.start, i.at.end)}`);
        }
      }
    });
  }
  return found;
}

describe('refused where it is reached', () => {
  test.each([
    ["import('m');", "dynamic-import: import('m')"],
    ['f(eval("1"));', 'direct-eval: eval("1")'],
    ['if (f()) let\na;', 'unsupported-syntax: let\na;'],
    ['@dec class A {}', 'decorator: @dec'],
    ['class A { @dec() m() {} }', 'decorator: @dec()'],
    ['class A { constructor(@dec x: number) {} }', 'decorator: @dec'],
    ['class A { accessor x = 1; }', 'unsupported-syntax: accessor x = 1;'],
    ['const e = <div a="1">{x}</div>;', 'unsupported-syntax: <div a="1">{x}</div>'],
    ['{ using x = y; }', 'unsupported-syntax: using x = y'],
    ['f() = 1;', 'unsupported-syntax: f()'],
  ])('%s', (text, refusal) => expect(refusals(text)).toEqual([refusal]));

  test.each([['with (o) { x; }', 'with-statement: with (o) { x; }']])('%s', (text, refusal) =>
    expect(refusals(text, 'commonjs', 'test.js')).toEqual([refusal]),
  );

  test.each([
    ['await using x = y;', 'await: await using x = y'],
    ['export = 1;', 'unsupported-syntax: export = 1;'],
  ])('at the top of a module: %s', (text, refusal) => expect(refusals(text, 'esm')).toEqual([refusal]));

  test.each([
    "import { tree, ghost } from 'glassbox'; class A { @tree root = null; @ghost() size = 0; }",
    "import * as g from 'glassbox/decorators'; @g.declarative class A {}",
  ])('our own decorators do nothing: %s', (text) => expect(refusals(text, 'esm', 'test.ts')).toEqual([]));

  test.each([
    'function f(a) { a = a || 1; return arguments.length; }',
    'function f(a) { "use strict"; a = 1; return arguments[0]; }',
    'function f(a = 1) { a = 2; return arguments[0]; }',
    'function f(...a) { a = 2; return arguments[0]; }',
    'function f() { arguments[0] = 2; return arguments; }',
    'function f(a) { return [].slice.call(arguments, 1); }',
    'eval; (0, eval)("1"); const { eval: e } = globalThis;',
    'debugger;',
  ])('not refused: %s', (text) => expect(refusals(text, 'commonjs', 'test.js')).toEqual([]));

  test('code after a refusal is gone, code around it is not', () => {
    expect(refusals('if (x) { import("m"); import("n"); } else f(); g();')).toEqual(['dynamic-import: import("m")']);
  });
});

describe('syntax errors', () => {
  const failure = (text: string, format: 'esm' | 'commonjs', path: string): unknown => {
    try {
      lowerModule({ path, text }, format);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, kind, message, span } = error.diagnostic;
      return [code, kind, message, text.slice(span?.start, span?.end)];
    }
    return null;
  };

  test.each([
    ['let a b;', 'esm', "syntax error: ',' expected.", 'b'],
    ['let a; const a = 1;', 'esm', "syntax error: Identifier 'a' has already been declared", 'a'],
  ] as const)('%s', (text, format, message, place) => {
    expect(failure(text, format, 'test.ts')).toEqual(['syntax-error', 'input', message, place]);
  });

  test.each([
    ['import a from "a";', 'test.cts', "'import' stands in a CommonJS file", 'import a from "a";'],
    ['import a from "a";', 'test.js', "'import' stands in a CommonJS file", 'import'],
    ['f(); export const a = 1;', 'test.ts', "'export' stands in a CommonJS file", 'export'],
    ['f(); export const a = 1;', 'test.js', "'export' stands in a CommonJS file", 'export'],
  ])('%s in CommonJS', (text, path, message, place) => {
    expect(failure(text, 'commonjs', path)).toEqual(['module-syntax', 'input', message, place]);
  });
});
