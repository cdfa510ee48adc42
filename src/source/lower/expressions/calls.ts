/**
 * Calls. The receiver of `o.f()` is o, also when the callee stands in parentheses; everything else is called with
 * undefined. Arguments with spread are collected into an array first.
 */

import ts from '#typescript';
import type { BlockId, Operand, Register } from '../../../ir/types.js';
import type { FunctionLowering } from '../lowering.js';
import { calledText, calleeText } from '../names.js';
import type { Variable } from '../scope/variable.js';
import { thisOwner } from '../scope/variable.js';
import { isParameterProperty, unwrap } from '../syntax.js';
import { initialize, load, store } from '../variables.js';
import { arrayOf, templateParts } from './literals.js';
import type { MemberNode } from './members.js';
import {
  chained,
  getFrom,
  isOptionalChain,
  isSuper,
  superKey,
  optionalChain,
  skipIfNullish,
  subject,
  superOperands,
} from './members.js';

export function call(f: FunctionLowering, node: ts.CallExpression, target: Register | undefined): Operand {
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword) return superCall(f, node);
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return f.refuse(node, 'dynamic-import', 'import(…)');
  const callee = unwrap(node.expression);
  if (ts.isIdentifier(callee) && f.resolve(callee) === undefined) {
    if (f.module.isLibrary) return libraryCall(f, node, callee.text, target);
    if (callee.text === 'eval') return f.refuse(node, 'direct-eval', 'eval(…)');
  }
  if (isOptionalChain(node)) return optionalChain(f, node, target, (skip) => callLink(f, node, skip, undefined));
  return callLink(f, node, null, target);
}

/** A call that is a link of an optional chain; see `Parts.chainedCall`. */
export function chainedCall(f: FunctionLowering, node: ts.CallExpression, skip: BlockId): Operand {
  return callLink(f, node, skip, undefined);
}

function callLink(
  f: FunctionLowering,
  node: ts.CallExpression,
  skip: BlockId | null,
  target: Register | undefined,
): Operand {
  const mark = f.builder.mark();
  const { callee, receiver } = calleeOf(f, node.expression, skip, node.arguments);
  skipIfNullish(f, node, callee, skip);
  const text = calledText(node);
  if (node.arguments.some(ts.isSpreadElement)) {
    const list = arrayOf(f, node, node.arguments, undefined);
    f.builder.release(mark);
    const dst = target ?? f.register();
    f.emit(node, { op: 'callSpread', dst, callee, receiver, arguments: list, text });
    return dst;
  }
  const operands = f.operands(node.arguments);
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'call', dst, callee, receiver, arguments: operands, text });
  return dst;
}

interface Callee {
  readonly callee: Operand;
  readonly receiver: Operand;
}

function isMember(node: ts.Expression): node is MemberNode {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

function calleeOf(
  f: FunctionLowering,
  expression: ts.Expression,
  skip: BlockId | null,
  later: readonly ts.Node[],
): Callee {
  const node = unwrap(expression);
  const parenthesized = node !== withoutBang(expression);
  if (!isMember(node)) {
    const value = parenthesized ? f.expression(node) : chained(f, expression, skip);
    return { callee: f.stable(node, value, later), receiver: f.constant(undefined) };
  }
  if (isSuper(node)) return superMethod(f, node);
  if (isOptionalChain(node) && (parenthesized || skip === null)) return parenthesizedChain(f, node, later);
  return methodOf(f, node, skip, later);
}

function withoutBang(node: ts.Expression): ts.Expression {
  return ts.isNonNullExpression(node) ? withoutBang(node.expression) : node;
}

function methodOf(f: FunctionLowering, node: MemberNode, skip: BlockId | null, later: readonly ts.Node[]): Callee {
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  const receiver = subject(f, node, skip, [key, ...later]);
  return { callee: getFrom(f, node, receiver, undefined), receiver };
}

/** (a?.b)(): the chain ends at the parenthesis, but a is still the receiver. */
function parenthesizedChain(f: FunctionLowering, node: MemberNode, later: readonly ts.Node[]): Callee {
  const receiver = f.register();
  f.move(node, receiver, f.constant(undefined));
  const callee = optionalChain(f, node, undefined, (skip) => {
    const method = methodOf(f, node, skip, later);
    f.move(node, receiver, method.receiver);
    return method.callee;
  });
  return { callee, receiver };
}

function superMethod(f: FunctionLowering, node: MemberNode): Callee {
  const operands = superOperands(f, node);
  if (operands === null)
    return {
      callee: f.refuse(node, 'unsupported-syntax', 'super outside of a method'),
      receiver: f.constant(undefined),
    };
  const key = superKey(f, node);
  const callee = f.register();
  f.emit(node, { op: 'getSuper', dst: callee, key, ...operands });
  return { callee, receiver: operands.receiver };
}

export function construct(f: FunctionLowering, node: ts.NewExpression, target: Register | undefined): Operand {
  const mark = f.builder.mark();
  const list = node.arguments ?? [];
  const callee = f.operand(node.expression, list);
  const text = calleeText(node.expression);
  const spread = list.some(ts.isSpreadElement) ? arrayOf(f, node, list, undefined) : null;
  const operands = spread === null ? f.operands(list) : [];
  f.builder.release(mark);
  const dst = target ?? f.register();
  if (spread === null) f.emit(node, { op: 'construct', dst, callee, arguments: operands, text });
  else f.emit(node, { op: 'constructSpread', dst, callee, arguments: spread, text });
  return dst;
}

export function taggedTemplate(
  f: FunctionLowering,
  node: ts.TaggedTemplateExpression,
  target: Register | undefined,
): Operand {
  const mark = f.builder.mark();
  const { callee, receiver } = calleeOf(f, node.tag, null, [node.template]);
  const { strings, substitutions } = templateParts(f, node.template);
  const operands = [strings, ...f.operands(substitutions)];
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'call', dst, callee, receiver, arguments: operands, text: calleeText(node.tag) });
  return dst;
}

