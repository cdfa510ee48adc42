/**
 * The walk over statements: those that open a scope, and declarations.
 */

import ts from '#typescript';
import { bindingNames, blockOf, isErased, isFunctionNode, isVarList } from '../syntax.js';
import { declareLexicals, declareList } from './hoist.js';
import type { ModuleScopes } from './module-scopes.js';
import { Variable } from './variable.js';
import { computedKey, walkTarget } from './walk-targets.js';

type Walker<Node extends ts.Node = ts.Node> = (s: ModuleScopes, node: Node) => void;

/** @requires nodes of `kind` are `Node`s */
function entry<Node extends ts.Node>(kind: ts.SyntaxKind, walker: Walker<Node>): [ts.SyntaxKind, Walker] {
  return [kind, walker as unknown as Walker];
}

const nothing: Walker = () => undefined;

/** How statements are walked that need more than a walk over their children, by kind. */
export const statementWalkers: readonly (readonly [ts.SyntaxKind, Walker])[] = [
  entry<ts.VariableDeclaration>(ts.SyntaxKind.VariableDeclaration, walkBinding),
  entry<ts.Block>(ts.SyntaxKind.Block, (s, node) => block(s, node, node.statements)),
  entry<ts.CaseBlock>(ts.SyntaxKind.CaseBlock, caseBlock),
  entry<ts.ForStatement>(ts.SyntaxKind.ForStatement, forLoop),
  entry<ts.ForInStatement>(ts.SyntaxKind.ForInStatement, forLoop),
  entry<ts.ForOfStatement>(ts.SyntaxKind.ForOfStatement, forLoop),
  entry<ts.CatchClause>(ts.SyntaxKind.CatchClause, catchClause),
  entry<ts.IfStatement>(ts.SyntaxKind.IfStatement, ifStatement),
  entry<ts.LabeledStatement>(ts.SyntaxKind.LabeledStatement, (s, node) => s.walk(node.statement)),
  entry<ts.EnumDeclaration>(ts.SyntaxKind.EnumDeclaration, merged),
  entry<ts.ModuleDeclaration>(ts.SyntaxKind.ModuleDeclaration, merged),
  entry<ts.ImportEqualsDeclaration>(ts.SyntaxKind.ImportEqualsDeclaration, importEquals),
  entry(ts.SyntaxKind.BreakStatement, nothing), // labels are no variables
  entry(ts.SyntaxKind.ContinueStatement, nothing),
  entry(ts.SyntaxKind.ImportDeclaration, nothing), // read by modules.ts
  entry(ts.SyntaxKind.ExportDeclaration, nothing),
  entry(ts.SyntaxKind.NamespaceExportDeclaration, nothing),
];

/** A declaration of any kind: its names, the expressions in its pattern, its initialiser. */
export function walkBinding(
  s: ModuleScopes,
  node: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement,
): void {
  if (ts.isBindingElement(node)) computedKey(s, node.propertyName);
  if (ts.isIdentifier(node.name)) declaredName(s, node, node.name);
  else for (const element of node.name.elements) if (!ts.isOmittedExpression(element)) walkBinding(s, element);
  if (node.initializer !== undefined) s.walk(node.initializer);
}

function declaredName(
  s: ModuleScopes,
  node: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement,
  name: ts.Identifier,
): void {
  const variable = s.lookup(name.text);
  if (variable === null) return;
  if (variable.object !== null) return void s.use(name, variable); // export let x in a namespace
  s.declares(name, variable);
  const declaration = ts.isBindingElement(node) ? ts.walkUpBindingElementsAndPatterns(node) : node;
  if (ts.isParameter(declaration) || !ts.isVariableDeclarationList(declaration.parent)) return;
  const list = declaration.parent;
  if (!isVarList(list)) return;
  const inHead = ts.isForInStatement(list.parent) || ts.isForOfStatement(list.parent);
  if (declaration.initializer === undefined && !inHead) return;
  const topLevel = ts.isVariableStatement(list.parent) && isBody(list.parent.parent);
  variable.assignments.push({ position: name.pos, numeric: false, settledFrom: topLevel ? declaration.end : null });
}

