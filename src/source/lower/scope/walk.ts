/**
 * The walk over expressions: every name in value position is looked up, every assignment noted. Types are skipped;
 * whatever is mentioned only there is never marked as used, which is how imports of types are recognised.
 */

import ts from '#typescript';
import { isErased, isFunctionNode } from '../syntax.js';
import type { ModuleScopes } from './module-scopes.js';
import { Variable, thisOwner } from './variable.js';
import { walkClass } from './walk-classes.js';
import { walkFunction } from './walk-functions.js';
import { statementWalkers } from './walk-statements.js';
import { computedKey, noteArguments, walkBinary, walkUnary } from './walk-targets.js';

type Walker<Node extends ts.Node = ts.Node> = (s: ModuleScopes, node: Node) => void;

/** @requires nodes of `kind` are `Node`s */
function entry<Node extends ts.Node>(kind: ts.SyntaxKind, walker: Walker<Node>): [ts.SyntaxKind, Walker] {
  return [kind, walker as unknown as Walker];
}

const onlyExpression: Walker<ts.Node & { expression: ts.Expression }> = (s, node) => s.walk(node.expression);

/** What needs more than a walk over its children, by kind. */
const walkers: ReadonlyMap<ts.SyntaxKind, Walker> = new Map([
  entry<ts.Identifier>(ts.SyntaxKind.Identifier, identifier),
  entry<ts.PrivateIdentifier>(ts.SyntaxKind.PrivateIdentifier, (s, node) => s.reference(node)),
  entry<ts.PropertyAccessExpression>(ts.SyntaxKind.PropertyAccessExpression, propertyAccess),
  entry<ts.BinaryExpression>(ts.SyntaxKind.BinaryExpression, walkBinary),
  entry<ts.PrefixUnaryExpression>(ts.SyntaxKind.PrefixUnaryExpression, walkUnary),
  entry<ts.PostfixUnaryExpression>(ts.SyntaxKind.PostfixUnaryExpression, walkUnary),
  entry<ts.CallExpression>(ts.SyntaxKind.CallExpression, call),
  entry<ts.FunctionExpression>(ts.SyntaxKind.FunctionExpression, (s, node) =>
    walkFunction(s, node, 'function', null, null),
  ),
  entry<ts.FunctionDeclaration>(ts.SyntaxKind.FunctionDeclaration, (s, node) => {
    if (!isErased(node)) walkFunction(s, node, 'function', null, null);
  }),
  entry<ts.ArrowFunction>(ts.SyntaxKind.ArrowFunction, (s, node) => walkFunction(s, node, 'arrow', null, null)),
  entry<ts.ClassExpression>(ts.SyntaxKind.ClassExpression, walkClass),
  entry<ts.ClassDeclaration>(ts.SyntaxKind.ClassDeclaration, (s, node) => {
    if (!isErased(node)) walkClass(s, node);
  }),
  entry<ts.ObjectLiteralExpression>(ts.SyntaxKind.ObjectLiteralExpression, (s, node) => {
    for (const property of node.properties) objectMember(s, property);
  }),
  entry<ts.MetaProperty>(ts.SyntaxKind.MetaProperty, metaProperty),
  entry(ts.SyntaxKind.ThisKeyword, thisKeyword),
  entry(ts.SyntaxKind.SuperKeyword, superProperty),
  // what stands before a type, and what is nothing but types
  entry(ts.SyntaxKind.ExpressionWithTypeArguments, onlyExpression),
  entry(ts.SyntaxKind.AsExpression, onlyExpression),
  entry(ts.SyntaxKind.SatisfiesExpression, onlyExpression),
  entry(ts.SyntaxKind.TypeAssertionExpression, onlyExpression),
  entry(ts.SyntaxKind.InterfaceDeclaration, () => undefined),
  entry(ts.SyntaxKind.TypeAliasDeclaration, () => undefined),
  entry(ts.SyntaxKind.TypeParameter, () => undefined),
  entry<ts.JsxAttribute>(ts.SyntaxKind.JsxAttribute, (s, node) => {
    if (node.initializer !== undefined) s.walk(node.initializer);
  }),
  entry<ts.VariableStatement>(ts.SyntaxKind.VariableStatement, (s, node) => {
    if (!isErased(node)) s.walk(node.declarationList);
  }),
  ...statementWalkers,
]);

