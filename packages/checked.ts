/** The packages that are checked, where their specs are, and how a broken version of one becomes a project of its own. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceOnce, startProject } from '../scripts/broken.js';
import type { Patch } from './patches.js';

export const checked = ['avl', 'functional-red-black-tree', 'tinyqueue', 'yallist', 'splaytree', 'denque'] as const;

const specs = fileURLToPath(new URL('checks', import.meta.url));

export const specOf = (name: string): string => join(specs, `${name}.check.ts`);
export const findingsOf = (name: string): string => join(specs, `${name}-findings.check.ts`);

/** Where an installed package is. Its package.json need not be exported, so it is looked for above the file that is. */
export function folderOf(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!folder.endsWith(join('node_modules', name))) folder = dirname(folder);
  return folder;
}

/** Writes a project with the specs and a broken version of a package into an empty folder. @returns the path of the spec */
export function writePatched(folder: string, patch: Patch): string {
  startProject(folder);
  const broken = join(folder, 'node_modules', patch.package);
  cpSync(folderOf(patch.package), broken, { recursive: true });
  const file = join(broken, patch.file);
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), patch));
  cpSync(specs, join(folder, 'checks'), { recursive: true });
  return join(folder, 'checks', patch.spec);
}
