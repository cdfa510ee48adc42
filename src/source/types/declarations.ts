/**
 * From a place to a declaration and back. The evaluator knows a function by the span of its text, which begins after
 * `export`; of several nodes that end at the same place the innermost one that begins no later is meant.
 */

import ts from '#typescript';
import { forEachPart } from '../chains.js';
import { textStart } from '../lower/syntax.js';
import type { Declared } from './type.js';

export type Declaration = ts.ClassLikeDeclaration | ts.FunctionLikeDeclaration;

function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isClassLike(node) || (ts.isFunctionLike(node) && 'body' in node);
}

/** The class or function whose text is at [start, end). */
export function declarationAt(file: ts.SourceFile, start: number, end: number): Declaration | null {
  let found: Declaration | null = null;
  const visit = (node: ts.Node): void => {
    if (node.pos > start || node.end < end) return;
    if (isDeclaration(node) && node.end === end && node.getStart(file) <= start) found = node;
    forEachPart(ts, node, visit);
  };
  visit(file);
  return found;
}

/** The call whose text is at [start, end). */
export function callAt(file: ts.SourceFile, start: number, end: number): ts.CallExpression | null {
  let found: ts.CallExpression | null = null;
  const visit = (node: ts.Node): void => {
    if (node.pos > start || node.end < end) return;
    if (ts.isCallExpression(node) && node.end === end && node.getStart(file) === start) found = node;
    forEachPart(ts, node, visit);
  };
  visit(file);
  return found;
}

/** Where a class or constructor function stands, as the evaluator says it. */
export function declaredAt(node: ts.Node): Declared {
  const file = node.getSourceFile();
  const whole = ts.isVariableDeclaration(node) && node.initializer !== undefined ? node.initializer : node;
  return { path: file.fileName, name: nameOf(node), start: textStart(file, whole), end: whole.end };
}

/** The name in the text, or of the variable, property or export that it is given to. */
export function nameOf(node: ts.Node): string {
  const own = (node as ts.NamedDeclaration).name;
  if (own !== undefined && (ts.isIdentifier(own) || ts.isPrivateIdentifier(own) || ts.isStringLiteral(own))) {
    return own.text;
  }
  const { parent } = node;
  if (parent !== undefined && (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))) {
    return nameOf(parent);
  }
  if (parent !== undefined && ts.isBinaryExpression(parent) && parent.right === node) {
    return ts.isPropertyAccessExpression(parent.left) ? parent.left.name.text : parent.left.getText();
  }
  return 'default';
}