function isBody(node: ts.Node): boolean {
  return ts.isSourceFile(node) || (ts.isBlock(node) && isFunctionNode(node.parent));
}

export function block(s: ModuleScopes, node: ts.Node, statements: readonly ts.Statement[]): void {
  s.within(node, (scope) => {
    declareLexicals(scope, statements, s);
    statements.forEach(s.walk);
  });
}

function caseBlock(s: ModuleScopes, node: ts.CaseBlock): void {
  s.within(node, (scope) => {
    for (const clause of node.clauses) declareLexicals(scope, clause.statements, s, clause);
    for (const clause of node.clauses) ts.forEachChild(clause, s.walk);
  });
}

function forLoop(s: ModuleScopes, node: ts.ForStatement | ts.ForInStatement | ts.ForOfStatement): void {
  s.within(node, (scope) => {
    const { initializer } = node;
    if (initializer !== undefined && ts.isVariableDeclarationList(initializer)) {
      if (!isVarList(initializer)) declareList(scope, initializer, s, null);
      s.walk(initializer);
    } else if (initializer !== undefined) {
      if (ts.isForStatement(node)) s.walk(initializer);
      else walkTarget(s, initializer);
    }
    if (ts.isForStatement(node)) {
      if (node.condition !== undefined) s.walk(node.condition);
      if (node.incrementor !== undefined) s.walk(node.incrementor);
    } else s.walk(node.expression);
    s.walk(node.statement);
  });
}

function catchClause(s: ModuleScopes, node: ts.CatchClause): void {
  s.within(node, (scope) => {
    const declaration = node.variableDeclaration;
    if (declaration !== undefined) {
      for (const name of bindingNames(declaration.name)) {
        scope.variables.set(name.text, new Variable(name.text, 'catch', scope, declaration.end));
      }
      walkBinding(s, declaration);
    }
    s.walk(node.block);
  });
}

/** if (c) function f() {}  =>  if (c) { function f() {} } */
function ifStatement(s: ModuleScopes, node: ts.IfStatement): void {
  s.walk(node.expression);
  for (const branch of [node.thenStatement, node.elseStatement]) {
    if (branch === undefined) continue;
    if (ts.isFunctionDeclaration(branch)) block(s, blockOf(branch), [branch]);
    else s.walk(branch);
  }
}

/** The body of an enum or namespace, in which the name means the object that is being filled. */
function merged(s: ModuleScopes, node: ts.EnumDeclaration | ts.ModuleDeclaration): void {
  if (isErased(node)) return;
  const outer = s.lookup(node.name.text);
  if (outer !== null) s.declares(node, outer);
  s.within(node, (scope) => {
    if (scope.parent?.members?.names.has(node.name.text) === true) s.mention(node, scope.parent.members.object);
    const inner = new Variable(node.name.text, 'const', scope, -1);
    scope.variables.set(node.name.text, inner);
    scope.members = { object: inner, names: outer?.members ?? new Set() };
    if (ts.isEnumDeclaration(node)) {
      for (const member of node.members) if (member.initializer !== undefined) s.walk(member.initializer);
      return;
    }
    const statements = namespaceStatements(node);
    s.declareBody(scope, statements, true);
    statements.forEach(s.walk);
  });
}

/** `namespace A.B { … }` is `namespace A { export namespace B { … } }`. */
export function namespaceStatements(node: ts.ModuleDeclaration): readonly ts.Statement[] {
  if (node.body === undefined) return [];
  if (ts.isModuleBlock(node.body)) return node.body.statements;
  return ts.isModuleDeclaration(node.body) ? [node.body] : [];
}

function importEquals(s: ModuleScopes, node: ts.ImportEqualsDeclaration): void {
  if (node.isTypeOnly || isErased(node)) return;
  const variable = s.lookup(node.name.text);
  if (variable !== null) s.declares(node.name, variable);
  if (ts.isExternalModuleReference(node.moduleReference)) {
    const require = s.lookup('require');
    if (require !== null) s.use(node.moduleReference, require);
    return;
  }
  let leftmost: ts.EntityName = node.moduleReference;
  while (ts.isQualifiedName(leftmost)) leftmost = leftmost.left;
  s.reference(leftmost);
}
