/** Paths as text, on both kinds of roots. */

import { expect, test } from 'vitest';
import { memoryFiles } from '../../../src/source/files.js';
import {
  baseName,
  directoryName,
  extensionOf,
  fromFileUrl,
  isAbsolute,
  join,
  toFileUrl,
  upwards,
} from '../../../src/source/resolve/path.js';

test.each([
  ['/a/b.ts', '/a'],
  ['/a', '/'],
  ['/', '/'],
  ['C:/a/b', 'C:/a'],
  ['C:/a', 'C:/'],
  ['C:/', 'C:/'],
])('the directory of %s is %s', (path, directory) => {
  expect(directoryName(path)).toBe(directory);
});

test.each([
  ['/a', 'b', '/a/b'],
  ['/a', '../../b/./c/', '/b/c'],
  ['/', '.', '/'],
  ['C:/a', '../../b', 'C:/b'],
  ['/a', '/b//c', '/b/c'],
])('%s joined with %s is %s', (directory, path, joined) => {
  expect(join(directory, path)).toBe(joined);
});

test('parts of names', () => {
  expect(['/a/b.c.ts', '/a/.hidden', '/a.b/c', '/a/x.'].map(extensionOf)).toEqual(['.ts', '', '', '.']);
  expect(['/a/b', '/a'].map(baseName)).toEqual(['b', 'a']);
  expect(['/a', 'C:/a', 'a', './a', 'c:a'].map(isAbsolute)).toEqual([true, true, false, false, false]);
  expect([...upwards('C:/a/b')]).toEqual(['C:/a/b', 'C:/a', 'C:/']);
});

test.each(['/a/b c.ts', '/a/50%.ts', '/a/#?.ts', '/ä/\n.ts', 'C:/a/b.ts'])('%s survives being a URL', (path) => {
  expect(fromFileUrl(toFileUrl(path))).toBe(path);
});

test('files in memory make the folders above them', () => {
  const files = memoryFiles({ '/a/b/c.ts': '\uFEFFtext', 'C:/d.ts': '' });
  expect(['/', '/a', '/a/b', 'C:/'].map(files.isDirectory)).toEqual([true, true, true, true]);
  expect(['/a/b/c.ts', '/c'].map(files.isDirectory)).toEqual([false, false]);
  expect(['/a/b/c.ts', 'C:/d.ts', '/a'].map(files.isFile)).toEqual([true, true, false]);
  expect(['/a/b/c.ts', '/gone'].map(files.readFile)).toEqual(['text', undefined]);
});
