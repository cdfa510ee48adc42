/**
 * What a file imports and exports, read off its syntax: enough to know what else has to be checked again after a change, and
 * from where a test can import a class. Nothing is run, and what cannot be read is taken for a file without imports.
 */

import ts from '#typescript';
import type { FileSystem } from './files.js';
import { commonJsNames } from './lower/commonjs-names.js';
import { resolve } from './resolve/resolve.js';

/** A file and everything it imports, from wherever, except what is in node_modules. */
export function dependenciesOf(files: FileSystem, entry: string): readonly string[] {
  const found = new Set([entry]);
  for (const path of found) {
    const text = files.readFile(path);
    if (text === undefined) continue;
    for (const specifier of importsOf(text)) {
      const target = targetOf(files, specifier, path);
      if (target !== null) found.add(target);
    }
  }
  return [...found];
}

/** Where something is exported, and as what. */
export interface Exported {
  /** Of a file; of a package the specifier. */
  readonly path: string;
  readonly name: string;
}

/**
 * Name of a class or function where it is declared, or in the spec → where a test can import it: from the modules that a spec
 * imports. Packages are not looked into; what the spec imports from one is taken to have the name by which it is imported.
 */
export function exportsFor(files: FileSystem, spec: string): ReadonlyMap<string, Exported> {
  const all = new Map<string, Exported>();
  const add = (local: string, exported: Exported): void => void (all.has(local) || all.set(local, exported));
  const text = files.readFile(spec) ?? '';
  for (const specifier of importsOf(text)) {
    const path = targetOf(files, specifier, spec);
    if (path === null) continue;
    for (const [local, name] of exportedNames(files, path, new Set())) add(local, { path, name });
  }
  for (const statement of ts.createSourceFile(spec, text, ts.ScriptTarget.Latest).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const specifier = statement.moduleSpecifier.text;
    if (specifier === 'glassbox') continue;
    const isOwn = /^[./]/.test(specifier);
    const path = isOwn ? targetOf(files, specifier, spec) : specifier;
    const { name, namedBindings, isTypeOnly } = statement.importClause ?? {};
    if (path === null || isTypeOnly === true) continue;
    if (name !== undefined) add(name.text, { path, name: 'default' });
    if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) continue;
    for (const one of namedBindings.elements) {
      const imported = (one.propertyName ?? one.name).text;
      if (one.isTypeOnly) continue;
      if (!isOwn) add(imported, { path, name: imported });
      add(one.name.text, { path, name: imported });
    }
  }
  return all;
}

/** Name of a class or function where a file declares it → the name by which the file exports it. */
export function exportsOf(files: FileSystem, path: string): ReadonlyMap<string, string> {
  return exportedNames(files, path, new Set());
}

const importsOf = (text: string): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The file that a specifier leads to; null if it is none of the user's own. */
function targetOf(files: FileSystem, specifier: string, from: string): string | null {
  const resolution = resolve(specifier, from, 'import', files);
  return resolution.kind === 'found' && !resolution.path.includes('/node_modules/') ? resolution.path : null;
}

/** Declared name → exported name, through re-exports. */
function exportedNames(files: FileSystem, path: string, seen: Set<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const text = files.readFile(path);
  if (text === undefined || seen.has(path)) return names;
  seen.add(path);
  const below = (specifier: ts.Expression): ReadonlyMap<string, string> => {
    const target = ts.isStringLiteral(specifier) ? targetOf(files, specifier.text, path) : null;
    return target === null ? new Map<string, string>() : exportedNames(files, target, seen);
  };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) addDeclaration(statement, names, below);
    else if (ts.isExpressionStatement(statement))
      addCommonJs(statement.expression, names, new Set(commonJsNames(file).names));
    else addStatement(statement, names);
  }
  return names;
}

/** `export { A as B }`, `export { A } from './a.js'`, `export * from './a.js'` */
function addDeclaration(
  { exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration,
  names: Map<string, string>,
  below: (specifier: ts.Expression) => ReadonlyMap<string, string>,
): void {
  if (isTypeOnly) return;
  const inner = moduleSpecifier === undefined ? null : below(moduleSpecifier);
  if (exportClause === undefined) {
    for (const [local, name] of inner ?? []) if (name !== 'default') names.set(local, name);
    return;
  }
  if (!ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements) {
    if (isType) continue;
    const imported = (propertyName ?? name).text;
    if (inner === null) names.set(imported, name.text);
    else for (const [local, exported] of inner) if (exported === imported) names.set(local, name.text);
  }
}

/** `exports.A = A`, `module.exports.A = class {}`, `module.exports = { A, B: C }`, `module.exports = A`; only what an import sees */
function addCommonJs(expression: ts.Expression, names: Map<string, string>, seen: ReadonlySet<string>): void {
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
  const { left, right } = expression;
  addCommonJs(right, names, seen);
  let value = right;
  while (ts.isBinaryExpression(value)) value = value.right;
  const add = (of: ts.Expression, name: string): void => {
    const own = ts.isClassExpression(of) || ts.isFunctionExpression(of) ? of.name?.text : undefined;
    const local = ts.isIdentifier(of) ? of.text : (own ?? name);
    if (!names.has(local) && (name === 'default' || seen.has(name))) names.set(local, name);
  };
  if (isModuleExports(left)) {
    if (!ts.isObjectLiteralExpression(value)) return add(value, 'default');
    for (const one of value.properties) {
      if (ts.isShorthandPropertyAssignment(one)) add(one.name, one.name.text);
      else if (ts.isPropertyAssignment(one) && ts.isIdentifier(one.name)) add(one.initializer, one.name.text);
    }
  } else if (ts.isPropertyAccessExpression(left) && ts.isIdentifier(left.name)) {
    const { expression: holder } = left;
    if (isModuleExports(holder) || (ts.isIdentifier(holder) && holder.text === 'exports')) add(value, left.name.text);
  }
}

function isModuleExports(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'exports' &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'module'
  );
}

/** `export class A`, `export default class A`, `export function f`, `export const a`, `export default a` */
function addStatement(statement: ts.Statement, names: Map<string, string>): void {
  if (ts.isExportAssignment(statement)) {
    if (ts.isIdentifier(statement.expression)) names.set(statement.expression.text, 'default');
    return;
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind): boolean => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return;
  if (ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement)) {
    const local = statement.name?.text;
    if (local !== undefined) names.set(local, has(ts.SyntaxKind.DefaultKeyword) ? 'default' : local);
  } else if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) names.set(name.text, name.text);
  }
}
