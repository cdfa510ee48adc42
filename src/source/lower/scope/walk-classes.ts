/**
 * The walk into a class. A class scope holds, besides the class's own name, what its functions must share: a variable
 * per private name, per instance private method and per computed field key, and the two home objects. All of these
 * get their value while the class is being made and never change, so members capture them as plain values.
 */

import ts from '#typescript';
import { isErased, isParameterProperty, isStatic } from '../syntax.js';
import type { ModuleScopes } from './module-scopes.js';
import { FunctionScope, isDerived, Variable } from './variable.js';
import type { Scope } from './variable.js';
import { walkFunction } from './walk-functions.js';
import { computedKey } from './walk-targets.js';

/** Names of the variables that hold the home objects. */
export const PROTOTYPE = '%prototype';
export const CONSTRUCTOR = '%constructor';

/** The variable that holds a computed field key, or an instance private method. */
export function memberVariable(member: ts.ClassElement): string {
  return `%member ${member.pos}`;
}

export function walkClass(s: ModuleScopes, node: ts.ClassLikeDeclaration): void {
  if (node.name !== undefined && ['eval', 'arguments'].includes(node.name.text))
    s.reject(node.name, 'Unexpected eval or arguments in strict mode');
  if (node.name !== undefined && ts.isClassDeclaration(node)) {
    const outer = s.lookup(node.name.text);
    if (outer !== null) s.declares(node, outer);
  }
  walkDecorators(s, node);
  s.within(node, (scope) => {
    declareMembers(scope, node);
    for (const clause of node.heritageClauses ?? []) {
      if (clause.token === ts.SyntaxKind.ExtendsKeyword) for (const type of clause.types) s.walk(type.expression);
    }
    const constructor_ = walkConstructor(s, node);
    for (const member of node.members) walkMember(s, scope, node, member);
    s.classes.set(node, { constructor_, fields: walkFields(s, scope, node), statics: walkStatics(s, scope, node) });
  });
}

function declareMembers(scope: Scope, node: ts.ClassLikeDeclaration): void {
  const declare = (name: string): Variable => {
    const variable = new Variable(name, 'synthetic', scope, -1);
    scope.variables.set(name, variable);
    return variable;
  };
  if (node.name !== undefined) {
    const inner = new Variable(node.name.text, 'className', scope, -1);
    inner.classNode = node;
    scope.variables.set(node.name.text, inner);
  }
  declare(PROTOTYPE);
  declare(CONSTRUCTOR);
  for (const member of node.members) {
    if (isErased(member) || member.name === undefined) continue;
    if (ts.isPrivateIdentifier(member.name)) {
      if (!scope.variables.has(member.name.text)) declare(member.name.text);
      if (!ts.isPropertyDeclaration(member) && !isStatic(member)) declare(memberVariable(member));
    } else if (ts.isComputedPropertyName(member.name) && ts.isPropertyDeclaration(member))
      declare(memberVariable(member));
  }
}

function walkConstructor(s: ModuleScopes, node: ts.ClassLikeDeclaration): FunctionScope {
  const explicit = constructorOf(node);
  if (explicit !== undefined) {
    walkFunction(s, explicit, 'constructor', node, null);
    const f = s.functions.get(explicit)!;
    if (isDerived(node) || explicit.parameters.some(isParameterProperty)) s.implicit(f, 'this');
    return f;
  }
  const f = new FunctionScope('constructor', node, s.function, true, node.pos, node, null);
  s.withinFunction(f, () => undefined);
  return f;
}

export function constructorOf(node: ts.ClassLikeDeclaration): ts.ConstructorDeclaration | undefined {
  return node.members.find((member): member is ts.ConstructorDeclaration => {
    return ts.isConstructorDeclaration(member) && member.body !== undefined && !isStatic(member);
  });
}

