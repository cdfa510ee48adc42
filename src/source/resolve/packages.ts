/**
 * Finding packages by name for `import`: PACKAGE_RESOLVE and PACKAGE_SELF_RESOLVE of node's documentation. A
 * package may name itself if it has "exports"; otherwise the node_modules folders above the file are searched,
 * and the first that has a folder of that name decides, even if the file is then missing.
 */

import type { FileSystem } from '../files.js';
import { resolveExports, type TargetContext } from './exports.js';
import { ResolutionError } from './failure.js';
import { packageScope, readPackage, type PackageJson } from './package-json.js';
import { baseName, directoryName, join, toFileUrl, upwards } from './path.js';

export function resolvePackage(specifier: string, from: string, context: TargetContext, files: FileSystem): URL {
  const { name, subpath } = splitSpecifier(specifier);
  const own = packageScope(from, files);
  if (own !== null && own.exports !== undefined && own.name === name) return resolveExports(own, subpath, context);
  for (const folder of packageFolders(from)) {
    const directory = join(folder, name);
    if (!files.isDirectory(directory)) continue;
    const pack = readPackage(directory, files);
    if (pack !== null && pack.exports !== undefined) return resolveExports(pack, subpath, context);
    if (subpath === '.') return toFileUrl(mainFile(directory, pack, specifier, files));
    return new URL(subpath, toFileUrl(`${directory}/package.json`));
  }
  throw new ResolutionError('ERR_MODULE_NOT_FOUND', specifier);
}

/** The node_modules folders a file may load from, nearest first. */
export function* packageFolders(from: string): Generator<string> {
  for (const directory of upwards(directoryName(from))) {
    if (baseName(directory) !== 'node_modules') yield join(directory, 'node_modules');
  }
}

/** `@scope/name/sub/path` → name `@scope/name`, subpath `./sub/path` */
function splitSpecifier(specifier: string): { readonly name: string; readonly subpath: string } {
  const match = /^(@[^/]*\/[^/]*|[^@/][^/]*)(\/.*)?$/s.exec(specifier);
  const name = match?.[1] ?? '';
  if (match === null || /^\.|%|\\/.test(name)) {
    throw new ResolutionError('ERR_INVALID_MODULE_SPECIFIER', specifier, 'it is not the name of a package');
  }
  return { name, subpath: `.${match[2] ?? ''}` };
}

const mainSuffixes = ['', '.js', '.json', '.node', '/index.js', '/index.json', '/index.node'];
const indexFiles = ['index.js', 'index.json', 'index.node'];

/** "main" of a package without "exports", with the extensions and index files that CommonJS allowed. */
function mainFile(directory: string, pack: PackageJson | null, specifier: string, files: FileSystem): string {
  const candidates = [
    ...(pack?.main === undefined ? [] : mainSuffixes.map((suffix) => pack.main + suffix)),
    ...indexFiles,
  ].map((candidate) => join(directory, candidate));
  const found = candidates.find((candidate) => files.isFile(candidate));
  if (found === undefined) throw new ResolutionError('ERR_MODULE_NOT_FOUND', specifier);
  return found;
}
