/**
 * Property access, and optional chains.
 *
 * A chain `a?.b.c(d)` is one expression with one way out: wherever a `?.` finds null or undefined, control goes to
 * `skip`, where the whole chain is undefined. Inside a chain `skip` is passed down; the outermost link makes it.
 */

import ts from '#typescript';
import type { BlockId, Operand, Register } from '../../../ir/types.js';
import { branchNullish } from '../iteration.js';
import type { FunctionLowering } from '../lowering.js';
import { load } from '../variables.js';

export type MemberNode = ts.PropertyAccessExpression | ts.ElementAccessExpression;

export function isOptionalChain(node: ts.Node): boolean {
  return (node.flags & ts.NodeFlags.OptionalChain) !== 0;
}

/** Evaluates a chain with `link`; what `link` returns is the value if nothing was nullish on the way. */
export function optionalChain(
  f: FunctionLowering,
  node: ts.Node,
  target: Register | undefined,
  link: (skip: BlockId) => Operand,
  skipped: undefined | true = undefined,
): Operand {
  const dst = target ?? f.register();
  const skip = f.builder.newBlock();
  const done = f.builder.newBlock();
  f.scoped(() => f.move(node, dst, link(skip)));
  f.jump(node, done);
  f.builder.place(skip);
  f.move(node, dst, f.constant(skipped));
  f.enter(node, done);
  return dst;
}

export function member(f: FunctionLowering, node: MemberNode, target: Register | undefined): Operand {
  if (isOptionalChain(node)) return optionalChain(f, node, target, (skip) => memberLink(f, node, skip, undefined));
  return memberLink(f, node, null, target);
}

function memberLink(
  f: FunctionLowering,
  node: MemberNode,
  skip: BlockId | null,
  target: Register | undefined,
): Operand {
  const mark = f.builder.mark();
  if (isSuper(node)) return getSuper(f, node, target);
  const object = subject(f, node, skip, [keyNode(node)]);
  return getFrom(f, node, object, target, mark);
}

export function isSuper(node: MemberNode): boolean {
  return node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

function keyNode(node: MemberNode): ts.Node | undefined {
  return ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
}

/** The object of a member access, after its `?.`. */
export function subject(
  f: FunctionLowering,
  node: MemberNode,
  skip: BlockId | null,
  later: readonly (ts.Node | undefined)[],
): Operand {
  const object = f.stable(node.expression, chained(f, node.expression, skip), later);
  skipIfNullish(f, node, object, skip);
  return object;
}

/** A link of a chain, or any other expression. */
export function chained(f: FunctionLowering, expression: ts.Expression, skip: BlockId | null): Operand {
  let node = expression;
  while (ts.isNonNullExpression(node)) node = node.expression;
  if (skip === null || !isOptionalChain(node)) return f.expression(node);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return memberLink(f, node, skip, undefined);
  return f.chainedCall(node as ts.CallExpression, skip);
}

export function skipIfNullish(
  f: FunctionLowering,
  node: MemberNode | ts.CallExpression,
  value: Operand,
  skip: BlockId | null,
): void {
  if (node.questionDotToken === undefined || skip === null) return;
  const next = f.builder.newBlock();
  branchNullish(f, node, value, skip, next);
  f.enter(node, next);
}

/** object.name, object[key] or object.#name, for an object that has been evaluated; `mark` frees what that took. */
export function getFrom(
  f: FunctionLowering,
  node: MemberNode,
  object: Operand,
  target: Register | undefined,
  mark?: number,
): Operand {
  if (ts.isPropertyAccessExpression(node) && ts.isPrivateIdentifier(node.name)) {
    const name = privateName(f, node.name);
    if (mark !== undefined) f.builder.release(mark);
    const dst = target ?? f.register();
    f.emit(node, { op: 'getPrivate', dst, object, name });
    return dst;
  }
  const key = keyOf(f, node);
  if (mark !== undefined) f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'get', dst, object, key });
  return dst;
}

/** The key of a member access as an operand; `o['a']` and `o.a` are the same. */
export function keyOf(f: FunctionLowering, node: MemberNode): Operand {
  return ts.isPropertyAccessExpression(node) ? f.constant(node.name.text) : f.expression(node.argumentExpression);
}

export function privateName(f: FunctionLowering, node: ts.PrivateIdentifier): Operand {
  const variable = f.resolve(node);
  return variable === undefined
    ? f.refuse(node, 'unsupported-syntax', `${node.text} outside of its class`)
    : load(f, node, variable);
}

/** `#x in o` */
export function hasPrivate(f: FunctionLowering, node: ts.BinaryExpression, target: Register | undefined): Operand {
  const mark = f.builder.mark();
  const object = f.expression(node.right);
  const name = privateName(f, node.left as ts.Expression as ts.PrivateIdentifier);
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'hasPrivate', dst, object, name });
  return dst;
}

// --- super -------------------------------------------------------------------------------------------------

/** `this` and the home object of a `super.x`. */
export function superOperands(f: FunctionLowering, node: MemberNode): { receiver: Operand; home: Operand } | null {
  const receiver = f.resolve(node.expression);
  const home = f.resolve(node);
  if (receiver === undefined || home === undefined) return null;
  return { receiver: load(f, node.expression, receiver), home: load(f, node, home) };
}

/** The key of a `super[x]`, which unlike others is no value any more: an object was asked for its text. */
export function superKey(f: FunctionLowering, node: MemberNode): Operand {
  const value = keyOf(f, node);
  if (value < 0) return value;
  const key = f.register();
  f.emit(node, { op: 'unary', dst: key, operator: 'toPropertyKey', value });
  return key;
}

function getSuper(f: FunctionLowering, node: MemberNode, target: Register | undefined): Operand {
  const mark = f.builder.mark();
  const operands = superOperands(f, node);
  if (operands === null) return f.refuse(node, 'unsupported-syntax', 'super outside of a method');
  const key = superKey(f, node);
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'getSuper', dst, key, ...operands });
  return dst;
}

// --- delete ------------------------------------------------------------------------------------------------

export function deleteMember(
  f: FunctionLowering,
  node: ts.DeleteExpression,
  access: MemberNode,
  target: Register | undefined,
): Operand {
  if (isSuper(access)) {
    superOperands(f, access);
    if (ts.isElementAccessExpression(access)) f.effect(access.argumentExpression);
    f.throwError(node, 'ReferenceError', "Unsupported reference to 'super'");
    return f.constant(undefined);
  }
  const link = (skip: BlockId | null): Operand => {
    const mark = f.builder.mark();
    const object = subject(f, access, skip, [keyNode(access)]);
    const key = keyOf(f, access);
    f.builder.release(mark);
    const dst = target !== undefined && skip === null ? target : f.register();
    f.emit(node, { op: 'delete', dst, object, key, strict: f.strict });
    return dst;
  };
  return isOptionalChain(access) ? optionalChain(f, node, target, link, true) : link(null);
}
