/**
 * Facts that stand in the code: JSDoc tags and our decorators, which say the same (`/** @tree *\/ left` and `@tree left`).
 */

import ts from '#typescript';
import { docComment } from '../comments.js';

/** Names without the `@`, of the node and whatever carries its comment. */
export function tagsOf(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return [];
  const comments = ts.getJSDocTags(node).map((tag) => tag.tagName.text);
  const beside = [...(docComment(node.getSourceFile(), node) ?? '').matchAll(/@(\w+)/g)].map((match) => match[1]!);
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  const names = decorators.flatMap(({ expression }) => {
    const callee = ts.isCallExpression(expression) ? expression.expression : expression;
    return ts.isIdentifier(callee) ? [callee.text] : ts.isPropertyAccessExpression(callee) ? [callee.name.text] : [];
  });
  return [...new Set([...comments, ...beside, ...names])];
}
