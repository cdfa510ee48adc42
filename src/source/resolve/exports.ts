/**
 * "exports" and "imports" of package.json: from a subpath to a file, as node's documentation specifies it under
 * PACKAGE_EXPORTS_RESOLVE, PACKAGE_IMPORTS_RESOLVE, PACKAGE_IMPORTS_EXPORTS_RESOLVE and PACKAGE_TARGET_RESOLVE.
 *
 * A target resolves to a URL, to null (the package says: nothing here), or to undefined (no condition applies,
 * look further). The difference matters: null ends a choice between conditions, undefined does not.
 */

import { ResolutionError } from './failure.js';
import { isObject, type PackageJson, type Target } from './package-json.js';
import { toFileUrl } from './path.js';

/** Finds a bare specifier that an "imports" target names; passed in because finding packages needs this file. */
export type ResolvePackage = (specifier: string, from: string) => URL;

export interface TargetContext {
  readonly conditions: ReadonlySet<string>;
  readonly resolvePackage: ResolvePackage;
  /** What the user wrote, for messages. */
  readonly specifier: string;
}

/** @param subpath '.' or './…' */
export function resolveExports(pack: PackageJson, subpath: string, context: TargetContext): URL {
  const table = asTable(pack, context.specifier);
  const found = lookUp(table, subpath, { ...context, pack, internal: false });
  if (found === null || found === undefined) {
    throw new ResolutionError(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
      context.specifier,
      `${packageLabel(pack)} offers no ${subpath === '.' ? 'main module' : subpath} under these conditions`,
    );
  }
  return found;
}

/** @param specifier '#…' @param pack the package of the importing file, or null if it has none */
export function resolveImports(pack: PackageJson | null, context: TargetContext): URL {
  const { specifier } = context;
  if (specifier === '#' || specifier.startsWith('#/') || specifier.endsWith('/')) {
    throw new ResolutionError('ERR_INVALID_MODULE_SPECIFIER', specifier, 'a name must follow the #');
  }
  const found =
    pack?.imports === undefined ? undefined : lookUp(pack.imports, specifier, { ...context, pack, internal: true });
  if (found === null || found === undefined) throw new ResolutionError('ERR_PACKAGE_IMPORT_NOT_DEFINED', specifier);
  return found;
}

interface LookUp extends TargetContext {
  readonly pack: PackageJson;
  /** Are these "imports", which may lead to other packages? */
  readonly internal: boolean;
}

/** "exports": "./x.js"  =>  "exports": { ".": "./x.js" }, and likewise for conditions without subpaths. */
function asTable(pack: PackageJson, specifier: string): { readonly [key: string]: Target } {
  const { exports } = pack;
  if (typeof exports === 'string' || Array.isArray(exports)) return { '.': exports as Target };
  if (!isObject(exports)) return {};
  const keys = Object.keys(exports);
  const subpaths = keys.filter((key) => key.startsWith('.')).length;
  if (subpaths !== 0 && subpaths !== keys.length) {
    throw new ResolutionError(
      'ERR_INVALID_PACKAGE_CONFIG',
      specifier,
      `"exports" of ${packageLabel(pack)} mixes subpaths, which start with '.', and conditions, which do not`,
    );
  }
  return subpaths === 0 && keys.length > 0 ? { '.': exports } : exports;
}

function lookUp(table: { readonly [key: string]: Target }, key: string, search: LookUp): URL | null | undefined {
  if (Object.hasOwn(table, key) && !key.includes('*') && !key.endsWith('/')) {
    return resolveTarget(table[key]!, null, key, search);
  }
  let best: { readonly pattern: string; readonly match: string } | null = null;
  for (const pattern of Object.keys(table)) {
    const match = matchPattern(pattern, key);
    if (match !== null && (best === null || isMoreSpecific(pattern, best.pattern))) best = { pattern, match };
  }
  return best === null ? undefined : resolveTarget(table[best.pattern]!, best.match, best.pattern, search);
}

