/**
 * Whether a text asks which properties an object has: such code can tell a property that is absent from one that holds undefined.
 * It is read off the syntax, so it errs on the side of yes.
 */

import ts from '#typescript';
import { forEachPart } from './chains.js';

const OF_OBJECTS: ReadonlySet<string> = new Set(['Object', 'Reflect', 'JSON']);

/** Functions of these objects that tell nothing, or make or close objects. */
const HARMLESS: ReadonlySet<string> = new Set([
  'apply',
  'construct',
  'create',
  'freeze',
  'getPrototypeOf',
  'is',
  'parse',
  'preventExtensions',
  'seal',
  'setPrototypeOf',
]);

export function asksForKeys(path: string, text: string): boolean {
  const asks = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node)) return false;
    if (isQuestion(node)) return true;
    return forEachPart(ts, node, (child) => asks(child) || undefined) === true;
  };
  return asks(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
}

function isQuestion(node: ts.Node): boolean {
  if (ts.isForInStatement(node) || ts.isSpreadAssignment(node)) return true;
  // const { a, ...others } = object
  if (ts.isObjectBindingPattern(node)) return node.elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.InKeyword && !ts.isPrivateIdentifier(node.left);
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { name, expression } = node;
  if (name.text === 'hasOwnProperty' || name.text === 'propertyIsEnumerable') return true;
  return ts.isIdentifier(expression) && OF_OBJECTS.has(expression.text) && !HARMLESS.has(name.text);
}
