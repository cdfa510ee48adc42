/**
 * The iterator protocol, spelled out: opening, stepping and closing (ECMAScript §7.4). Under symbolic evaluation
 * `done` may be anything, so nothing is assumed about it but what the code here tests.
 */

import type ts from '#typescript';
import type { BlockId, Handler, Operand, Register } from '../../ir/types.js';
import type { FunctionLowering } from './lowering.js';
import { iterableText } from './names.js';
import { awaitValue } from './waiting.js';

export interface IteratorRecord {
  readonly iterator: Register;
  readonly next: Register;
  /** Whether what its methods give is waited for. */
  readonly waits: boolean;
}

/** GetIterator(value); `text` is what to say of a value that is not iterable, `nullish` of null. Takes two registers. */
export function openIterator(
  f: FunctionLowering,
  node: ts.Node,
  value: Operand,
  text = `${iterableText(node)} is not iterable`,
  nullish = text,
): IteratorRecord {
  const iterator = f.register();
  const next = f.register();
  f.scoped(() => {
    const method = f.register();
    f.emit(node, { op: 'checkDestructurable', value, text: nullish });
    f.emit(node, { op: 'wellKnownSymbol', dst: method, name: 'iterator' });
    f.emit(node, { op: 'get', dst: method, object: value, key: method });
    f.emit(node, { op: 'checkIterable', value, method, text });
    f.emit(node, { op: 'call', dst: iterator, callee: method, receiver: value, arguments: [], text });
  });
  f.emit(node, { op: 'checkObject', value: iterator, what: 'iterator' });
  f.emit(node, { op: 'get', dst: next, object: iterator, key: f.constant('next') });
  return { iterator, next, waits: false };
}

/** The same of what gives promises, or of an ordinary iterator that is made to. */
export function openAsyncIterator(
  f: FunctionLowering,
  node: ts.Node,
  value: Operand,
  text = `${iterableText(node)} is not async iterable`,
): IteratorRecord {
  const iterator = f.register();
  const next = f.register();
  f.scoped(() => {
    const method = f.register();
    f.emit(node, { op: 'wellKnownSymbol', dst: method, name: 'asyncIterator' });
    f.emit(node, { op: 'get', dst: method, object: value, key: method });
    const given = [value, method, f.constant(text)];
    f.emit(node, { op: 'callLibrary', dst: iterator, name: 'openAsyncIterator', arguments: given });
  });
  f.emit(node, { op: 'get', dst: next, object: iterator, key: f.constant('next') });
  return { iterator, next, waits: true };
}

/** IteratorStep: goes to `done` when there is no more, otherwise falls through with the value in `value`, if it is wanted. `ending` may see to the flag. */
export function stepIterator(
  f: FunctionLowering,
  node: ts.Node,
  record: IteratorRecord,
  value: Register | null,
  done: BlockId,
  ending: (flag: Operand) => Operand = (flag) => flag,
): void {
  f.scoped(() => {
    const result = f.register();
    f.emit(node, {
      op: 'call',
      dst: result,
      callee: record.next,
      receiver: record.iterator,
      arguments: [],
      text: '',
    });
    if (record.waits) awaitValue(f, node, result, result);
    f.emit(node, { op: 'checkObject', value: result, what: 'iteratorResult' });
    const flag = f.register();
    f.emit(node, { op: 'get', dst: flag, object: result, key: f.constant('done') });
    const more = f.builder.newBlock();
    f.branch(node, ending(flag), done, more);
    f.enter(node, more);
    if (value !== null) f.emit(node, { op: 'get', dst: value, object: result, key: f.constant('value') });
  });
}

/** Is `value` null or undefined? Goes to one of the two blocks. */
export function branchNullish(
  f: FunctionLowering,
  node: ts.Node,
  value: Operand,
  nullish: BlockId,
  otherwise: BlockId,
): void {
  f.scoped(() => {
    const flag = f.register();
    f.emit(node, { op: 'binary', dst: flag, operator: '==', left: value, right: f.constant(null) });
    f.branch(node, flag, nullish, otherwise);
  });
}

/** IteratorClose for a completion that is no throw: errors of `return()` count, and it must return an object. */
export function closeIterator(f: FunctionLowering, node: ts.Node, iterator: Operand, waits = false): void {
  const after = f.builder.newBlock();
  f.scoped(() => {
    const result = callReturn(f, node, iterator, waits, after);
    f.emit(node, { op: 'checkObject', value: result, what: 'iteratorReturn' });
  });
  f.enter(node, after);
}

/** IteratorClose for a throw completion: whatever `return()` does, `thrown` is thrown. */
export function closeAndThrow(
  f: FunctionLowering,
  node: ts.Node,
  iterator: Operand,
  thrown: Operand,
  waits = false,
): void {
  const rethrow = f.builder.newBlock();
  f.scoped(() => {
    const ignored: Handler = { block: rethrow, register: f.register() };
    f.withHandler(node, ignored, () => {
      callReturn(f, node, iterator, waits, rethrow);
      f.jump(node, rethrow);
    });
    f.enter(node, rethrow);
    f.terminate(node, { op: 'throw', value: thrown });
  });
}

/** Calls iterator.return(), or goes to `absent` when there is none. @param waits for what it gives */
function callReturn(f: FunctionLowering, node: ts.Node, iterator: Operand, waits: boolean, absent: BlockId): Register {
  const method = f.register();
  f.emit(node, { op: 'get', dst: method, object: iterator, key: f.constant('return') });
  const present = f.builder.newBlock();
  branchNullish(f, node, method, absent, present);
  f.enter(node, present);
  f.emit(node, { op: 'call', dst: method, callee: method, receiver: iterator, arguments: [], text: '' });
  if (waits) awaitValue(f, node, method, method);
  return method;
}

/**
 * Appends everything `node` iterates over to `array`. Spread never closes its iterator: only the iterator can fail. Node
 * knows a spread in an array literal, one that ends the arguments of a call, and others.
 */
export function appendAll(
  f: FunctionLowering,
  node: ts.Expression,
  array: Operand,
  place: 'element' | 'lastArgument' | 'argument',
): void {
  f.scoped(() => {
    const value = f.expression(node);
    const record = openIterator(f, node, value, ...(place === 'element' ? [] : notSpreadable(node, place)));
    appendRest(f, node, record, array);
  });
}

function notSpreadable(node: ts.Expression, place: 'lastArgument' | 'argument'): [string, string] {
  if (place === 'lastArgument') {
    const nullish = `${iterableText(node)} is not iterable (cannot read property %value)`;
    return ['Spread syntax requires ...iterable[Symbol.iterator] to be a function', nullish];
  }
  const text = '%unnamed is not iterable (cannot read property Symbol(Symbol.iterator))';
  return [text, text];
}

/** Appends what remains of an iterator to `array`. */
export function appendRest(f: FunctionLowering, node: ts.Node, record: IteratorRecord, array: Operand): void {
  f.scoped(() => {
    const value = f.register();
    const again = f.builder.newBlock();
    const done = f.builder.newBlock();
    f.enterLoop(node, again);
    stepIterator(f, node, record, value, done);
    f.emit(node, { op: 'append', array, value });
    f.jump(node, again);
    f.enter(node, done);
  });
}
