/**
 * The files on disk, seen through node. The only file of this room that node alone can load; browsers use
 * `memoryFiles`.
 */

import { readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileSystem, withoutByteOrderMark } from './files.js';

export const nodeFiles: FileSystem = {
  readFile: (path) => {
    try {
      return withoutByteOrderMark(readFileSync(path, 'utf8'));
    } catch {
      return undefined;
    }
  },
  isFile: (path) => stat(path)?.isFile() ?? false,
  isDirectory: (path) => stat(path)?.isDirectory() ?? false,
  realpath: (path) => withSlashes(realpathSync(path)),
  lowered: (path) => {
    const module = path.startsWith(LIBRARY) ? `eval/library/${path.slice(LIBRARY.length)}` : ownName(path);
    return module === null ? undefined : nodeFiles.readFile(`${OURS}lowered/${module}`);
  },
};

/** What the texts of the evaluator's library are called. */
const LIBRARY = 'glassbox:library/';

/** The folder of all our modules, TypeScript or compiled as they are; what is not compiled is not lowered either. */
const OURS = withSlashes(realpathSync(fileURLToPath(new URL('../', import.meta.url)))) + '/';

/** The name of a module of ours below the folder of them all; null: it is none of ours. */
function ownName(path: string): string | null {
  return path.startsWith(OURS) ? path.slice(OURS.length) : null;
}

/** A path as a person gives it, made absolute from the current directory and written as `FileSystem` wants it. */
export function absolutePath(path: string): string {
  return withSlashes(resolve(path));
}

/** The module that 'glassbox' means in programs of the evaluator: beside this file, TypeScript or compiled as it is. */
export function specModulePath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return withSlashes(realpathSync(fileURLToPath(new URL(`../spec/index.${extension}`, import.meta.url))));
}

/** A module of ours that begins a thread or a process. It is compiled; in development, `scripts/development` has one that leads to the sources. */
export function ownModule(path: 'node/thread' | 'engine/real/main' | 'engine/real/hooks'): URL {
  const isTypeScript = import.meta.url.endsWith('.ts');
  const module = isTypeScript ? `../../scripts/development/${path.replaceAll('/', '-')}.js` : `../${path}.js`;
  return new URL(module, import.meta.url);
}

/** `C:\a\b` → `C:/a/b` */
function withSlashes(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}

/** What is at a path; undefined for whatever keeps us from knowing: nothing there, no permission, a loop of links. */
function stat(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
