/**
 * The walk into a function. Parameters with expressions (defaults, computed keys) have a scope of their own around
 * the body's, so that a closure in a default does not see the body's variables; without expressions nobody can tell
 * the two apart and one scope serves for both.
 */

import ts from '#typescript';
import type { FunctionNode } from '../syntax.js';
import { bindingNames, hasSimpleParameters, hasUseStrict, realParameters } from '../syntax.js';
import type { ModuleScopes } from './module-scopes.js';
import { FunctionScope, Scope, Variable } from './variable.js';
import type { FunctionRole } from './variable.js';
import { walkBinding } from './walk-statements.js';

export function walkFunction(
  s: ModuleScopes,
  node: FunctionNode,
  role: FunctionRole,
  ownerClass: ts.ClassLikeDeclaration | null,
  home: (() => Variable) | null,
): void {
  const directive = node.body !== undefined && ts.isBlock(node.body) && hasUseStrict(node.body.statements);
  const strict = s.function.strict || ownerClass !== null || directive;
  // a function declaration comes into being where its scope is entered, and belongs to the scope's function
  const hoisted = ts.isFunctionDeclaration(node);
  const parent = hoisted ? s.scope.owner : s.function;
  const createdAt = hoisted ? s.scope.start : (ownerClass ?? node).pos;
  const f = new FunctionScope(role, node, parent, strict, createdAt, ownerClass, home);
  s.functions.set(node, f);
  s.withinFunction(f, (scope) => {
    if (ts.isFunctionExpression(node) && node.name !== undefined) {
      scope.variables.set(node.name.text, new Variable(node.name.text, 'functionName', scope, -1));
      s.scope = f.scope = new Scope(node, scope, f);
    }
    parametersAndBody(s, node, f);
  });
}

function parametersAndBody(s: ModuleScopes, node: FunctionNode, f: FunctionScope): void {
  const parameters = realParameters(node);
  const simple = hasSimpleParameters(node);
  for (const parameter of parameters) {
    for (const name of bindingNames(parameter.name)) {
      f.scope.variables.set(name.text, new Variable(name.text, 'parameter', f.scope, simple ? -1 : parameter.end));
    }
  }
  s.scopes.set(node, f.scope);
  const { body } = node;
  if (body === undefined || !ts.isBlock(body)) {
    for (const parameter of parameters) walkBinding(s, parameter);
    if (body !== undefined) s.walk(body);
  } else if (parameters.some(hasExpressions)) {
    for (const parameter of parameters) walkBinding(s, parameter);
    s.within(body, (scope) => {
      s.declareBody(scope, body.statements, f.strict);
      body.statements.forEach(s.walk);
    });
  } else {
    s.declareBody(f.scope, body.statements, f.strict);
    for (const parameter of parameters) walkBinding(s, parameter);
    body.statements.forEach(s.walk);
  }
}

function hasExpressions(parameter: ts.ParameterDeclaration): boolean {
  return (
    parameter.initializer !== undefined || (!ts.isIdentifier(parameter.name) && patternHasExpressions(parameter.name))
  );
}

function patternHasExpressions(pattern: ts.BindingPattern): boolean {
  return pattern.elements.some((element) => {
    if (ts.isOmittedExpression(element)) return false;
    if (element.initializer !== undefined) return true;
    if (element.propertyName !== undefined && ts.isComputedPropertyName(element.propertyName)) return true;
    return !ts.isIdentifier(element.name) && patternHasExpressions(element.name);
  });
}
