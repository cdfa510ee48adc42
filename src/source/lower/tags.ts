/**
 * The one tag that the evaluator minds: `@declarative`, in the comment before a function (or before the variable, property or
 * export that holds it) or as a decorator of a method. Comments are looked at only in files that contain the word.
 */

import ts from '#typescript';
import { docComment } from '../comments.js';

const mentions = new WeakMap<ts.SourceFile, boolean>();

export function isDeclarative(file: ts.SourceFile, node: ts.Node): boolean {
  let isMentioned = mentions.get(file);
  if (isMentioned === undefined) mentions.set(file, (isMentioned = /@(\w+\.)*declarative\b/.test(file.text)));
  return isMentioned && carriers(node).some((one) => hasComment(file, one) || hasDecorator(one));
}

/** The nodes whose comment is about the function: itself, and what it is the whole value of. */
function carriers(node: ts.Node): readonly ts.Node[] {
  const found = [node];
  for (let { parent } = node; parent !== undefined; parent = parent.parent) {
    const isCarrier =
      ts.isParenthesizedExpression(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isVariableDeclarationList(parent) ||
      ts.isVariableStatement(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isExportAssignment(parent) ||
      ts.isExpressionStatement(parent) ||
      (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken);
    if (!isCarrier) break;
    found.push(parent);
  }
  return found;
}

function hasComment(file: ts.SourceFile, node: ts.Node): boolean {
  return /@declarative\b/.test(docComment(file, node) ?? '');
}

/** Decorators that are not ours are refused, so the name is enough. */
function hasDecorator(node: ts.Node): boolean {
  if (!ts.canHaveDecorators(node)) return false;
  return (ts.getDecorators(node) ?? []).some(({ expression }) => /^(\w+\.)?declarative$/.test(expression.getText()));
}
