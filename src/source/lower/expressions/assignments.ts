/**
 * Assignment in all its forms: plain, compound, logical, destructuring, ++ and --.
 */

import ts from '#typescript';
import type { Operand, Register } from '../../../ir/types.js';
import type { FunctionLowering } from '../lowering.js';
import { assignPattern } from '../patterns.js';
import type { Reference } from '../references.js';
import { readReference, referenceTo, writeReference } from '../references.js';
import { isAnonymousFunction, unwrap } from '../syntax.js';
import { isNumeric, targetOf } from '../variables.js';
import type { LogicalOperator } from './operators.js';
import { binaryOperators, branchLogical } from './operators.js';

const compoundOperators: ReadonlyMap<ts.SyntaxKind, ts.SyntaxKind> = new Map([
  [ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.PlusToken],
  [ts.SyntaxKind.MinusEqualsToken, ts.SyntaxKind.MinusToken],
  [ts.SyntaxKind.AsteriskEqualsToken, ts.SyntaxKind.AsteriskToken],
  [ts.SyntaxKind.SlashEqualsToken, ts.SyntaxKind.SlashToken],
  [ts.SyntaxKind.PercentEqualsToken, ts.SyntaxKind.PercentToken],
  [ts.SyntaxKind.AsteriskAsteriskEqualsToken, ts.SyntaxKind.AsteriskAsteriskToken],
  [ts.SyntaxKind.LessThanLessThanEqualsToken, ts.SyntaxKind.LessThanLessThanToken],
  [ts.SyntaxKind.GreaterThanGreaterThanEqualsToken, ts.SyntaxKind.GreaterThanGreaterThanToken],
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanEqualsToken, ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken],
  [ts.SyntaxKind.AmpersandEqualsToken, ts.SyntaxKind.AmpersandToken],
  [ts.SyntaxKind.BarEqualsToken, ts.SyntaxKind.BarToken],
  [ts.SyntaxKind.CaretEqualsToken, ts.SyntaxKind.CaretToken],
]);

const logicalAssignments: ReadonlyMap<ts.SyntaxKind, LogicalOperator> = new Map<ts.SyntaxKind, LogicalOperator>([
  [ts.SyntaxKind.AmpersandAmpersandEqualsToken, '&&'],
  [ts.SyntaxKind.BarBarEqualsToken, '||'],
  [ts.SyntaxKind.QuestionQuestionEqualsToken, '??'],
]);

/** Returns the value of the assignment expression. @requires node is an assignment */
export function assignment(f: FunctionLowering, node: ts.BinaryExpression, target: Register | undefined): Operand {
  const operator = node.operatorToken.kind;
  if (operator === ts.SyntaxKind.EqualsToken) return plainAssignment(f, node);
  const logical = logicalAssignments.get(operator);
  return logical === undefined ? compoundAssignment(f, node) : logicalAssignment(f, node, logical, target);
}

function plainAssignment(f: FunctionLowering, node: ts.BinaryExpression): Operand {
  const left = unwrap(node.left);
  if (ts.isArrayLiteralExpression(left) || ts.isObjectLiteralExpression(left)) {
    const value = f.operand(node.right, [left]);
    assignPattern(f, left, value, node.right);
    return value;
  }
  const reference = referenceTo(f, left, [node.right]);
  const value = valueFor(f, node.left, reference, node.right);
  writeReference(f, reference, value);
  return value;
}

/** The right side of an assignment; computed where the variable lives, if it lives in a register. */
function valueFor(f: FunctionLowering, left: ts.Expression, reference: Reference, right: ts.Expression): Operand {
  const target = writableRegister(f, reference);
  const name = nameFor(left, right);
  return name === null ? f.expression(right, target) : f.named(right, name, target);
}

/** The name that a function gets by being assigned; a target in parentheses has none to give, unless they are there for a type. */
function nameFor(left: ts.Expression, right: ts.Expression): string | null {
  const target = unwrap(left);
  const isPlain = !ts.isParenthesizedExpression(left) || !ts.isIdentifier(left.expression);
  return isPlain && ts.isIdentifier(target) && isAnonymousFunction(right) ? target.text : null;
}

function writableRegister(f: FunctionLowering, reference: Reference): Register | undefined {
  if (reference.kind !== 'variable') return undefined;
  const { variable } = reference;
  return variable.isConstant || variable.kind === 'implicit' ? undefined : targetOf(f, variable);
}

function compoundAssignment(f: FunctionLowering, node: ts.BinaryExpression): Operand {
  const simple = compoundOperators.get(node.operatorToken.kind);
  const operator = simple === undefined ? undefined : binaryOperators.get(simple);
  if (operator === undefined) return f.refuse(node, 'unsupported-syntax', 'operator');
  const reference = referenceTo(f, node.left, [node.right]);
  const left = f.stable(node.left, readReference(f, reference), [node.right]);
  const right = f.expression(node.right);
  const dst = writableRegister(f, reference) ?? f.register();
  f.emit(node, { op: 'binary', dst, operator, left, right });
  writeReference(f, reference, dst);
  return dst;
}

/** a &&= b  =>  a && (a = b), with a's object and key evaluated once */
function logicalAssignment(
  f: FunctionLowering,
  node: ts.BinaryExpression,
  operator: LogicalOperator,
  target: Register | undefined,
): Operand {
  const dst = f.scratch(target);
  const left = unwrap(node.left);
  f.scoped(() => {
    const reference = referenceTo(f, left, [node.right]);
    f.move(node.left, dst, readReference(f, reference, dst));
    const assign = f.builder.newBlock();
    const done = f.builder.newBlock();
    branchLogical(f, node, operator, dst, assign, done);
    f.builder.place(assign);
    const named = nameFor(node.left, node.right);
    f.move(node.right, dst, named === null ? f.expression(node.right, dst) : f.named(node.right, named, dst));
    writeReference(f, reference, dst);
    f.enter(node, done);
  });
  return f.settle(node, dst, target);
}

/** ++x, x--; `wantsOld` for the postfix forms whose value is used. */
export function update(
  f: FunctionLowering,
  node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
  wantsOld: boolean,
): Operand {
  const operator = node.operator === ts.SyntaxKind.PlusPlusToken ? 'increment' : 'decrement';
  const reference = referenceTo(f, node.operand, []);
  let old = readReference(f, reference);
  const numeric = reference.kind === 'variable' && isNumeric(reference.variable);
  if (!numeric) {
    const converted = f.register();
    f.emit(node, { op: 'unary', dst: converted, operator: 'toNumeric', value: old });
    old = converted;
  } else if (wantsOld) old = f.stable(node, old, [node]);
  const dst = writableRegister(f, reference) ?? f.register();
  f.emit(node, { op: 'unary', dst, operator, value: old });
  writeReference(f, reference, dst);
  return wantsOld ? old : dst;
}
