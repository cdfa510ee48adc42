/** The real disk, in a folder of its own. */

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processDisk as disk } from '../../src/cli/disk.js';
import { specifierFrom } from '../../src/cli/emit.js';
import { findSpecs } from '../../src/cli/find-specs.js';

let folder = '';

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'glassbox-disk-')));
  for (const path of [
    'b.check.ts',
    'a.check.mjs',
    'lib/deep/c.check.js',
    'lib/[x]/d.check.mts',
    'lib/no.ts',
    'lib/e.check.cts',
    'node_modules/p/f.check.ts',
    'lib/node_modules/p/g.check.ts',
  ]) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const find = async (...patterns: string[]): Promise<string[]> =>
  (await findSpecs(patterns, folder, disk)).map((path) => path.slice(folder.length + 1));

test('specs are found everywhere but in packages, sorted', async () => {
  expect(await find()).toEqual(['a.check.mjs', 'b.check.ts', 'lib/[x]/d.check.mts', 'lib/deep/c.check.js']);
});

test('files, folders and patterns', async () => {
  expect(await find('lib')).toEqual(['lib/[x]/d.check.mts', 'lib/deep/c.check.js']);
  expect(await find('lib/[x]')).toEqual(['lib/[x]/d.check.mts']);
  expect(await find('./b.check.ts', '*.check.*')).toEqual(['b.check.ts', 'a.check.mjs']);
  expect(await find('lib/no.ts')).toEqual(['lib/no.ts']);
  await expect(find('lib/*.check.ts')).rejects.toThrow("nothing matches 'lib/*.check.ts'");
});

test('files are written into new folders, and not over others unless that is said', () => {
  const path = join(folder, 'new/folder/x.ts');
  expect(disk.writeFile(path, 'one', false)).toBe(true);
  expect(disk.writeFile(path, 'two', false)).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(disk.writeFile(path, 'three', true)).toBe(true);
  expect(disk.readFile(path)).toBe('three');
  expect(disk.readFile(`${path}.none`)).toBeUndefined();
  expect([disk.kindOf(path), disk.kindOf(folder), disk.kindOf(`${path}.none`)]).toEqual(['file', 'folder', null]);
});

test('changes are told, but not those in packages', async () => {
  const changes = (await disk.watch(folder))[Symbol.asyncIterator]();
  // both are there before anybody asks
  writeFileSync(join(folder, 'node_modules/p/f.check.ts'), 'changed');
  writeFileSync(join(folder, 'b.check.ts'), 'changed');
  expect((await changes.next()).value).toEqual([`${folder}/b.check.ts`]);
  writeFileSync(join(folder, 'lib/new.check.ts'), 'added');
  expect((await changes.next()).value).toEqual([`${folder}/lib/new.check.ts`]);
  await changes.return?.();
});

test.each([
  ['/app', '/app/a.ts', './a.js'],
  ['/app/test', '/app/a.mts', '../a.mjs'],
  ['/app', '/app/src/deep/a.js', './src/deep/a.js'],
  ['/app/test/found', '/app/src/a.cts', '../../src/a.cjs'],
  ['/x', '/y/a.ts', '../y/a.js'],
  ['/x', '@scope/heap', '@scope/heap'],
])('from %s %s is %s', (directory, path, specifier) => {
  expect(specifierFrom(directory, path)).toBe(specifier);
});
