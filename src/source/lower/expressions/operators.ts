/**
 * Operators and conditions. A condition is lowered straight to control flow: `if (a && !b)` makes two branches and no
 * boolean. Where the value itself is wanted, each operand is put into the result register and tested there.
 */

import ts from '#typescript';
import type { BinaryOperator, UnaryOperator } from '../../../ir/operators.js';
import type { BlockId, Operand, Register } from '../../../ir/types.js';
import { branchNullish } from '../iteration.js';
import type { FunctionLowering } from '../lowering.js';
import { unwrap } from '../syntax.js';

export const binaryOperators: ReadonlyMap<ts.SyntaxKind, BinaryOperator> = new Map<ts.SyntaxKind, BinaryOperator>([
  [ts.SyntaxKind.PlusToken, '+'],
  [ts.SyntaxKind.MinusToken, '-'],
  [ts.SyntaxKind.AsteriskToken, '*'],
  [ts.SyntaxKind.SlashToken, '/'],
  [ts.SyntaxKind.PercentToken, '%'],
  [ts.SyntaxKind.AsteriskAsteriskToken, '**'],
  [ts.SyntaxKind.LessThanLessThanToken, '<<'],
  [ts.SyntaxKind.GreaterThanGreaterThanToken, '>>'],
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken, '>>>'],
  [ts.SyntaxKind.AmpersandToken, '&'],
  [ts.SyntaxKind.BarToken, '|'],
  [ts.SyntaxKind.CaretToken, '^'],
  [ts.SyntaxKind.EqualsEqualsToken, '=='],
  [ts.SyntaxKind.ExclamationEqualsToken, '!='],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '==='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.LessThanToken, '<'],
  [ts.SyntaxKind.LessThanEqualsToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>='],
  [ts.SyntaxKind.InKeyword, 'in'],
  [ts.SyntaxKind.InstanceOfKeyword, 'instanceof'],
]);

const unaryOperators: ReadonlyMap<ts.SyntaxKind, UnaryOperator> = new Map<ts.SyntaxKind, UnaryOperator>([
  [ts.SyntaxKind.MinusToken, '-'],
  [ts.SyntaxKind.PlusToken, 'toNumber'],
  [ts.SyntaxKind.TildeToken, '~'],
  [ts.SyntaxKind.ExclamationToken, '!'],
]);

export type LogicalOperator = '&&' | '||' | '??';

export const logicalOperators: ReadonlyMap<ts.SyntaxKind, LogicalOperator> = new Map<ts.SyntaxKind, LogicalOperator>([
  [ts.SyntaxKind.AmpersandAmpersandToken, '&&'],
  [ts.SyntaxKind.BarBarToken, '||'],
  [ts.SyntaxKind.QuestionQuestionToken, '??'],
]);

export function prefixUnary(
  f: FunctionLowering,
  node: ts.PrefixUnaryExpression,
  target: Register | undefined,
): Operand {
  const operator = unaryOperators.get(node.operator);
  if (operator === undefined) return f.refuse(node, 'unsupported-syntax', 'operator');
  return unary(f, node, operator, node.operand, target);
}

export function unary(
  f: FunctionLowering,
  node: ts.Node,
  operator: UnaryOperator,
  operand: ts.Expression,
  target: Register | undefined,
): Operand {
  const mark = f.builder.mark();
  const value = f.expression(operand);
  if (operator === '-' && value < 0 && typeof f.builder.literal(value) === 'number') {
    return f.constant(-(f.builder.literal(value) as number)); // -1 is a constant
  }
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'unary', dst, operator, value });
  return dst;
}

/** Any binary operator but assignment. Long sums nest to the left; they are lowered without recursion. */
export function binary(f: FunctionLowering, node: ts.BinaryExpression, target: Register | undefined): Operand {
  const logical = logicalOperators.get(node.operatorToken.kind);
  if (logical !== undefined) return logicalValue(f, node, logical, target);
  if (node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
    f.effect(node.left);
    return f.expression(node.right, target);
  }
  const chain: ts.BinaryExpression[] = [];
  let leftmost: ts.Expression = node;
  while (ts.isBinaryExpression(leftmost) && binaryOperators.has(leftmost.operatorToken.kind)) {
    chain.push(leftmost);
    leftmost = leftmost.left;
  }
  const innermost = chain[chain.length - 1];
  if (innermost === undefined) return f.refuse(node, 'unsupported-syntax', 'operator');
  if (ts.isPrivateIdentifier(leftmost)) {
    if (chain.length === 1) return f.refuse(node, 'unsupported-syntax', 'private name'); // `#x in o` is lowered by members.ts
    leftmost = chain.pop()!;
  }
  const mark = f.builder.mark();
  let left = f.operand(leftmost, [chain[chain.length - 1]!.right]);
  for (const operation of chain.reverse()) {
    const right = f.expression(operation.right);
    f.builder.release(mark);
    const dst = operation === node && target !== undefined ? target : f.register();
    const operator = binaryOperators.get(operation.operatorToken.kind)!;
    f.emit(operation, { op: 'binary', dst, operator, left, right });
    left = dst;
  }
  return left;
}

