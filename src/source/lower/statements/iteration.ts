/**
 * for-of and for-in.
 *
 * for-of, with `await` or without, closes its iterator when it is left before the end: `break`, `return` and the like do so on their way out
 * (control.ts), an exception does so in the handler around the body. Errors of the iterator itself close nothing.
 *
 * for-in asks for all keys first and then, for each, whether it is still there.
 */

import ts from '#typescript';
import type { BlockId, Handler, Operand, Register } from '../../../ir/types.js';
import { UNINITIALIZED } from '../../../ir/types.js';
import { withContext } from '../control.js';
import { closeAndThrow, openAsyncIterator, openIterator, stepIterator, type IteratorRecord } from '../iteration.js';
import type { FunctionLowering } from '../lowering.js';
import { outcome, spanOf, telling } from '../outcomes.js';
import { assignPattern, bind, registerFor } from '../patterns.js';
import { storageOf } from '../scope/variable.js';
import { declareHead } from './loops.js';
import { scopeOf, takeLabels } from './simple.js';

type HeadedLoop = ts.ForOfStatement | ts.ForInStatement;

export function forOfStatement(f: FunctionLowering, node: ts.ForOfStatement): void {
  if (refuseUsing(f, node)) return;
  const labels = takeLabels(f);
  f.scoped(() => {
    declareHead(f, node);
    const open = node.awaitModifier === undefined ? openIterator : openAsyncIterator;
    const record = open(f, node.expression, f.expression(node.expression));
    const [header, body, done] = [f.builder.newBlock(), f.builder.newBlock(), f.builder.newBlock()];
    const failed = f.builder.newBlock();
    const value = headRegister(f, node);
    const outerHandler = f.builder.currentHandler;
    const handler: Handler = { block: failed, register: f.register() };
    const head = spanOf(f, node, node.expression);
    f.enterLoop(node, header);
    if (!record.waits) passGap(f, node, record, header);
    telling(f, head, () =>
      stepIterator(f, node.expression, record, value, done, (flag) => outcome(f, flag, '', null, 'until')),
    );
    withContext(f, { kind: 'break', labels, unlabelled: true, to: done }, () => {
      withContext(
        f,
        { kind: 'iterator', iterator: record.iterator, waits: record.waits, exhausted: null, outerHandler },
        () => {
          f.withHandler(node, handler, () => {
            f.enter(node, body);
            withContext(f, { kind: 'continue', labels, to: header }, () => headAndBody(f, node, value));
          });
        },
      );
    });
    f.jump(node, header);
    f.builder.place(failed);
    closeAndThrow(f, node, record.iterator, handler.register, record.waits);
    f.builder.place(done);
  });
}

/** A round that only passes a slot of a map or set with nothing in it. */
function passGap(f: FunctionLowering, node: ts.Node, { iterator, next }: IteratorRecord, header: BlockId): void {
  const [gap, entry] = [f.builder.newBlock(), f.builder.newBlock()];
  f.scoped(() => {
    const flag = f.register();
    f.emit(node, { op: 'isAtGap', dst: flag, iterator, next });
    f.branch(node, flag, gap, entry);
    f.builder.place(gap);
    f.emit(node, { op: 'callLibrary', dst: flag, name: '$passGap', arguments: [iterator] });
  });
  f.jump(node, header);
  f.builder.place(entry);
}

/** Where the value of a round is put: into the variable of the head, if that is all there is. */
function headRegister(f: FunctionLowering, node: HeadedLoop): Register {
  const { initializer } = node;
  const name = ts.isVariableDeclarationList(initializer) ? initializer.declarations[0]?.name : undefined;
  return name === undefined ? f.register() : registerFor(f, name);
}

