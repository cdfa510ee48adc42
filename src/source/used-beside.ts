/** Whether a file uses a class elsewhere than in the class itself: then that cannot mean another class, as it can in other files. */

import ts from '#typescript';
import type { SourceText, Span } from '../base/span.js';

/** The first place where the name stands for a value outside of the class, whose text is given; exporting it is no use of it. */
export function usedBeside(source: SourceText, name: string, start: number, end: number): Span | null {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  let found: Span | null = null;
  const visit = (node: ts.Node): void => {
    const from = node.getStart(file);
    const isClass = from >= start && node.end <= end;
    if (found !== null || isClass || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isExportSpecifier(node) || ts.isExportAssignment(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && node.text === name && !isProperty(node))
      found = { source, start: from, end: node.end };
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The name of a member, which has nothing to do with the class. */
function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) &&
      parent.name === node)
  );
}
