/**
 * Classes, in the order of ECMAScript §15.7.14: private names, heritage, the constructor and its prototype, the
 * members one by one (keys are evaluated here, once), then the class's own name, then everything static.
 *
 * Instance fields and private methods are defined by one function per class, the initializer, which the constructor
 * calls on the new object; static fields and static blocks by another, which is called once with the class as `this`.
 */

import ts from '#typescript';
import type { Brand, FunctionIR, Operand, Register } from '../../ir/types.js';
import { UNINITIALIZED } from '../../ir/types.js';
import { accessorKind, defineMethod, methodName, namedAfterKey, propertyKey } from './expressions/objects.js';
import { finish } from './finish.js';
import {
  capturesOf,
  closure,
  closureOf,
  enterFunction,
  enterScope,
  functionSource,
  initializeInstance,
} from './functions.js';
import type { FunctionLowering, ModuleLowering } from './lowering.js';
import type { ClassFunctions } from './scope/module-scopes.js';
import type { FunctionScope, Scope, Variable } from './scope/variable.js';
import { storageOf } from './scope/variable.js';
import {
  CONSTRUCTOR,
  constructorOf,
  isInstanceField,
  isMethod,
  isInstancePrivateMethod,
  isStaticElement,
  memberVariable,
  PROTOTYPE,
} from './scope/walk-classes.js';
import { isAnonymousFunction, isErased, isParameterProperty, isStatic, unwrap } from './syntax.js';
import { declareWith, initialize, load } from './variables.js';

type PrivateMethod = ts.MethodDeclaration | ts.GetAccessorDeclaration | ts.SetAccessorDeclaration;

/** The value of a class expression or declaration. */
export function classValue(
  f: FunctionLowering,
  node: ts.ClassLikeDeclaration,
  name: string,
  target: Register | undefined,
): Operand {
  const scope = f.module.scopes.scopes.get(node);
  const functions = f.module.scopes.classes.get(node);
  if (scope === undefined || functions === undefined) throw new Error(`the class '${name}' was not walked`);
  const constructor_ = f.scratch(target);
  f.scoped(() => {
    if (!refuseDecorators(f, node)) defineClass(f, node, name, scope, functions, constructor_);
  });
  return f.settle(node, constructor_, target);
}

