/** Constructing: `new`, `super(…)` and Reflect.construct. */

import { HeapObject } from '../heap/index.js';
import { Union, type Value } from '../value/index.js';
import { callAny, callNative } from './calls.js';
import { Bound, Closure, Native, functionData, isConstructor } from './functions.js';
import type { Machine } from './machine.js';
import { GETTER, plainProperty } from './property/get.js';
import { defineOwn } from './property/own.js';
import type { PENDING } from './state.js';

/** new callee(...actuals); TypeError where the callee cannot construct. */
export function construct(
  machine: Machine,
  callee: Value,
  actuals: readonly Value[],
  newTarget: HeapObject | null,
  destination: number,
  text = 'value',
): Value | typeof PENDING {
  if (isConstructor(callee)) return constructWith(machine, callee, actuals, newTarget ?? callee, destination);
  return callAny(machine, callee, `${text} is not a constructor`, isConstructor, destination, (one, register) =>
    constructWith(machine, one, actuals, newTarget ?? one, register),
  );
}

function constructWith(
  machine: Machine,
  callee: HeapObject,
  actuals: readonly Value[],
  newTarget: HeapObject,
  destination: number,
): Value | typeof PENDING {
  const data = functionData(callee);
  if (data instanceof Bound) {
    const target = newTarget === callee ? data.target : newTarget;
    return constructWith(machine, data.target, [...data.actuals, ...actuals], target, destination);
  }
  const isDerived = data instanceof Closure && data.source.kind === 'derivedConstructor';
  if (!isDerived && hasGetter(machine, newTarget)) {
    const operands = [callee, machine.realm.array([...actuals]), newTarget];
    return machine.realm.callLibrary(machine, 'constructByGetter', operands, destination);
  }
  if (data instanceof Native) return callNative(machine, data, undefined, actuals, newTarget, destination);
  const { heap, realm } = machine;
  const object = isDerived ? null : heap.allocate('object', prototypeFor(machine, newTarget, realm.objectPrototype));
  return run(machine, callee, actuals, newTarget, object, destination);
}

/** With the prototype that a getter of `newTarget` gave, undefined if that was no object. */
export function constructOn(
  machine: Machine,
  callee: HeapObject,
  actuals: readonly Value[],
  newTarget: HeapObject,
  prototype: HeapObject | undefined,
  destination: number,
): Value | typeof PENDING {
  const { heap, realm } = machine;
  const data = functionData(callee);
  if (data instanceof Native) {
    // builtins ask a new.target for nothing else
    const asked = realm.native('', 0, () => undefined, { constructs: true });
    if (prototype !== undefined) defineOwn(machine, asked, 'prototype', 0, prototype);
    return callNative(machine, data, undefined, actuals, asked, destination);
  }
  const object = heap.allocate('object', prototype ?? realm.objectPrototype);
  return run(machine, callee, actuals, newTarget, object, destination);
}

/** A constructor of the program; of a derived one, the object is yet to come. */
function run(
  machine: Machine,
  callee: HeapObject,
  actuals: readonly Value[],
  newTarget: HeapObject,
  object: HeapObject | null,
  destination: number,
): Value | typeof PENDING {
  const { calling } = machine;
  const code = calling.codeOf(functionData(callee) as Closure);
  const receiver = object ?? undefined;
  return calling.enter({ code, callee, receiver, actuals, newTarget, constructing: object }, destination);
}

/** Of all constructors, only bound functions have no prototype of their own, which nobody can make an accessor. */
function hasGetter(machine: Machine, newTarget: HeapObject): boolean {
  return functionData(newTarget) instanceof Bound && plainProperty(machine, newTarget, 'prototype') === GETTER;
}

/** The prototype of objects that `newTarget` constructs. */
export function prototypeFor(machine: Machine, newTarget: HeapObject | undefined, fallback: HeapObject): HeapObject {
  if (newTarget === undefined) return fallback;
  const prototype = plainProperty(machine, newTarget, 'prototype');
  if (prototype instanceof HeapObject) return prototype;
  if (prototype instanceof Union) {
    const fixed = machine.fix(prototype);
    if (fixed instanceof HeapObject) return fixed;
  }
  return fallback;
}
