/**
 * Which part of a predicate is false? Every place where a function decides its result is made to report: the operand of a
 * conjunction, the branch of a choice, the value returned. `registry.decided` keeps, of what was false, the innermost that the result
 * came from: `return a && this.sorted()` is decided inside `sorted` if that is what was false, else at `a`.
 *
 * A constant `return false` says nothing of itself; the condition of the `if` around it, negated, is reported instead, and
 * `if (!this.sorted()) return false` is decided inside `sorted` as above.
 */

import ts from '#typescript';
import { forEachPart } from './chains.js';
import type { Edits } from './edits.js';

export interface DecisionPlace {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** The value is that of a call, which may have decided it further inside. */
  readonly isCall: boolean;
}

const REGISTRY = "globalThis[Symbol.for('glassbox.registry')]";

/** Adds to `edits`, and to `places` what the numbers in the inserted text stand for. */
export function instrumentDecisions(file: ts.SourceFile, edits: Edits, places: DecisionPlace[]): void {
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) return decide(node.expression);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      node.parameters.forEach(visit);
      return decide(node.body);
    }
    if (ts.isPrefixUnaryExpression(node) && isRefusalOf(node)) return report(node.operand, node.operand, false);
    forEachPart(ts, node, visit);
  };
  const decide = (node: ts.Expression): void => {
    if (ts.isParenthesizedExpression(node)) return decide(node.expression);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
      decide(node.left);
      return decide(node.right);
    }
    if (ts.isConditionalExpression(node)) {
      visit(node.condition);
      decide(node.whenTrue);
      return decide(node.whenFalse);
    }
    const condition = node.kind === ts.SyntaxKind.FalseKeyword ? conditionAbove(node) : null;
    report(node, condition ?? node, condition !== null);
  };
  /** Wraps an expression; `isRefusal` if it is a constant and `shown` is the condition that leads to it. */
  const report = (node: ts.Expression, shown: ts.Expression, isRefusal: boolean): void => {
    const { line, character } = file.getLineAndCharacterOfPosition(shown.getStart(file));
    const written = shown.getText(file).replace(/\s+/g, ' ');
    const isAsked = isRefusal && negatedCall(shown) !== null;
    places.push({
      line: line + 1,
      column: character + 1,
      text: isRefusal ? `!(${written})` : written,
      isCall: isAsked || ts.isCallExpression(unwrapped(node)),
    });
    const from = `${JSON.stringify(file.fileName)},${places.length - 1}${isAsked ? ',true' : ''}`;
    edits.insert(node.getStart(file), `${REGISTRY}.decided(${REGISTRY}.deciding(${from}),(`);
    visit(node);
    edits.insert(node.end, '))');
  };
  visit(file);
}

/** The condition under which this `return false` is reached, if the `if` around it has nothing else to say. */
function conditionAbove(node: ts.Expression): ts.Expression | null {
  const statement = node.parent;
  if (!ts.isReturnStatement(statement)) return null;
  const outer = ts.isBlock(statement.parent) && statement.parent.statements.length === 1 ? statement.parent : statement;
  return ts.isIfStatement(outer.parent) && outer.parent.thenStatement === outer ? outer.parent.expression : null;
}

/** Is this the whole condition of an `if (!call()) return false`? */
function isRefusalOf(node: ts.PrefixUnaryExpression): boolean {
  const { parent } = node;
  if (negatedCall(node) === null || !ts.isIfStatement(parent) || parent.expression !== node) return false;
  const { thenStatement } = parent;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements[0] : thenStatement;
  return (
    last !== undefined &&
    ts.isReturnStatement(last) &&
    last.expression?.kind === ts.SyntaxKind.FalseKeyword &&
    conditionAbove(last.expression) === node
  );
}

function negatedCall(node: ts.Expression): ts.Expression | null {
  if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.ExclamationToken) return null;
  return ts.isCallExpression(unwrapped(node.operand)) ? node.operand : null;
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}
