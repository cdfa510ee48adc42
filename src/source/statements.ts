/** Which statement a place of the text belongs to: the innermost one around it that is no block, or the expression that is a function's body; in the same function. */

import ts from '#typescript';
import type { SourceText } from '../base/span.js';
import { parsed } from './parsed.js';
import { scriptKind } from './lower/parse.js';

/** For places in one text, where their statements begin; null where there is none. */
export function statementsOf({ path, text }: SourceText): (start: number, end: number) => number | null {
  const file = parsed(path, text, scriptKind(path));
  return (start, end) => {
    let found: number | null = null;
    const visit = (node: ts.Node): void => {
      const from = node.getStart(file);
      if (from > start || node.end < end) return;
      // what belongs to a function as a whole belongs to no statement
      if (ts.isFunctionLike(node)) found = null;
      const isBody = ts.isArrowFunction(node.parent) && node.parent.body === node;
      if (!ts.isBlock(node) && (ts.isStatement(node) || isBody)) found = from;
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(file, visit);
    return found;
  };
}
