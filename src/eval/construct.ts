/** Constructing: `new`, `super(…)` and Reflect.construct. */

import { HeapObject } from '../heap/index.js';
import { Union, type Value } from '../value/index.js';
import { callAny, callNative } from './calls.js';
import { Bound, Native, functionData, isConstructor } from './functions.js';
import type { Machine } from './machine.js';
import { getFrom } from './property/get.js';
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
  if (data instanceof Native) return callNative(machine, data, undefined, actuals, newTarget, destination);
  if (data instanceof Bound) {
    const target = newTarget === callee ? data.target : newTarget;
    return constructWith(machine, data.target, [...data.actuals, ...actuals], target, destination);
  }
  const { calling, heap, realm } = machine;
  const code = calling.codeOf(data);
  const isDerived = data.source.kind === 'derivedConstructor';
  const object = isDerived ? null : heap.allocate('object', prototypeFor(machine, newTarget, realm.objectPrototype));
  const receiver = object ?? undefined;
  return calling.enter({ code, callee, receiver, actuals, newTarget, constructing: object }, destination);
}

/** The prototype of objects that `newTarget` constructs. */
export function prototypeFor(machine: Machine, newTarget: HeapObject | undefined, fallback: HeapObject): HeapObject {
  if (newTarget === undefined) return fallback;
  const prototype = getFrom(machine, newTarget, 'prototype', newTarget, -1);
  if (prototype instanceof HeapObject) return prototype;
  if (prototype instanceof Union) {
    const fixed = machine.fix(prototype);
    if (fixed instanceof HeapObject) return fixed;
  }
  return fallback;
}