/** Assigns the value of this round to the head, then runs the body. */
function headAndBody(f: FunctionLowering, node: HeadedLoop, value: Operand): void {
  const { initializer } = node;
  if (ts.isVariableDeclarationList(initializer)) {
    const declaration = initializer.declarations[0];
    if (declaration === undefined) return void f.refuse(node, 'unsupported-syntax', 'loop without a variable');
    renewBindings(f, node);
    telling(f, spanOf(f, node, node.expression), () => bind(f, declaration.name, value, 'loop'));
  } else telling(f, spanOf(f, node, node.expression), () => assignPattern(f, initializer, value, 'loop'));
  f.statement(node.statement);
}

/** A binding that may be looked at early starts each round uninitialised, and in a cell of its own. */
function renewBindings(f: FunctionLowering, node: HeadedLoop): void {
  const value = f.constant(UNINITIALIZED);
  for (const variable of scopeOf(f, node).variables.values()) {
    if (!variable.readEarly || variable.owner !== f.scope) continue;
    const location = f.location(variable);
    if (storageOf(variable) === 'cell') f.emit(node, { op: 'newCell', dst: location, value });
    else f.emit(node, { op: 'move', dst: location, src: value });
  }
}

function refuseUsing(f: FunctionLowering, node: HeadedLoop): boolean {
  const flags = node.initializer.flags & ts.NodeFlags.BlockScoped;
  const isUsing = ts.isVariableDeclarationList(node.initializer) && (flags & ts.NodeFlags.Using) === ts.NodeFlags.Using;
  // await using is both flags together; const alone is neither
  if (isUsing && flags !== ts.NodeFlags.Const) f.refuse(node, 'unsupported-syntax', 'using declaration');
  return isUsing && flags !== ts.NodeFlags.Const;
}

export function forInStatement(f: FunctionLowering, node: ts.ForInStatement): void {
  const labels = takeLabels(f);
  f.scoped(() => {
    declareHead(f, node);
    varInitializer(f, node);
    const object = f.register();
    f.into(node.expression, object);
    const [keys, length, index] = [f.register(), f.register(), f.register()];
    const key = headRegister(f, node);
    f.emit(node, { op: 'callLibrary', dst: keys, name: 'forInKeys', arguments: [object] });
    f.emit(node, { op: 'get', dst: length, object: keys, key: f.constant('length') });
    f.move(node, index, f.constant(0));
    const [header, check, body, next] = [
      f.builder.newBlock(),
      f.builder.newBlock(),
      f.builder.newBlock(),
      f.builder.newBlock(),
    ];
    const done = f.builder.newBlock();
    f.enterLoop(node, header);
    f.scoped(() => {
      const flag = f.register();
      f.emit(node, { op: 'binary', dst: flag, operator: '<', left: index, right: length });
      telling(f, spanOf(f, node, node.expression), () =>
        f.branch(node, outcome(f, flag, '', null, 'while'), check, done),
      );
    });
    f.builder.place(check);
    f.emit(node, { op: 'get', dst: key, object: keys, key: index });
    f.scoped(() => {
      const flag = f.register();
      f.emit(node, { op: 'callLibrary', dst: flag, name: 'forInHas', arguments: [object, key] });
      f.branch(node, flag, body, next);
    });
    f.builder.place(body);
    withContext(f, { kind: 'break', labels, unlabelled: true, to: done }, () => {
      withContext(f, { kind: 'continue', labels, to: next }, () => headAndBody(f, node, key));
    });
    f.enter(node, next);
    f.emit(node, { op: 'unary', dst: index, operator: 'increment', value: index });
    f.jump(node, header);
    f.builder.place(done);
  });
}

/** for (var x = e in o): sloppy code may still do this. */
function varInitializer(f: FunctionLowering, node: ts.ForInStatement): void {
  if (!ts.isVariableDeclarationList(node.initializer)) return;
  const declaration = node.initializer.declarations[0];
  if (declaration?.initializer !== undefined) {
    f.scoped(() => bind(f, declaration.name, f.expression(declaration.initializer!), declaration.initializer));
  }
}
