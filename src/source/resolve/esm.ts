/**
 * `import`: ESM_RESOLVE of node's documentation. Specifiers are URLs relative to the importing file; there is no
 * search for extensions or index files, except the two habits of TypeScript (see `typescript.ts`).
 */

import type { FileSystem } from '../files.js';
import { resolveImports, type TargetContext } from './exports.js';
import { ResolutionError } from './failure.js';
import { packageScope } from './package-json.js';
import { resolvePackage } from './packages.js';
import { builtinName } from './builtins.js';
import { fromFileUrl, toFileUrl } from './path.js';
import { isTypeScript, withoutExtension, writtenAs } from './typescript.js';

export const importConditions: ReadonlySet<string> = new Set(['node', 'import', 'module-sync', 'node-addons']);

/** A file, or a builtin of node that some "imports" led to. */
export type Located =
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'builtin'; readonly name: string };

/** @requires specifier is no builtin's name */
export function resolveImport(specifier: string, from: string, files: FileSystem): Located {
  const context = contextOf(specifier, importConditions, files);
  if (isRelative(specifier) || specifier.startsWith('/')) {
    return locate(new URL(specifier, toFileUrl(from)), specifier, from, files);
  }
  if (specifier.startsWith('#')) {
    return locate(resolveImports(packageScope(from, files), context), specifier, from, files);
  }
  if (URL.canParse(specifier)) return locate(new URL(specifier), specifier, from, files);
  return locate(resolvePackage(specifier, from, context, files), specifier, from, files);
}

/** '.', '..', './…' and '../…' */
export function isRelative(specifier: string): boolean {
  return /^\.\.?(\/|$)/.test(specifier);
}

export function contextOf(specifier: string, conditions: ReadonlySet<string>, files: FileSystem): TargetContext {
  const context: TargetContext = {
    specifier,
    conditions,
    resolvePackage: (target, from) => {
      const builtin = builtinName(target);
      return builtin !== null ? new URL(`node:${builtin}`) : resolvePackage(target, from, context, files);
    },
  };
  return context;
}

/** The path of a file: URL. */
export function pathOf(url: URL, specifier: string): string {
  if (url.protocol !== 'file:' || url.host !== '') {
    throw new ResolutionError('ERR_UNSUPPORTED_ESM_URL_SCHEME', specifier);
  }
  if (/%2f|%5c/i.test(url.pathname)) {
    throw new ResolutionError('ERR_INVALID_MODULE_SPECIFIER', specifier, 'it contains an encoded slash');
  }
  const path = fromFileUrl(url);
  if (path === null)
    throw new ResolutionError('ERR_INVALID_MODULE_SPECIFIER', specifier, "a '%' is not followed by a code");
  return path;
}

function locate(url: URL, specifier: string, from: string, files: FileSystem): Located {
  if (url.protocol === 'node:') return { kind: 'builtin', name: url.pathname };
  const path = pathOf(url, specifier);
  if (url.search !== '' || url.hash !== '') throw new ResolutionError('QUERY', specifier);
  return { kind: 'file', path: files.realpath(existing(path, specifier, from, files)) };
}

function existing(path: string, specifier: string, from: string, files: FileSystem): string {
  if (!path.endsWith('/') && files.isFile(path)) return path;
  const written = writtenAs(path, files);
  if (written !== null) return written;
  const named = path.replace(/\/+$/, '');
  if (isTypeScript(from) && (isRelative(specifier) || specifier.startsWith('/'))) {
    const meant = withoutExtension(named, files);
    if (meant !== null) return meant;
  }
  const code = path !== named || files.isDirectory(path) ? 'ERR_UNSUPPORTED_DIR_IMPORT' : 'ERR_MODULE_NOT_FOUND';
  throw new ResolutionError(code, specifier);
}
