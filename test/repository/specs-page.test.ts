/** The code blocks of docs/specs.md and docs/relations.md: specs that can be planned and are well typed, and a config that is one. */

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '../../src/cli/settings.js';
import { loadConfig } from '../../src/program/config.js';
import { listChecks } from '../../src/node/check.js';
import { nodeFiles } from '../../src/source/node-files.js';
import { read } from './sources.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'glassbox-page-'));
const blocks = ['docs/specs.md', 'docs/relations.md']
  .flatMap((page) => [...read(page).matchAll(/^```ts\n(.*?)^```$/gms)])
  .map(([, text]) => text!);
const paths = blocks.map((text, i) =>
  join(folder, text.includes('defineConfig') ? 'glassbox.config.ts' : `block-${i}.check.ts`),
);

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(`${root}node_modules/avl`, join(folder, 'node_modules/avl'));
  for (const name of ['tree-map', 'shopping-cart'])
    copyFileSync(`${root}examples/${name}/${name}.ts`, join(folder, `${name}.ts`));
  writeFileSync(
    join(folder, 'clamp.ts'),
    `export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}\n`,
  );
  writeFileSync(
    join(folder, 'insert.ts'),
    `export function insert(list: number[], value: number): void {
  list.push(value);
}\n`,
  );
  copyFileSync(`${root}test/fixtures/laws/contracts.ts`, join(folder, 'points.ts'));
  copyFileSync(`${root}test/fixtures/given/sorted.ts`, join(folder, 'sorted.ts'));
  writeFileSync(
    join(folder, 'people.ts'),
    `export function byAge(a: number, b: number): number {
  return a - b;
}\n`,
  );
  blocks.forEach((text, i) => writeFileSync(paths[i]!, text));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('specs name operations of what they check', { timeout: 120_000 }, async () => {
  const files = paths.filter((path) => path.endsWith('.check.ts'));
  const planned = await listChecks({ files, only: null });
  expect(planned.map(({ check, goals }) => [check, ...goals.map(({ name }) => name)])).toEqual([
    ['TreeMap', 'new TreeMap', 'put', 'get', 'remove'],
    ['Sorted', 'new Sorted', 'add', 'turn'],
    ['checksum', 'checksum'],
    ['AVLTree', 'initial', 'find', 'clear', 'second'],
    ['reduce', 'initial', 'reduce'],
    ['clamp', 'clamp'],
    ['insert', 'insert'],
    ['Point2D, Point3D: equality', 'reflexive', 'symmetric', 'transitive', 'nonNull'],
    ['Point2D, Point3D: hashing', 'consistent'],
    ['byAge: ordering', 'antisymmetric', 'transitive', 'congruent'],
    ['List', 'new List', 'add', 'reverse'],
    ['copy', 'copy'],
  ]);
});

test('the config says what the command line would', () => {
  const path = paths.find((one) => one.endsWith('.config.ts'))!;
  const settings = settingsOf([], {}, { path, exported: loadConfig(nodeFiles, path) });
  expect(settings).toMatchObject({ files: ['src'], scopes: { from: 1, to: 4 }, timeLimit: 120, workers: 2 });
});

test('all are well typed', () => {
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
    paths: { glassbox: [`${root}src/index.ts`], 'glassbox/relations': [`${root}src/relations/index.ts`] },
  });
  const mistakes = paths.flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  expect(mistakes.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
