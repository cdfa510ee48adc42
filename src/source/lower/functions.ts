/**
 * Functions: the function object where it is created, and the body when it is first needed.
 *
 * At entry a function fetches what it captures, then its implicit variables (`this`, `arguments` …), then its
 * parameters; then a generator suspends itself for the first time; then the body's declarations come into being.
 */

import ts from '#typescript';
import type { Span } from '../../base/span.js';
import type { FunctionIR, FunctionKind, FunctionSource, InstructionKind, Operand, Register } from '../../ir/types.js';
import { UNINITIALIZED } from '../../ir/types.js';
import { returnValue } from './control.js';
import { storeParameterProperties } from './expressions/calls.js';
import { finish } from './finish.js';
import { lateAssignment } from './late-constants.js';
import { FunctionLowering } from './lowering.js';
import type { ModuleLowering } from './lowering.js';
import { ofResult, outcome, spanOf, telling } from './outcomes.js';
import { bindWithDefault, registerFor } from './patterns.js';
import type { FunctionScope, ImplicitName, Scope, Variable } from './scope/variable.js';
import { isDerived, mappedParameters, storageOf } from './scope/variable.js';
import type { FunctionNode } from './syntax.js';
import {
  expectedArguments,
  hasSimpleParameters,
  isAsync,
  isErased,
  isFunctionNode,
  isGenerator,
  realParameters,
  textStart,
} from './syntax.js';
import { isDeclarative } from './tags.js';
import { declareLate, declareVariables, declareWith, holdsValue, initialize } from './variables.js';
import { startAsync, startAsyncGenerator } from './waiting.js';

/** A function that has not been lowered yet; `body` lowers it once. */
export function functionSource(module: ModuleLowering, scope: FunctionScope, name: string): FunctionSource {
  const { node } = scope;
  let body: FunctionIR | null = null;
  return {
    name,
    kind: kindOf(scope),
    strict: scope.strict,
    length: isFunctionNode(node) ? expectedArguments(node) : 0,
    span: textSpan(module, scope),
    isDeclarative: isDeclarative(module.file, node),
    makesConstant: isFunctionNode(node) && lateAssignment(node) !== null,
    body: () => (body ??= module.parts.function(module, scope)),
  };
}

/** What Function.prototype.toString shows: of a constructor the whole class. */
function textSpan({ source, file }: ModuleLowering, { role, node, ownerClass }: FunctionScope): Span {
  const whole = role === 'constructor' && ownerClass !== null ? ownerClass : node;
  return { source, start: textStart(file, whole), end: whole.end };
}

function kindOf(scope: FunctionScope): FunctionKind {
  if (isFunctionNode(scope.node) && isAsync(scope.node)) return isGenerator(scope.node) ? 'asyncGenerator' : 'async';
  switch (scope.role) {
    case 'environment':
    case 'main':
      return scope.parent === null ? 'normal' : 'module';
    case 'arrow':
      return 'arrow';
    case 'constructor':
      return isDerived(scope.ownerClass) ? 'derivedConstructor' : 'baseConstructor';
    case 'fields':
    case 'statics':
      return 'method';
    case 'function':
    case 'method':
      if (isGenerator(scope.node)) return 'generator';
      return scope.role === 'function' ? 'normal' : 'method';
  }
}

/** The function object of `node`. `home` is told where the function uses super. */
export function closure(
  f: FunctionLowering,
  node: FunctionNode,
  name: string,
  target: Register | undefined,
  home: Operand | null,
): Register {
  const scope = f.module.scopes.functions.get(node);
  if (scope === undefined) throw new Error(`the function '${name}' was not walked`);
  return closureOf(f, node, scope, name, target, home);
}

export function closureOf(
  f: FunctionLowering,
  at: ts.Node,
  scope: FunctionScope,
  name: string,
  target: Register | undefined,
  home: Operand | null,
): Register {
  const dst = target ?? f.register();
  const captures = capturesOf(f, scope);
  const usesHome = scope.home !== null && home !== null && scope.captures.includes(scope.home());
  f.emit(at, {
    op: 'closure',
    dst,
    code: functionSource(f.module, scope, name),
    captures,
    home: usesHome ? home : null,
  });
  return dst;
}

/** Where the creating function keeps what the created one captures. */
export function capturesOf(f: FunctionLowering, scope: FunctionScope): Register[] {
  return scope.captures.map((variable) => f.location(variable));
}

// --- bodies ------------------------------------------------------------------------------------------------

/** A lowering of `scope` whose captures and implicit variables are in place. */
export function enterFunction(module: ModuleLowering, scope: FunctionScope): FunctionLowering {
  const f = new FunctionLowering(module, scope);
  scope.captures.forEach((variable, position) => {
    const dst = f.register();
    const index = scope.role === 'main' ? (module.cells.get(variable) ?? position) : position;
    f.emit(scope.node, { op: 'capture', dst, index });
    f.locate(variable, dst, holdsValue(variable));
  });
  for (const [name, variable] of scope.implicit) implicitVariable(f, name, variable);
  return f;
}

function implicitVariable(f: FunctionLowering, name: ImplicitName, variable: Variable): void {
  const { node } = f.scope;
  if (name === 'superCalled') return declareWith(f, node, variable, f.constant(false));
  if (name === 'this' && f.isDerivedConstructor) return declareWith(f, node, variable, f.constant(UNINITIALIZED));
  const isCell = storageOf(variable) === 'cell';
  const location = f.register();
  const value = isCell ? f.register() : location;
  if (name === 'home') {
    // the prototype of a class cannot be replaced, so the running constructor leads to it
    f.emit(node, { op: 'callee', dst: value });
    f.emit(node, { op: 'get', dst: value, object: value, key: f.constant('prototype') });
  } else f.emit(node, implicitInstruction(f.scope, name, value));
  if (name === 'arguments') f.argumentsObject = value;
  if (isCell) f.emit(node, { op: 'newCell', dst: location, value });
  f.locate(variable, location, !isCell);
}

