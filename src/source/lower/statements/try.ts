/**
 * try, catch, finally. A catch clause is the handler of the blocks of the try block; a finally clause is entered from
 * everywhere with a note of how (control.ts).
 */

import type ts from '#typescript';
import type { Handler } from '../../../ir/types.js';
import type { FinallyContext } from '../control.js';
import { ENTERED_BY_THROW, ENTERED_NORMALLY, resumeAfterFinally, withContext } from '../control.js';
import type { FunctionLowering } from '../lowering.js';
import { bind } from '../patterns.js';
import { declareLate, declareWith } from '../variables.js';
import { UNINITIALIZED } from '../../../ir/types.js';
import { block, scopeOf } from './simple.js';

export function tryStatement(f: FunctionLowering, node: ts.TryStatement): void {
  const { finallyBlock } = node;
  if (finallyBlock === undefined) return tryCatch(f, node);
  f.scoped(() => {
    const context: FinallyContext = {
      kind: 'finally',
      entered: f.register(),
      value: f.register(),
      block: f.builder.newBlock(),
      exits: [],
    };
    const thrown = f.builder.newBlock();
    withContext(f, context, () => {
      f.withHandler(node, { block: thrown, register: context.value }, () => tryCatch(f, node));
    });
    f.move(node, context.entered, f.constant(ENTERED_NORMALLY));
    f.jump(node, context.block);
    f.builder.place(thrown);
    f.move(node, context.entered, f.constant(ENTERED_BY_THROW));
    f.enter(finallyBlock, context.block);
    f.statement(finallyBlock);
    resumeAfterFinally(f, node, context);
  });
}

function tryCatch(f: FunctionLowering, node: ts.TryStatement): void {
  const { catchClause } = node;
  if (catchClause === undefined) return f.statement(node.tryBlock);
  f.scoped(() => {
    const handler: Handler = { block: f.builder.newBlock(), register: f.register() };
    const done = f.builder.newBlock();
    f.withHandler(node, handler, () => f.statement(node.tryBlock));
    f.jump(node, done);
    f.builder.place(handler.block);
    f.scoped(() => catchBody(f, catchClause, handler));
    f.enter(node, done);
  });
}

function catchBody(f: FunctionLowering, node: ts.CatchClause, handler: Handler): void {
  const declaration = node.variableDeclaration;
  if (declaration !== undefined) {
    for (const variable of scopeOf(f, node).variables.values()) {
      if (variable.readEarly) declareWith(f, node, variable, f.constant(UNINITIALIZED));
      else declareLate(f, variable);
    }
    bind(f, declaration.name, handler.register);
  }
  block(f, node.block, node.block.statements);
}
