/**
 * `yield`, `yield*` and `await`. A suspended generator is resumed in one of three ways; what `throw` and `return` then do is
 * ordinary control flow: a throw, or leaving through everything around.
 */

import type ts from '#typescript';
import type { Operand, Register } from '../../ir/types.js';
import { returnValue } from './control.js';
import { branchNullish, closeIterator, openIterator } from './iteration.js';
import type { IteratorRecord } from './iteration.js';
import type { FunctionLowering } from './lowering.js';

export function yieldExpression(f: FunctionLowering, node: ts.YieldExpression, target: Register | undefined): Operand {
  const received = f.scratch(target);
  f.scoped(() => {
    const value = node.expression === undefined ? f.constant(undefined) : f.expression(node.expression);
    if (node.asteriskToken === undefined) yieldOnce(f, node, value, received);
    else yieldAll(f, node, node.expression ?? node, value, received);
  });
  return f.settle(node, received, target);
}

/** Waiting is yielding to whoever runs the async function, who resumes it by a value or by throwing. */
export function awaitExpression(f: FunctionLowering, node: ts.AwaitExpression, target: Register | undefined): Operand {
  const received = f.scratch(target);
  f.scoped(() => {
    const mode = f.register();
    const resumed = f.builder.newBlock();
    const value = f.expression(node.expression);
    f.terminate(node, { op: 'yield', value, raw: false, mode, received, to: resumed });
    f.builder.place(resumed);
    const [next, thrown] = [f.builder.newBlock(), f.builder.newBlock()];
    f.terminate(node, { op: 'switch', value: mode, targets: [next, thrown] });
    f.builder.place(thrown);
    f.terminate(node, { op: 'throw', value: received });
    f.builder.place(next);
  });
  return f.settle(node, received, target);
}

/** What comes is the body of an async function, run as a generator; whoever calls the function gets a promise. */
export function startAsync(f: FunctionLowering, node: ts.Node): void {
  const [to, then] = [f.builder.newBlock(), f.builder.newBlock()];
  const dst = f.register();
  f.terminate(node, { op: 'startAsync', dst, to, then });
  f.builder.place(then);
  f.emit(node, { op: 'callLibrary', dst, name: 'startAsync', arguments: [dst] });
  f.terminate(node, { op: 'return', value: dst });
  f.builder.place(to);
}

function yieldOnce(f: FunctionLowering, node: ts.Node, value: Operand, received: Register): void {
  const mode = f.register();
  const resumed = f.builder.newBlock();
  f.terminate(node, { op: 'yield', value, raw: false, mode, received, to: resumed });
  f.builder.place(resumed);
  const [next, thrown, returned] = dispatch(f, node, mode);
  f.builder.place(thrown);
  f.terminate(node, { op: 'throw', value: received });
  f.builder.place(returned);
  returnValue(f, node, received);
  f.builder.place(next);
}

/** How the generator was resumed: blocks for next, throw and return. */
function dispatch(f: FunctionLowering, node: ts.Node, mode: Register): readonly [number, number, number] {
  const blocks = [f.builder.newBlock(), f.builder.newBlock(), f.builder.newBlock()] as const;
  f.terminate(node, { op: 'switch', value: mode, targets: blocks });
  return blocks;
}

/**
 * yield* hands every resumption on to the inner iterator until that is done, whose last value is the value of the
 * expression. The inner results are passed out as they are.
 */
function yieldAll(f: FunctionLowering, node: ts.Node, iterable: ts.Node, value: Operand, received: Register): void {
  const record = openIterator(f, iterable, value);
  const mode = f.register();
  const result = f.register();
  f.move(node, mode, f.constant(0));
  f.move(node, received, f.constant(undefined));
  const again = f.builder.newBlock();
  const suspend = f.builder.newBlock();
  const finished = f.builder.newBlock();
  const check = f.builder.newBlock();
  f.enterLoop(node, again);
  const [next, thrown, returned] = dispatch(f, node, mode);

  f.builder.place(next);
  callInner(f, node, record, record.next, received, result);
  f.jump(node, check);

  f.builder.place(thrown);
  forwardThrow(f, node, record, received, result);
  f.enter(node, check);
  branchDone(f, node, result, finished, suspend);

  f.builder.place(returned);
  forwardReturn(f, node, record, received, result, suspend);

  f.builder.place(suspend);
  f.terminate(node, { op: 'yield', value: result, raw: true, mode, received, to: again });
  f.builder.place(finished);
  f.emit(node, { op: 'get', dst: received, object: result, key: f.constant('value') });
}

function callInner(
  f: FunctionLowering,
  node: ts.Node,
  record: IteratorRecord,
  callee: Register,
  received: Register,
  result: Register,
): void {
  const receiver = record.iterator;
  f.emit(node, { op: 'call', dst: result, callee, receiver, arguments: [received], text: 'undefined' });
  f.emit(node, { op: 'checkObject', value: result, what: 'iteratorResult' });
}

function branchDone(f: FunctionLowering, node: ts.Node, result: Register, done: number, more: number): void {
  f.scoped(() => {
    const flag = f.register();
    f.emit(node, { op: 'get', dst: flag, object: result, key: f.constant('done') });
    f.branch(node, flag, done, more);
  });
}

/** Goes on with the inner result; an iterator that cannot throw is closed, and that is an error. */
function forwardThrow(
  f: FunctionLowering,
  node: ts.Node,
  record: IteratorRecord,
  received: Register,
  result: Register,
): void {
  const absent = f.builder.newBlock();
  const present = f.builder.newBlock();
  const method = f.register();
  f.emit(node, { op: 'get', dst: method, object: record.iterator, key: f.constant('throw') });
  branchNullish(f, node, method, absent, present);
  f.builder.place(absent);
  closeIterator(f, node, record.iterator);
  f.throwError(node, 'TypeError', "The iterator does not provide a 'throw' method.");
  f.builder.place(present);
  callInner(f, node, record, method, received, result);
}

function forwardReturn(
  f: FunctionLowering,
  node: ts.Node,
  record: IteratorRecord,
  received: Register,
  result: Register,
  suspend: number,
): void {
  const absent = f.builder.newBlock();
  const present = f.builder.newBlock();
  const done = f.builder.newBlock();
  const method = f.register();
  f.emit(node, { op: 'get', dst: method, object: record.iterator, key: f.constant('return') });
  branchNullish(f, node, method, absent, present);
  f.builder.place(absent);
  returnValue(f, node, received);
  f.builder.place(present);
  callInner(f, node, record, method, received, result);
  branchDone(f, node, result, done, suspend);
  f.builder.place(done);
  f.emit(node, { op: 'get', dst: received, object: result, key: f.constant('value') });
  returnValue(f, node, received);
}
