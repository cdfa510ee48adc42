/**
 * `yield` and `yield*`. A suspended generator is resumed in one of three ways; what `throw` and `return` then do is ordinary control flow:
 * a throw, or leaving through everything around. An async generator waits for what it hands out, and for what it is to return.
 */

import type ts from '#typescript';
import type { Operand, Register } from '../../ir/types.js';
import { returnValue } from './control.js';
import { branchNullish, closeIterator, openAsyncIterator, openIterator } from './iteration.js';
import type { IteratorRecord } from './iteration.js';
import type { FunctionLowering } from './lowering.js';
import { awaitEither, awaitValue, isAsyncGenerator } from './waiting.js';

export function yieldExpression(f: FunctionLowering, node: ts.YieldExpression, target: Register | undefined): Operand {
  const received = f.scratch(target);
  f.scoped(() => {
    const value = node.expression === undefined ? f.constant(undefined) : f.expression(node.expression);
    if (node.asteriskToken === undefined) yieldOnce(f, node, value, received);
    else yieldAll(f, node, node.expression ?? node, value, received);
  });
  return f.settle(node, received, target);
}

function yieldOnce(f: FunctionLowering, node: ts.Node, value: Operand, received: Register): void {
  const mode = f.register();
  const resumed = f.builder.newBlock();
  const waits = isAsyncGenerator(f);
  if (waits) {
    const given = f.register();
    awaitValue(f, node, value, given);
    handOut(f, node, given, mode, received, resumed);
  } else f.terminate(node, { op: 'yield', value, raw: false, mode, received, to: resumed });
  f.builder.place(resumed);
  const [next, thrown, returned] = dispatch(f, node, mode);
  f.builder.place(thrown);
  f.terminate(node, { op: 'throw', value: received });
  f.builder.place(returned);
  if (waits) awaitValue(f, node, received, received);
  returnValue(f, node, received);
  f.builder.place(next);
}

/** What an async generator hands out is marked, so that it is told from what it waits for. */
function handOut(
  f: FunctionLowering,
  node: ts.Node,
  value: Operand,
  mode: Register,
  received: Register,
  to: number,
): void {
  f.scoped(() => {
    const marked = f.register();
    f.emit(node, { op: 'callLibrary', dst: marked, name: 'handedOut', arguments: [value] });
    f.terminate(node, { op: 'yield', value: marked, raw: true, mode, received, to });
  });
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
  const waits = isAsyncGenerator(f);
  const record = waits
    ? openAsyncIterator(f, iterable, value, 'undefined is not a function')
    : openIterator(f, iterable, value);
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
  if (waits) handOutInner(f, node, result, mode, received, again);
  else f.terminate(node, { op: 'yield', value: result, raw: true, mode, received, to: again });
  f.builder.place(finished);
  f.emit(node, { op: 'get', dst: received, object: result, key: f.constant('value') });
}

/** Hands out the value of an inner result, as it is. Whoever wants to return makes it wait, and a reason is thrown into the inner iterator. */
function handOutInner(
  f: FunctionLowering,
  node: ts.Node,
  result: Register,
  mode: Register,
  received: Register,
  again: number,
): void {
  const resumed = f.builder.newBlock();
  f.emit(node, { op: 'get', dst: result, object: result, key: f.constant('value') });
  handOut(f, node, result, mode, received, resumed);
  f.builder.place(resumed);
  const [next, thrown, returned] = dispatch(f, node, mode);
  f.builder.place(next);
  f.jump(node, again);
  f.builder.place(thrown);
  f.jump(node, again);
  f.builder.place(returned);
  const [given, failed] = awaitEither(f, node, received, received);
  f.builder.place(failed);
  f.move(node, mode, f.constant(1));
  f.jump(node, again);
  f.builder.place(given);
  f.jump(node, again);
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
  if (record.waits) awaitValue(f, node, result, result);
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
  closeIterator(f, node, record.iterator, record.waits);
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
  if (record.waits) awaitValue(f, node, received, received);
  returnValue(f, node, received);
  f.builder.place(present);
  callInner(f, node, record, method, received, result);
  branchDone(f, node, result, done, suspend);
  f.builder.place(done);
  f.emit(node, { op: 'get', dst: received, object: result, key: f.constant('value') });
  returnValue(f, node, received);
}
