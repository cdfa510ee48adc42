/** Which names node sees in the text of a CommonJS module: the same snippets, imported by node. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportedNames } from '../../../src/eval/foreign.js';
import type { CommonJsModuleIR } from '../../../src/ir/modules.js';
import { lowerModule } from '../../../src/source/lower/index.js';

/** Nothing after the return is executed, and node looks at all of it. */
const snippets = [
  `exports.a = 1; exports['b c'] = 2; exports.default = 3; exports.class = 4; this.exports.no = 5`,
  `exports.a == 1; exports.b === 2; exports.c += 3; exports . d\n= 4; exports.\\u0061 = 5`,
  `module.exports = { a, b: c, 'd': e, f: 'text', g }`,
  `module.exports = { a, ...d, b: require('./other.cjs'), c: d }`,
  `module.exports = { a: -1, b }`,
  `module.exports = { a: b.c, d }`,
  `module.exports = { get a() { return 1; }, b }`,
  `module.exports = { a() {}, b }`,
  `module.exports = { async a() {}, b }`,
  `module.exports = require('./other.cjs'); module.exports.b = 1`,
  `module.exports = require('./third.cjs'); module.exports = require('./other.cjs')`,
  `module.exports = { ...require('./third.cjs'), ...require('./other.cjs'), a }`,
  `0 && (module.exports = { a, b, ...require('./other.cjs') })`,
  `exports.a = 1; module.exports = { b }; module.exports.c = 2`,
  `__exportStar(require('./other.cjs'), exports)`,
  `tslib_1.__exportStar(require("./other.cjs"), exports)`,
  `__exportStar(require('./missing.cjs'), exports); exports.a = 1`,
  `Object.defineProperty(exports, 'a', { enumerable: true, get: function () { return q.p; } })`,
  `Object.defineProperty(exports, 'a', { enumerable: true, get: function name() { return q['p'] }, })`,
  `Object.defineProperty(exports, 'a', { get() { return q; } })`,
  `Object.defineProperty(exports, 'a', { get: () => q.p })`,
  `Object.defineProperty(exports, 'a', { enumerable: false, value: 1 })`,
  `Object.defineProperty(module.exports, 'a', { value: 1 })`,
  `exports.a = 1; Object.defineProperty(exports, 'a', { get: function () { return f(); } })`,
  `function f() { exports.a = 1; } (function (exports) { exports.b = exports.c = 1 })({})`,
  'const text = `${exports.a = 1} exports.b = 2`; const other = "exports.c = 3"; /exports.d = 4/; // exports.e = 5',
  `var _o = require('./other.cjs'); Object.keys(_o).forEach(function (key) { if (key === "default" || key === "__esModule") return; exports[key] = _o[key]; });`,
  `var _o = _interopRequireWildcard(require('./other.cjs')); Object.keys(_o).forEach(function (key) { if (key === "default" || key === "__esModule") return; Object.defineProperty(exports, key, { enumerable: true, get: function get() { return _o[key]; } }); });`,
  `Object.keys(unknown).forEach(function (key) { exports[key] = unknown[key]; })`,
  `let exports2 = {}; exports2.a = 1; x.module.exports = { b }; module.exports == { c }`,
];
const others: Readonly<Record<string, string>> = {
  './other.cjs': `exports.o1 = 1; __exportStar(require('./third.cjs'))`,
  './third.cjs': `exports.o2 = 2; module.exports.o3 = 3; __exportStar(require('./other.cjs'))`,
};

const folder = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('as node does', () => {
  for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), `return;\n${text}`);
  snippets.forEach((text, i) => writeFileSync(join(folder, `${i}.cjs`), `return;\n${text}`));
  const script = `const all = [];
    for (let i = 0; i < ${snippets.length}; i++) all.push(Object.keys(await import('./' + i + '.cjs')));
    console.log(JSON.stringify(all));`;
  writeFileSync(join(folder, 'ask.mjs'), script);
  const asked = spawnSync(process.execPath, ['ask.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(asked.stderr).toBe('');
  const answers = JSON.parse(asked.stdout) as string[][];
  const ours = snippets.map((text) => {
    const find = (specifier: string): Lowered | null =>
      others[specifier] === undefined ? null : (known.get(specifier) ?? lower(specifier, others[specifier]));
    return [...exportedNames(lower('./main.cjs', text), find)!];
  });
  const named = (lists: readonly (readonly string[])[]): object[] =>
    lists.map((list, i) => ({
      text: snippets[i],
      names: list.filter((name) => name !== 'default' && name !== 'module.exports').sort(),
    }));
  expect(named(ours)).toEqual(named(answers));
});

interface Lowered {
  readonly ir: CommonJsModuleIR;
}

const known = new Map<string, Lowered>();

function lower(path: string, text: string): Lowered {
  const lowered = { ir: lowerModule({ path, text }, 'commonjs') as CommonJsModuleIR };
  known.set(path, lowered);
  return lowered;
}