/** What defines a property of the class or its prototype. `static constructor()` is a method like others. */
export function isMethod(
  member: ts.ClassElement,
): member is ts.MethodDeclaration | ts.AccessorDeclaration | ts.ConstructorDeclaration {
  if (ts.isConstructorDeclaration(member)) return isStatic(member);
  return ts.isMethodDeclaration(member) || ts.isGetAccessor(member) || ts.isSetAccessor(member);
}

/** Computed keys belong to the code around the class, method bodies are functions of their own. */
function walkMember(s: ModuleScopes, scope: Scope, node: ts.ClassLikeDeclaration, member: ts.ClassElement): void {
  if (isErased(member)) return;
  walkDecorators(s, member);
  computedKey(s, member.name);
  if (!isMethod(member)) return;
  walkFunction(s, member, 'method', node, homeIn(scope, isStatic(member) ? CONSTRUCTOR : PROTOTYPE));
}

function homeIn(scope: Scope, name: string): () => Variable {
  return () => scope.variables.get(name)!;
}

export function isInstanceField(member: ts.ClassElement): member is ts.PropertyDeclaration {
  return ts.isPropertyDeclaration(member) && !isStatic(member) && !isErased(member);
}

/** A method or accessor that every instance gets when it is made. */
export function isInstancePrivateMethod(member: ts.ClassElement): boolean {
  const callable = ts.isMethodDeclaration(member) || ts.isGetAccessor(member) || ts.isSetAccessor(member);
  return callable && !isStatic(member) && !isErased(member) && ts.isPrivateIdentifier(member.name);
}

export function isStaticElement(member: ts.ClassElement): boolean {
  if (ts.isClassStaticBlockDeclaration(member)) return true;
  return ts.isPropertyDeclaration(member) && isStatic(member) && !isErased(member);
}

function walkFields(s: ModuleScopes, scope: Scope, node: ts.ClassLikeDeclaration): FunctionScope | null {
  const parameterProperties = constructorOf(node)?.parameters.some(isParameterProperty) ?? false;
  const needed = node.members.some((member) => isInstanceField(member) || isInstancePrivateMethod(member));
  if (!needed && !parameterProperties) return null;
  const f = new FunctionScope('fields', node, s.function, true, node.pos, node, homeIn(scope, PROTOTYPE));
  s.withinFunction(f, () => {
    s.implicit(f, 'this');
    for (const member of node.members) {
      if (isInstanceField(member)) walkField(s, scope, member);
      else if (isInstancePrivateMethod(member)) {
        s.mention(member, scope.variables.get(memberVariable(member))!);
        s.mention(member, scope.variables.get((member.name as ts.PrivateIdentifier).text)!);
      }
    }
  });
  return f;
}

function walkStatics(s: ModuleScopes, scope: Scope, node: ts.ClassLikeDeclaration): FunctionScope | null {
  if (!node.members.some(isStaticElement)) return null;
  const f = new FunctionScope('statics', node, s.function, true, node.pos, node, homeIn(scope, CONSTRUCTOR));
  s.withinFunction(f, () => {
    s.implicit(f, 'this');
    for (const member of node.members) {
      if (ts.isClassStaticBlockDeclaration(member)) {
        // `var` belongs to the block, not to the function that all static elements share
        s.within(member, (inner) => {
          s.declareBody(inner, member.body.statements, true);
          for (const statement of member.body.statements) s.walk(statement);
        });
      } else if (isStaticElement(member)) walkField(s, scope, member as ts.PropertyDeclaration);
    }
  });
  return f;
}

function walkField(s: ModuleScopes, scope: Scope, member: ts.PropertyDeclaration): void {
  if (ts.isPrivateIdentifier(member.name)) s.mention(member, scope.variables.get(member.name.text)!);
  else if (ts.isComputedPropertyName(member.name)) s.mention(member, scope.variables.get(memberVariable(member))!);
  if (member.initializer !== undefined) s.walk(member.initializer);
}

function walkDecorators(s: ModuleScopes, node: ts.Node): void {
  if (!ts.canHaveDecorators(node)) return;
  for (const decorator of ts.getDecorators(node) ?? []) s.walk(decorator.expression);
}
