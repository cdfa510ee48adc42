/** What TypeScript adds to node's rules, how files are told apart, and what is refused with which message. */

import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/base/diagnostic.js';
import type { Span } from '../../../src/base/span.js';
import { memoryFiles } from '../../../src/source/files.js';
import { hasModuleSyntax } from '../../../src/source/resolve/module-syntax.js';
import { resolve, resolveEntry, resolveModule } from '../../../src/source/resolve/resolve.js';

const files = memoryFiles({
  '/app/package.json': '{"imports":{"#queue":"./queue.js"},"exports":"./queue.js","name":"app"}',
  '/app/main.ts': 'import "./queue.js";',
  '/app/queue.ts': 'export class Queue {}',
  '/app/both.ts': 'export {};',
  '/app/both.js': 'module.exports = 1;',
  '/app/module.mts': '',
  '/app/common.cts': '',
  '/app/script.ts': 'const a = 1;',
  '/app/some.service.ts': 'export {};',
  '/app/javascript.js': 'exports.a = 1;',
  '/app/folder/index.ts': 'export {};',
  '/app/data.json': '{}',
  '/app/logo.svg': '',
  '/app/addon.node': '',
  '/app/tool': '',
  '/app/typed/package.json': '{"type":"module"}',
  '/app/typed/plain.ts': 'const a = 1;',
  '/app/old/package.json': '{"type":"commonjs"}',
  '/app/old/modern.ts': 'export const a = 1;',
  '/app/node_modules/closed/package.json': '{"exports":false}',
  '/app/node_modules/library/index.js': '',
});

function path(specifier: string, from: string, condition: 'import' | 'require'): string {
  const resolution = resolve(specifier, from, condition, files);
  return resolution.kind === 'found' ? `${resolution.path} ${resolution.format}` : JSON.stringify(resolution);
}

describe('TypeScript files', () => {
  test.each([
    ['./queue.js', '/app/queue.ts esm'],
    ['./module.mjs', '/app/module.mts esm'],
    ['./common.cjs', '/app/common.cts commonjs'],
    ['./queue.ts', '/app/queue.ts esm'],
    ['./queue', '/app/queue.ts esm'],
    ['./both', '/app/both.ts esm'],
    ['./both.js', '/app/both.js commonjs'],
    ['./some.service', '/app/some.service.ts esm'],
    ['./javascript', '/app/javascript.js commonjs'],
    ['./folder', '/app/folder/index.ts esm'],
    ['./folder/', '/app/folder/index.ts esm'],
    ['./folder/index.js', '/app/folder/index.ts esm'],
    ['./data.json', '/app/data.json json'],
    ['./script.js', '/app/script.ts commonjs'],
    ['./typed/plain.js', '/app/typed/plain.ts esm'],
    ['./old/modern.js', '/app/old/modern.ts esm'],
    ['#queue', '/app/queue.ts esm'],
    ['app', '/app/queue.ts esm'],
    ['library', '/app/node_modules/library/index.js commonjs'],
  ])('%s from a TypeScript file is %s', (specifier, expected) => {
    expect(path(specifier, '/app/main.ts', 'import')).toBe(expected);
    expect(path(specifier, '/app/main.ts', 'require')).toBe(expected);
  });

  test('JavaScript files may name the file the compiler would write, but not leave the extension out', () => {
    expect(path('./queue.js', '/app/main.js', 'import')).toBe('/app/queue.ts esm');
    expect(path('./queue', '/app/main.js', 'import')).toContain('ERR_MODULE_NOT_FOUND');
    expect(path('./queue', '/app/main.js', 'require')).toContain('MODULE_NOT_FOUND');
    expect(path('./both', '/app/main.js', 'require')).toBe('/app/both.js commonjs');
  });
});

