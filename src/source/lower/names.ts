/**
 * How node names an expression in its messages ("a.b is not a function"). This follows V8's CallPrinter, oddities
 * included: what it has no words for is "(intermediate value)", and a conditional is three of those.
 */

import ts from '#typescript';
import { unwrap } from './syntax.js';

const INTERMEDIATE = '(intermediate value)';

/** The callee of a failed call or construction. */
export function calleeText(node: ts.Expression): string {
  return printed(node) || INTERMEDIATE;
}

/** The callee of a call whose failure is about what it returns as well: that is iterated over at once. */
export function calledText(node: ts.CallExpression): string {
  return isIterated(node) && !ts.isOptionalChain(node)
    ? `${iterableText(node)} is not iterable`
    : calleeText(node.expression);
}

function isIterated(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isIterated(parent);
  if (ts.isForOfStatement(parent)) return parent.expression === node;
  if (ts.isVariableDeclaration(parent)) return ts.isArrayBindingPattern(parent.name);
  if (ts.isSpreadElement(parent)) return ts.isArrayLiteralExpression(parent.parent);
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isArrayLiteralExpression(unwrap(parent.left))
  );
}

/** What is not iterable; for the result of a call V8 does not know which of the two went wrong. */
export function iterableText(node: ts.Node): string {
  if (!ts.isExpression(node)) return 'undefined';
  const inner = unwrap(node);
  if (ts.isCallExpression(inner)) return `${calleeText(inner.expression)} is not a function or its return value`;
  return calleeText(inner);
}

/** Empty for what V8 prints nothing for. */
function printed(expression: ts.Expression): string {
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return `"${node.text}"`;
  if (ts.isNumericLiteral(node)) return String(Number(node.text));
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return propertyAccess(node);
  if (ts.isElementAccessExpression(node)) return elementAccess(node);
  if (ts.isCallExpression(node)) return `${calleeText(node.expression)}(...)`;
  if (ts.isTaggedTemplateExpression(node)) return `${calleeText(node.tag)}(...)`;
  if (ts.isConditionalExpression(node)) return INTERMEDIATE.repeat(3);
  if (ts.isArrayLiteralExpression(node)) return `[${node.elements.map(calleeText).join(',')}]`;
  if (ts.isObjectLiteralExpression(node)) return `{${INTERMEDIATE.repeat(node.properties.length)}}`;
  if (ts.isTypeOfExpression(node)) return `(typeof ${calleeText(node.expression)})`;
  if (ts.isVoidExpression(node)) return `(void ${calleeText(node.expression)})`;
  if (ts.isDeleteExpression(node)) return `(delete ${calleeText(node.expression)})`;
  if (ts.isPrefixUnaryExpression(node)) return prefix(node);
  if (ts.isPostfixUnaryExpression(node)) return `(${calleeText(node.operand)}${ts.tokenToString(node.operator) ?? ''})`;
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isMetaProperty(node)) return node.keywordToken === ts.SyntaxKind.NewKeyword ? '.new.target' : '';
  return keyword(node);
}

function keyword(node: ts.Node): string {
  switch (node.kind) {
    case ts.SyntaxKind.ThisKeyword:
      return 'this';
    case ts.SyntaxKind.NullKeyword:
      return 'null';
    case ts.SyntaxKind.TrueKeyword:
      return 'true';
    case ts.SyntaxKind.FalseKeyword:
      return 'false';
  }
  return '';
}

function propertyAccess(node: ts.PropertyAccessExpression): string {
  const object = calleeText(node.expression);
  if (ts.isPrivateIdentifier(node.name)) return `${object}[${node.name.text}]`;
  return `${object}${node.questionDotToken === undefined ? '.' : '?.'}${node.name.text}`;
}

function elementAccess(node: ts.ElementAccessExpression): string {
  const object = calleeText(node.expression);
  const key = unwrap(node.argumentExpression);
  const optional = node.questionDotToken !== undefined;
  if (ts.isStringLiteralLike(key)) return `${object}${optional ? '?.' : '.'}${key.text}`;
  return `${object}${optional ? '?.' : ''}[${calleeText(key)}]`;
}

function prefix(node: ts.PrefixUnaryExpression): string {
  const operator = ts.tokenToString(node.operator) ?? '';
  if (ts.isNumericLiteral(node.operand) && operator === '-') return `-${calleeText(node.operand)}`; // V8 folds it
  return `(${operator}${calleeText(node.operand)})`;
}

function binary(node: ts.BinaryExpression): string {
  const kind = node.operatorToken.kind;
  if (kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment) return calleeText(node.left);
  const operator = ts.tokenToString(kind) ?? '';
  // a + b + c is one operation to V8
  const parts = [calleeText(node.right)];
  let left: ts.Expression = node.left;
  while (ts.isBinaryExpression(left) && left.operatorToken.kind === kind) {
    parts.push(calleeText(left.right));
    left = left.left;
  }
  parts.push(calleeText(left));
  return `(${parts.reverse().join(` ${operator} `)})`;
}
