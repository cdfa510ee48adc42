/**
 * What a program does, statement by statement. Every statement of a function tells the registry when it was done, with the variables that it
 * sees; conditions, results and what is thrown are handed through. The text stays on its lines, as `register.ts` wants it.
 *
 * Which round of a loop it is can be told from the places alone: whatever happens in the same call outside of the loop ends the count.
 */

import ts from '#typescript';
import { forEachPart } from './chains.js';
import type { Edits } from './edits.js';

export interface StepPlace {
  readonly line: number;
  readonly column: number;
  /** The statement, or its head, in one line. */
  readonly text: string;
  /** Where it stands. */
  readonly at: number;
  /** Of a loop: what its rounds are made in. */
  readonly loop: { readonly from: number; readonly to: number } | null;
}

const REGISTRY = "globalThis[Symbol.for('glassbox.registry')]";
/** The variable by which statements say which call of their function they belong to. */
const CALL = 'glassbox$call';

/** Adds to `edits`, and to `places` what the numbers in the inserted text stand for. */
export function instrumentSteps(file: ts.SourceFile, edits: Edits, places: StepPlace[]): void {
  const path = JSON.stringify(file.fileName);
  const tell = (method: string, shown: ts.Node, seen: ts.Node, loop: ts.Node | null = null): string => {
    const start = shown.getStart(file);
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const text = textOf(shown, file);
    const range = loop === null ? null : { from: loop.getStart(file), to: loop.end };
    places.push({ line: line + 1, column: character + 1, text, at: start, loop: range });
    const call = method === 'within' ? '' : `${CALL},`;
    return `${REGISTRY}.${method}(${call}${path},${places.length - 1},()=>({${variablesOf(seen).join()}})`;
  };
  const around = (node: ts.Node, opening: string, closing: string): void => {
    edits.insert(node.getStart(file), opening);
    if (ts.isStatement(node)) forEachPart(ts, node, visit);
    else visit(node);
    edits.insert(node.end, closing);
  };
  const value = (node: ts.Expression, shown: ts.Node, loop: ts.Node | null = null): void =>
    around(node, `${tell('came', shown, node, loop)},(`, '))');
  /** A statement that may be the only one where it stands. */
  const first = (node: ts.Statement): void => around(node, `{${tell('did', node, node)});`, '}');
  const afterwards = (node: ts.Statement): void => {
    const isAlone = !isList(node.parent);
    around(node, isAlone ? '{' : '', `;${tell('did', node, node)});${isAlone ? '}' : ''}`);
  };
  const body = (node: ts.FunctionLikeDeclaration, block: ts.Block): void => {
    node.parameters.forEach(visit);
    edits.insert(afterDirectives(block, file), `;const ${CALL}=${REGISTRY}.entered();`);
    visit(block);
  };
  const round = (node: ts.ForOfStatement | ts.ForInStatement): void => {
    visit(node.expression);
    const { statement } = node;
    const told = `${tell('did', node, statement, node)});`;
    if (ts.isBlock(statement)) {
      edits.insert(statement.statements.pos, told);
      visit(statement);
      return;
    }
    edits.insert(statement.getStart(file), `{${told}`);
    visit(statement);
    edits.insert(statement.end, '}');
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const { body: own } = node as ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody };
      if (ts.isBlock(own)) return body(node as ts.FunctionLikeDeclaration, own);
      node.parameters.forEach(visit);
      return around(own, `${tell('within', own, own)},${REGISTRY}.entered(),(`, '))');
    }
    if (!isInFunction(node)) return forEachPart(ts, node, visit);
    if (ts.isReturnStatement(node) || ts.isThrowStatement(node))
      return node.expression === undefined ? first(node) : value(node.expression, node);
    if (ts.isBreakOrContinueStatement(node)) return first(node);
    if (ts.isExpressionStatement(node) && !isSuperCall(node.expression)) return afterwards(node);
    if (ts.isVariableStatement(node)) return afterwards(node);
    if (ts.isForOfStatement(node) || ts.isForInStatement(node)) return round(node);
    const condition = conditionOf(node);
    forEachPart(ts, node, (child) => {
      if (child === condition) value(condition, node, isLoop(node) ? node : null);
      else visit(child);
    });
  };
  visit(file);
}

function conditionOf(node: ts.Node): ts.Expression | null {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isSwitchStatement(node))
    return node.expression;
  return ts.isForStatement(node) ? (node.condition ?? null) : null;
}

function isLoop(node: ts.Node): boolean {
  return ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node);
}

/** Statements may be added beside those in here. */
function isList(node: ts.Node): boolean {
  return ts.isBlock(node) || ts.isCaseOrDefaultClause(node) || ts.isModuleBlock(node) || ts.isSourceFile(node);
}

function isInFunction(node: ts.Node): boolean {
  return ts.findAncestor(node, (one) => ts.isFunctionLike(one)) !== undefined;
}

/** Before it there is no `this`, and nothing to be told. */
function isSuperCall(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

function afterDirectives(block: ts.Block, file: ts.SourceFile): number {
  let begin = block.statements.pos;
  for (const statement of block.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) break;
    begin = statement.end;
  }
  return file.text[begin - 1] === ';' || begin === block.statements.pos ? begin : block.statements.pos;
}

/** The statement in one line; of one with others inside its head only. */
function textOf(node: ts.Node, file: ts.SourceFile): string {
  const written = ts.isDoStatement(node)
    ? `do … while (${node.expression.getText(file)})`
    : file.text.slice(node.getStart(file), insideOf(node)?.getStart(file) ?? node.end);
  return written.replace(/\s+/g, ' ').replace(/;?\s*$/, '');
}

function insideOf(node: ts.Node): ts.Node | undefined {
  if (ts.isIfStatement(node)) return node.thenStatement;
  if (ts.isSwitchStatement(node)) return node.caseBlock;
  return ts.isIterationStatement(node, false) ? node.statement : undefined;
}

/** The variables of the function that have been declared where a node ends. */
function variablesOf(node: ts.Node): readonly string[] {
  const names = new Set<string>();
  const add = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.add(name.text);
    else for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name);
  };
  const declared = (list: ts.VariableDeclarationList): void => list.declarations.forEach((one) => add(one.name));
  for (
    let inner = node, outer = node.parent as ts.Node | undefined;
    outer !== undefined;
    inner = outer, outer = outer.parent
  ) {
    if (ts.isBlock(outer))
      for (const statement of outer.statements)
        if (ts.isVariableStatement(statement) && statement.pos <= inner.pos) declared(statement.declarationList);
    const { initializer } = outer as { readonly initializer?: ts.Node };
    if (
      (ts.isForStatement(outer) || ts.isForOfStatement(outer) || ts.isForInStatement(outer)) &&
      initializer !== undefined
    )
      if (ts.isVariableDeclarationList(initializer)) declared(initializer);
    if (ts.isCatchClause(outer) && outer.variableDeclaration !== undefined) add(outer.variableDeclaration.name);
    if (!ts.isFunctionLike(outer)) continue;
    outer.parameters.filter(({ name }) => name.getText() !== 'this').forEach(({ name }) => add(name as ts.BindingName));
    break;
  }
  return [...names];
}