describe('module syntax', () => {
  test.each([
    ['import "x";', true],
    ['export {};', true],
    ['export default 1;', true],
    ['const here = import.meta.url;', true],
    ['await f();', true],
    ['for await (const a of b) {}', true],
    ['', false],
    ['const a = require("x"); exports.a = a;', false],
    ['import("x");', false],
    ['async function f() { await g(); } const h = async () => await f();', false],
    ['var a = "export default 1"; // import x from "y"', false],
    ['var o = { import: 1, export: 2, await: 3 }; o.import;', false],
  ])('%s', (text, expected) => {
    expect(hasModuleSyntax('a.js', text)).toBe(expected);
    expect(hasModuleSyntax('a.ts', text)).toBe(expected);
  });

  test.each([
    ['export interface A {}', true],
    ['import type { A } from "./a.js";', true],
    ['import a = require("a"); export = a;', false],
    ['import a = require("a"); export const b = a;', true],
  ])('%s, which only TypeScript has', (text, expected) => {
    expect(hasModuleSyntax('a.ts', text)).toBe(expected);
  });
});

describe('refusals', () => {
  const span: Span = { source: { path: 'main.ts', text: 'import "x";' }, start: 7, end: 10 };

  function refusal(action: () => unknown): Refusal['diagnostic'] {
    try {
      action();
    } catch (error) {
      if (error instanceof Refusal) return error.diagnostic;
      throw error;
    }
    throw new Error('was not refused');
  }

  test.each([
    ['node:fs', 'input-output', "not supported: module 'node:fs'"],
    ['fs/promises', 'input-output', "not supported: module 'node:fs/promises'"],
    ['zlib', 'unsupported-builtin', "not supported: module 'node:zlib'"],
    ['node:test', 'test-framework', "'node:test' is for tests"],
    ['vitest', 'test-framework', "'vitest' is for tests"],
    ['node:nope', 'module-not-found', "cannot find module 'node:nope'"],
    ['./gone.js', 'module-not-found', "cannot find module './gone.js'"],
    ['gone', 'module-not-found', "cannot find module 'gone'"],
    ['closed', 'package-path-not-exported', 'is not exported'],
    ['#gone', 'package-import-not-defined', "'#gone' is not defined by this package"],
    ['@scope', 'invalid-specifier', 'it is not the name of a package'],
    ['./a%zz.js', 'invalid-specifier', "a '%' is not followed by a code"],
    ['./logo.svg', 'unknown-file-type', "do not know how to read '/app/logo.svg'"],
    ['./addon.node', 'native-addon', 'native addon'],
    ['./queue.ts?again', 'import-query', "not supported: './queue.ts?again'"],
    ['https://example.com/a.js', 'unsupported-url', "not supported: 'https://example.com/a.js'"],
    ['data:text/javascript,1', 'unsupported-url', 'data:text/javascript'],
  ])('%s is refused as %s', (specifier, code, message) => {
    const diagnostic = refusal(() => resolveModule(specifier, '/app/main.ts', 'import', files, span));
    expect(diagnostic).toMatchObject({ code, span });
    expect(diagnostic.message).toContain(message);
  });

  test('a folder, from JavaScript', () => {
    const diagnostic = refusal(() => resolveModule('./folder', '/app/main.js', 'import', files));
    expect(diagnostic).toMatchObject({ code: 'directory-import', span: null });
  });

  test('the first file', () => {
    expect(resolveEntry('/app/main.ts', files)).toEqual({ path: '/app/main.ts', format: 'esm' });
    expect(refusal(() => resolveEntry('/app/gone.ts', files, 'gone.ts'))).toMatchObject({
      code: 'file-not-found',
      message: "cannot read 'gone.ts'",
    });
    expect(refusal(() => resolveEntry('/app/folder', files)).code).toBe('file-not-found');
    expect(refusal(() => resolveEntry('/app/logo.svg', files)).code).toBe('unknown-file-type');
  });

  test('what the caller supplies is not looked for', () => {
    const supplied = { path: 'glassbox:index', format: 'esm' } as const;
    const intercept = (specifier: string) => (specifier === 'glassbox' ? supplied : undefined);
    expect(resolveModule('glassbox', '/app/main.ts', 'import', files, span, { intercept })).toEqual(supplied);
    expect(resolveModule('./both.js', '/app/main.ts', 'import', files, span, { intercept }).path).toBe('/app/both.js');
  });
});
