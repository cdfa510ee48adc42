/** The runner of the official suite, on a few programs of our own in its format. */

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { frontMatter } from './front-matter.js';
import { grade, worst, type Ending } from './grade.js';
import { conformance, type Result } from './run.js';
import { isSuite, programNames, readProgram } from './suite.js';
import { countsOf, table } from './table.js';

const root = join(import.meta.dirname, '../fixtures/conformance');

describe('a suite of our own', () => {
  const results = new Map<string, Result>();

  beforeAll(async () => {
    for await (const result of conformance(root, '')) results.set(result.name, result);
  });

  test('every program comes to the end that it was written for', () => {
    expect(Object.fromEntries([...results].map(([name, result]) => [name, result.grade]))).toEqual({
      'built-ins/Array/length.js': 'pass',
      'built-ins/Error/frames.js': 'wrong',
      'built-ins/Proxy/made.js': 'refused',
      'language/host/at-once.js': 'pass',
      'language/host/hooks.js': 'apart',
      'language/host/later.js': 'pass',
      'language/host/never.js': 'apart',
      'language/modes/only-one.js': 'apart',
      'language/modes/raw.js': 'pass',
      'language/modes/sloppy.js': 'pass',
      'language/modes/strict.js': 'pass',
      'language/modules/itself.js': 'pass',
      'language/negative/missing.js': 'pass',
      'language/negative/not-thrown.js': 'apart',
      'language/negative/syntax.js': 'pass',
      'language/negative/thrown.js': 'pass',
    });
  });

  test('what did not pass says why', () => {
    expect(results.get('built-ins/Error/frames.js')!.detail).toBe('Test262Error: frames');
    expect(results.get('built-ins/Proxy/made.js')!.detail).toMatch(/^proxy: /);
    expect(results.get('language/host/hooks.js')!.detail).toBe('in node: ReferenceError: $262 is not defined');
    expect(results.get('language/host/hooks.js')!.locale).toEqual(['en', 'de']);
    expect(results.get('language/host/never.js')!.detail).toBe('in node: Test262:AsyncTestFailure:for a reason');
    expect(results.get('language/negative/not-thrown.js')!.detail).toBe('in node: accepted; expected TypeError');
  });

  test('they are counted by folder', () => {
    const counts = countsOf([...results.values()]);
    expect(counts.get('language/negative')).toEqual({ pass: 3, refused: 0, wrong: 0, crash: 0, apart: 1 });
    expect(counts.get('all')).toEqual({ pass: 10, refused: 1, wrong: 1, crash: 0, apart: 4 });
    expect(table(new Map([['all', counts.get('all')!]]))).toBe(
      '        pass  refused    wrong    crash    apart\nall       10        1        1        0        4',
    );
  });
});

test('front matter: lists in one line and in several, and what is nested', () => {
  const text = `// before\r\n/*---\r\ndescription: |\r\n  flags: [no]\r\nflags: [a, b]\r\nincludes:\r\n  - x.js\r\n- y.js\r\nnegative:\r\n  phase: parse\r\n  type: SyntaxError\r\n---*/ code`;
  expect(frontMatter(text)).toEqual({
    flags: ['a', 'b'],
    includes: ['x.js', 'y.js'],
    features: [],
    locale: [],
    negative: { phase: 'early', type: 'SyntaxError' },
  });
  expect(frontMatter('no matter').negative).toBeNull();
});

test('programs are files that are no fixtures; a suite has programs and a harness', () => {
  expect(isSuite(root)).toBe(true);
  expect(isSuite(join(root, 'test'))).toBe(false);
  expect(programNames(root, 'modules')).toEqual(['language/modules/itself.js']);
  const [sloppy, strict] = readProgram(root, 'built-ins/Array/length.js').variants;
  expect(strict!.text).toBe(`"use strict";\n${sloppy!.text}`);
  expect(sloppy!.text).toContain('function twice');
});

test('a crash is worse than a wrong end, and that than a refusal', () => {
  const matter = frontMatter('');
  const ended = (ending: Ending): string => grade(ending, matter).grade;
  expect(ended({ kind: 'crashed', detail: 'x' })).toBe('crash');
  expect(ended({ kind: 'rejected', name: 'SyntaxError', detail: '' })).toBe('wrong');
  const all = (['refused', 'crash', 'wrong', 'pass'] as const).map((one) => ({ grade: one, detail: one }));
  expect(worst(all).grade).toBe('crash');
  expect(worst(all.filter((one) => one.grade !== 'crash')).grade).toBe('wrong');
  expect(worst([]).grade).toBe('pass');
});
