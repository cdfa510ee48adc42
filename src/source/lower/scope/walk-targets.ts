/**
 * The walk over assignments: whose variable is written, and whether what is written is certainly a number.
 */

import ts from '#typescript';
import { isAssignmentOperator, unwrap } from '../syntax.js';
import type { ModuleScopes } from './module-scopes.js';
import type { FunctionScope } from './variable.js';

export function computedKey(s: ModuleScopes, name: ts.PropertyName | undefined): void {
  if (name !== undefined && ts.isComputedPropertyName(name)) s.walk(name.expression);
}

function assign(s: ModuleScopes, target: ts.Identifier, numeric: boolean): void {
  s.reference(target)?.assignments.push({ position: target.pos, numeric, settledFrom: null });
}

export function walkBinary(s: ModuleScopes, node: ts.BinaryExpression): void {
  // a + b + … nests to the left, as deep as it is long
  let left: ts.Expression = node;
  const rights: ts.Expression[] = [];
  while (ts.isBinaryExpression(left) && !isAssignmentOperator(left.operatorToken.kind)) {
    rights.push(left.right);
    left = left.left;
  }
  if (ts.isBinaryExpression(left)) assignment(s, left);
  else s.walk(left);
  for (const right of rights.reverse()) s.walk(right);
}

function assignment(s: ModuleScopes, node: ts.BinaryExpression): void {
  const target = unwrap(node.left);
  if (ts.isIdentifier(target)) assign(s, target, isNumericAssignment(node.operatorToken.kind, node.right));
  else walkTarget(s, target);
  s.walk(node.right);
}

/** The target of an assignment: a name, a member or a destructuring pattern. */
export function walkTarget(s: ModuleScopes, node: ts.Expression): void {
  const target = unwrap(node);
  if (ts.isIdentifier(target)) assign(s, target, false);
  else if (ts.isArrayLiteralExpression(target)) {
    for (const element of target.elements)
      targetWithDefault(s, ts.isSpreadElement(element) ? element.expression : element);
  } else if (ts.isObjectLiteralExpression(target)) {
    for (const property of target.properties) propertyTarget(s, property);
  } else s.walk(target);
}

function targetWithDefault(s: ModuleScopes, node: ts.Expression): void {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    walkTarget(s, node.left);
    s.walk(node.right);
  } else if (!ts.isOmittedExpression(node)) walkTarget(s, node);
}

function propertyTarget(s: ModuleScopes, property: ts.ObjectLiteralElementLike): void {
  if (ts.isShorthandPropertyAssignment(property)) {
    assign(s, property.name, false);
    if (property.objectAssignmentInitializer !== undefined) s.walk(property.objectAssignmentInitializer);
    return;
  }
  computedKey(s, property.name);
  if (ts.isPropertyAssignment(property)) targetWithDefault(s, property.initializer);
  else if (ts.isSpreadAssignment(property)) walkTarget(s, property.expression);
}

export function walkUnary(s: ModuleScopes, node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): void {
  const updates = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
  const operand = unwrap(node.operand);
  if (updates && ts.isIdentifier(operand)) assign(s, operand, true);
  else s.walk(operand);
}

/** Given that x is a number before, is it one after `x op= right`? */
function isNumericAssignment(operator: ts.SyntaxKind, right: ts.Expression): boolean {
  if (operator === ts.SyntaxKind.EqualsToken || operator === ts.SyntaxKind.PlusEqualsToken)
    return ts.isNumericLiteral(right);
  const logical =
    operator === ts.SyntaxKind.AmpersandAmpersandEqualsToken ||
    operator === ts.SyntaxKind.BarBarEqualsToken ||
    operator === ts.SyntaxKind.QuestionQuestionEqualsToken;
  return !logical; // number op bigint throws, number op anything else is a number
}

// --- arguments ---------------------------------------------------------------------------------------------

/** What `arguments`, mentioned at `node`, is used for: its length, its elements, or more than can be seen. */
export function noteArguments(owner: FunctionScope, node: ts.Identifier): void {
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === node;
  if (isMember && ts.isPropertyAccessExpression(parent) && parent.name.text === 'length') return;
  owner.argumentsObserved = true;
  const isRead = isMember ? !isChanged(parent) : ts.isSpreadElement(parent);
  if (!isRead) owner.argumentsEscape = true;
}

/** Is the member assigned to, deleted, or called with its object as this? */
function isChanged(member: ts.Expression): boolean {
  let node: ts.Node = member;
  while (
    ts.isArrayLiteralExpression(node.parent) ||
    ts.isObjectLiteralExpression(node.parent) ||
    ts.isPropertyAssignment(node.parent) ||
    ts.isSpreadElement(node.parent) ||
    ts.isSpreadAssignment(node.parent) ||
    ts.isParenthesizedExpression(node.parent) ||
    ts.isNonNullExpression(node.parent) ||
    ts.isAsExpression(node.parent)
  ) {
    node = node.parent;
  }
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignmentOperator(parent.operatorToken.kind);
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isCallExpression(parent)) return parent.expression === node;
  return (
    ts.isPrefixUnaryExpression(parent) ||
    ts.isPostfixUnaryExpression(parent) ||
    ts.isDeleteExpression(parent) ||
    ts.isTaggedTemplateExpression(parent)
  );
}