function libraryCall(
  f: FunctionLowering,
  node: ts.CallExpression,
  name: string,
  target: Register | undefined,
): Operand {
  if (node.arguments.some(ts.isSpreadElement)) return f.refuse(node, 'unsupported-syntax', 'spread in a library call');
  const mark = f.builder.mark();
  const operands = f.operands(node.arguments);
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'callLibrary', dst, name, arguments: operands });
  return dst;
}

// --- super(…) ----------------------------------------------------------------------------------------------

function superCall(f: FunctionLowering, node: ts.CallExpression): Operand {
  const owner = thisOwner(f.scope);
  const constructorVariable = owner.implicit.get('callee');
  const newTargetVariable = owner.implicit.get('new.target');
  const receiver = owner.implicit.get('this');
  if (constructorVariable === undefined || newTargetVariable === undefined || receiver === undefined) {
    return f.refuse(node, 'unsupported-syntax', 'super(…) outside of a derived constructor');
  }
  const result = f.register();
  const list = arrayOf(f, node, node.arguments, undefined);
  const constructor_ = load(f, node, constructorVariable);
  const newTarget = load(f, node, newTargetVariable);
  f.emit(node, { op: 'superCall', dst: result, constructor_, newTarget, arguments: list });
  rejectSecondCall(f, node, owner.implicit.get('superCalled'));
  initialize(f, node, receiver, result);
  if (f.hasInstanceElements(owner)) f.emit(node, { op: 'initializeFields', constructor_, object: result });
  if (owner === f.scope) storeParameterProperties(f, owner.node, result);
  return result;
}

function rejectSecondCall(f: FunctionLowering, node: ts.Node, flag: Variable | undefined): void {
  if (flag === undefined) return;
  const again = f.builder.newBlock();
  const first = f.builder.newBlock();
  f.scoped(() => f.branch(node, load(f, node, flag), again, first));
  f.builder.place(again);
  f.throwError(node, 'ReferenceError', 'Super constructor may only be called once');
  f.builder.place(first);
  store(f, node, flag, f.constant(true));
}

/** constructor(public x) {}  =>  this.x = x, after the fields have been defined */
export function storeParameterProperties(f: FunctionLowering, constructor_: ts.Node, object: Operand): void {
  if (!ts.isConstructorDeclaration(constructor_)) return;
  for (const parameter of constructor_.parameters) {
    if (!isParameterProperty(parameter) || !ts.isIdentifier(parameter.name)) continue;
    const variable = f.resolve(parameter.name);
    if (variable === undefined) continue;
    const key = f.constant(parameter.name.text);
    f.scoped(() => {
      f.emit(parameter, { op: 'set', object, key, value: load(f, parameter, variable), strict: true });
    });
  }
}
