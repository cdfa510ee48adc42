/**
 * What in a file can stand in an ECMAScript module only. Where extension and package decide, nobody asks, so the compiler is loaded only
 * when somebody does: real code is run in many short processes.
 */

import { compiler } from '#compiler';
import type ts from '#typescript';
import { forEachPart } from '../chains.js';
import { parsed } from '../parsed.js';
import { extensionOf } from './path.js';

type Compiler = typeof ts;

/** import and export declarations, `import.meta`, and `await` outside functions. */
export function hasModuleSyntax(path: string, text: string): boolean {
  if (!/\b(import|export|await)\b/.test(text)) return false;
  const ts = compiler();
  const kind = extensionOf(path) === '.ts' ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const file = parsed(path, text, kind);
  return file.statements.some((statement) => importsOrExports(ts, statement) || mentionsModule(ts, statement, false));
}

/** `import x = require('y')` and `export = z` do not count: they are how TypeScript writes CommonJS. */
function importsOrExports(ts: Compiler, statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return true;
  if (ts.isExportAssignment(statement)) return statement.isExportEquals !== true;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function mentionsModule(ts: Compiler, node: ts.Node, inFunction: boolean): boolean {
  if (ts.isMetaProperty(node)) return node.keywordToken === ts.SyntaxKind.ImportKeyword;
  if (!inFunction && (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined))) {
    return true;
  }
  const inside = inFunction || ts.isFunctionLike(node);
  return forEachPart(ts, node, (child) => mentionsModule(ts, child, inside) || undefined) ?? false;
}