function defineClass(
  f: FunctionLowering,
  node: ts.ClassLikeDeclaration,
  name: string,
  scope: Scope,
  functions: ClassFunctions,
  constructor_: Register,
): void {
  const ownName = node.name === undefined ? undefined : scope.variables.get(node.name.text);
  if (ownName !== undefined) declareOwnName(f, node, ownName, constructor_);
  for (const variable of scope.variables.values()) {
    if (variable.kind !== 'synthetic') continue;
    const register = variable.name === CONSTRUCTOR ? constructor_ : f.register();
    f.locate(variable, register, false);
    if (variable.name.startsWith('#'))
      f.emit(node, {
        op: 'newPrivateName',
        dst: register,
        description: variable.name,
        owner: node.name?.text,
        brand: brand(node, variable.name),
      });
  }
  const heritage = node.heritageClauses?.find((clause) => clause.token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const parent = heritage === undefined ? null : f.expression(heritage.expression);
  const above = parent === null ? null : f.register();
  if (parent !== null && above !== null) f.emit(node, { op: 'heritage', dst: above, parent });
  const prototype = f.location(scope.variables.get(PROTOTYPE)!);
  const code = functionSource(f.module, functions.constructor_, name);
  const captures = capturesOf(f, functions.constructor_);
  f.emit(node, { op: 'class', constructor_, prototype, code, captures, parent, above });
  const staticPrivates: { member: PrivateMethod; value: Register }[] = [];
  for (const member of node.members) {
    if (isPrivateMethod(member) && isStatic(member) && !isErased(member)) {
      staticPrivates.push({ member, value: privateMethod(f, member, undefined, constructor_) });
    } else f.scoped(() => defineMember(f, member, scope, constructor_, prototype));
  }
  if (ownName !== undefined && storageOf(ownName) === 'cell') initialize(f, node, ownName, constructor_);
  else if (ownName?.readEarly === true) f.move(node, f.location(ownName), constructor_);
  if (functions.fields !== null) {
    f.scoped(() => {
      const initializer = closureOf(f, node, functions.fields!, '', undefined, prototype);
      f.emit(node, { op: 'setInitializer', constructor_, initializer });
    });
  }
  for (const { member, value } of staticPrivates) definePrivateMethod(f, member, constructor_, value);
  if (functions.statics !== null) {
    f.scoped(() => {
      const callee = closureOf(f, node, functions.statics!, '', undefined, constructor_);
      f.emit(node, { op: 'call', dst: callee, callee, receiver: constructor_, arguments: [], text: '' });
    });
  }
}

/** Where nobody looks before the class is complete, its name is simply the register of the constructor. */
function declareOwnName(f: FunctionLowering, node: ts.Node, variable: Variable, constructor_: Register): void {
  if (variable.readEarly) declareWith(f, node, variable, f.constant(UNINITIALIZED));
  else f.locate(variable, constructor_, false);
}

/** Of a private method or accessor; null for a field. */
function brand(node: ts.ClassLikeDeclaration, name: string): Brand | null {
  const member = node.members.find((one) => isPrivateMethod(one) && (one.name as ts.PrivateIdentifier).text === name);
  return member === undefined ? null : { owner: node.name?.text, isStatic: isStatic(member) };
}

function isPrivateMethod(member: ts.ClassElement): member is PrivateMethod {
  const callable = ts.isMethodDeclaration(member) || ts.isGetAccessor(member) || ts.isSetAccessor(member);
  return callable && ts.isPrivateIdentifier(member.name);
}

function defineMember(
  f: FunctionLowering,
  member: ts.ClassElement,
  scope: Scope,
  constructor_: Register,
  prototype: Register,
): void {
  if (isErased(member)) return;
  const object = isStatic(member) ? constructor_ : prototype;
  if (isPrivateMethod(member)) {
    privateMethod(f, member, f.location(scope.variables.get(memberVariable(member))!), object);
  } else if (isMethod(member)) {
    defineMethod(f, object, object, member, false);
  } else if (ts.isPropertyDeclaration(member) && ts.isComputedPropertyName(member.name)) {
    const key = propertyKey(f, member.name, []);
    f.move(member.name, f.location(scope.variables.get(memberVariable(member))!), key);
  }
}

function privateMethod(
  f: FunctionLowering,
  member: PrivateMethod,
  target: Register | undefined,
  home: Operand,
): Register {
  const name = methodName(accessorKind(member), (member.name as ts.PrivateIdentifier).text);
  return closure(f, member, name, target, home);
}

function definePrivateMethod(f: FunctionLowering, member: PrivateMethod, object: Operand, value: Operand): void {
  const variable = privateVariable(f, member);
  const prefix = accessorKind(member);
  const kind = prefix === '' ? 'method' : prefix;
  f.emit(member, { op: 'definePrivate', object, name: load(f, member, variable), value, kind });
}

function classScope(f: FunctionLowering, member: ts.ClassElement): Scope {
  return f.module.scopes.scopes.get(member.parent)!;
}

function privateVariable(f: FunctionLowering, member: ts.ClassElement): Variable {
  return classScope(f, member).variables.get((member.name as ts.PrivateIdentifier).text)!;
}

// --- the functions of a class ------------------------------------------------------------------------------

/** constructor(...args) { super(...args); } or constructor() {} */
export function lowerDefaultConstructor(module: ModuleLowering, scope: FunctionScope): FunctionIR {
  const f = enterFunction(module, scope);
  const { node } = scope;
  if (!f.isDerivedConstructor) {
    initializeInstance(f, node);
    f.terminate(node, { op: 'return', value: f.constant(undefined) });
    return finish(f.builder);
  }
  const constructor_ = f.register();
  const newTarget = f.register();
  const list = f.register();
  const dst = f.register();
  f.emit(node, { op: 'callee', dst: constructor_ });
  f.emit(node, { op: 'newTarget', dst: newTarget });
  f.emit(node, { op: 'restArguments', dst: list, from: 0 });
  f.emit(node, { op: 'superCall', dst, constructor_, newTarget, arguments: list });
  if (f.hasInstanceElements()) f.emit(node, { op: 'initializeFields', constructor_, object: dst });
  f.terminate(node, { op: 'return', value: dst });
  return finish(f.builder);
}

/** The initializer: private methods first, then the fields in source order. */
export function lowerFields(module: ModuleLowering, scope: FunctionScope): FunctionIR {
  const f = enterFunction(module, scope);
  const node = scope.node as ts.ClassLikeDeclaration;
  const object = f.location(scope.implicit.get('this')!);
  for (const member of node.members) {
    if (!isInstancePrivateMethod(member)) continue;
    f.scoped(() => {
      const value = load(f, member, classScope(f, member).variables.get(memberVariable(member))!);
      definePrivateMethod(f, member as PrivateMethod, object, value);
    });
  }
  for (const parameter of constructorOf(node)?.parameters ?? []) {
    if (!isParameterProperty(parameter) || !ts.isIdentifier(parameter.name)) continue;
    const key = f.constant(parameter.name.text);
    f.emit(parameter, { op: 'define', object, key, value: f.constant(undefined), kind: 'value', enumerable: true });
  }
  for (const member of node.members) if (isInstanceField(member)) f.scoped(() => defineField(f, member, object));
  f.terminate(node, { op: 'return', value: f.constant(undefined) });
  return finish(f.builder);
}

/** Static fields and static blocks in source order. */
export function lowerStatics(module: ModuleLowering, scope: FunctionScope): FunctionIR {
  const f = enterFunction(module, scope);
  const node = scope.node as ts.ClassLikeDeclaration;
  const object = f.location(scope.implicit.get('this')!);
  for (const member of node.members) {
    f.scoped(() => {
      if (ts.isClassStaticBlockDeclaration(member)) {
        enterScope(f, member, f.module.scopes.scopes.get(member)!);
        for (const statement of member.body.statements) f.statement(statement);
      } else if (isStaticElement(member)) defineField(f, member as ts.PropertyDeclaration, object);
    });
  }
  f.terminate(node, { op: 'return', value: f.constant(undefined) });
  return finish(f.builder);
}

function defineField(f: FunctionLowering, member: ts.PropertyDeclaration, object: Operand): void {
  if (ts.isPrivateIdentifier(member.name)) {
    const name = load(f, member, privateVariable(f, member));
    const value = fieldValue(f, member, f.constant(member.name.text));
    f.emit(member, { op: 'definePrivate', object, name, value, kind: 'field' });
    return;
  }
  const key = ts.isComputedPropertyName(member.name)
    ? load(f, member, classScope(f, member).variables.get(memberVariable(member))!)
    : propertyKey(f, member.name, []);
  f.emit(member, { op: 'define', object, key, value: fieldValue(f, member, key), kind: 'value', enumerable: true });
}

function fieldValue(f: FunctionLowering, member: ts.PropertyDeclaration, key: Operand): Operand {
  const { initializer } = member;
  if (initializer === undefined) return f.constant(undefined);
  return isAnonymousFunction(initializer) ? namedAfterKey(f, initializer, key) : f.expression(initializer);
}

// --- decorators --------------------------------------------------------------------------------------------

/** Our own decorators do nothing at run time; all others are refused, and so are accessor fields. */
function refuseDecorators(f: FunctionLowering, node: ts.ClassLikeDeclaration): boolean {
  const accessor = node.members.find((member) => ts.isAutoAccessorPropertyDeclaration(member) && !isErased(member));
  const parameters = node.members.flatMap((member) =>
    'parameters' in member ? [...(member.parameters as ts.Node[])] : [],
  );
  const decorator = [node, ...node.members, ...parameters]
    .flatMap((owner) => (owner as { modifiers?: readonly ts.Node[] }).modifiers?.filter(ts.isDecorator) ?? [])
    .find((candidate) => !isOurs(f, candidate));
  if (decorator !== undefined) f.refuse(decorator, 'decorator', `decorator ${decorator.getText(f.module.file)}`);
  else if (accessor !== undefined) f.refuse(accessor, 'unsupported-syntax', 'accessor field');
  return decorator !== undefined || accessor !== undefined;
}

function isOurs(f: FunctionLowering, decorator: ts.Decorator): boolean {
  let node = unwrap(decorator.expression);
  while (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) node = unwrap(node.expression);
  return /^glassbox(\/|$)/.test(f.resolve(node)?.importedFrom ?? '');
}