function implicitInstruction(
  scope: FunctionScope,
  name: 'this' | 'arguments' | 'new.target' | 'callee',
  dst: Register,
): InstructionKind {
  switch (name) {
    case 'this':
      return { op: 'this', dst };
    case 'arguments':
      return { op: 'argumentsObject', dst, mapped: mappedParameters(scope) };
    case 'new.target':
      return { op: 'newTarget', dst };
    case 'callee':
      return { op: 'callee', dst };
  }
}

/** The body of a function, method or explicit constructor. @requires scope.node is a FunctionNode */
export function lowerFunctionBody(module: ModuleLowering, scope: FunctionScope): FunctionIR {
  const node = scope.node as FunctionNode;
  const f = enterFunction(module, scope);
  if (isAsync(node) && !isGenerator(node)) startAsync(f, node);
  ownName(f, node);
  if (scope.role === 'constructor' && !f.isDerivedConstructor) initializeInstance(f, node);
  bindParameters(f, node);
  if (scope.role === 'constructor' && !f.isDerivedConstructor) {
    const receiver = scope.implicit.get('this');
    if (receiver !== undefined) f.scoped(() => storeParameterProperties(f, node, f.location(receiver)));
  }
  if (isAsync(node) && isGenerator(node)) startAsyncGenerator(f, node);
  else if (isGenerator(node)) {
    const start = f.builder.newBlock();
    f.terminate(node, { op: 'startGenerator', to: start });
    f.builder.place(start);
  }
  const { body } = node;
  if (body !== undefined && !ts.isBlock(body)) {
    telling(f, spanOf(f, body), () => returnValue(f, body, outcome(f, f.expression(body), ofResult(f))));
  } else if (body !== undefined) {
    const inner = f.module.scopes.scopes.get(body) ?? scope.scope;
    enterScope(f, body, inner);
    for (const statement of body.statements) f.statement(statement);
    returnValue(f, body, f.constant(undefined));
  }
  return finish(f.builder);
}

/** The name of a function expression means the running function. */
function ownName(f: FunctionLowering, node: FunctionNode): void {
  if (!ts.isFunctionExpression(node) || node.name === undefined) return;
  const variable = f.scope.scope.parent?.variables.get(node.name.text);
  if (variable?.kind !== 'functionName' || !variable.used) return;
  const location = f.register();
  f.emit(node, { op: 'callee', dst: location });
  f.locate(variable, location, true);
}

/** What a base class constructor does before anything else: its fields. */
export function initializeInstance(f: FunctionLowering, node: ts.Node): void {
  if (!f.hasInstanceElements()) return;
  f.scoped(() => {
    const constructor_ = f.register();
    f.emit(node, { op: 'callee', dst: constructor_ });
    const receiver = f.scope.implicit.get('this');
    const object = receiver === undefined ? f.register() : f.location(receiver);
    if (receiver === undefined) f.emit(node, { op: 'this', dst: object });
    f.emit(node, { op: 'initializeFields', constructor_, object });
  });
}

function bindParameters(f: FunctionLowering, node: FunctionNode): void {
  const parameters = realParameters(node);
  if (hasSimpleParameters(node)) {
    parameters.forEach((parameter, index) => {
      const variable = f.resolve(parameter.name);
      if (variable !== undefined) simpleParameter(f, parameter, variable, index);
    });
    return;
  }
  for (const variable of f.scope.scope.variables.values()) {
    if (variable.kind !== 'parameter') continue;
    if (variable.readEarly) declareWith(f, node, variable, f.constant(UNINITIALIZED));
    else declareLate(f, variable);
  }
  parameters.forEach((parameter, index) => {
    f.scoped(() => {
      const value = registerFor(f, parameter.name);
      if (parameter.dotDotDotToken === undefined) f.emit(parameter, { op: 'argument', dst: value, index });
      else f.emit(parameter, { op: 'restArguments', dst: value, from: index });
      bindWithDefault(f, parameter, value);
    });
  });
}

export function simpleParameter(f: FunctionLowering, at: ts.Node, variable: Variable, index: number): void {
  if (storageOf(variable) === 'mapped') {
    if (!f.isLocated(variable)) f.locate(variable, f.mappedArguments(at), false);
    return;
  }
  const location = f.register();
  if (storageOf(variable) === 'cell') {
    f.emit(at, { op: 'argument', dst: location, index });
    f.emit(at, { op: 'newCell', dst: location, value: location });
    f.locate(variable, location, false);
  } else {
    f.emit(at, { op: 'argument', dst: location, index });
    f.locate(variable, location, true);
  }
}

// --- declarations of a scope -------------------------------------------------------------------------------

/** Brings the variables and functions of a scope into being. */
export function enterScope(f: FunctionLowering, node: ts.Node, scope: Scope): void {
  declareVariables(f, node, scope);
  for (const declaration of scope.functions) {
    const variable = declaration.name === undefined ? undefined : scope.variables.get(declaration.name.text);
    if (variable === undefined || variable.owner !== f.scope || isErased(declaration)) continue;
    f.scoped(() => {
      const target = holdsValue(variable) ? f.location(variable) : undefined;
      initialize(f, declaration, variable, closure(f, declaration, variable.name, target, null));
    });
  }
}
