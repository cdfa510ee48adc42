/**
 * One `ts.Program` over our own file system, for its checker. Modules are found by our resolver first, so that the checker
 * sees the files that the evaluator runs; only where there is no code (a package of types alone) TypeScript looks itself.
 *
 * Parsing the declarations of the standard library is most of the cost, so their trees are kept for the life of the process. Our own spec
 * room is as large, and no state is of its types; so of 'glassbox' the checker knows nothing, unless one of its files is asked about.
 */

import ts from '#typescript';
import type { FileSystem } from '../files.js';
import { directoryName } from '../resolve/path.js';
import { resolve } from '../resolve/resolve.js';
import { isSpecModule, specInterceptor } from '../resolve/spec-module.js';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  allowJs: true,
  checkJs: false,
  strict: true,
  noImplicitAny: false,
  skipLibCheck: true,
  noEmit: true,
  // how far our resolver leads is decided by what the evaluator loaded
  maxNodeModuleJsDepth: 100,
};

const libraryTrees = new Map<string, ts.SourceFile | undefined>();

/** Where files in memory may have TypeScript's declarations of the standard library. */
export const LIBRARY_IN_MEMORY = '/~glassbox/library';

interface Library {
  readonly directory: string;
  readonly readFile: (path: string) => string | undefined;
}

/** TypeScript's declarations of the standard library; null where there is no disk and they are not in memory, so that they are unknown. */
function libraryOf(files: FileSystem): Library | null {
  if (files.isDirectory(LIBRARY_IN_MEMORY)) return { directory: LIBRARY_IN_MEMORY, readFile: files.readFile };
  // there is none in a browser, whatever its type says
  const system = ts.sys as ts.System | undefined;
  if (system === undefined) return null;
  const directory = directoryName(ts.getDefaultLibFilePath(OPTIONS).replaceAll('\\', '/'));
  return { directory, readFile: (path) => system.readFile(path) };
}

export function compile(roots: readonly string[], files: FileSystem, specModule: string | null): ts.Program {
  const library = libraryOf(files);
  const resolveOptions = specModule === null ? {} : { intercept: specInterceptor(specModule) };
  const host: ts.CompilerHost = {
    getSourceFile: (path) => {
      if (directoryName(path) !== library?.directory) return tree(path, files.readFile(path), true);
      if (!libraryTrees.has(path)) libraryTrees.set(path, tree(path, library.readFile(path), false));
      return libraryTrees.get(path);
    },
    getDefaultLibFileName: () => `${library?.directory ?? ''}/lib.d.ts`,
    ...(library === null ? {} : { getDefaultLibLocation: () => library.directory }),
    writeFile: () => {},
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => files.isFile(path),
    readFile: (path) => files.readFile(path),
    directoryExists: (path) => files.isDirectory(path),
    resolveModuleNameLiterals: (literals, from, _redirect, options) =>
      literals.map(({ text }) => {
        if (specModule !== null && isSpecModule(text)) return { resolvedModule: undefined };
        const ours = resolve(text, from, 'import', files, resolveOptions);
        if (ours.kind === 'found') return { resolvedModule: found(ours.path) };
        return ts.resolveModuleName(text, from, options, host);
      }),
  };
  return ts.createProgram([...roots], library === null ? { ...OPTIONS, noLib: true } : OPTIONS, host);
}

/** Comments are half of the library's declarations, and nobody asks for them. */
function tree(path: string, text: string | undefined, withComments: boolean): ts.SourceFile | undefined {
  if (text === undefined) return undefined;
  const { ParseAll, ParseNone } = ts.JSDocParsingMode;
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: withComments ? ParseAll : ParseNone };
  return ts.createSourceFile(path, text, options, withComments);
}

function found(path: string): ts.ResolvedModuleFull {
  const extension = /\.(d\.)?[cm]?[jt]sx?$|\.json$/.exec(path)?.[0] ?? ts.Extension.Js;
  return { resolvedFileName: path, extension, isExternalLibraryImport: false };
}
