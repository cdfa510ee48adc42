/** Configs are run by the evaluator, whatever they are written in. */

import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/program/config.js';
import { memoryFiles } from '../../src/source/files.js';

const load = (name: string, text: string, others: Readonly<Record<string, string>> = {}): unknown =>
  loadConfig(memoryFiles({ ...others, [`/app/${name}`]: text }), `/app/${name}`);

describe('a config', () => {
  test('in TypeScript, with defineConfig and an import', () => {
    const text = `import { defineConfig, type Config } from 'glassbox';
      import { scopes } from './shared.ts';
      const limit: number = 2 * 10;
      export default defineConfig({ scope: scopes.small, timeLimit: \`\${limit}s\`, files: ['src'] } satisfies Config);`;
    expect(load('glassbox.config.ts', text, { '/app/shared.ts': 'export const scopes = { small: 3 };' })).toEqual({
      scope: 3,
      timeLimit: '20s',
      files: ['src'],
    });
  });

  test('in a package that is called glassbox itself', () => {
    const own = { '/app/package.json': '{ "name": "glassbox", "type": "module", "exports": "./nowhere.js" }' };
    const text = "import { defineConfig } from 'glassbox'; export default defineConfig({ workers: 2 });";
    expect(load('glassbox.config.js', text, own)).toEqual({ workers: 2 });
  });

  test('in CommonJS', () => {
    expect(load('glassbox.config.js', 'module.exports = { workers: 2 };')).toEqual({ workers: 2 });
  });

  test.each([
    ['without a default export', 'export const scope = 3;', 'glassbox.config.mjs has no default export'],
    ['that throws', 'export default no;', 'the config threw ReferenceError: no is not defined'],
    ['that throws something else', "throw 'x';", 'the config threw x'],
    ['that is no program', 'export default {;', 'syntax error'],
    ['that imports what is not there', "import './no.js';", "cannot find module './no.js'"],
    [
      'that looks around',
      "import fs from 'node:fs'; export default fs.readFileSync('x');",
      "not supported: module 'node:fs'",
    ],
  ])('%s is refused', (_, text, message) => {
    expect(() => load('glassbox.config.mjs', text)).toThrow(message);
  });
});
