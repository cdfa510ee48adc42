/**
 * while, do, for. A loop's header is a block of its own, reached from before the loop and from its end.
 *
 * for (let …) has a fresh binding per iteration (ECMAScript §14.7.4.4). That matters only to functions that captured
 * the binding's cell, so only variables in cells are copied: a new cell with the old value, before each update.
 */

import ts from '#typescript';
import type { BlockId } from '../../../ir/types.js';
import { withContext } from '../control.js';
import { enterScope } from '../functions.js';
import type { FunctionLowering } from '../lowering.js';
import { spanOf, telling, toldCondition, toldEffect } from '../outcomes.js';
import type { Scope, Variable } from '../scope/variable.js';
import { storageOf } from '../scope/variable.js';
import { scopeOf, takeLabels, variableList } from './simple.js';

/** Lowers a loop body from which `break` goes to `done` and `continue` to `next`. */
export function loopBody(
  f: FunctionLowering,
  body: ts.Statement,
  labels: readonly string[],
  done: BlockId,
  next: BlockId,
): void {
  withContext(f, { kind: 'break', labels, unlabelled: true, to: done }, () => {
    withContext(f, { kind: 'continue', labels, to: next }, () => f.statement(body));
  });
}

export function whileStatement(f: FunctionLowering, node: ts.WhileStatement): void {
  const labels = takeLabels(f);
  const [header, body, done] = [f.builder.newBlock(), f.builder.newBlock(), f.builder.newBlock()];
  f.enterLoop(node, header);
  toldCondition(f, spanOf(f, node, node.expression), node.expression, body, done, 'while');
  f.builder.place(body);
  loopBody(f, node.statement, labels, done, header);
  f.jump(node, header);
  f.builder.place(done);
}

export function doStatement(f: FunctionLowering, node: ts.DoStatement): void {
  const labels = takeLabels(f);
  const [header, test, done] = [f.builder.newBlock(), f.builder.newBlock(), f.builder.newBlock()];
  f.enterLoop(node, header);
  loopBody(f, node.statement, labels, done, test);
  f.enter(node, test);
  toldCondition(f, spanOf(f, node.expression), node.expression, header, done, 'do');
  f.builder.place(done);
}

export function forStatement(f: FunctionLowering, node: ts.ForStatement): void {
  const labels = takeLabels(f);
  f.scoped(() => {
    const scope = scopeOf(f, node);
    const { initializer } = node;
    enterScope(f, node, scope);
    if (initializer !== undefined)
      telling(f, spanOf(f, initializer), () => {
        if (ts.isVariableDeclarationList(initializer)) variableList(f, initializer);
        else toldEffect(f, initializer);
      });
    const perIteration = [...scope.variables.values()].filter((variable) => storageOf(variable) === 'cell');
    if (initializer !== undefined && perIteration.some((variable) => variable.firstCapture < initializer.end)) {
      freshCells(f, node, perIteration);
    }
    const [header, body, next, done] = [0, 0, 0, 0].map(() => f.builder.newBlock()) as [
      BlockId,
      BlockId,
      BlockId,
      BlockId,
    ];
    f.enterLoop(node, header);
    if (node.condition === undefined) f.jump(node, body);
    else toldCondition(f, spanOf(f, node.condition), node.condition, body, done, 'while');
    f.builder.place(body);
    loopBody(f, node.statement, labels, done, next);
    f.enter(node, next);
    freshCells(f, node, perIteration);
    const { incrementor } = node;
    if (incrementor !== undefined) telling(f, spanOf(f, incrementor), () => toldEffect(f, incrementor));
    f.jump(node, header);
    f.builder.place(done);
  });
}

function freshCells(f: FunctionLowering, node: ts.Node, variables: readonly Variable[]): void {
  for (const variable of variables) {
    f.scoped(() => {
      const cell = f.location(variable);
      const value = f.register();
      f.emit(node, { op: 'loadCell', dst: value, cell });
      f.emit(node, { op: 'newCell', dst: cell, value });
    });
  }
}

/** For heads of for-in and for-of, whose bindings are declared again each time round. */
export function declareHead(f: FunctionLowering, node: ts.Node): Scope {
  const scope = scopeOf(f, node);
  enterScope(f, node, scope);
  return scope;
}
