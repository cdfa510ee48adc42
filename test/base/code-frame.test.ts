/** How diagnostics look. The pictures are exact: they are what users see. */

import { expect, test } from 'vitest';
import { renderDiagnostic, renderPlace } from '../../src/base/code-frame.js';
import { moduleNotFound, usageError } from '../../src/base/messages.js';
import { positionOf, type Span } from '../../src/base/span.js';

function spanOf(text: string, part: string, path = 'src/main.ts'): Span {
  const start = text.indexOf(part);
  return { source: { path, text }, start, end: start + part.length };
}

const program = `const a = 1;\nconst b = 2;\nimport { Queue } from './queue.js';\nnew Queue();\n`;

test('a diagnostic with a place', () => {
  expect(renderDiagnostic(moduleNotFound('./queue.js', spanOf(program, `'./queue.js'`)))).toBe(
    [
      "error[module-not-found]: cannot find module './queue.js'",
      '  --> src/main.ts:3:23',
      '  1 | const a = 1;',
      '  2 | const b = 2;',
      "> 3 | import { Queue } from './queue.js';",
      '    |                       ^^^^^^^^^^^^',
      '  4 | new Queue();',
      '  5 |',
      'help: check the spelling; an import needs the whole file name with its extension, as in node',
    ].join('\n'),
  );
});

test('a diagnostic without a place', () => {
  expect(renderDiagnostic(usageError("unknown command 'rum'", null))).toBe(
    "error[usage-error]: unknown command 'rum'\nhelp: see `glassbox --help`",
  );
});

test('a span over several lines is marked on its first', () => {
  const text = 'f(\n  1,\n  2,\n);\n';
  expect(renderPlace(spanOf(text, 'f(\n  1,\n  2,\n)', 'a.ts'))).toBe(
    ['  --> a.ts:1:1', '> 1 | f(', '    | ^^', '  2 |   1,', '  3 |   2,'].join('\n'),
  );
});

test.each([
  ['at the end of the text', 'let a', 5, 5, '> 1 | let a\n    |      ^'],
  ['in an empty text', '', 0, 0, '> 1 |\n    | ^'],
])('an empty span %s', (_, text, start, end, frame) => {
  expect(renderPlace({ source: { path: 'a.ts', text }, start, end })).toBe(`  --> a.ts:1:${start + 1}\n${frame}`);
});

test('windows line ends and strange line separators do not shift the frame', () => {
  const text = 'const a = "\u2028";\r\nconst b = 2;\r\nfail();\r\n';
  const rendered = renderPlace(spanOf(text, 'fail()', 'a.ts'));
  expect(rendered).toContain('a.ts:3:1\n');
  expect(rendered).toContain('> 3 | fail();\n    | ^^^^^^');
  expect(rendered).not.toContain('\r');
});

test('a long line is shown in a window around the place', () => {
  const text = `${'a();'.repeat(1000)}fail();${'b();'.repeat(1000)}\nshort;`;
  const rendered = renderPlace(spanOf(text, 'fail()', 'a.min.js'));
  expect(rendered).toContain('a.min.js:1:4001');
  const [, source, marker] = rendered.split('\n');
  expect(source!.length).toBeLessThan(180);
  expect(source!.slice(marker!.indexOf('^'), marker!.lastIndexOf('^') + 1)).toBe('fail()');
});

test('line numbers grow wider', () => {
  const text = Array.from({ length: 12 }, (_, index) => `line${index + 1};`).join('\n');
  expect(renderPlace(spanOf(text, 'line9;', 'a.ts'))).toBe(
    [
      '  --> a.ts:9:1',
      '   7 | line7;',
      '   8 | line8;',
      '>  9 | line9;',
      '     | ^^^^^^',
      '  10 | line10;',
      '  11 | line11;',
    ].join('\n'),
  );
});

test('paths are shown and parts are painted as the caller asks', () => {
  const paint = {
    error: (text: string) => `<e>${text}</e>`,
    place: (text: string) => `<p>${text}</p>`,
    help: (text: string) => `<h>${text}</h>`,
    source: true,
  };
  const rendered = renderDiagnostic(moduleNotFound('./queue.js', spanOf(program, 'Queue')), {
    paint,
    showPath: (path) => path.replace('src/', ''),
  });
  expect(rendered).toContain('<e>error[module-not-found]:</e> cannot');
  expect(rendered).toContain('<p>--></p> main.ts:3:10');
  expect(rendered).toContain('<h>help:</h> check');
  expect(rendered).toContain('\u001b[');
});

test('positions count from one', () => {
  const source = { path: 'a.ts', text: 'ab\ncd\n' };
  expect([0, 1, 2, 3, 5, 6].map((offset) => positionOf(source, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 1 },
  ]);
});