export function walk(s: ModuleScopes, node: ts.Node): void {
  const walker = walkers.get(node.kind);
  if (walker !== undefined) walker(s, node);
  else if (!ts.isTypeNode(node)) ts.forEachChild(node, s.walk);
}

function identifier(s: ModuleScopes, node: ts.Identifier): void {
  const variable = s.reference(node);
  if (variable?.kind === 'implicit') noteArguments(variable.owner, node);
}

function propertyAccess(s: ModuleScopes, node: ts.PropertyAccessExpression): void {
  s.walk(node.expression);
  if (ts.isPrivateIdentifier(node.name)) s.reference(node.name);
}

function objectMember(s: ModuleScopes, node: ts.ObjectLiteralElementLike): void {
  if (ts.isShorthandPropertyAssignment(node)) {
    identifier(s, node.name);
    if (node.objectAssignmentInitializer !== undefined) s.walk(node.objectAssignmentInitializer);
    return;
  }
  computedKey(s, node.name);
  if (ts.isPropertyAssignment(node)) s.walk(node.initializer);
  else if (ts.isSpreadAssignment(node)) s.walk(node.expression);
  else if (isFunctionNode(node)) {
    const literal = node.parent as ts.ObjectLiteralExpression;
    // At the top of a module the scope belongs to the environment, but the object to the code that runs.
    const scope = s.scope.owner === s.function ? s.scope : s.function.scope;
    const home = (): Variable => {
      const variable = s.homes.get(literal) ?? new Variable('home', 'synthetic', scope, -1);
      s.homes.set(literal, variable);
      return variable;
    };
    walkFunction(s, node, 'method', null, home);
  }
}

// --- this and its relatives --------------------------------------------------------------------------------

/** At the top of an ECMAScript module `this` is undefined and needs no variable. */
function thisKeyword(s: ModuleScopes, node: ts.Node): void {
  const owner = thisOwner(s.function);
  if (owner.role !== 'main' || owner.parent === null) s.use(node, s.implicit(owner, 'this'));
}

function metaProperty(s: ModuleScopes, node: ts.MetaProperty): void {
  if (node.keywordToken !== ts.SyntaxKind.NewKeyword) return;
  const owner = thisOwner(s.function);
  if (owner.role !== 'main') s.use(node, s.implicit(owner, 'new.target'));
}

/** super.x reads `this`, filed under the keyword, and the home object, filed under its parent. */
function superProperty(s: ModuleScopes, node: ts.Node): void {
  const owner = thisOwner(s.function);
  s.use(node, s.implicit(owner, 'this'));
  const home = owner.role === 'constructor' ? s.implicit(owner, 'home') : owner.home?.();
  if (home !== undefined) s.use(node.parent, home);
}

function call(s: ModuleScopes, node: ts.CallExpression): void {
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword) return superCall(s, node);
  s.walk(node.expression); // not the type arguments
  node.arguments.forEach(s.walk);
}

function superCall(s: ModuleScopes, node: ts.CallExpression): void {
  node.arguments.forEach(s.walk);
  const owner = thisOwner(s.function);
  s.mention(node, s.implicit(owner, 'callee'));
  s.mention(node, s.implicit(owner, 'new.target'));
  const receiver = s.implicit(owner, 'this');
  // Where it is not certain that there is one call only, a flag tells the second from the first.
  if (receiver.initializedFrom === Infinity) s.mention(node, s.implicit(owner, 'superCalled'));
  if (s.function !== owner) s.mention(node, receiver); // the arrow function writes it
}
