/**
 * Constants that are made when they are first asked for: `let EMPTY; const empty = () => EMPTY ??= make(0);`. Whether EMPTY has been made by now is
 * state of the program, but nobody can tell: only one function mentions the variable, that function does nothing else, and what it makes depends on
 * nothing that a call of it is given.
 *
 *   V || (V = e)     V ?? (V = e)     V ||= e     V ??= e            returned
 *   if (!V) V = e;   if (V === undefined) { V = e; }                 and V returned
 *
 * What `e` reads besides are variables that have the same value ever after, or else their change is noticed; so is whatever else `e` writes.
 */

import ts from '#typescript';
import { isAsync, isFunctionNode, isGenerator, unwrap, type FunctionNode } from './syntax.js';

/** The assignment of a function that makes such a constant; null: it makes none. */
export function lateAssignment(maker: FunctionNode): ts.BinaryExpression | null {
  if (maker.parameters.length > 0 || isGenerator(maker) || isAsync(maker)) return null;
  const { body } = maker as { readonly body?: ts.ConciseBody };
  const made = body === undefined ? null : ts.isBlock(body) ? inBlock(body) : madeOnce(unwrap(body));
  if (made === null || !ts.isIdentifier(made.left)) return null;
  return isOfNoCall(made.right) && isHidden(made.left, maker) ? made : null;
}

/** @param target the variable, where it is assigned */
export function isLate(target: ts.Node): boolean {
  const assignment = target.parent;
  if (!ts.isIdentifier(target) || !ts.isBinaryExpression(assignment)) return false;
  const maker = ts.findAncestor(assignment, isFunctionNode);
  return maker !== undefined && lateAssignment(maker) === assignment;
}

function inBlock({ statements }: ts.Block): ts.BinaryExpression | null {
  const last = statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) return null;
  const returned = unwrap(last.expression);
  if (statements.length === 1) return madeOnce(returned);
  return statements.length === 2 && ts.isIdentifier(returned) ? madeFirst(statements[0]!, returned.text) : null;
}

/** `V || (V = e)` and `V ??= e` */
function madeOnce(value: ts.Expression): ts.BinaryExpression | null {
  const { BarBarToken, QuestionQuestionToken, BarBarEqualsToken, QuestionQuestionEqualsToken } = ts.SyntaxKind;
  if (!ts.isBinaryExpression(value)) return null;
  const operator = value.operatorToken.kind;
  if (operator === BarBarEqualsToken || operator === QuestionQuestionEqualsToken) return value;
  if (operator !== BarBarToken && operator !== QuestionQuestionToken) return null;
  const assigned = assignmentIn(value.right);
  return assigned !== null && isSame(value.left, assigned.left) ? assigned : null;
}

/** `if (!V) V = e;`, before V is returned */
function madeFirst(first: ts.Statement, name: string): ts.BinaryExpression | null {
  if (!ts.isIfStatement(first) || first.elseStatement !== undefined || !isUnmade(first.expression, name)) return null;
  const then = ts.isBlock(first.thenStatement) ? first.thenStatement.statements : [first.thenStatement];
  const [only] = then;
  const assigned = then.length === 1 && ts.isExpressionStatement(only!) ? assignmentIn(only.expression) : null;
  return assigned !== null && isNamed(assigned.left, name) ? assigned : null;
}

function assignmentIn(node: ts.Expression): ts.BinaryExpression | null {
  const value = unwrap(node);
  return ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.EqualsToken ? value : null;
}

function isSame(left: ts.Expression, target: ts.Expression): boolean {
  return ts.isIdentifier(target) && isNamed(left, target.text);
}

/** `!V`, `V === undefined`, `V == null` */
function isUnmade(condition: ts.Expression, name: string): boolean {
  const { EqualsEqualsToken, EqualsEqualsEqualsToken, ExclamationToken } = ts.SyntaxKind;
  const asked = unwrap(condition);
  if (ts.isPrefixUnaryExpression(asked)) return asked.operator === ExclamationToken && isNamed(asked.operand, name);
  return (
    ts.isBinaryExpression(asked) &&
    (asked.operatorToken.kind === EqualsEqualsToken || asked.operatorToken.kind === EqualsEqualsEqualsToken) &&
    isNamed(asked.left, name) &&
    isNothing(asked.right)
  );
}

function isNothing(value: ts.Expression): boolean {
  return value.kind === ts.SyntaxKind.NullKeyword || isNamed(value, 'undefined') || ts.isVoidExpression(value);
}

/** A function without parameters has nothing of its own but these. */
function isOfNoCall(value: ts.Node): boolean {
  const { ThisKeyword, SuperKeyword, MetaProperty } = ts.SyntaxKind;
  if (value.kind === ThisKeyword || value.kind === SuperKeyword || value.kind === MetaProperty) return false;
  if (ts.isIdentifier(value) && value.text === 'arguments') return false;
  return ts.forEachChild(value, (part) => (isOfNoCall(part) ? undefined : true)) === undefined;
}

/**
 * Whether the variable is declared without a value right around the function, and the whole file mentions its name nowhere else. Of other variables of
 * that name the file has none either, for all names are counted.
 */
function isHidden(target: ts.Identifier, maker: FunctionNode): boolean {
  const around = ts.findAncestor(maker.parent, (node) => isFunctionNode(node) || ts.isSourceFile(node))!;
  let declared = 0;
  let others = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === target.text) {
      if (isDeclaration(node.parent, node, around)) declared += 1;
      else if (ts.findAncestor(node, isFunctionNode) !== maker) others += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(target.getSourceFile());
  return declared === 1 && others === 0;
}

function isDeclaration(node: ts.Node, name: ts.Identifier, around: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || node.name !== name) return false;
  const isEmpty = node.initializer === undefined || isNothing(node.initializer);
  const statement = node.parent.parent;
  if (!isEmpty || !ts.isVariableStatement(statement) || (statement.modifiers?.length ?? 0) > 0) return false;
  return ts.findAncestor(statement, (one) => isFunctionNode(one) || ts.isSourceFile(one)) === around;
}

function isNamed(node: ts.Expression, name: string): boolean {
  const value = unwrap(node);
  return ts.isIdentifier(value) && value.text === name;
}
