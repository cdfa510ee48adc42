/** What the linter does not know: essays at the top, nothing left for later, codes that exist. */

import { expect, test } from 'vitest';
import { unsupportedCodes } from '../../src/base/messages.js';
import { filesUnder, read, typeScriptFiles } from './sources.js';

const files = filesUnder('src', /\.[jt]s$/);

/** Written so that this file does not contain what it looks for. */
const leftovers = new RegExp(
  ['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', '@ts-' + '(ignore|nocheck|expect-error)', 'eslint-' + 'disable'].join('|'),
);

test('every file of src opens with a block comment', () => {
  const without = files.filter((path) => !/^(#!.*\n)?\/\*\*?[\s\S]*?\*\//.test(read(path)));
  expect(without).toEqual([]);
});

test('nothing is left for later', () => {
  const found = [
    ...files,
    ...typeScriptFiles('test').filter((path) => !/^test\/(corpus|fixtures)\//.test(path)),
  ].flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (leftovers.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

/** `op: 'refuse'` carries the code of a message; a misspelt one would show only when a program meets it. */
test('what is refused has a message', () => {
  const codes = files.flatMap((path) =>
    [...read(path).matchAll(/op: 'refuse',\s*code: '([^']*)'/g)].map((match) => match[1]!),
  );
  expect(codes.filter((code) => !(unsupportedCodes as readonly string[]).includes(code))).toEqual([]);
});

test('files that comments of src name are there', () => {
  const names = new Set(
    ['src', 'test', 'examples']
      .flatMap((folder) => filesUnder(folder, /\.[jt]s$/))
      .map((path) => path.replace(/^.*\//, '')),
  );
  const missing = files.flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:\/?\*|\/\/).*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/(?<![*.\w-])[\w-]{3,}\.[jt]s\b/g)].flatMap(([name]) =>
        names.has(name) || names.has(name.replace(/js$/, 'ts')) ? [] : [`${path}: ${name}`],
      ),
    ),
  );
  expect(missing).toEqual([]);
});
