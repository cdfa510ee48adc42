/** First specs for packages as they are installed: nothing is written into them, and what is written can be planned as it stands. */

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { initPackageSpecIn, initSpecFile } from '../../src/node/tools.js';
import { load, overlay, refusal } from '../engine/plan/support.js';
import { repository } from '../repository/sources.js';

const directory = repository.replace(/\/$/, '');
const init = (specifier: string, className: string | null = null): ReturnType<typeof initPackageSpecIn> =>
  initPackageSpecIn(directory, specifier, className);

describe('init of a package', () => {
  test.each([
    ['avl', null, 'avl-tree.check.js', "import { AVLTree } from 'avl';", 'check(AVLTree, ', 'new AVLTree()'],
    ['denque', null, 'denque.check.js', "import Denque from 'denque';", 'check(Denque, ', 'new Denque()'],
    // wrapped for three module systems, and of one letter
    [
      'splaytree',
      null,
      'splaytree.check.js',
      "import Splaytree from 'splaytree';",
      'check(Splaytree, ',
      'new Splaytree()',
    ],
    [
      'functional-red-black-tree',
      null,
      'red-black-tree.check.js',
      "import functionalRedBlackTree from 'functional-red-black-tree';",
      'check(functionalRedBlackTree().constructor, ',
      'functionalRedBlackTree()',
    ],
    [
      'collections/list.js',
      'List',
      'list.check.js',
      "import List from 'collections/list.js';",
      'check(List, ',
      'new List()',
    ],
  ])('%s', async (specifier, className, file, line, opening, making) => {
    const { path, text } = await init(specifier, className);
    expect(path).toBe(`${directory}/${file}`);
    for (const part of [line, opening, `initial: () => ${making},`]) expect(text).toContain(part);
    const { bounds } = load(overlay({ [path]: text }), path).plans[0]!.at(2);
    expect(bounds.operations.length).toBeGreaterThan(5);
    expect(bounds.beginnings).toHaveLength(1);
  });

  test('of several classes one has to be named', async () => {
    expect(refusal(() => init('typescript-collections')).message).toMatch(
      /exports several classes: .*LinkedList.*#Class/,
    );
    expect((await init('typescript-collections', 'LinkedList')).path).toBe(`${directory}/linked-list.check.js`);
  });

  test('exports behind accessors, and trees of plain objects as calls make them', async () => {
    expect(refusal(() => init('js-sdsl')).message).toMatch(/exports several classes: .*Queue, Stack/);
    const stack = await init('js-sdsl', 'Stack');
    expect(stack.text).toContain("import { Stack } from 'js-sdsl';");
    const fields = load(overlay({ [stack.path]: stack.text }), stack.path).plans[0]!.at(2).bounds.types[0]!.fields;
    expect(fields.map(({ name }) => name)).toEqual(['i', 'S']);
    const tree = (await init('avl')).text;
    for (const line of [
      "      _root: tree('Node'), // a guess: nothing else leads there",
      "      parent: derived(nullable(instances('Node'))), // a guess: it leads up the tree",
      "      left: tree('Node'), // a guess: nothing else leads there",
      '      balanceFactor: int(-1, 1), // a guess: -1 … 1 seen',
      '      key: int(0, n), // a guess: 0 … ',
    ])
      expect(tree).toContain(line);
  });

  test('a class that no declaration of a file names is found by running it; where nothing but null was seen, the spec says null', async () => {
    const { path, text } = await initSpecFile(`${directory}/test/fixtures/first/ordered.cjs`, 'Ordered');
    for (const field of ['less', 'more'])
      expect(text).toContain(`      ${field}: oneOf(null), // a guess: nothing else was seen`);
    const { bounds } = load(overlay({ [path]: text }), path).plans[0]!.at(2);
    expect(bounds.types.map(({ name }) => name)).toEqual(['Ordered', 'Node']);
  });

  test('a field that a method of the constructor makes is what was seen of it, not undefined as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'glassbox-init-'));
    try {
      const place = join(folder, 'node_modules/counted');
      cpSync(`${directory}/test/fixtures/first/counted.cjs`, join(place, 'index.js'));
      writeFileSync(join(place, 'package.json'), '{ "name": "counted", "version": "1.0.0" }');
      const { text } = await initPackageSpecIn(folder, 'counted', null);
      expect(text).toContain('      size: int(0, n), // a guess: 0 … ');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('of what was compiled from an ECMAScript module, the default is a property as node sees it, and is meant if no name is said', async () => {
    const folder = `${directory}/test/fixtures/first`;
    const { path, text } = await initPackageSpecIn(folder, './compiled.cjs', null);
    expect(path).toBe(`${folder}/main.check.js`);
    for (const part of ["import compiledCjs from './compiled.cjs';", 'check(compiledCjs.Main, '])
      expect(text).toContain(part);
    const other = await initPackageSpecIn(folder, './compiled.cjs', 'Other');
    expect(other.text).toContain('check(compiledCjs.Other, ');
    const spec = `${folder}/main.check.mjs`;
    const { bounds } = load(overlay({ [spec]: text }), spec).plans[0]!.at(2);
    expect(bounds.types.map(({ name }) => name)).toEqual(['Main']);
  });

  test('what is not there is named', () => {
    expect(refusal(() => init('avl', 'AvlTree'))).toMatchObject({
      code: 'class-not-found',
      message: "'avl' has no class 'AvlTree'; it has AVLTree",
    });
    expect(refusal(() => init('no-such-package')).code).toBe('file-not-found');
    for (const name of ['compare-versions', 'buckets-js'])
      expect(refusal(() => init(name)).message).toContain('exports no class; functions are checked by check.function');
  });
});
