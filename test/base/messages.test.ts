/** Messages: codes are unique and well formed, and every message says what to do. */

import { describe, expect, test } from 'vitest';
import {
  catalogue,
  exportNotFound,
  moduleNotFound,
  stepLimit,
  tooManyCases,
  unsupportedCodes,
  unsupportedConstruct,
} from '../../src/base/messages.js';
import type { Span } from '../../src/base/span.js';

const span: Span = { source: { path: 'a.ts', text: 'await x' }, start: 0, end: 5 };
const entries = catalogue.flatMap((family) => family.entries);

describe('the catalogue', () => {
  test('has no code twice', () => {
    const codes = entries.map((entry) => entry.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each(entries.map((entry) => [entry.code, entry] as const))('%s is complete', (code, entry) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(entry.sample).toMatchObject({ code, kind: entry.kind, span: null });
    expect(entry.meaning).toMatch(/\.$/);
    for (const text of [entry.sample.message, entry.sample.remedy]) {
      expect(text).not.toBe('');
      expect(text).not.toContain('undefined');
      expect(text).not.toMatch(/[.\n]$/);
    }
  });

  test('lists every code of an unsupported construct', () => {
    expect(entries.map((entry) => entry.code)).toEqual(expect.arrayContaining([...unsupportedCodes]));
  });
});

describe('factories', () => {
  test('put their details into the text and keep the place', () => {
    expect(exportNotFound('Queue', './queue.js', span)).toEqual({
      code: 'export-not-found',
      kind: 'input',
      message: "module './queue.js' has no export named 'Queue'",
      remedy: "check the spelling, or export 'Queue' there; a type needs `import type`",
      span,
    });
    expect(stepLimit(5, null)).toMatchObject({
      kind: 'limit',
      message: 'the program did not end within 5 instructions',
    });
  });

  test('a missing file and a missing package get different remedies', () => {
    expect(moduleNotFound('./queue', null).remedy).toContain('whole file name');
    expect(moduleNotFound('queue', null).remedy).toContain('node_modules');
  });

  test('an unsupported construct keeps the remedy of the place, or takes the general one', () => {
    expect(unsupportedConstruct('await', 'await x', 'do not wait', span)).toEqual({
      code: 'await',
      kind: 'unsupported',
      message: 'not supported: await x',
      remedy: 'do not wait',
      span,
    });
    expect(unsupportedConstruct('await', 'await x', '', span).remedy).toContain('does not wait');
    expect(tooManyCases('Math.sin', 5000, span).message).toBe('not supported: Math.sin on 5000 possible values');
  });

  test('a code that is not in the table is a mistake of ours', () => {
    expect(() => unsupportedConstruct('toString', 'x', '', null)).toThrow('no such code');
  });
});
