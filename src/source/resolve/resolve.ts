/**
 * From a specifier to a file, as node resolves it: the entry of this room. `esm.ts` is what `import` does,
 * `commonjs.ts` what `require` does, `format.ts` how the file found is to be read.
 *
 * We do not use TypeScript's own resolution, because it looks for types (a .d.ts before the code), nor node's,
 * because this has to run in a browser; a test compares every case with node's.
 */

import { Refusal } from '../../base/diagnostic.js';
import { inputOutput, testFramework, unsupportedBuiltin } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import type { FileSystem } from '../files.js';
import { builtinName, doesInputOutput, isKnownBuiltin } from './builtins.js';
import { resolveRequire } from './commonjs.js';
import { resolveImport, type Located } from './esm.js';
import { diagnosticOf, ResolutionError, type Failure } from './failure.js';
import { formatOf, type ModuleFormat } from './format.js';

export interface ResolvedModule {
  /** Absolute, with symbolic links followed: the identity of the module. */
  readonly path: string;
  readonly format: ModuleFormat;
}

export type Resolution =
  | ({ readonly kind: 'found' } & ResolvedModule)
  /** A module of node's own; `name` is without 'node:'. */
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface ResolveOptions {
  /** Modules that the caller supplies itself, asked before anything else; 'glassbox' is one. */
  readonly intercept?: (specifier: string) => ResolvedModule | undefined;
}

/**
 * Where `specifier` in `fromFile` leads, by which kind of reference.
 * @requires fromFile is absolute; it need not exist
 */
export function resolve(
  specifier: string,
  fromFile: string,
  condition: 'import' | 'require',
  files: FileSystem,
  options: ResolveOptions = {},
): Resolution {
  const supplied = options.intercept?.(specifier);
  if (supplied !== undefined) return { kind: 'found', ...supplied };
  try {
    const located = locate(specifier, fromFile, condition, files);
    if (located.kind === 'builtin') return located;
    return { kind: 'found', path: located.path, format: formatOf(located.path, condition, files) };
  } catch (error) {
    if (error instanceof ResolutionError) return { kind: 'failed', failure: error.failure };
    throw error;
  }
}

function locate(specifier: string, fromFile: string, condition: 'import' | 'require', files: FileSystem): Located {
  const name = builtinName(specifier);
  if (name !== null) {
    if (!isKnownBuiltin(name)) throw new ResolutionError('ERR_UNKNOWN_BUILTIN_MODULE', specifier);
    return { kind: 'builtin', name };
  }
  return condition === 'import'
    ? resolveImport(specifier, fromFile, files)
    : resolveRequire(specifier, fromFile, files);
}

/** What is imported for tests, and would fail deep inside of its own code. */
const FOR_TESTS: ReadonlySet<string> = new Set(
  'vitest jest @jest/globals expect mocha chai node:test bun:test'.split(' '),
);

/** As `resolve`, for callers to whom only a file will do. @throws Refusal at the place of the import */
export function resolveModule(
  specifier: string,
  fromFile: string,
  condition: 'import' | 'require',
  files: FileSystem,
  at: Span | null = null,
  options: ResolveOptions = {},
): ResolvedModule {
  if (FOR_TESTS.has(specifier)) throw new Refusal(testFramework(specifier, at));
  const resolution = resolve(specifier, fromFile, condition, files, options);
  switch (resolution.kind) {
    case 'found':
      return { path: resolution.path, format: resolution.format };
    case 'builtin': {
      const label = `module 'node:${resolution.name}'`;
      throw new Refusal(doesInputOutput(resolution.name) ? inputOutput(label, at) : unsupportedBuiltin(label, at));
    }
    case 'failed':
      throw new Refusal(diagnosticOf(resolution.failure, at));
  }
}

/** The first file of a program, by its absolute path. `shown` is the path as the user gave it. @throws Refusal */
export function resolveEntry(path: string, files: FileSystem, shown: string = path): ResolvedModule {
  try {
    if (!files.isFile(path)) throw new ResolutionError('FILE_NOT_FOUND', shown);
    const real = files.realpath(path);
    return { path: real, format: formatOf(real, 'import', files) };
  } catch (error) {
    if (error instanceof ResolutionError) throw new Refusal(diagnosticOf(error.failure, null));
    throw error;
  }
}
