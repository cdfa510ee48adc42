/**
 * Reading the heap of the evaluator while nothing in it is symbolic: fields, elements, calls. Objects stay objects of the heap,
 * because classes and closures have to remain what they are.
 */

import { Refusal } from '../../base/diagnostic.js';
import { specFailed, wrongOption } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import {
  Closure,
  Path,
  call,
  construct,
  describeThrown,
  functionData,
  type Machine,
  type Outcome,
} from '../../eval/index.js';
import {
  ACCESSOR,
  HeapObject,
  Shape,
  fieldsIn,
  isIndexKey,
  unlogged,
  type Key,
  type NamedField,
} from '../../heap/index.js';
import type { Value } from '../../value/index.js';

/** @requires a concrete heap */
export function shapeOf(object: HeapObject): Shape {
  const shape = unlogged.shape(object);
  if (!(shape instanceof Shape)) throw new Error('an object has several shapes before the search has begun');
  return shape;
}

/** The content of an own data property; undefined if there is none. */
export function ownField(object: HeapObject, key: Key): Value {
  const property = shapeOf(object).find(key);
  return property === undefined || (property.flags & ACCESSOR) !== 0
    ? undefined
    : unlogged.slots(object)[property.index];
}

/** Own fields in JavaScript's order: integers, then the others by age, private ones and those behind symbols among them; no accessors. */
export function ownFields(object: HeapObject): readonly NamedField[] {
  const found = fieldsIn(shapeOf(object)).filter(({ flags }) => (flags & ACCESSOR) === 0);
  const integers = found.filter(({ key }) => isIndexKey(key)).sort((a, b) => Number(a.key) - Number(b.key));
  return [...integers, ...found.filter(({ key }) => !isIndexKey(key))];
}

/** Own properties that functions stand for, such as a constructor defines with `Object.defineProperty`. */
export function ownAccessors(object: HeapObject): readonly string[] {
  return shapeOf(object)
    .keys()
    .filter((key) => typeof key === 'string')
    .filter((key) => (shapeOf(object).find(key)!.flags & ACCESSOR) !== 0);
}

/** @requires array.kind is 'array', without holes */
export function elementsOf(array: HeapObject): readonly Value[] {
  return unlogged.elements(array).slice(0, unlogged.length(array) as number);
}

/** The list in a field; null where the field holds null. */
export function listField(object: HeapObject, key: string): readonly Value[] | null {
  const list = ownField(object, key);
  return list instanceof HeapObject ? elementsOf(list) : null;
}

/** Calls a function of the spec or of the program. @throws Refusal if it throws */
export function invoke(
  machine: Machine,
  callee: Value,
  actuals: readonly Value[],
  what: string,
  at: Span | null,
  receiver: Value = undefined,
  library: Library | null = null,
): Value {
  const outcome = machine.execute(Path.start, (destination) => call(machine, callee, receiver, actuals, destination));
  return valueOf(machine, outcome, what, at, library);
}

/** What was made, or how it failed. */
export type Attempt = { readonly made: HeapObject } | { readonly problem: string };

export function tryConstruct(machine: Machine, callee: HeapObject, actuals: readonly Value[]): Attempt {
  return attempt(
    machine,
    machine.execute(Path.start, (destination) => construct(machine, callee, actuals, null, destination)),
  );
}

export function tryCall(machine: Machine, callee: HeapObject, receiver: Value, actuals: readonly Value[]): Attempt {
  return attempt(
    machine,
    machine.execute(Path.start, (destination) => call(machine, callee, receiver, actuals, destination)),
  );
}

function attempt(machine: Machine, { normal, thrown }: Outcome): Attempt {
  if (normal === null) return { problem: exceptionText(machine, thrown!.value) };
  const { value } = normal;
  return value instanceof HeapObject ? { made: value } : { problem: `it gave ${machine.realm.show(value)}` };
}

/** Our own code that a spec calls: its folder, and where the spec gives it what it may refuse. */
export interface Library {
  readonly folder: string;
  readonly at: Span | null;
}

export function valueOf(
  machine: Machine,
  outcome: Outcome,
  what: string,
  at: Span | null,
  library: Library | null = null,
): Value {
  if (outcome.normal !== null) return outcome.normal.value;
  const thrown = outcome.thrown!.value;
  const { message, span } = describeThrown(machine, thrown);
  if (library !== null && span?.source.path.startsWith(`${library.folder}/`) === true) {
    throw new Refusal(wrongOption(message, library.at));
  }
  throw new Refusal(specFailed(what, exceptionText(machine, thrown), span ?? at));
}

export function exceptionText(machine: Machine, thrown: Value): string {
  const { name, message } = describeThrown(machine, thrown);
  return name === '' ? message : message === '' ? name : `${name}: ${message}`;
}

/** Where the text of a function of the program is; null for functions of the engine's own. */
export function spanOf(callee: Value): Span | null {
  if (!(callee instanceof HeapObject) || callee.kind !== 'function') return null;
  const data = functionData(callee);
  return data instanceof Closure ? data.source.span : null;
}

/** How many arguments a function can tell apart, with or without names; of functions of the engine's own nothing is known. */
export function mostArguments(callee: Value): number {
  if (spanOf(callee) === null) return Infinity;
  const { source } = functionData(callee as HeapObject) as Closure;
  let most = source.length;
  for (const { instructions } of source.body().blocks) {
    for (const instruction of instructions) {
      if (instruction.op === 'restArguments' || instruction.op === 'argumentsObject') return Infinity;
      if (instruction.op === 'argument') most = Math.max(most, instruction.index + 1);
    }
  }
  return most;
}

/** Whether instances inherit something of that name, such as an accessor: to the checker it is a field, but they do not hold it. */
export function isInherited(class_: HeapObject, name: string): boolean {
  for (let one: HeapObject | null = prototypeOf(class_); one !== null; one = shapeOf(one).prototype) {
    if (shapeOf(one).find(name) !== undefined) return true;
  }
  return false;
}

/** The prototype of a class's instances. */
export function prototypeOf(class_: HeapObject): HeapObject {
  const prototype = ownField(class_, 'prototype');
  if (!(prototype instanceof HeapObject)) throw new Error('a class has no prototype');
  return prototype;
}