/** What the one '*' of the pattern stands for in the key, or null. */
function matchPattern(pattern: string, key: string): string | null {
  const star = pattern.indexOf('*');
  if (star === -1 || pattern.lastIndexOf('*') !== star) return null;
  const trailer = pattern.slice(star + 1);
  if (!key.startsWith(pattern.slice(0, star)) || !key.endsWith(trailer) || key.length < pattern.length) return null;
  return key.slice(star, key.length - trailer.length);
}

/** The longer text before the star wins, then the longer pattern. */
function isMoreSpecific(pattern: string, than: string): boolean {
  const [before, beforeThan] = [pattern.indexOf('*'), than.indexOf('*')];
  return before === beforeThan ? pattern.length > than.length : before > beforeThan;
}

/** @param match what '*' stands for, or null if the key is no pattern */
function resolveTarget(target: Target, match: string | null, key: string, search: LookUp): URL | null | undefined {
  if (typeof target === 'string') return resolvePath(target, match, key, search);
  if (target === null) return null;
  if (Array.isArray(target)) return resolveAlternatives(target as readonly Target[], match, key, search);
  if (!isObject(target)) throw invalidTarget(target, key, search);
  for (const condition of Object.keys(target)) {
    if (String(Number(condition) >>> 0) === condition) {
      const detail = `${fieldName(search)} of ${packageLabel(search.pack)} has a number as a condition`;
      throw new ResolutionError('ERR_INVALID_PACKAGE_CONFIG', search.specifier, detail);
    }
  }
  for (const condition of Object.keys(target)) {
    if (condition !== 'default' && !search.conditions.has(condition)) continue;
    const found = resolveTarget(target[condition]!, match, key, search);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first alternative that is a valid target, whether or not there is a file; if none is, what the last one said. */
function resolveAlternatives(
  targets: readonly Target[],
  match: string | null,
  key: string,
  search: LookUp,
): URL | null | undefined {
  let last: ResolutionError | null | undefined = targets.length === 0 ? null : undefined;
  for (const target of targets) {
    try {
      const found = resolveTarget(target, match, key, search);
      if (found !== null && found !== undefined) return found;
      if (found === null) last = null;
    } catch (error) {
      if (!(error instanceof ResolutionError) || error.failure.code !== 'ERR_INVALID_PACKAGE_TARGET') throw error;
      last = error;
    }
  }
  if (last === null || last === undefined) return last;
  throw last;
}

/** A path segment '.', '..' or 'node_modules', however it is encoded. Empty segments are allowed, though deprecated. */
const forbiddenSegment =
  /(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))(\\|\/|$)/i;

function resolvePath(target: string, match: string | null, key: string, search: LookUp): URL {
  const fill = (text: string): string => (match === null ? text : text.replaceAll('*', () => match));
  const base = toFileUrl(`${search.pack.directory}/package.json`);
  if (!target.startsWith('./')) {
    // "imports" may lead to another package: "#dep" => "dep/x.js"
    if (search.internal && !target.startsWith('../') && !target.startsWith('/') && !URL.canParse(target)) {
      return search.resolvePackage(fill(target), `${search.pack.directory}/package.json`);
    }
    throw invalidTarget(target, key, search);
  }
  if (forbiddenSegment.test(target.slice(2))) throw invalidTarget(target, key, search);
  if (match !== null && forbiddenSegment.test(match)) {
    const detail = `it leaves what the pattern ${key} of ${packageLabel(search.pack)} covers`;
    throw new ResolutionError('ERR_INVALID_MODULE_SPECIFIER', search.specifier, detail);
  }
  const resolved = new URL(target, base);
  return match === null ? resolved : new URL(fill(resolved.href));
}

function invalidTarget(target: Target, key: string, search: LookUp): ResolutionError {
  return new ResolutionError(
    'ERR_INVALID_PACKAGE_TARGET',
    search.specifier,
    `${fieldName(search)} of ${packageLabel(search.pack)} leads from ${key} to ${JSON.stringify(target)}, ` +
      "which is not a path in the package that starts with './'",
  );
}

function fieldName(search: LookUp): string {
  return search.internal ? '"imports"' : '"exports"';
}

function packageLabel(pack: PackageJson): string {
  return pack.name ?? pack.directory;
}
