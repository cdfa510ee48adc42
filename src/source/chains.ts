/**
 * Parts of syntax, for walks that recurse. A sum nests as deep as it is long, and generated code adds up thousands of texts; so the parts of
 * a sum are its operands, from left to right, and the sums inside of it are passed over.
 */

import type ts from '#typescript';

type Compiler = typeof ts;

/** As `ts.forEachChild`, but for sums. @param compiler where it has been loaded */
export function forEachPart<T>(
  compiler: Compiler,
  node: ts.Node,
  visit: (part: ts.Node) => T | undefined,
): T | undefined {
  const isSum = (one: ts.Node): one is ts.BinaryExpression =>
    compiler.isBinaryExpression(one) && one.operatorToken.kind === compiler.SyntaxKind.PlusToken;
  if (!isSum(node)) return compiler.forEachChild(node, visit);
  const operands: ts.Node[] = [];
  let first: ts.Node = node;
  for (; isSum(first); first = first.left) operands.push(first.right);
  for (const operand of [first, ...operands.reverse()]) {
    const found = visit(operand);
    if (found) return found;
  }
  return undefined;
}
