/** The files of the library: embedded as they are, in one program with the natives that they call. */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Realm, libraryTexts } from '../../../src/eval/index.js';
import { createProgram } from '../../../src/program/program.js';
import { memoryFiles } from '../../../src/source/files.js';
import { libraryHeads, lowerLibrary } from '../../../src/source/lower/index.js';
import { repository } from '../../repository/sources.js';

const folder = join(repository, 'src/eval/library');

function fileOf(path: string): string {
  return join(folder, basename(path));
}

test('places in the library are places in its files', () => {
  const wrong = libraryTexts.flatMap((source) => {
    const lines = readFileSync(fileOf(source.path), 'utf8').split('\n');
    return [...lowerLibrary(source)].flatMap(([name, { span }]) => {
      const before = span.source.text.slice(0, span.start).split('\n');
      const line = lines[before.length - 1]!.slice(before.at(-1)!.length);
      return span.source.path === source.path && new RegExp(`^function\\*? ${name}\\(`).test(line)
        ? []
        : [`${source.path}: ${name}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('functions are from outside what they are after parsing', () => {
  for (const source of libraryTexts) {
    const told = (functions: ReturnType<typeof lowerLibrary>): unknown[] =>
      [...functions.values()].map(({ body: _, span: { start, end }, ...head }) => ({ ...head, start, end }));
    expect(told(libraryHeads(source, lowerLibrary))).toEqual(told(lowerLibrary(source)));
  }
});

describe('as one program', () => {
  const add = vi.spyOn(Realm.prototype, 'addLibraryNative');
  afterAll(() => add.mockRestore());

  const configPath = join(folder, 'tsconfig.json');
  const config = ts.parseJsonConfigFileContent(ts.readConfigFile(configPath, ts.sys.readFile).config, ts.sys, folder);

  /** What the compiler says of the library with its texts changed. */
  function complaints(change: (text: string) => string): string[] {
    const host = ts.createCompilerHost(config.options);
    const { readFile } = host;
    host.readFile = (path) => {
      const text = readFile(path);
      return text !== undefined && path.startsWith(folder) ? change(text) : text;
    };
    const program = ts.createProgram(config.fileNames, config.options, host);
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }

  test('misspelt names and missing arguments are errors of the type-check, and there are none', () => {
    const edits: readonly (readonly [from: string, to: string, message: string])[] = [
      ['$lengthOf(list)', '$lengthof(list)', "Cannot find name '$lengthof'"],
      ['relativeStart(target', 'relativestart(target', "Cannot find name 'relativestart'"],
      ["$symbol('species')", "$symbol('specie')", '\'"specie"\' is not assignable'],
      ['$has(object, from)', '$has(object)', 'Expected 2 arguments'],
    ];
    expect(complaints((text) => text)).toEqual([]);
    const found = complaints((text) => edits.reduce((edited, [from, to]) => edited.replace(from, to), text));
    for (const [, , message] of edits) expect(found).toContainEqual(expect.stringContaining(message));
  });

  test('no two functions have the same name', () => {
    const names = libraryTexts.flatMap(({ text }) => [...text.matchAll(/^function (\w+)/gm)].map((match) => match[1]!));
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('what is declared as native is native, and what is native for the library is declared', () => {
    const host = { print: () => {}, random: () => 0, now: () => 0 };
    createProgram(memoryFiles({}), host);
    const natives = new Set(add.mock.calls.map(([name]) => name));
    const declared = new Set(
      [...readFileSync(join(folder, 'intrinsics.d.ts'), 'utf8').matchAll(/^declare function ([$\w]+)/gm)].map(
        (match) => match[1]!,
      ),
    );
    const texts = libraryTexts.map(({ text }) => text).join('\n');
    const called = (name: string): boolean => texts.includes(`${name}(`);
    expect([...declared].filter((name) => !natives.has(name))).toEqual([]);
    expect([...declared].filter((name) => !called(name))).toEqual([]);
    expect([...natives].filter((name) => called(name) && !declared.has(name))).toEqual([]);
  });
});
