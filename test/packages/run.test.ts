/**
 * Published packages, as they are installed: each script of packages/run calls one a few hundred times, and has to print in our
 * evaluator what it prints in node, byte for byte.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { expect, test } from 'vitest';
import { runModule } from '../../src/program/run.js';
import { nodeFiles } from '../../src/source/node-files.js';

const root = join(import.meta.dirname, '../../packages/run');
/** What the scripts share is not run by itself. */
const scripts = readdirSync(root).filter((name) => !/(^trace|-script)\.cjs$/.test(name));

test.each(scripts)('%s', (name) => {
  const path = join(root, name);
  const child = spawnSync(process.execPath, [path], { encoding: 'utf8', maxBuffer: 100_000_000 });
  expect(child.status, child.stderr).toBe(0);
  const lines: string[] = [];
  const result = runModule(path, name.endsWith('.cjs') ? 'commonjs' : 'esm', {
    files: nodeFiles,
    print: (values, stream) => void (stream === 'out' && lines.push(`${format(...values)}\n`)),
  });
  expect(result).toEqual({ kind: 'done' });
  const expected = child.stdout.split(/(?<=\n)/);
  const different = expected.findIndex((line, i) => line !== lines[i]);
  expect(different === -1 ? null : [lines[different], expected[different]]).toBe(null);
  expect(lines.length).toBe(expected.length);
  expect(lines.length).toBeGreaterThan(300);
});

test('every package that is there to be run has a script', () => {
  const manifest = JSON.parse(readFileSync(join(root, '../../package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const packages = Object.keys(manifest.devDependencies).filter((name) => !TOOLS.has(name));
  const missing = packages.filter((name) => !scripts.some((script) => script.replace(/\.[cm]js$/, '') === name));
  expect(missing).toEqual([]);
});

/** Of the development dependencies, those that the house itself needs. */
const TOOLS = new Set([
  '@eslint/js',
  '@types/node',
  'esbuild',
  'eslint',
  'fast-check',
  'prettier',
  'tsx',
  'typescript-eslint',
  'vite',
  'vitest',
]);
