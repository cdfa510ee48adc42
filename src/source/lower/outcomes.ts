/**
 * What statements come to, told to the evaluator: the value that is written, the way a condition goes, the result. `x = e` becomes
 * `x = outcome(e)`, `if (c)` becomes `if (outcome(c))`, and a statement that is there for its effects becomes `if (outcome(true)) f()`. As a
 * rule an outcome is the value itself; who asks which statements a proof needs puts any other in its place (Dennis 2009, chapter 4).
 *
 * Told are only modules that are lowered so, and there nothing inside of the heads of functions and classes.
 */

import ts from '#typescript';
import type { Span } from '../../base/span.js';
import type { BlockId, Operand, OutcomeKind } from '../../ir/types.js';
import type { FunctionLowering } from './lowering.js';
import type { Variable } from './scope/variable.js';
import { unwrap } from './syntax.js';

/** Lowers what belongs to a statement, or to a part of its head. */
export function telling(f: FunctionLowering, statement: Span | null, lower: () => void): void {
  const outer = f.told;
  f.told = f.module.tellsOutcomes ? statement : null;
  lower();
  f.told = outer;
}

/** From the beginning of one node to the end of another. */
export function spanOf(f: FunctionLowering, from: ts.Node, to: ts.Node = from): Span {
  const { source, file } = f.module;
  return { source, start: from.getStart(file), end: to.end };
}

/** The span of a statement that is told as a whole; null if its parts are, or there is nothing to tell. */
export function toldAs(f: FunctionLowering, node: ts.Statement): Span | null {
  const isWhole = ts.isExpressionStatement(node)
    ? !isSuperCall(node.expression) && !ts.isStringLiteral(node.expression)
    : ts.isVariableStatement(node) || ts.isReturnStatement(node) || ts.isThrowStatement(node);
  return isWhole ? spanOf(f, node) : null;
}

function isSuperCall(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

/**
 * The outcome of the statement that is being lowered.
 * @param of what it is written to: outcomes of the same have the same values to choose from
 * @param old what is there if the statement is not
 */
export function outcome(
  f: FunctionLowering,
  value: Operand,
  of: string,
  old: (() => Operand) | null = null,
  kind: OutcomeKind = 'value',
): Operand {
  const { told } = f;
  if (told === null || !f.builder.isReachable) return value;
  const before = old?.() ?? null;
  const dst = f.register();
  f.builder.emit({ at: told, op: 'outcome', dst, value, old: before, kind, of });
  return dst;
}

/** A condition, which decides the way as a whole. */
export function toldCondition(
  f: FunctionLowering,
  head: Span,
  node: ts.Expression,
  then: BlockId,
  otherwise: BlockId,
  kind: OutcomeKind,
): void {
  if (!f.module.tellsOutcomes) return f.condition(node, then, otherwise);
  f.scoped(() => {
    const value = f.expression(node);
    telling(f, head, () => f.branch(node, outcome(f, value, '', null, kind), then, otherwise));
  });
}

/** Something that is done for its effects: it may as well not be done. */
export function effectOrNothing(f: FunctionLowering, node: ts.Node, lower: () => void): void {
  if (f.told === null) return lower();
  const [act, done] = [f.builder.newBlock(), f.builder.newBlock()];
  f.branch(node, outcome(f, f.constant(true), '', null, 'condition'), act, done);
  f.builder.place(act);
  lower();
  f.enter(node, done);
}

/** An expression of which nobody wants the value: its outcome is what it assigns, if that is all it does. */
export function toldEffect(f: FunctionLowering, node: ts.Expression): void {
  if (isAssignment(unwrap(node))) f.effect(node);
  else effectOrNothing(f, node, () => f.effect(node));
}

function isAssignment(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  }
  const isUpdate = ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node);
  return isUpdate && (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken);
}

let variables = 0;
const numbers = new WeakMap<Variable, number>();

export function ofVariable(variable: Variable): string {
  let number = numbers.get(variable);
  if (number === undefined) numbers.set(variable, (number = variables += 1));
  return `variable ${variable.name} ${number}`;
}

export function ofResult(f: FunctionLowering): string {
  return `result ${f.module.source.path} ${f.scope.node.pos}`;
}
