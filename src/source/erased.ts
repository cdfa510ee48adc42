/**
 * The JavaScript inside of TypeScript, character for character at the same place: what is there for the type checker only is written over
 * with blanks. Where the rest of a statement would run into the next one, a semicolon takes the place of the first blank. Enumerations,
 * namespaces and lists of exported names, which may name types, are left out as a whole.
 *
 * This text is made to be looked at, not to be run.
 */

import ts from '#typescript';
import { forEachPart } from './chains.js';

export function erased(file: ts.SourceFile): string {
  const text = file.text.split('');
  const blank = (start: number, end: number, first = ' '): void => {
    for (let at = start; at < end; at += 1) text[at] = at === start ? first : ' ';
  };
  const startOf = (node: ts.Node): number => node.getStart(file);
  /** With the mark that leads to it, `:` or `?` or `<` or `as`. */
  const blankFrom = (marks: string, node: ts.Node): void => {
    let start = node.pos - 1;
    while (start > 0 && !marks.includes(file.text[start]!)) start -= 1;
    blank(start, node.end);
  };
  const blankList = (list: ts.NodeArray<ts.Node> | undefined): void => {
    if (list !== undefined) blank(list.pos - 1, file.text.indexOf('>', list.end) + 1);
  };

  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return blank(startOf(node), node.end, ';');
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if ('modifiers' in node) for (const one of modifiersOf(node)) if (isOfTypes(one)) blank(startOf(one), one.end);
    if ('typeParameters' in node) blankList(node.typeParameters as ts.NodeArray<ts.Node> | undefined);
    if ('typeArguments' in node) blankList(node.typeArguments as ts.NodeArray<ts.Node> | undefined);
    const { questionToken, exclamationToken, type } = node as Marked;
    for (const mark of [questionToken, exclamationToken])
      if (mark !== undefined && !ts.isConditionalExpression(node)) blank(startOf(mark), mark.end);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) blank(node.expression.end, node.end);
    else if (ts.isTypeAssertionExpression(node)) blank(startOf(node), node.expression.pos);
    else if (ts.isNonNullExpression(node)) blank(node.expression.end, node.end);
    else if (type !== undefined && ts.isTypeNode(type)) blankFrom(':', type);
    if (ts.isParameter(node) && ts.isIdentifier(node.name) && node.name.text === 'this') {
      const comma = /\s*,?/y;
      comma.lastIndex = node.end;
      return blank(startOf(node), node.end + comma.exec(file.text)![0].length);
    }
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword)
      return blank(startOf(node), node.end);
    forEachPart(ts, node, visit);
  };
  visit(file);
  return text.join('');
}

interface Marked extends ts.Node {
  readonly questionToken?: ts.Node;
  readonly exclamationToken?: ts.Node;
  readonly type?: ts.Node;
}

function modifiersOf(node: ts.Node): readonly ts.ModifierLike[] {
  return (node as { modifiers?: readonly ts.ModifierLike[] }).modifiers ?? [];
}

/** Decorators as well: JavaScript has none yet. */
function isOfTypes({ kind }: ts.ModifierLike): boolean {
  const { AbstractKeyword, DeclareKeyword, PrivateKeyword, ProtectedKeyword, PublicKeyword } = ts.SyntaxKind;
  const { ReadonlyKeyword, OverrideKeyword, Decorator, InKeyword, OutKeyword, ConstKeyword } = ts.SyntaxKind;
  return [
    ...[AbstractKeyword, DeclareKeyword, PrivateKeyword, ProtectedKeyword, PublicKeyword],
    ...[ReadonlyKeyword, OverrideKeyword, Decorator, InKeyword, OutKeyword, ConstKeyword],
  ].includes(kind);
}

function isLeftOut(node: ts.Node): boolean {
  const has = (kind: ts.SyntaxKind): boolean => modifiersOf(node).some((one) => one.kind === kind);
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isIndexSignatureDeclaration(node))
    return true;
  if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node) || ts.isImportEqualsDeclaration(node)) return true;
  if (ts.isExportDeclaration(node))
    return node.isTypeOnly || node.moduleSpecifier === undefined || hasTypeOnly(node.exportClause);
  if (ts.isExportAssignment(node)) return node.isExportEquals === true || ts.isIdentifier(node.expression);
  if (ts.isNamespaceExportDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return isTypeOnlyImport(node);
  if (has(ts.SyntaxKind.DeclareKeyword)) return true;
  if (ts.isClassElement(node) && has(ts.SyntaxKind.AbstractKeyword)) return true;
  return isSignature(node);
}

/** A function or method without a body. */
function isSignature(node: ts.Node): boolean {
  const isBodied =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isGetAccessor(node) ||
    ts.isSetAccessor(node);
  return isBodied && node.body === undefined;
}

function isTypeOnlyImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = importClause?.namedBindings;
  return named !== undefined && ts.isNamedImports(named) && named.elements.some((one) => one.isTypeOnly);
}

function hasTypeOnly(clause: ts.NamedExportBindings | undefined): boolean {
  return clause !== undefined && ts.isNamedExports(clause) && clause.elements.some((one) => one.isTypeOnly);
}
