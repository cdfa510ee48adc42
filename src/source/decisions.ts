/**
 * Which part of a predicate is false? Every place where a function decides its result is made to report: the operand of a
 * conjunction, the branch of a choice, the value returned. `registry.decided` keeps, of what was false, the innermost that the result
 * came from: `return a && this.sorted()` is decided inside `sorted` if that is what was false, else at `a`.
 *
 * A constant `return false` says nothing of itself; the condition of the `if` around it is reported instead.
 */

import ts from 'typescript';
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
  const text = (node: ts.Node): string => node.getText(file).replace(/\s+/g, ' ');
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) return decide(node.expression);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      node.parameters.forEach(visit);
      return decide(node.body);
    }
    ts.forEachChild(node, visit);
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
    const shown = node.kind === ts.SyntaxKind.FalseKeyword ? (conditionAbove(node) ?? node) : node;
    const { line, character } = file.getLineAndCharacterOfPosition(shown.getStart(file));
    const call = unwrapped(node);
    const isCall = ts.isCallExpression(call);
    places.push({ line: line + 1, column: character + 1, text: text(shown), isCall });
    const number = places.length - 1;
    edits.insert(
      node.getStart(file),
      `${REGISTRY}.decided(${REGISTRY}.deciding(${JSON.stringify(file.fileName)},${number}),`,
    );
    visit(node);
    edits.insert(node.end, ')');
  };
  visit(file);
}

/** The condition under which `return false` is reached, if the `if` around it has nothing else to say. */
function conditionAbove(node: ts.Node): ts.Node | null {
  let statement = node;
  while (!ts.isReturnStatement(statement)) {
    if (!ts.isParenthesizedExpression(statement) && statement !== node) return null;
    statement = statement.parent;
  }
  const outer = ts.isBlock(statement.parent) ? statement.parent : statement;
  return ts.isIfStatement(outer.parent) && outer.parent.thenStatement === outer ? outer.parent.expression : null;
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}
