/**
 * Where a spec file says something, for messages: the n-th call of `check` or `soundness`, and in it the value under given keys, however
 * deep the options nest. Found in the text, because domains do not remember where they were made.
 */

import ts from '#typescript';
import type { SourceText, Span } from '../base/span.js';

/** The narrowest place found: the value under all keys, else under the first of them, else the call; null if there is none. */
export function specPlace(source: SourceText, ordinal: number, keys: readonly string[]): Span | null {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isCheck(node.expression)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  let place: ts.Node | undefined = calls[ordinal];
  if (place === undefined) return null;
  for (const key of keys) {
    const inner = valueUnder(place, key);
    if (inner === undefined) break;
    place = inner;
  }
  return { source, start: place.getStart(file), end: place.end };
}

const SPEC_CALLS: ReadonlySet<string> = new Set([
  'check',
  'commutes',
  'conforms',
  'equality',
  'hashing',
  'ordering',
  'refines',
  'soundness',
  'verify',
]);

function isCheck(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee)) return isCheck(callee.name as ts.Expression) || isCheck(callee.expression);
  return ts.isIdentifier(callee) && SPEC_CALLS.has(callee.text);
}

/** The value of the nearest property of that name below a node. */
function valueUnder(node: ts.Node, key: string): ts.Node | undefined {
  const waiting: ts.Node[] = [node];
  for (const next of waiting) {
    if (ts.isPropertyAssignment(next) && nameText(next.name) === key) return next.initializer;
    if (ts.isShorthandPropertyAssignment(next) && next.name.text === key) return next;
    ts.forEachChild(next, (child) => {
      waiting.push(child);
    });
  }
  return undefined;
}

function nameText(name: ts.PropertyName): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}