function logicalValue(
  f: FunctionLowering,
  node: ts.BinaryExpression,
  operator: LogicalOperator,
  target: Register | undefined,
): Operand {
  const dst = f.scratch(target);
  const right = f.builder.newBlock();
  const done = f.builder.newBlock();
  if (operator === '??') {
    f.scoped(() => f.into(node.left, dst));
    branchNullish(f, node, dst, right, done);
  } else valueAndBranch(f, node.left, dst, operator === '&&' ? right : done, operator === '&&' ? done : right);
  f.builder.place(right);
  f.scoped(() => f.into(node.right, dst));
  f.enter(node, done);
  return f.settle(node, dst, target);
}

/** Puts the value of `expression` into `dst` and goes to `then` or `otherwise`; a && b && c is tested once per operand. */
function valueAndBranch(
  f: FunctionLowering,
  expression: ts.Expression,
  dst: Register,
  then: BlockId,
  otherwise: BlockId,
): void {
  const node = unwrap(expression);
  const operator = ts.isBinaryExpression(node) ? logicalOperators.get(node.operatorToken.kind) : undefined;
  if (ts.isBinaryExpression(node) && (operator === '&&' || operator === '||')) {
    const right = f.builder.newBlock();
    valueAndBranch(f, node.left, dst, operator === '&&' ? right : then, operator === '&&' ? otherwise : right);
    f.builder.place(right);
    return valueAndBranch(f, node.right, dst, then, otherwise);
  }
  f.scoped(() => f.into(node, dst));
  f.branch(node, dst, then, otherwise);
}

/** Goes to `right` if the right operand of the operator is to be evaluated, to `done` if `left` is the result. */
export function branchLogical(
  f: FunctionLowering,
  node: ts.Node,
  operator: LogicalOperator,
  left: Operand,
  right: BlockId,
  done: BlockId,
): void {
  switch (operator) {
    case '&&':
      return f.branch(node, left, right, done);
    case '||':
      return f.branch(node, left, done, right);
    case '??':
      return branchNullish(f, node, left, right, done);
  }
}

export function conditional(
  f: FunctionLowering,
  node: ts.ConditionalExpression,
  target: Register | undefined,
): Operand {
  const dst = target ?? f.register();
  const then = f.builder.newBlock();
  const otherwise = f.builder.newBlock();
  const done = f.builder.newBlock();
  f.condition(node.condition, then, otherwise);
  f.builder.place(then);
  f.scoped(() => f.into(node.whenTrue, dst));
  f.jump(node, done);
  f.builder.place(otherwise);
  f.scoped(() => f.into(node.whenFalse, dst));
  f.enter(node, done);
  return dst;
}

/** Goes to `then` or `otherwise`. Nothing follows: the caller places a block. */
export function condition(f: FunctionLowering, expression: ts.Expression, then: BlockId, otherwise: BlockId): void {
  const node = unwrap(expression);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return condition(f, node.operand, otherwise, then);
  }
  if (ts.isBinaryExpression(node)) {
    const operator = logicalOperators.get(node.operatorToken.kind);
    if (operator === '&&' || operator === '||') {
      const right = f.builder.newBlock();
      condition(f, node.left, operator === '&&' ? right : then, operator === '&&' ? otherwise : right);
      f.builder.place(right);
      return condition(f, node.right, then, otherwise);
    }
    if (node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
      f.effect(node.left);
      return condition(f, node.right, then, otherwise);
    }
  }
  f.scoped(() => {
    const value = f.expression(node);
    if (value >= 0) f.branch(node, value, then, otherwise);
    else f.jump(node, f.builder.literal(value) ? then : otherwise);
  });
}
