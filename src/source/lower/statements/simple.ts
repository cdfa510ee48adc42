/**
 * Statements without loops: blocks, declarations, if, return, throw, labels, switch.
 */

import ts from '#typescript';
import type { BlockId } from '../../../ir/types.js';
import { classValue } from '../classes.js';
import { returnValue, withContext } from '../control.js';
import { enterScope } from '../functions.js';
import type { FunctionLowering } from '../lowering.js';
import { effectOrNothing, ofResult, outcome, spanOf, telling, toldCondition } from '../outcomes.js';
import { bind } from '../patterns.js';
import type { Scope } from '../scope/variable.js';
import { blockOf, isAnonymousFunction, isVarList } from '../syntax.js';
import { initialize, load, store, targetOf } from '../variables.js';
import { awaitValue, isAsyncGenerator } from '../waiting.js';

export function scopeOf(f: FunctionLowering, node: ts.Node): Scope {
  const scope = f.module.scopes.scopes.get(node);
  if (scope === undefined) throw new Error(`${ts.SyntaxKind[node.kind]} was not walked`);
  return scope;
}

export function block(f: FunctionLowering, node: ts.Node, statements: readonly ts.Statement[]): void {
  f.scoped(() => {
    enterScope(f, node, scopeOf(f, node));
    for (const statement of statements) f.statement(statement);
  });
}

/** Where no declaration can stand, `let` at the end of a line is a name, which the parser of TypeScript takes for the beginning of one. */
export function variableStatement(f: FunctionLowering, node: ts.VariableStatement): void {
  const isAlone = ts.isIfStatement(node.parent) || ts.isIterationStatement(node.parent, false);
  if ((isAlone || ts.isLabeledStatement(node.parent)) && !isVarList(node.declarationList))
    return void f.refuse(node, 'unsupported-syntax', 'let as a name');
  variableList(f, node.declarationList);
}

