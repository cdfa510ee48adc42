/**
 * The official suite as it lies in a checkout: which files are programs, and the text that each of them is to be run as. Programs that do
 * not say otherwise are run twice, as sloppy and as strict code. Scripts are run as CommonJS modules, for neither our evaluator nor
 * a package has scripts; what depends on the difference fails in node as well and is set apart there.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatter, type FrontMatter } from './front-matter.js';

export interface SuiteProgram {
  /** Below `test`, with '/'. */
  readonly name: string;
  readonly matter: FrontMatter;
  /** One for each mode. */
  readonly variants: readonly Variant[];
}

export interface Variant {
  /** The file that the text stands for, absolute. */
  readonly path: string;
  readonly text: string;
  readonly format: 'esm' | 'commonjs';
  /** Whether it is over only when it has printed that it is. */
  readonly isAsync: boolean;
}

export function isSuite(root: string): boolean {
  return existsSync(join(root, 'harness', 'assert.js')) && existsSync(join(root, 'test'));
}

/** The names of all programs that contain `filter`, in order. */
export function programNames(root: string, filter: string): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !name.endsWith('_FIXTURE.js') && name.includes(filter))
    .sort();
}

export function readProgram(root: string, name: string): SuiteProgram {
  const path = join(root, 'test', name);
  const own = readFileSync(path, 'utf8');
  const matter = frontMatter(own);
  const has = (flag: string): boolean => matter.flags.includes(flag);
  const includes = ['assert.js', 'sta.js', ...(has('async') ? ['doneprintHandle.js'] : []), ...matter.includes];
  const harness = has('raw') ? [] : includes.map((file) => readFileSync(join(root, 'harness', file), 'utf8'));
  const text = [...(has('async') ? [PRINT] : []), ...harness, own].join('\n');
  const variant = (before: string): Variant => ({
    path,
    text: before + text,
    format: has('module') ? 'esm' : 'commonjs',
    isAsync: has('async'),
  });
  const once = has('raw') || has('module') || has('noStrict');
  const modes = once ? [''] : has('onlyStrict') ? [STRICT] : ['', STRICT];
  return { name, matter, variants: modes.map(variant) };
}

const STRICT = '"use strict";\n';

/** How a program says that it is over. */
const PRINT = 'function print(text) { console.log(text); }';
