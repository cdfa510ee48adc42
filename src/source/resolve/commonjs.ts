/**
 * `require`: the algorithm of node's documentation "Modules: CommonJS modules, All together". Extensions and
 * index files are searched for; "exports" and "imports" are obeyed under the condition "require".
 */

import type { FileSystem } from '../files.js';
import { contextOf, pathOf, type Located } from './esm.js';
import { resolveExports, resolveImports, type TargetContext } from './exports.js';
import { ResolutionError } from './failure.js';
import { packageScope, readPackage } from './package-json.js';
import { packageFolders } from './packages.js';
import { directoryName, isAbsolute, join } from './path.js';
import { isTypeScript, writtenAs } from './typescript.js';

export const requireConditions: ReadonlySet<string> = new Set(['node', 'require', 'module-sync', 'node-addons']);

interface Search {
  readonly specifier: string;
  readonly context: TargetContext;
  readonly extensions: readonly string[];
  readonly files: FileSystem;
}

/** @requires specifier is no builtin's name */
export function resolveRequire(specifier: string, from: string, files: FileSystem): Located {
  const search: Search = {
    specifier,
    context: contextOf(specifier, requireConditions, files),
    extensions: isTypeScript(from) ? ['.ts', '.js', '.json', '.node'] : ['.js', '.json', '.node'],
    files,
  };
  const scope = packageScope(from, files);
  if (specifier.startsWith('#') && scope?.imports !== undefined) {
    const url = missingAsRequire(() => resolveImports(scope, search.context));
    return url.protocol === 'node:' ? { kind: 'builtin', name: url.pathname } : exactly(url, search);
  }
  const [, name, rest] = splitName.exec(specifier) ?? [];
  if (scope?.exports !== undefined && scope.name !== undefined && startsWithName(specifier, scope.name)) {
    return exactly(resolveExports(scope, `.${specifier.slice(scope.name.length)}`, search.context), search);
  }
  if (isPath(specifier)) return found(onPath(join(directoryName(from), specifier), search), search);
  for (const folder of packageFolders(from)) {
    if (!files.isDirectory(folder)) continue;
    const pack = name === undefined ? null : readPackage(join(folder, name), files);
    if (pack?.exports !== undefined) return exactly(resolveExports(pack, `.${rest ?? ''}`, search.context), search);
    const path = onPath(join(folder, specifier), search);
    if (path !== null) return found(path, search);
  }
  return found(null, search);
}

/** ERR_MODULE_NOT_FOUND  =>  MODULE_NOT_FOUND */
function missingAsRequire(resolve: () => URL): URL {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof ResolutionError && error.failure.code === 'ERR_MODULE_NOT_FOUND') {
      throw new ResolutionError('MODULE_NOT_FOUND', error.failure.subject);
    }
    throw error;
  }
}

/** name and subpath of what could be a package with "exports" */
const splitName = /^((?:@[^/\\%]+\/)?[^./\\%][^/\\%]*)(\/.*)?$/;

function startsWithName(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}

/** Unlike for `import`, a name such as '.x' is no path and a name such as '..x' is. */
function isPath(specifier: string): boolean {
  return isAbsolute(specifier) || /^\.($|\.|\/)/.test(specifier);
}

function found(path: string | null, search: Search): Located {
  if (path === null) throw new ResolutionError('MODULE_NOT_FOUND', search.specifier);
  return { kind: 'file', path: search.files.realpath(path) };
}

/** What "exports" and "imports" say is taken by the letter: no search. */
function exactly(url: URL, search: Search): Located {
  const path = pathOf(url, search.specifier);
  return found(search.files.isFile(path) ? path : writtenAs(path, search.files), search);
}

/** A file, then the file with an extension, then a folder; names that end like a folder's are only that. */
function onPath(path: string, search: Search): string | null {
  const { specifier, files } = search;
  if (!/(^|\/)\.{0,2}$/.test(specifier)) {
    const file = files.isFile(path) ? path : (withExtension(path, search) ?? writtenAs(path, files));
    if (file !== null) return file;
  }
  return files.isDirectory(path) ? inFolder(path, search) : null;
}

function inFolder(directory: string, search: Search): string | null {
  const main = readPackage(directory, search.files)?.main;
  if (main !== undefined && main !== '') {
    const path = join(directory, main);
    const file = search.files.isFile(path)
      ? path
      : (withExtension(path, search) ?? withExtension(join(path, 'index'), search) ?? writtenAs(path, search.files));
    if (file !== null) return file;
  }
  const index = withExtension(join(directory, 'index'), search);
  // a "main" that leads nowhere is an error at once, not a reason to look in the next folder
  if (index === null && main !== undefined && main !== '') {
    throw new ResolutionError('MODULE_NOT_FOUND', search.specifier, `"main" of ${directory} leads nowhere`);
  }
  return index;
}

function withExtension(path: string, search: Search): string | null {
  return search.extensions.map((extension) => path + extension).find((name) => search.files.isFile(name)) ?? null;
}
