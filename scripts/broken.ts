/** Broken versions of code, each in a folder of its own: of the examples, for tests and for `npm run seeded`. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeededBug } from '../examples/seeded-bug.js';

const repository = fileURLToPath(new URL('..', import.meta.url));
export const examplesFolder = join(repository, 'examples');

const LANGUAGES = 'languages';
/** Subjects of bounded verification, which are no checks of classes and have mistakes of their own. */
export const BOUNDED = 'bounded';

export const exampleNames: readonly string[] = foldersIn(examplesFolder).filter(
  (name) => ![LANGUAGES, BOUNDED].includes(name),
);

/** `languages/imp` and the others, which are examples too, but take longer to check. */
export const languageNames: readonly string[] = foldersIn(join(examplesFolder, LANGUAGES)).map((name) =>
  join(LANGUAGES, name),
);

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export async function bugsOf(example: string): Promise<readonly SeededBug[]> {
  return ((await import(join(examplesFolder, example, 'bugs.ts'))) as { readonly bugs: readonly SeededBug[] }).bugs;
}

/** A folder that is there for as long as the action. */
export async function inFolder<T>(action: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'glassbox-broken-'));
  try {
    return await action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes a project of a folder, in which 'glassbox' can be imported. */
export function startProject(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(repository, join(folder, 'node_modules/glassbox'));
}

/** The text of the file with the bug. */
export function replaceOnce(
  text: string,
  { file, find, replace }: Pick<SeededBug, 'file' | 'find' | 'replace'>,
): string {
  if (text.split(find).length !== 2) throw new Error(`'${find}' does not occur once in ${file}`);
  return text.replace(find, () => replace);
}

/**
 * Writes all examples into an empty folder, one of them broken; they may import each other and 'glassbox'.
 * @returns the path of the spec that the bug breaks
 */
export function writeBroken(folder: string, example: string, bug: SeededBug): string {
  for (const name of [...exampleNames, ...languageNames]) {
    const isCode = (path: string): boolean => !path.endsWith('bugs.ts');
    cpSync(join(examplesFolder, name), join(folder, name), { recursive: true, filter: isCode });
  }
  startProject(folder);
  const text = readFileSync(join(examplesFolder, example, bug.file), 'utf8');
  writeFileSync(join(folder, example, bug.file), replaceOnce(text, bug));
  return join(folder, example, bug.spec);
}
