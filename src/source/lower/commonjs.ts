/**
 * CommonJS modules: one function of (exports, require, module, __filename, __dirname), whose `this` is
 * module.exports. Top-level declarations are its local variables.
 */

import ts from '#typescript';
import { forEachPart } from '../chains.js';
import type { SourceText } from '../../base/span.js';
import type { CommonJsModuleIR } from '../../ir/modules.js';
import type { FunctionIR } from '../../ir/types.js';
import { commonJsNames } from './commonjs-names.js';
import { returnValue } from './control.js';
import { startAsync } from './waiting.js';
import { finish } from './finish.js';
import { enterFunction, enterScope, functionSource, simpleParameter } from './functions.js';
import type { ModuleLowering, Parts } from './lowering.js';
import { isTypeScript, noModule, parseModule } from './parse.js';
import { ModuleScopes } from './scope/module-scopes.js';
import { COMMONJS_PARAMETERS, FunctionScope, Scope, Variable } from './scope/variable.js';
import { walk } from './scope/walk.js';
import { hasModifier, hasUseStrict, isErased } from './syntax.js';

/** @throws Refusal 'module-syntax' if the file uses import or export */
export function lowerCommonJsModule(source: SourceText, parts: Parts, tellsOutcomes: boolean): CommonJsModuleIR {
  const file = parseModule(source, 'commonjs');
  const scopes = new ModuleScopes(file, source, walk);
  const main = new FunctionScope('main', file, null, hasUseStrict(file.statements), -1, null, null);
  main.scope = new Scope(file, null, main);
  scopes.scopes.set(file, main.scope);
  scopes.scope = main.scope;
  scopes.function = main;
  for (const name of COMMONJS_PARAMETERS)
    main.scope.variables.set(name, new Variable(name, 'parameter', main.scope, -1));
  for (const statement of file.statements) rejectModuleSyntax(source, file, statement);
  scopes.declareBody(main.scope, file.statements, main.strict);
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) scopes.use(statement, main.scope.variables.get('module')!);
    scopes.walk(statement);
  }
  const lowering: ModuleLowering = { source, file, scopes, parts, isLibrary: false, tellsOutcomes, cells: new Map() };
  return {
    format: 'commonjs',
    source,
    main: { ...functionSource(lowering, main, ''), length: COMMONJS_PARAMETERS.length },
    // node never sees the text of TypeScript, but what a compiler makes of it
    exported: () => (isTypeScript(source.path) ? null : commonJsNames(file)),
  };
}

function rejectModuleSyntax(source: SourceText, file: ts.SourceFile, statement: ts.Statement): void {
  const span = { source, start: statement.getStart(file), end: statement.end };
  if (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
    throw noModule('import', span);
  }
  const isExport = ts.isExportDeclaration(statement)
    ? !statement.isTypeOnly
    : hasModifier(statement, ts.SyntaxKind.ExportKeyword) && !isErased(statement);
  if (isExport) throw noModule('export', span);
}

/** The top level of a module of either format. @requires scope.role is 'main' */
export function lowerMain(module: ModuleLowering, scope: FunctionScope): FunctionIR {
  const f = enterFunction(module, scope);
  const { file } = module;
  if (scope.parent === null) {
    COMMONJS_PARAMETERS.forEach((name, index) => {
      const variable = scope.scope.variables.get(name);
      if (variable?.kind === 'parameter') simpleParameter(f, file, variable, index);
    });
    enterScope(f, file, scope.scope);
  }
  if (waits(file)) startAsync(f, file);
  for (const statement of file.statements) f.statement(statement);
  returnValue(f, file, f.constant(undefined));
  return finish(f.builder);
}

/** Whether the top level itself waits. */
function waits(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isPropertyDeclaration(node) || ts.isClassStaticBlockDeclaration(node)) return false;
  if (ts.isForOfStatement(node) && node.awaitModifier !== undefined) return true;
  return ts.isAwaitExpression(node) || (forEachPart(ts, node, (child) => waits(child) || undefined) ?? false);
}
