/**
 * Object literals: data properties, methods, accessors, spread, computed keys, `__proto__: value`.
 */

import ts from '#typescript';
import type { Operand, Register } from '../../../ir/types.js';
import { closure } from '../functions.js';
import type { FunctionLowering } from '../lowering.js';
import { isAnonymousFunction, literalKey } from '../syntax.js';

export function objectLiteral(
  f: FunctionLowering,
  node: ts.ObjectLiteralExpression,
  target: Register | undefined,
): Operand {
  const object = f.scratch(target);
  f.emit(node, { op: 'newObject', dst: object });
  const home = f.module.scopes.homes.get(node);
  if (home !== undefined) f.locate(home, object, false);
  for (const property of node.properties) f.scoped(() => literalProperty(f, object, property));
  return f.settle(node, object, target);
}

function literalProperty(f: FunctionLowering, object: Register, node: ts.ObjectLiteralElementLike): void {
  if (ts.isSpreadAssignment(node)) {
    const source = f.expression(node.expression);
    const none = f.register();
    f.emit(node, { op: 'newArray', dst: none, elements: [] });
    f.emit(node, { op: 'callLibrary', dst: none, name: 'copyDataProperties', arguments: [object, source, none] });
  } else if (ts.isShorthandPropertyAssignment(node)) {
    const value = f.expression(node.name);
    f.emit(node, { op: 'define', object, key: f.constant(node.name.text), value, kind: 'value', enumerable: true });
  } else if (ts.isPropertyAssignment(node)) dataProperty(f, object, node);
  else defineMethod(f, object, object, node, true);
}

function dataProperty(f: FunctionLowering, object: Register, node: ts.PropertyAssignment): void {
  const isPrototype = !ts.isComputedPropertyName(node.name) && literalKey(node.name) === '__proto__';
  if (isPrototype) {
    f.emit(node, { op: 'setLiteralPrototype', object, value: f.expression(node.initializer) });
    return;
  }
  const key = propertyKey(f, node.name, [node.initializer]);
  const value = isAnonymousFunction(node.initializer)
    ? namedAfterKey(f, node.initializer, key)
    : f.expression(node.initializer);
  f.emit(node, { op: 'define', object, key, value, kind: 'value', enumerable: true });
}

/** An anonymous function or class as the value of a property takes the property's name. */
export function namedAfterKey(f: FunctionLowering, node: ts.Expression, key: Operand): Operand {
  const literal = key < 0 ? f.builder.literal(key) : undefined;
  if (typeof literal === 'string') return f.named(node, literal);
  const value = f.named(node, '');
  f.emit(node, { op: 'setFunctionName', function: value, key, prefix: '' });
  return value;
}

/** The key of a literal or class member, converted to a property key. */
export function propertyKey(f: FunctionLowering, name: ts.PropertyName, later: readonly ts.Node[]): Operand {
  const literal = literalKey(name);
  if (literal !== undefined) return f.constant(literal);
  if (!ts.isComputedPropertyName(name))
    return f.refuse(name, 'unsupported-syntax', 'private name in an object literal');
  const value = f.operand(name.expression, later);
  if (value < 0 && typeof f.builder.literal(value) === 'string') return value;
  const key = f.register();
  f.emit(name.expression, { op: 'unary', dst: key, operator: 'toPropertyKey', value });
  return key;
}

/** A constructor that is static is a method. */
type MethodNode = ts.MethodDeclaration | ts.AccessorDeclaration | ts.ConstructorDeclaration;

/** Defines a method or half an accessor on `object`; `super` in it starts from `home`. */
export function defineMethod(
  f: FunctionLowering,
  object: Operand,
  home: Operand,
  node: MethodNode,
  enumerable: boolean,
): void {
  const key = ts.isConstructorDeclaration(node) ? f.constant('constructor') : propertyKey(f, node.name, []);
  const literal = key < 0 ? f.builder.literal(key) : undefined;
  const prefix = accessorKind(node);
  const name = typeof literal === 'string' ? methodName(prefix, literal) : '';
  const value = closure(f, node, name, undefined, home);
  if (key >= 0) f.emit(node, { op: 'setFunctionName', function: value, key, prefix });
  f.emit(node, { op: 'define', object, key, value, kind: prefix === '' ? 'value' : prefix, enumerable });
}

export function accessorKind(node: MethodNode): '' | 'get' | 'set' {
  return ts.isGetAccessor(node) ? 'get' : ts.isSetAccessor(node) ? 'set' : '';
}

export function methodName(prefix: '' | 'get' | 'set', name: string): string {
  return prefix === '' ? name : `${prefix} ${name}`;
}
