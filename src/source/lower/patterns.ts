/**
 * Destructuring, in declarations and in assignments. Both kinds of pattern are read as the same list of elements;
 * they differ only in what is done with a value in the end.
 *
 * The order is that of ECMAScript §13.15.5 and §14.3.3: key, then the target's object and key (if it is a property),
 * then the value, then the default, then the write. An array pattern takes values from an iterator, and closes the
 * iterator unless it is the iterator itself that failed or ended; `exhausted` keeps track of that.
 */

import ts from '#typescript';
import type { Handler, Operand, Register } from '../../ir/types.js';
import { withContext } from './control.js';
import { appendRest, closeAndThrow, closeIterator, openIterator, stepIterator } from './iteration.js';
import type { IteratorRecord } from './iteration.js';
import type { FunctionLowering } from './lowering.js';
import type { Element, Pattern, Target } from './pattern-elements.js';
import { arrayElements, objectElements } from './pattern-elements.js';
import type { Source } from './pattern-messages.js';
import { nodeOf, notDestructurable, notIterable } from './pattern-messages.js';
import { referenceTo, writeReference } from './references.js';
import { isAnonymousFunction, literalKey, unwrap } from './syntax.js';
import { initialize, targetOf } from './variables.js';

/** Gives the names of a declaration their values. `source` is what is being destructured, if the text shows it. */
export function bind(f: FunctionLowering, name: ts.BindingName, value: Operand, source?: Source): void {
  write(f, { kind: 'binding', node: name }, value, source);
}

/** A register for a value on its way to `target`: that of the variable itself, if it cannot be read before. */
export function registerFor(f: FunctionLowering, target: ts.Node): Register {
  const variable = ts.isIdentifier(target) ? f.resolve(target) : undefined;
  return f.scratch(variable === undefined ? undefined : targetOf(f, variable));
}

/** Gives a parameter its value, or its default if `value` is undefined. `value` may be changed. */
export function bindWithDefault(f: FunctionLowering, node: ts.ParameterDeclaration, value: Register): void {
  const target: Target = { kind: 'binding', node: node.name };
  applyDefault(f, { node, target, initializer: node.initializer, isRest: false, key: undefined }, value);
  write(f, target, value);
}

/** Destructuring assignment. */
export function assignPattern(f: FunctionLowering, node: ts.Expression, value: Operand, source?: Source): void {
  write(f, { kind: 'assignment', node }, value, source);
}

function write(f: FunctionLowering, target: Target, value: Operand, source?: Source): void {
  f.scoped(() => prepare(f, target, [], source)(value));
}

/** Evaluates what has to be evaluated before the value is there; the function returned does the rest. */
function prepare(
  f: FunctionLowering,
  target: Target,
  later: readonly ts.Node[],
  source?: Source,
): (value: Operand) => void {
  if (target.kind === 'binding') {
    const { node } = target;
    if (!ts.isIdentifier(node)) return (value) => destructure(f, node, value, source);
    const variable = f.resolve(node);
    return (value) => {
      if (variable !== undefined) initialize(f, node, variable, value);
    };
  }
  const node = unwrap(target.node);
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) {
    return (value) => destructure(f, node, value, source);
  }
  const reference = referenceTo(f, node, later);
  return (value) => writeReference(f, reference, value);
}

function destructure(f: FunctionLowering, pattern: Pattern, value: Operand, source?: Source): void {
  if (ts.isArrayBindingPattern(pattern) || ts.isArrayLiteralExpression(pattern)) {
    destructureArray(f, pattern, value, source);
  } else destructureObject(f, pattern, value, source);
}

/** value ← value === undefined ? default : value */
function applyDefault(f: FunctionLowering, element: Element, value: Register): void {
  const { initializer, target } = element;
  if (initializer === undefined) return;
  const missing = f.builder.newBlock();
  const done = f.builder.newBlock();
  f.scoped(() => {
    const flag = f.register();
    f.emit(element.node, { op: 'binary', dst: flag, operator: '===', left: value, right: f.constant(undefined) });
    f.branch(element.node, flag, missing, done);
  });
  f.builder.place(missing);
  f.scoped(() => {
    const name = ts.isIdentifier(target.node) && isAnonymousFunction(initializer) ? target.node.text : null;
    f.move(initializer, value, name === null ? f.expression(initializer, value) : f.named(initializer, name, value));
  });
  f.enter(element.node, done);
}

// --- objects -----------------------------------------------------------------------------------------------

function destructureObject(
  f: FunctionLowering,
  pattern: ts.ObjectBindingPattern | ts.ObjectLiteralExpression,
  value: Operand,
  source?: Source,
): void {
  const elements = objectElements(pattern);
  const from = f.stable(pattern, value, [pattern]);
  const text = notDestructurable(elements[0], source);
  f.emit(nodeOf(source, pattern), { op: 'checkDestructurable', value: from, text });
  const hasRest = elements.some((element) => element.isRest);
  const keys: Operand[] = [];
  for (const element of elements) {
    if (element.isRest) restOfObject(f, element, from, keys);
    else if (hasRest) keys.push(property(f, element, from, true));
    else f.scoped(() => property(f, element, from, false));
  }
}

