/**
 * Questions about syntax that more than one part of the lowering asks. Each looks at one node and its parents only.
 */

import ts from '#typescript';

/** What has parameters and a body of its own. */
export type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration
  | ts.GetAccessorDeclaration
  | ts.SetAccessorDeclaration;

export function isFunctionNode(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isGetAccessor(node) ||
    ts.isSetAccessor(node)
  );
}

export function hasModifier(node: ts.Node, kind: ts.ModifierSyntaxKind): boolean {
  const { modifiers } = node as { modifiers?: readonly ts.ModifierLike[] };
  return modifiers !== undefined && modifiers.some((modifier) => modifier.kind === kind);
}

export function isStatic(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.StaticKeyword);
}

export function isAsync(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.AsyncKeyword);
}

export function isGenerator(node: ts.Node): boolean {
  return 'asteriskToken' in node && node.asteriskToken !== undefined;
}

/** Statements and members that exist for the type checker only: they are erased. */
export function isErased(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isIndexSignatureDeclaration(node))
    return true;
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword) || hasModifier(node, ts.SyntaxKind.AbstractKeyword)) {
    return !ts.isClassDeclaration(node) || hasModifier(node, ts.SyntaxKind.DeclareKeyword);
  }
  if (ts.isSemicolonClassElement(node)) return true;
  if (ts.isModuleDeclaration(node)) return !isInstantiated(node);
  if (ts.isNamespaceExportDeclaration(node)) return true;
  // an overload signature; arrow functions and function expressions always have a body
  return isFunctionNode(node) && node.body === undefined;
}

/** Does this namespace hold anything but types? `declare` was looked at before. */
function isInstantiated(node: ts.ModuleDeclaration): boolean {
  if (!ts.isIdentifier(node.name) || (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0) return false;
  if (node.body === undefined) return false;
  if (ts.isModuleDeclaration(node.body)) return isInstantiated(node.body);
  return ts.isModuleBlock(node.body) && node.body.statements.some((statement) => !isErased(statement));
}

/** `(e)`, `e as T`, `<T>e`, `e!`, `e satisfies T`  =>  `e` */
export function unwrap(node: ts.Expression): ts.Expression {
  while (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isExpressionWithTypeArguments(node)
  ) {
    node = node.expression;
  }
  return node;
}

/** An expression that named evaluation gives a name: an anonymous function, arrow function or class. Parentheses do not matter. */
export function isAnonymousFunction(node: ts.Expression): boolean {
  const inner = unwrap(node);
  if (ts.isArrowFunction(inner)) return true;
  return (ts.isFunctionExpression(inner) || ts.isClassExpression(inner)) && inner.name === undefined;
}

export function isAssignmentOperator(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** The `this` parameter of a TypeScript function is no parameter. */
export function realParameters(node: FunctionNode): ts.ParameterDeclaration[] {
  return node.parameters.filter((parameter) => !(ts.isIdentifier(parameter.name) && parameter.name.text === 'this'));
}

/** No defaults, no patterns, no rest: the parameters of old. */
export function hasSimpleParameters(node: FunctionNode): boolean {
  return realParameters(node).every(
    (parameter) =>
      ts.isIdentifier(parameter.name) && parameter.initializer === undefined && parameter.dotDotDotToken === undefined,
  );
}

/** The `length` of the function object: the parameters before the first default or rest. */
export function expectedArguments(node: FunctionNode): number {
  const parameters = realParameters(node);
  const first = parameters.findIndex((p) => p.initializer !== undefined || p.dotDotDotToken !== undefined);
  return first === -1 ? parameters.length : first;
}

export function hasUseStrict(statements: readonly ts.Statement[]): boolean {
  for (const statement of statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) return false;
    // the directive is compared as written: an escape makes it an ordinary string
    if (/^.use strict.$/.test(statement.expression.getText())) return true;
  }
  return false;
}

/** `constructor(private x: T)` declares a field. */
export function isParameterProperty(node: ts.ParameterDeclaration): boolean {
  return ts.isParameterPropertyDeclaration(node, node.parent);
}

/** All names a binding introduces, in source order. */
export function bindingNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bindingNames(element.name)));
}

export function isVarList(list: ts.VariableDeclarationList): boolean {
  return (list.flags & ts.NodeFlags.BlockScoped) === 0;
}

export function isConstList(list: ts.VariableDeclarationList): boolean {
  return (list.flags & ts.NodeFlags.BlockScoped) !== 0 && (list.flags & ts.NodeFlags.Let) === 0;
}

/** A key that is known from the text, as the string (or number) it stands for; undefined for computed keys. */
export function literalKey(name: ts.PropertyName): string | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNoSubstitutionTemplateLiteral(name)) return name.text;
  if (ts.isNumericLiteral(name)) return String(Number(name.text));
  if (ts.isBigIntLiteral(name)) return name.text.slice(0, -1);
  return undefined;
}

/** The node that stands for the block around the function in `if (c) function f() {}`. */
export function blockOf(node: ts.FunctionDeclaration): ts.Node {
  return node.name ?? node;
}

/** Where the text of a class or function begins: after `export` and other modifiers, though not after `async`. */
export function textStart(file: ts.SourceFile, node: ts.Node): number {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const last = modifiers.filter((one) => one.kind !== ts.SyntaxKind.AsyncKeyword).at(-1);
  if (last === undefined) return node.getStart(file);
  const gap = /\s*/y;
  gap.lastIndex = last.end;
  return last.end + gap.exec(file.text)![0].length;
}
