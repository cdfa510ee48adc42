/**
 * The five fields of package.json that decide how modules are found. Fields of the wrong type count as absent,
 * as in node's own reader; a file that is not JSON is an error for whoever needs it.
 */

import type { FileSystem } from '../files.js';
import { ResolutionError } from './failure.js';
import { baseName, directoryName, join, upwards } from './path.js';

/** What "exports" and "imports" may lead to: a path, a choice by conditions, alternatives, or nothing. */
export type Target = string | null | boolean | number | readonly Target[] | { readonly [key: string]: Target };

export interface PackageJson {
  /** The folder it is in. */
  readonly directory: string;
  readonly name: string | undefined;
  readonly main: string | undefined;
  readonly type: 'module' | 'commonjs' | undefined;
  /** Kept if it is anything but null: a package that says `"exports": false` has closed itself. */
  readonly exports: Target | undefined;
  readonly imports: { readonly [key: string]: Target } | undefined;
}

/** Files do not change while a program is read, so each package.json is parsed once per file system. */
const caches = new WeakMap<FileSystem, Map<string, PackageJson | null>>();

/** The package.json in this very folder, or null. */
export function readPackage(directory: string, files: FileSystem): PackageJson | null {
  let cache = caches.get(files);
  if (cache === undefined) caches.set(files, (cache = new Map()));
  let known = cache.get(directory);
  if (known === undefined) cache.set(directory, (known = parsePackage(directory, files)));
  return known;
}

/** The package a file belongs to: the nearest package.json above it, not looking beyond a node_modules folder. */
export function packageScope(file: string, files: FileSystem): PackageJson | null {
  for (const directory of upwards(directoryName(file))) {
    if (baseName(directory) === 'node_modules') return null;
    const found = readPackage(directory, files);
    if (found !== null) return found;
  }
  return null;
}

function parsePackage(directory: string, files: FileSystem): PackageJson | null {
  const path = join(directory, 'package.json');
  const text = files.readFile(path);
  if (text === undefined) return null;
  const fields = parseObject(text, path);
  const { name, main, type, exports, imports } = fields;
  return {
    directory,
    name: typeof name === 'string' ? name : undefined,
    main: typeof main === 'string' ? main : undefined,
    type: type === 'module' || type === 'commonjs' ? type : undefined,
    exports: exports ?? undefined,
    imports: isObject(imports) ? imports : undefined,
  };
}

function parseObject(text: string, path: string): { readonly [key: string]: Target } {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isObject(parsed)) return parsed;
  } catch {
    // said below: not being an object and not being JSON are the same mistake to the reader
  }
  throw new ResolutionError('ERR_INVALID_PACKAGE_CONFIG', path, `${path} is not a JSON object`);
}

export function isObject(value: unknown): value is { readonly [key: string]: Target } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
