/**
 * The core in a place that is not node: bundled as for a browser, where a module of node would be an error, and run in a process that has
 * hidden what only node has.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'glassbox-browser-'));
const bundle = join(folder, 'bundle.mjs');

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../src/browser.ts', import.meta.url));
  await build({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('a program is run from files in memory', { timeout: 60_000 }, () => {
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `const { log } = console;
    globalThis.process = undefined;
    const { memoryFiles, runModule } = await import('./bundle.mjs');
    const files = memoryFiles({
      '/sum.ts': 'export const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);',
      '/main.ts': 'import { sum } from "./sum.js"; console.log(sum([1, 2, 3].map((one) => 2 * one)));',
    });
    const { kind } = runModule('/main.ts', 'esm', { files, print: (values) => log(...values) });
    log(kind);`,
  );
  expect(execFileSync('node', [main], { encoding: 'utf8' })).toBe('12\ndone\n');
});
