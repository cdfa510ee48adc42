/**
 * Is a file an ECMAScript module, a CommonJS module or JSON? The extension says it, else "type" of the package,
 * else the syntax: node takes a file for an ECMAScript module if it can be nothing else. For TypeScript we count
 * every top-level import and export, also of types only, since that is what makes it a module to TypeScript; the package's
 * "type": "commonjs" then only says what it would be compiled to.
 */

import type { FileSystem } from '../files.js';
import { ResolutionError } from './failure.js';
import { packageScope } from './package-json.js';
import { hasModuleSyntax } from './module-syntax.js';
import { extensionOf } from './path.js';

export type ModuleFormat = 'esm' | 'commonjs' | 'json';

/** @requires there is a file at `path` */
export function formatOf(path: string, condition: 'import' | 'require', files: FileSystem): ModuleFormat {
  switch (extensionOf(path)) {
    case '.mjs':
    case '.mts':
      return 'esm';
    case '.cjs':
    case '.cts':
      return 'commonjs';
    case '.json':
      return 'json';
    case '.node':
      throw new ResolutionError('NATIVE_ADDON', path);
    case '.js':
      return formatByPackage(path, files);
    case '.ts':
      // who writes TypeScript writes `import`, whatever the package is compiled to
      return packageScope(path, files)?.type === 'module' ? 'esm' : formatBySyntax(path, files);
    case '':
      return condition === 'import' ? formatByPackage(path, files) : formatBySyntax(path, files);
  }
  // `require` takes every other file for JavaScript, `import` for none
  if (condition === 'import') throw new ResolutionError('ERR_UNKNOWN_FILE_EXTENSION', path);
  return formatBySyntax(path, files);
}

function formatByPackage(path: string, files: FileSystem): ModuleFormat {
  const type = packageScope(path, files)?.type;
  if (type === 'module') return 'esm';
  if (type === 'commonjs') return 'commonjs';
  return formatBySyntax(path, files);
}

function formatBySyntax(path: string, files: FileSystem): ModuleFormat {
  const text = files.readFile(path) ?? '';
  return hasModuleSyntax(path, text) ? 'esm' : 'commonjs';
}
