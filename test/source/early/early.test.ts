/**
 * Programs that JavaScript rejects before running them, and those it does not: node's parser is the judge of every snippet in every
 * place, in modules of both kinds.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'acorn';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/base/diagnostic.js';
import { positionOf } from '../../../src/base/span.js';
import { earlyError } from '../../../src/source/early.js';
import { erased } from '../../../src/source/erased.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { allPrograms, objectionsOfNode, ourObjection, type Program } from './judge.js';

/** Where the standard and node's parser are of different minds, or nodes of different age. */
const differences: readonly [why: string, isOne: (program: Program) => boolean][] = [
  [
    'node lets a call be assigned to, which fails when it is reached',
    ({ text }) => /[af]\(\)(?:\+\+| \+?= 1| of | in )|\+\+f\(\)/.test(text),
  ],
  [
    'node forgets that classes are strict',
    ({ format, text }) => format === 'commonjs' && /class Outer/.test(text) && /0\d|\\\d/.test(text),
  ],
  ['static blocks: node forgets names, acorn knows no functions', ({ text }) => /^class Outer \{ static/.test(text)],
  ['newer nodes know `using`', ({ text }) => text.includes('using a')],
  ['newer nodes know names of groups that exclude each other', ({ text }) => text.includes('(?<a>b)|(?<a>c)')],
];

test('as node does', () => {
  const programs = allPrograms().filter((program) => !differences.some(([, isOne]) => isOne(program)));
  const objections = objectionsOfNode(programs);
  expect(objections.filter((objection) => objection !== null).length).toBeGreaterThan(20_000);
  const wrong = programs.flatMap((program, index) => {
    const [ours, nodes] = [ourObjection(program), objections[index]!];
    return ours === 'unsupported' || (ours === null) === (nodes === null) ? [] : [{ ...program, ours, nodes }];
  });
  expect(wrong).toEqual([]);
});

test('what only the parser of TypeScript rejects is unsupported, not wrong', () => {
  const program = { format: 'commonjs', text: '<!-- a comment, in scripts\nvar a;' } as const;
  expect(objectionsOfNode([program])).toEqual([null]);
  expect(ourObjection(program)).toBe('unsupported');
});

describe('places', () => {
  test.each([
    ['const a = 1;\nconst b;', '2:8'],
    ['function f(a, a) {}', '1:15'],
    ['class A {\n  f() { return this.#x; }\n}', '2:21'],
    ['let a = b ?? c || d;', '1:16'],
    ['const a = /(/;', '1:12'],
    ['{\n  return;\n}', '2:3'],
  ])('%s', (text, place) => {
    for (const path of ['m.mjs', 'm.ts']) {
      let problem: unknown;
      try {
        lowerModule({ path, text }, 'esm');
      } catch (thrown) {
        problem = thrown;
      }
      expect(problem).toBeInstanceOf(Refusal);
      const { code, span } = (problem as Refusal).diagnostic;
      const { line, column } = positionOf(span!.source, span!.start);
      expect([code, `${line}:${column}`]).toEqual(['syntax-error', place]);
    }
  });
});

describe('TypeScript', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['{src,test,examples,bench,scripts}/**/*.ts', '!**/*.d.ts'], { cwd: root });

  test('what remains without types is JavaScript, character for character at its place', () => {
    expect(files.length).toBeGreaterThan(800);
    for (const path of files) {
      const text = readFileSync(join(root, path), 'utf8');
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      if ((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics.length > 0) continue;
      const rest = erased(file);
      expect(rest.length).toBe(text.length);
      expect(() => Parser.parse(rest, { ecmaVersion: 'latest', sourceType: 'module' }), path).not.toThrow();
    }
  });

  test.each([
    'abstract class A<T> implements B { abstract a: T; private constructor(readonly b?: number) {} f?(): void; [k: string]: T }',
    'const f = <T,>(a: T): a is\n T => a!;',
    'function f(this: A, a?: number): asserts a; function f(this: A, a?: number) { return a as unknown as string satisfies string; }',
    'export { A, type B }; interface A {} type B = 1; export type { C } from "c"; import { type D } from "d";',
    'enum E { A = 1 } namespace N { export const a = 1 } declare const x: number; let y!: string; import r = require("r");',
    'class A { declare a: number; override b = 1; static readonly c: number = 2; get d(): number { return <number>1; } }',
    'const a = b<string>(c); new D<Map<string, number[]>>(); type T = { a: () => void }\n;[1].map((x): x is 1 => true);',
    'for (const a of <number[]>b) (c as any) = 1; (d as any)++; [e as any] = [];',
    '@first class A { @second() b = 1; @third c(@fourth d: number) {} }',
  ])('%s', (text) => {
    const file = ts.createSourceFile('m.ts', text, ts.ScriptTarget.Latest, true);
    expect(() => Parser.parse(erased(file), { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow();
    expect(earlyError(file, 'esm')).toBeNull();
  });
});
