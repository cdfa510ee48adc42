/** What files import and export, by their syntax. */

import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/source/files.js';
import { dependenciesOf, exportsFor } from '../../src/source/outline.js';

const files = memoryFiles({
  '/app/package.json': '{ "type": "module" }',
  '/app/map.check.ts': `import { check } from 'glassbox'; import { Map } from './map.js'; import type { T } from './types.js';
    import package_, { Heap, Queue as Q } from 'package'; import './gone.js'; check(Map);`,
  '/app/map.ts': `import { Entry } from './entry.js';
    export class Map {} class Hidden {} export { Hidden as Shown, type Map as M }; export * from './entry.js';
    export { default as Node, helper as help } from './node.js'; export const table = 1, other = 2; export type X = 1;
    export interface Y {} export * as all from './types.js'; export type { T } from './types.js';`,
  '/app/entry.ts': "import './map.js'; export abstract class Entry {} export default function main() {}",
  '/app/node.cjs': '',
  '/app/node.js':
    'const legacy = require("./legacy.cjs"); export default class Node {} function helper() {} export { helper };',
  '/app/legacy.cjs': '',
  '/app/types.ts': 'export type T = 1; export class Inner {}',
  '/app/node_modules/package/package.json': '{ "main": "index.js" }',
  '/app/node_modules/package/index.js': 'module.exports = 1;',
  '/app/old.check.js':
    "const { A } = require('./old.cjs'); import { G, H as renamed } from './older.cjs'; import whole from './whole.cjs';",
  '/app/old.cjs': `class A {} class B {} exports.A = A; module.exports.C = exports.D = B; exports.E = class {};
    exports.F = function inner() {}; other.exports.Z = A; exports.n === A;`,
  '/app/older.cjs': 'class G {} function h() {} module.exports = { G, H: h, "no name": G, method() {} };',
  '/app/whole.cjs': 'module.exports = Whole; function Whole() {}',
  '/app/default.check.ts': "import D from './default.js';",
  '/app/default.ts': 'class D {} export default D; export default class {}',
});

test('dependencies are followed through cycles, and not into packages', () => {
  expect([...dependenciesOf(files, '/app/map.check.ts')].sort()).toEqual([
    '/app/entry.ts',
    '/app/legacy.cjs',
    '/app/map.check.ts',
    '/app/map.ts',
    '/app/node.js',
    '/app/types.ts',
  ]);
  expect(dependenciesOf(files, '/app/none.ts')).toEqual(['/app/none.ts']);
});

test('exports by the names that their classes and functions have', () => {
  expect(
    Object.fromEntries(
      [...exportsFor(files, '/app/map.check.ts')].map(([name, at]) => [name, `${at.path} ${at.name}`]),
    ),
  ).toEqual({
    Map: '/app/map.ts Map',
    Hidden: '/app/map.ts Shown',
    Entry: '/app/map.ts Entry',
    Node: '/app/map.ts Node',
    helper: '/app/map.ts help',
    table: '/app/map.ts table',
    other: '/app/map.ts other',
    Inner: '/app/types.ts Inner',
    package_: 'package default',
    Heap: 'package Heap',
    Queue: 'package Queue',
    Q: 'package Queue',
  });
  expect([...exportsFor(files, '/app/default.check.ts')]).toEqual([
    ['D', { path: '/app/default.ts', name: 'default' }],
  ]);
  expect([...exportsFor(files, '/app/none.ts')]).toEqual([]);
});

test('exports of CommonJS, and the names that a spec gives them', () => {
  const found = [...exportsFor(files, '/app/old.check.js')].map(([name, at]) => `${name}: ${at.path} ${at.name}`);
  expect(found.sort()).toEqual([
    'A: /app/old.cjs A',
    'B: /app/old.cjs D',
    'E: /app/old.cjs E',
    'G: /app/older.cjs G',
    'Whole: /app/whole.cjs default',
    'h: /app/older.cjs H',
    'inner: /app/old.cjs F',
    'renamed: /app/older.cjs H',
    'whole: /app/whole.cjs default',
  ]);
});
