/** The files of this repository as the tests about the repository see them. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export function read(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

/** The TypeScript files under a folder, as paths from the repository, written with '/'. */
export function typeScriptFiles(folder: string): string[] {
  return filesUnder(folder, /\.[mc]?ts$/);
}

/** Files under a folder by the end of their name, as paths from the repository, written with '/'. */
export function filesUnder(folder: string, name: RegExp): string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export interface Import {
  readonly specifier: string;
  /** Gone after compilation: `import type`, or types inside `import('…')`. */
  readonly typeOnly: boolean;
}

/** Everything a file imports, however it is written. */
export function importsOf(path: string, text: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]!, false);
    }
    ts.forEachChild(node, visit);
  };
  const add = (specifier: ts.Node, typeOnly: boolean): void => {
    if (ts.isStringLiteralLike(specifier)) imports.push({ specifier: specifier.text, typeOnly });
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  return imports;
}

/** `./b.js` in `src/a.ts` → `src/b.ts`; null for packages. */
export function importedFile(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return join(dirname(from), specifier).replaceAll('\\', '/').replace(/\.js$/, '.ts');
}
