/** The oracle of a row: its modules as files, imported by node itself. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inputsOf, type Input } from '../fuzz/program/program.js';
import { show } from '../fuzz/evaluator/show.js';
import { sourceOf, type Feature } from './feature.js';
import { DOMAINS } from './measure.js';

/** Not what the test runner makes of an import, which is always strict. */
const IMPORT = 'module.exports = (url) => import(url);';

type Main = (...input: Input) => unknown;
type Import = (url: string) => Promise<{ main: Main }>;

/** What the row's function gives for each input; modules that may have a state are fresh each time. */
export async function nodeResultsOf(row: Feature): Promise<readonly string[]> {
  const results: string[] = [];
  let main: Main | null = null;
  for (const input of inputsOf(DOMAINS)) {
    if (main === null || row.top !== undefined) main = await load(row);
    results.push(show(main(...input)));
  }
  return results;
}

async function load(row: Feature): Promise<Main> {
  const folder = mkdtempSync(join(tmpdir(), 'glassbox-feature-'));
  try {
    const files = { '/import.cjs': IMPORT, '/main.mjs': sourceOf(row), ...row.files };
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const url = pathToFileURL(join(folder, 'main.mjs')).href;
    const importNatively = createRequire(url)('./import.cjs') as Import;
    return (await importNatively(url)).main;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