/** One property; returns its key, as a property key if `convert`. */
function property(f: FunctionLowering, element: Element, from: Operand, convert: boolean): Operand {
  const key = keyOperand(f, element, convert);
  f.scoped(() => {
    const writeValue = prepare(f, element.target, [element.node], 'element');
    const value = registerFor(f, element.target.node);
    f.emit(element.node, { op: 'get', dst: value, object: from, key });
    applyDefault(f, element, value);
    writeValue(value);
  });
  return key;
}

/** A computed key is converted on its own only if something could come between that and the access. */
function keyOperand(f: FunctionLowering, element: Element, convert: boolean): Operand {
  const { key, target } = element;
  if (key === undefined) return f.refuse(element.node, 'unsupported-syntax', 'pattern without a key');
  const literal = literalKey(key);
  if (literal !== undefined) return f.constant(literal);
  const expression = (key as ts.ComputedPropertyName).expression;
  const value = f.operand(expression, [element.node]);
  const simpleTarget = target.kind === 'binding' || ts.isIdentifier(unwrap(target.node));
  if (value < 0 || (!convert && simpleTarget)) return value;
  const converted = f.register();
  f.emit(expression, { op: 'unary', dst: converted, operator: 'toPropertyKey', value });
  return converted;
}

function restOfObject(f: FunctionLowering, element: Element, from: Operand, keys: readonly Operand[]): void {
  f.scoped(() => {
    const writeValue = prepare(f, element.target, [element.node], 'element');
    const rest = registerFor(f, element.target.node);
    f.emit(element.node, { op: 'newObject', dst: rest });
    const excluded = f.register();
    f.emit(element.node, { op: 'newArray', dst: excluded, elements: keys });
    f.emit(element.node, {
      op: 'callLibrary',
      dst: excluded,
      name: 'copyDataProperties',
      arguments: [rest, from, excluded],
    });
    writeValue(rest);
  });
}

// --- arrays ------------------------------------------------------------------------------------------------

function destructureArray(
  f: FunctionLowering,
  pattern: ts.ArrayBindingPattern | ts.ArrayLiteralExpression,
  value: Operand,
  source?: Source,
): void {
  const record = openIterator(f, nodeOf(source, pattern), value, notIterable(source));
  const elements = arrayElements(pattern);
  const exhausted = f.register();
  f.move(pattern, exhausted, f.constant(false));
  const failed = f.builder.newBlock();
  const handler: Handler = { block: failed, register: f.register() };
  const { iterator } = record;
  const outerHandler = f.builder.currentHandler;
  f.withHandler(pattern, handler, () => {
    withContext(f, { kind: 'iterator', iterator, waits: false, exhausted, outerHandler }, () => {
      elements.forEach((element, index) => {
        f.scoped(() => {
          if (element?.isRest === true) restOfIterator(f, element, record, exhausted, index === 0);
          else nextElement(f, element, pattern, record, exhausted, index === 0);
        });
      });
    });
  });
  closeUnlessExhausted(f, pattern, record, exhausted, handler);
}

function nextElement(
  f: FunctionLowering,
  element: Element | null,
  pattern: ts.Node,
  record: IteratorRecord,
  exhausted: Register,
  isFirst: boolean,
): void {
  const node = element?.node ?? pattern;
  const writeValue = element === null ? null : prepare(f, element.target, [element.node], 'element');
  const value = element === null ? null : registerFor(f, element.target.node);
  if (value !== null) f.move(node, value, f.constant(undefined));
  const step = f.builder.newBlock();
  const ready = f.builder.newBlock();
  if (isFirst) f.jump(node, step);
  else f.branch(node, exhausted, ready, step);
  f.builder.place(step);
  f.move(node, exhausted, f.constant(true)); // until the step has succeeded
  stepIterator(f, node, record, value, ready);
  f.move(node, exhausted, f.constant(false));
  f.enter(node, ready);
  if (element === null || value === null || writeValue === null) return;
  applyDefault(f, element, value);
  writeValue(value);
}

function restOfIterator(
  f: FunctionLowering,
  element: Element,
  record: IteratorRecord,
  exhausted: Register,
  isFirst: boolean,
): void {
  const writeValue = prepare(f, element.target, [element.node], 'element');
  const rest = registerFor(f, element.target.node);
  f.emit(element.node, { op: 'newArray', dst: rest, elements: [] });
  const collect = f.builder.newBlock();
  const ready = f.builder.newBlock();
  if (isFirst) f.jump(element.node, collect);
  else f.branch(element.node, exhausted, ready, collect);
  f.builder.place(collect);
  f.move(element.node, exhausted, f.constant(true));
  appendRest(f, element.node, record, rest);
  f.enter(element.node, ready);
  writeValue(rest);
}

function closeUnlessExhausted(
  f: FunctionLowering,
  node: ts.Node,
  record: IteratorRecord,
  exhausted: Register,
  handler: Handler,
): void {
  const close = f.builder.newBlock();
  const done = f.builder.newBlock();
  f.branch(node, exhausted, done, close);
  f.builder.place(close);
  closeIterator(f, node, record.iterator);
  f.jump(node, done);

  const closeFailed = f.builder.newBlock();
  const rethrow = f.builder.newBlock();
  f.builder.place(handler.block);
  f.branch(node, exhausted, rethrow, closeFailed);
  f.builder.place(rethrow);
  f.terminate(node, { op: 'throw', value: handler.register });
  f.builder.place(closeFailed);
  closeAndThrow(f, node, record.iterator, handler.register);

  f.builder.place(done);
}