export function variableList(f: FunctionLowering, list: ts.VariableDeclarationList): void {
  if ((list.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Using) {
    return void f.refuse(list, 'unsupported-syntax', 'using declaration');
  }
  if ((list.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.AwaitUsing) {
    return void f.refuse(list, 'await', 'await using');
  }
  for (const declaration of list.declarations) f.scoped(() => variableDeclaration(f, declaration, isVarList(list)));
}

function variableDeclaration(f: FunctionLowering, node: ts.VariableDeclaration, isVar: boolean): void {
  const { name, initializer } = node;
  if (!ts.isIdentifier(name)) {
    if (initializer !== undefined) bind(f, name, f.expression(initializer), initializer);
    return;
  }
  const variable = f.resolve(name);
  if (variable === undefined || (initializer === undefined && isVar)) return;
  if (initializer === undefined) return telling(f, null, () => initialize(f, node, variable, f.constant(undefined)));
  const target = targetOf(f, variable);
  const value = isAnonymousFunction(initializer)
    ? f.named(initializer, name.text, target)
    : f.expression(initializer, target);
  initialize(f, node, variable, value);
}

export function ifStatement(f: FunctionLowering, node: ts.IfStatement): void {
  const then = f.builder.newBlock();
  const otherwise = f.builder.newBlock();
  toldCondition(f, spanOf(f, node, node.expression), node.expression, then, otherwise, 'condition');
  f.builder.place(then);
  branchStatement(f, node.thenStatement);
  if (node.elseStatement === undefined) return f.enter(node, otherwise);
  const done = f.builder.newBlock();
  f.jump(node, done);
  f.builder.place(otherwise);
  branchStatement(f, node.elseStatement);
  f.enter(node, done);
}

/** if (c) function f() {}: sloppy code may do this; the function has a block of its own. */
function branchStatement(f: FunctionLowering, node: ts.Statement): void {
  if (ts.isFunctionDeclaration(node)) block(f, blockOf(node), [node]);
  else f.statement(node);
}

export function returnStatement(f: FunctionLowering, node: ts.ReturnStatement): void {
  const { expression } = node;
  if (expression === undefined) return returnValue(f, node, f.constant(undefined));
  const value = outcome(f, f.expression(expression), ofResult(f));
  if (!isAsyncGenerator(f)) return returnValue(f, node, value);
  const awaited = f.register();
  awaitValue(f, node, value, awaited);
  returnValue(f, node, awaited);
}

export function throwStatement(f: FunctionLowering, node: ts.ThrowStatement): void {
  effectOrNothing(f, node, () => f.terminate(node, { op: 'throw', value: f.expression(node.expression) }));
}

/** Loops take the labels before them for themselves; other statements can only be broken out of. */
export function labelledStatement(f: FunctionLowering, node: ts.LabeledStatement): void {
  f.labels.push(node.label.text);
  const { statement } = node;
  if (ts.isIterationStatement(statement, true)) return f.statement(statement);
  const labels = f.labels;
  f.labels = [];
  if (ts.isLabeledStatement(statement)) {
    f.labels = labels;
    return f.statement(statement);
  }
  const done = f.builder.newBlock();
  withContext(f, { kind: 'break', labels, unlabelled: false, to: done }, () => f.statement(statement));
  f.enter(node, done);
}

/** The labels of the loop that is being lowered. */
export function takeLabels(f: FunctionLowering): string[] {
  const { labels } = f;
  f.labels = [];
  return labels;
}

/** Annex B: where a function in a block is evaluated, it is copied to the variable of the same name. */
export function functionDeclaration(f: FunctionLowering, node: ts.FunctionDeclaration): void {
  const copy = f.module.scopes.copiedFunctions.get(node);
  const own = f.module.scopes.declaredIn.get(node)?.variables.get(node.name?.text ?? '');
  if (copy === undefined || own === undefined) return;
  f.scoped(() => store(f, node, copy, load(f, node, own)));
}

export function classDeclaration(f: FunctionLowering, node: ts.ClassDeclaration): void {
  const variable = f.resolve(node);
  const name = node.name?.text ?? 'default';
  const target = variable === undefined ? undefined : targetOf(f, variable);
  const value = classValue(f, node, name, target);
  if (variable !== undefined) initialize(f, node, variable, value);
}

export function switchStatement(f: FunctionLowering, node: ts.SwitchStatement): void {
  const done = f.builder.newBlock();
  const labels = takeLabels(f);
  const { clauses } = node.caseBlock;
  f.scoped(() => {
    let subject = f.operand(node.expression, [node.caseBlock]);
    telling(f, spanOf(f, node, node.expression), () => (subject = outcome(f, subject, `switch ${node.pos}`)));
    enterScope(f, node.caseBlock, scopeOf(f, node.caseBlock));
    const bodies = clauses.map(() => f.builder.newBlock());
    selectClause(f, node, subject, bodies, done);
    withContext(f, { kind: 'break', labels, unlabelled: true, to: done }, () => {
      clauses.forEach((clause, index) => {
        f.enter(clause, bodies[index]!);
        for (const statement of clause.statements) f.statement(statement);
      });
    });
  });
  f.enter(node, done);
}

/** Tests the cases in order, wherever `default` stands among them. */
function selectClause(
  f: FunctionLowering,
  node: ts.SwitchStatement,
  subject: number,
  bodies: readonly BlockId[],
  done: BlockId,
): void {
  let fallback = done;
  node.caseBlock.clauses.forEach((clause, index) => {
    const body = bodies[index]!;
    if (ts.isDefaultClause(clause)) {
      fallback = body;
      return;
    }
    const next = f.builder.newBlock();
    f.scoped(() => {
      const right = f.expression(clause.expression);
      const flag = f.register();
      f.emit(clause.expression, { op: 'binary', dst: flag, operator: '===', left: subject, right });
      f.branch(clause, flag, body, next);
    });
    f.builder.place(next);
  });
  f.jump(node, fallback);
}
