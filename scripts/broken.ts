/** Broken versions of the examples, each in a folder of its own, for tests and for `npm run seeded`. */

import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeededBug } from '../examples/seeded-bug.js';

const repository = fileURLToPath(new URL('..', import.meta.url));
export const examplesFolder = join(repository, 'examples');

export const exampleNames: readonly string[] = readdirSync(examplesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export async function bugsOf(example: string): Promise<readonly SeededBug[]> {
  return ((await import(join(examplesFolder, example, 'bugs.ts'))) as { readonly bugs: readonly SeededBug[] }).bugs;
}

/**
 * Writes all examples into an empty folder, one of them broken; they may import each other and 'glassbox'.
 * @returns the path of the spec that the bug breaks
 */
export function writeBroken(folder: string, example: string, bug: SeededBug): string {
  for (const name of exampleNames) {
    const isCode = (path: string): boolean => !path.endsWith('bugs.ts');
    cpSync(join(examplesFolder, name), join(folder, name), { recursive: true, filter: isCode });
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(repository, join(folder, 'node_modules/glassbox'));
  const text = readFileSync(join(examplesFolder, example, bug.file), 'utf8');
  if (text.split(bug.find).length !== 2) throw new Error(`'${bug.find}' does not occur once in ${bug.file}`);
  writeFileSync(
    join(folder, example, bug.file),
    text.replace(bug.find, () => bug.replace),
  );
  return join(folder, example, bug.spec);
}
