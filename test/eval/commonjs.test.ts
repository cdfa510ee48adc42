/** Main modules, and those that are required or imported, are told about it as node tells them. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../src/program/program.js';
import { runFile } from '../../src/node/tools.js';
import { memoryFiles } from '../../src/source/files.js';

const folder = join(import.meta.dirname, '../fixtures/commonjs');

describe('as node does', () => {
  test.each(['main.cjs', 'part.cjs', 'importing.mjs'])('%s', (name) => {
    const path = join(folder, name);
    const lines: string[] = [];
    expect(runFile(path, { print: (line) => lines.push(line) })).toEqual({ kind: 'done' });
    expect(lines).toEqual(execFileSync(process.execPath, [path], { encoding: 'utf8' }).trimEnd().split('\n'));
  });
});

test.each(['require.cache', 'require.extensions', 'module.children', 'module.paths', "require.resolve('x')"])(
  '%s is refused by name',
  (text) => {
    const host = { print: () => undefined, random: () => 0, now: () => 0 };
    const program = createProgram(memoryFiles({ '/main.cjs': `exports.x = ${text};` }), host);
    expect(() => program.run('/main.cjs', 'commonjs')).toThrow(`not supported: ${text.replace(/\(.*/, '')}`);
  },
);
