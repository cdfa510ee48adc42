/**
 * Real code: every JavaScript file of some installed packages is lowered, all functions of it, and all of the IR is
 * well formed. Nothing crashes and nothing is irreducible; what is refused is refused by an instruction.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyse } from '../../../src/ir/graph.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { hasModuleSyntax } from '../../../src/source/resolve/module-syntax.js';
import { wellFormed } from '../../ir/wellformed.js';
import type { FunctionIR, FunctionSource } from '../../../src/ir/types.js';
import { forEachFunction } from './run.js';

const packages = [
  '@babel/code-frame',
  'commander',
  'picocolors',
  'fast-check',
  'pure-rand',
  'eslint/lib',
  'espree',
  'esquery',
  'ajv',
  'semver',
  'minimatch',
  'debug',
  'js-tokens',
  'natural-compare',
  'lodash.merge',
];

function javaScriptFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/', path.indexOf('/node_modules/') + 1))
    .sort();
}

const MINUTES = 60_000;

test.each(packages)('%s', { timeout: 5 * MINUTES }, (name) => {
  const folder = join('node_modules', name);
  if (!existsSync(folder)) return;
  const count = { files: 0, functions: 0, blocks: 0, instructions: 0 };
  const problems: string[] = [];
  const start = performance.now();
  const visit = (source: FunctionSource, body: FunctionIR): void => {
    count.functions += 1;
    count.blocks += body.blocks.length;
    for (const block of body.blocks) count.instructions += block.instructions.length;
    const found = wellFormed(body);
    if (found.length > 0)
      problems.push(...found.map((problem) => `${source.span.source.path} ${source.name}: ${problem}`));
    else analyse(body);
  };
  for (const path of javaScriptFiles(folder)) {
    const text = readFileSync(path, 'utf8');
    const ir = lowerModule({ path, text }, hasModuleSyntax(path, text) ? 'esm' : 'commonjs');
    count.files += 1;
    forEachFunction(ir.main, visit);
    if (ir.format === 'esm') for (const { code } of ir.hoisted) forEachFunction(code, visit);
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name}: ${count.files} files, ${count.functions} functions, ${count.blocks} blocks, ` +
      `${count.instructions} instructions in ${seconds.toFixed(1)} s`,
  );
  expect(problems).toEqual([]);
});
