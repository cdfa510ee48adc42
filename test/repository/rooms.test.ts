/**
 * The rooms of the house: which folder may import which, which package is imported where. Data flows one way, so that each room can be
 * understood without those after it.
 */

import { describe, expect, test } from 'vitest';
import { rooms } from './rooms.js';
import { importedFile, importsOf, read, typeScriptFiles } from './sources.js';

/** package → where it may be imported */
const packages: Readonly<Record<string, RegExp>> = {
  '#compiler': /^src\/source\//,
  '#typescript': /^src\/source\//,
  acorn: /^src\/source\/early\.ts$/,
  'cadical-wasm': /^src\/solver\//,
  '@babel/code-frame': /^src\/base\//,
  commander: /^src\/cli\//,
  picocolors: /^src\/cli\//,
  zod: /^src\/verdict\//,
  tinyglobby: /^src\/cli\//,
  chokidar: /^src\/cli\//,
};

/** Everything else must run in a browser. */
const mayImportNode = /^src\/(cli\/|node\/|source\/node-files\.ts$|engine\/real\/)/;

const files = typeScriptFiles('src');
const graph = files.map((path) => ({ path, imports: importsOf(path, read(path)) }));

function roomOf(path: string): string {
  const parts = path.split('/');
  return parts.length === 2 ? 'entries' : parts[1]!;
}

/** What the tables say against one import; null if nothing. */
function objection(path: string, specifier: string): string | null {
  const file = importedFile(path, specifier);
  if (file !== null) {
    if (!file.startsWith('src/')) return 'is outside src';
    const [from, to] = [roomOf(path), roomOf(file)];
    return from === to || rooms[from]?.includes(to) === true ? null : `${from} may not import ${to}`;
  }
  if (specifier.startsWith('node:')) return mayImportNode.test(path) ? null : 'node only';
  const allowed = packages[specifier];
  if (allowed === undefined) return 'is a package nobody may import';
  return allowed.test(path) ? null : `only where ${allowed} matches`;
}

describe('rooms', () => {
  test('every folder of src is in the table', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in rooms))).toEqual([]);
  });

  test('every import is allowed', () => {
    const objections = graph.flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier }) => {
        const why = objection(path, specifier);
        return why === null ? [] : [`${path} imports ${specifier}: ${why}`];
      }),
    );
    expect(objections).toEqual([]);
  });

  test('the table itself has no cycles', () => {
    expect(findCycle(new Map(Object.entries(rooms)))).toBeNull();
  });

  test('the test can object', () => {
    expect(objection('src/base/a.ts', '../ir/types.js')).toBe('base may not import ir');
    expect(objection('src/eval/builtins/a.ts', '../../source/a.js')).toBe('eval may not import source');
    expect(objection('src/pipeline/check.ts', '../node/check.js')).toBe('pipeline may not import node');
    expect(objection('src/index.ts', './cli/main.js')).toBe('entries may not import cli');
    expect(objection('src/cli/main.ts', '../index.js')).toBeNull();
    expect(objection('src/eval/a.ts', '#typescript')).toContain('only where');
    expect(objection('src/eval/a.ts', 'node:fs')).toBe('node only');
    expect(objection('src/base/a.ts', 'left-pad')).toBe('is a package nobody may import');
    expect(objection('src/base/a.ts', '../../test/a.js')).toBe('is outside src');
  });
});

describe('folders', () => {
  test('that stand side by side import each other without cycles, types included', () => {
    const edges = siblingEdges(
      graph.flatMap(({ path, imports }) =>
        imports.flatMap(({ specifier }): [string, string][] => {
          const file = importedFile(path, specifier);
          return file === null ? [] : [[path, file]];
        }),
      ),
    );
    expect(findCycle(edges)).toBeNull();
  });

  test('side by side are the folders below the last one that two files share', () => {
    const edges = siblingEdges([
      ['src/a/b/one.ts', 'src/a/c/d/two.ts'],
      ['src/a/c/two.ts', 'src/a/three.ts'],
      ['src/a/three.ts', 'src/a/b/one.ts'],
      ['src/a/c/d/two.ts', 'src/a/c/e/four.ts'],
      ['src/a/c/e/four.ts', 'src/a/c/e/five.ts'],
    ]);
    expect([...edges].map(([from, to]) => [from, ...to])).toEqual([
      ['src/a/b', 'src/a/c'],
      ['src/a/c/d', 'src/a/c/e'],
    ]);
    const back = siblingEdges([
      ['src/a/b/one.ts', 'src/a/c/d/two.ts'],
      ['src/a/c/e/four.ts', 'src/a/b/one.ts'],
    ]);
    expect(findCycle(back)).toEqual(['src/a/b', 'src/a/c', 'src/a/b']);
  });
});

describe('files', () => {
  test('import each other without cycles, apart from types', () => {
    const edges = new Map(
      graph.map(({ path, imports }) => [
        path,
        imports.flatMap(({ specifier, typeOnly }) => (typeOnly ? [] : (importedFile(path, specifier) ?? []))),
      ]),
    );
    expect(findCycle(edges)).toBeNull();
  });

  test('cycles are found', () => {
    const edges = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] as string[] };
    expect(findCycle(new Map(Object.entries(edges)))).toBeNull();
    expect(findCycle(new Map(Object.entries({ ...edges, d: ['b'] })))).toEqual(['b', 'd', 'b']);
  });

  test('imports are found however they are written', () => {
    const text = `
      import a from './a.js'; import type { B } from './b.js'; import { type C } from './c.js'; import './d.js';
      export * from './e.js'; export type { F } from './f.js';
      type G = import('./g.js').G; const h = () => import('./h.js'); // import './not.js'
    `;
    expect(importsOf('x.ts', text).map(({ specifier, typeOnly }) => `${specifier}${typeOnly ? ' type' : ''}`)).toEqual([
      './a.js',
      './b.js type',
      './c.js',
      './d.js',
      './e.js',
      './f.js type',
      './g.js type',
      './h.js',
    ]);
  });
});

/** Which folder imports which of its siblings, at any depth. A folder and its own parent may know each other. */
function siblingEdges(imports: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [left, right] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
    const shared = left.findIndex((folder, i) => folder !== right[i]);
    if (shared < 0 || shared >= right.length) continue;
    const [importer, imported] = [left, right].map((folders) => folders.slice(0, shared + 1).join('/'));
    edges.set(importer!, (edges.get(importer!) ?? new Set()).add(imported!));
  }
  return edges;
}

/** A path that returns to where it began, or null. Depth first; a node is left once all that follows from it is known to be free. */
function findCycle(edges: ReadonlyMap<string, Iterable<string>>): string[] | null {
  const free = new Set<string>();
  const follow = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (free.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const cycle = follow(next, [...path, node]);
      if (cycle !== null) return cycle;
    }
    free.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const cycle = follow(node, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
