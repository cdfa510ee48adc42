/**
 * The walk over expressions: every name in value position is looked up, every assignment noted. Types are skipped;
 * whatever is mentioned only there is never marked as used, which is how imports of types are recognised.
 */

import ts from 'typescript';
import { isErased, isFunctionNode } from '../syntax.js';
import type { ModuleScopes } from './module-scopes.js';
import { Variable, thisOwner } from './variable.js';
import { walkClass } from './walk-classes.js';
import { walkFunction } from './walk-functions.js';
import { walkStatement } from './walk-statements.js';
import { computedKey, walkBinary, walkUnary } from './walk-targets.js';

export function walk(s: ModuleScopes, node: ts.Node): void {
  if (ts.isIdentifier(node)) return identifier(s, node);
  if (isErased(node)) return;
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node))
    return walkFunction(s, node, 'function', null, null);
  if (ts.isArrowFunction(node)) return walkFunction(s, node, 'arrow', null, null);
  if (ts.isClassLike(node)) return walkClass(s, node);
  if (ts.isPropertyAccessExpression(node)) return propertyAccess(s, node);
  if (ts.isBinaryExpression(node)) return walkBinary(s, node);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return walkUnary(s, node);
  if (ts.isExpressionWithTypeArguments(node)) return s.walk(node.expression);
  if (ts.isTypeNode(node) || ts.isTypeParameterDeclaration(node)) return;
  if (ts.isJsxAttribute(node)) return node.initializer === undefined ? undefined : s.walk(node.initializer);
  if (ts.isObjectLiteralElement(node)) return objectMember(s, node);
  if (ts.isMetaProperty(node)) return metaProperty(s, node);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return superCall(s, node);
  if (node.kind === ts.SyntaxKind.ThisKeyword) return thisKeyword(s, node);
  if (node.kind === ts.SyntaxKind.SuperKeyword) return superProperty(s, node);
  if (ts.isPrivateIdentifier(node)) return void s.reference(node);
  if (walkStatement(s, node)) return;
  ts.forEachChild(node, s.walk);
}

function identifier(s: ModuleScopes, node: ts.Identifier): void {
  const variable = s.reference(node);
  if (variable?.kind !== 'implicit') return;
  const { parent } = node;
  const onlyLength =
    ts.isPropertyAccessExpression(parent) && parent.expression === node && parent.name.text === 'length';
  if (!onlyLength) variable.owner.argumentsObserved = true;
}

function propertyAccess(s: ModuleScopes, node: ts.PropertyAccessExpression): void {
  s.walk(node.expression);
  if (ts.isPrivateIdentifier(node.name)) s.reference(node.name);
}

function objectMember(s: ModuleScopes, node: ts.ObjectLiteralElement): void {
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
