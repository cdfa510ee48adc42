/**
 * Any statement. As for expressions, one table; erased statements (types, overloads, `declare`) do nothing, and what
 * cannot be reached is not lowered at all.
 */

import ts from '#typescript';
import { breakOrContinue } from '../control.js';
import type { FunctionLowering } from '../lowering.js';
import { telling, toldAs, toldEffect } from '../outcomes.js';
import { isErased } from '../syntax.js';
import { forInStatement, forOfStatement } from './iteration.js';
import { doStatement, forStatement, whileStatement } from './loops.js';
import { enumDeclaration, moduleDeclaration } from './merged.js';
import { exportAssignment, importEquals } from './module-statements.js';
import {
  block,
  classDeclaration,
  functionDeclaration,
  ifStatement,
  labelledStatement,
  returnStatement,
  switchStatement,
  throwStatement,
  variableStatement,
} from './simple.js';
import { tryStatement } from './try.js';

type Lowering<Node extends ts.Node = ts.Statement> = (f: FunctionLowering, node: Node) => void;

/** @requires nodes of `kind` are `Node`s */
function entry<Node extends ts.Node>(kind: ts.SyntaxKind, lower: Lowering<Node>): [ts.SyntaxKind, Lowering] {
  return [kind, lower as unknown as Lowering];
}

const nothing: Lowering<ts.Statement> = () => undefined;

const lowerings: ReadonlyMap<ts.SyntaxKind, Lowering> = new Map([
  entry<ts.ExpressionStatement>(ts.SyntaxKind.ExpressionStatement, (f, node) => toldEffect(f, node.expression)),
  entry<ts.VariableStatement>(ts.SyntaxKind.VariableStatement, variableStatement),
  entry<ts.Block>(ts.SyntaxKind.Block, (f, node) => block(f, node, node.statements)),
  entry<ts.IfStatement>(ts.SyntaxKind.IfStatement, ifStatement),
  entry<ts.ReturnStatement>(ts.SyntaxKind.ReturnStatement, returnStatement),
  entry<ts.ThrowStatement>(ts.SyntaxKind.ThrowStatement, throwStatement),
  entry<ts.ForStatement>(ts.SyntaxKind.ForStatement, forStatement),
  entry<ts.ForOfStatement>(ts.SyntaxKind.ForOfStatement, forOfStatement),
  entry<ts.ForInStatement>(ts.SyntaxKind.ForInStatement, forInStatement),
  entry<ts.WhileStatement>(ts.SyntaxKind.WhileStatement, whileStatement),
  entry<ts.DoStatement>(ts.SyntaxKind.DoStatement, doStatement),
  entry<ts.SwitchStatement>(ts.SyntaxKind.SwitchStatement, switchStatement),
  entry<ts.TryStatement>(ts.SyntaxKind.TryStatement, tryStatement),
  entry<ts.LabeledStatement>(ts.SyntaxKind.LabeledStatement, labelledStatement),
  entry<ts.BreakStatement>(ts.SyntaxKind.BreakStatement, (f, node) => breakOrContinue(f, node, 'break')),
  entry<ts.ContinueStatement>(ts.SyntaxKind.ContinueStatement, (f, node) => breakOrContinue(f, node, 'continue')),
  entry<ts.FunctionDeclaration>(ts.SyntaxKind.FunctionDeclaration, functionDeclaration),
  entry<ts.ClassDeclaration>(ts.SyntaxKind.ClassDeclaration, classDeclaration),
  entry<ts.EnumDeclaration>(ts.SyntaxKind.EnumDeclaration, enumDeclaration),
  entry<ts.ModuleDeclaration>(ts.SyntaxKind.ModuleDeclaration, moduleDeclaration),
  entry<ts.ExportAssignment>(ts.SyntaxKind.ExportAssignment, exportAssignment),
  entry<ts.ImportEqualsDeclaration>(ts.SyntaxKind.ImportEqualsDeclaration, importEquals),
  entry<ts.Statement>(ts.SyntaxKind.WithStatement, (f, node) => f.refuse(node, 'with-statement', 'with statement')),
  entry(ts.SyntaxKind.EmptyStatement, nothing),
  entry(ts.SyntaxKind.DebuggerStatement, nothing),
  entry(ts.SyntaxKind.ImportDeclaration, nothing), // done when modules are linked
  entry(ts.SyntaxKind.ExportDeclaration, nothing),
]);

export function statement(f: FunctionLowering, node: ts.Statement): void {
  if (!f.builder.isReachable || isErased(node)) return;
  const lower = lowerings.get(node.kind);
  if (lower !== undefined) telling(f, toldAs(f, node), () => f.scoped(() => lower(f, node)));
  else f.refuse(node, 'unsupported-syntax', ts.SyntaxKind[node.kind] ?? 'unknown syntax');
}
