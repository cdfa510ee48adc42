/**
 * Messages about reading the program: its syntax, its modules, its files. All are the user's to fix.
 */

import { message } from './message.js';

export const syntaxError = message({
  code: 'syntax-error',
  kind: 'input',
  meaning: 'The text is neither TypeScript nor JavaScript.',
  text: (detail: string) => `syntax error: ${detail}`,
  remedy: () => 'correct the text at this place; `tsc --noEmit` or `node --check` should accept the file',
  sample: ["';' expected"],
});

export const moduleSyntax = message({
  code: 'module-syntax',
  kind: 'input',
  meaning: 'A file that is CommonJS, by its ending or by the `package.json` above it, uses `import` or `export`.',
  text: (word: 'import' | 'export', _path: string) => `'${word}' stands in a CommonJS file`,
  remedy: (_word, path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const ending = name.endsWith('ts') ? '.mts' : '.mjs';
    return `rename it to ${name.replace(/\.[a-z]+$/, ending)}, or write "type": "module" into its package.json`;
  },
  sample: ['import', 'queue.check.js'],
});

export const fileNotFound = message({
  code: 'file-not-found',
  kind: 'input',
  meaning: 'The file named on the command line does not exist or is not a file.',
  text: (path: string) => `cannot read '${path}'`,
  remedy: () => 'check the spelling; the path is relative to the current directory',
  sample: ['queue.ts'],
});

export const unknownFileType = message({
  code: 'unknown-file-type',
  kind: 'input',
  meaning: 'A module has a file name extension that says nothing we can read.',
  text: (path: string) => `do not know how to read '${path}'`,
  remedy: () => 'use a file ending in .ts, .mts, .cts, .js, .mjs, .cjs or .json',
  sample: ['logo.svg'],
});

export const moduleNotFound = message({
  code: 'module-not-found',
  kind: 'input',
  meaning: 'An import names a file or a package that is not there.',
  text: (specifier: string) => `cannot find module '${specifier}'`,
  remedy: (specifier: string) =>
    /^[./]/.test(specifier)
      ? 'check the spelling; an import needs the whole file name with its extension, as in node'
      : 'check the spelling, and that the package is installed in a node_modules folder above this file',
  sample: ['./queue.js'],
});

export const directoryImport = message({
  code: 'directory-import',
  kind: 'input',
  meaning: 'An import names a folder; node reads folders only for `require`.',
  text: (specifier: string) => `'${specifier}' is a folder`,
  remedy: () => 'name the file in the folder, for example index.js',
  sample: ['./collections'],
});

export const packagePathNotExported = message({
  code: 'package-path-not-exported',
  kind: 'input',
  meaning: 'A package restricts what may be imported from it, and this is not on its list.',
  text: (specifier: string, detail: string) => `'${specifier}' is not exported: ${detail}`,
  remedy: () => 'import something that "exports" in the package.json of that package names',
  sample: ['collections/internal/node', 'the package offers no ./internal/node'],
});

export const packageImportNotDefined = message({
  code: 'package-import-not-defined',
  kind: 'input',
  meaning: 'A specifier that starts with # is not in "imports" of the nearest package.json.',
  text: (specifier: string) => `'${specifier}' is not defined by this package`,
  remedy: () => 'add it to "imports" of the package.json above this file',
  sample: ['#queue'],
});

export const invalidSpecifier = message({
  code: 'invalid-specifier',
  kind: 'input',
  meaning: 'An import names something that can be neither a path, nor a URL, nor a package.',
  text: (specifier: string, detail: string) => `'${specifier}' cannot be a module: ${detail}`,
  remedy: () => 'write a relative path, a file: URL, or the name of a package',
  sample: ['@scope', 'a scoped package has a name after the slash'],
});

export const invalidPackage = message({
  code: 'invalid-package',
  kind: 'input',
  meaning: 'A package.json that decides an import cannot be used.',
  text: (detail: string) => `invalid package.json: ${detail}`,
  remedy: () => 'correct that package.json, or install a version of the package in which it is right',
  sample: ['"exports" of collections leads to ../outside.js, outside the package'],
});

export const exportNotFound = message({
  code: 'export-not-found',
  kind: 'input',
  meaning: 'An import asks a module for a name that it does not export.',
  text: (name: string, specifier: string) => `module '${specifier}' has no export named '${name}'`,
  remedy: (name: string, specifier: string) =>
    name === 'default'
      ? `write \`import { … } from '${specifier}'\` with the name that it is exported by`
      : `check the spelling, or export '${name}' there; a type needs \`import type\``,
  sample: ['Queue', './queue.js'],
});

export const exportNotSeen = message({
  code: 'export-not-seen',
  kind: 'input',
  meaning: 'An import asks a CommonJS module for a name that cannot be told from its text, as node has to.',
  text: (name: string, specifier: string) =>
    `module '${specifier}' is CommonJS and does not show that it exports '${name}'`,
  remedy: (name: string, specifier: string) => `write \`import all from '${specifier}'\`, and \`all.${name}\``,
  sample: ['Queue', './queue.cjs'],
});

export const ambiguousExport = message({
  code: 'ambiguous-export',
  kind: 'input',
  meaning: 'Two `export *` of a module provide the same name, so neither does.',
  text: (name: string, specifier: string) => `module '${specifier}' gets '${name}' from more than one \`export *\``,
  remedy: (name: string) => `export '${name}' there by name, or import it from where it is defined`,
  sample: ['Queue', './collections.js'],
});
