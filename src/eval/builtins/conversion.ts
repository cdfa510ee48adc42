/** The natives below conversions and operators on objects, which are library text (`../library/conversion.js`). */

import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { Cases, Union, enumerate, toNumber, type Value } from '../../value/index.js';
import { call, spreadArguments } from '../calls.js';
import { construct } from '../construct.js';
import { functionData, Bound, isConstructor } from '../functions.js';
import type { Machine } from '../machine.js';
import { GETTER, plainProperty } from '../property/get.js';
import { deleteProperty, setProperty } from '../property/set.js';
import { liftHost } from '../host.js';
import { mentionsExotic, mentionsObject } from '../mentions.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { shapeCases } from '../../heap/index.js';

/** Library names of the binary operators. */
export const OPERATOR_TEXTS: Readonly<Record<string, string>> = {
  '+': 'operatorAdd',
  '-': 'operatorSubtract',
  '*': 'operatorMultiply',
  '/': 'operatorDivide',
  '%': 'operatorRemainder',
  '**': 'operatorPower',
  '<<': 'operatorShiftLeft',
  '>>': 'operatorShiftRight',
  '>>>': 'operatorShiftRightUnsigned',
  '&': 'operatorAnd',
  '|': 'operatorOr',
  '^': 'operatorXor',
  '<': 'operatorLess',
  '<=': 'operatorLessOrEqual',
  '>': 'operatorGreater',
  '>=': 'operatorGreaterOrEqual',
};

/** The condition under which a value passes a test on its cases; integers never do. */
export function whereAtoms(machine: Machine, value: Value, passes: (atom: Value) => boolean): Bit {
  const narrowed = machine.narrow(value);
  if (!(narrowed instanceof Union)) return passes(narrowed) ? TRUE : FALSE;
  let result: Bit = FALSE;
  narrowed.atoms.forEach((atom, i) => {
    if (passes(atom)) result = machine.circuit.or(result, narrowed.guards[i]!);
  });
  return result;
}

export function installConversion(realm: Realm): void {
  realm.addLibraryNative('$isObject', (machine, _self, [value]) =>
    machine.values.boolean(whereAtoms(machine, value, (atom) => atom instanceof HeapObject)),
  );
  realm.addLibraryNative('$primitive', (machine, _self, [value]) => withoutObjects(machine, value));
  realm.addLibraryNative('$isCallable', (machine, _self, [value]) =>
    machine.values.boolean(whereAtoms(machine, value, (atom) => atom instanceof HeapObject && atom.callable)),
  );
  realm.addLibraryNative('$isConstructor', (machine, _self, [value]) =>
    machine.values.boolean(whereAtoms(machine, value, (atom) => isConstructor(atom))),
  );
  realm.addLibraryNative('$symbol', (_machine, _self, [name]) => Symbol[name as 'iterator']);
  realm.addLibraryNative('$call', (machine, _self, [target, receiver, ...actuals], _new, destination) =>
    call(machine, target, receiver, actuals, destination),
  );
  realm.addLibraryNative('$apply', (machine, _self, [target, receiver, list], _new, destination) =>
    spreadArguments(machine, list, destination, (actuals, register) =>
      call(machine, target, receiver, actuals, register),
    ),
  );
  realm.addLibraryNative('$construct', (machine, _self, [target, list], _new, destination) =>
    spreadArguments(machine, list, destination, (actuals, register) =>
      construct(machine, target, actuals, null, register),
    ),
  );
  realm.addLibraryNative('$toNumeric', (machine, _self, [value], _new, destination) =>
    liftNumeric(machine, value, destination),
  );
  realm.addLibraryNative('$truncate', (machine, _self, [value], _new, destination) =>
    value instanceof Union && value.atoms.length === 0
      ? value
      : liftHost(machine, [value], (atom) => Math.trunc(atom as unknown as number) || 0, destination),
  );
  realm.addLibraryNative('$within', (machine, _self, [value, length]) => within(machine, value, length));
  realm.addLibraryNative('$box', (machine, _self, [value]) => boxed(machine, value));
  realm.addLibraryNative('$setSloppy', (machine, _self, [object, key, value]) =>
    setProperty(machine, object, key, value, false),
  );
  realm.addLibraryNative('$deleteSloppy', (machine, _self, [object, key], _new, destination) =>
    deleteProperty(machine, object, key, false, destination),
  );
  realm.addLibraryNative(
    '$ordinaryHasInstance',
    (machine, _self, [value, target], _new, destination) =>
      hasInstance(machine, value, target as HeapObject, destination),
    { splits: [1] },
  );
}

/** A value without its objects. @requires the running state excludes them */
function withoutObjects(machine: Machine, value: Value): Value {
  if (!(value instanceof Union)) return value;
  const cases = new Cases(machine.values);
  value.atoms.forEach((atom, i) => {
    if (!(atom instanceof HeapObject)) cases.add(value.guards[i]!, atom);
  });
  if (value.word !== null) cases.addWord(value.wordGuard, value.word);
  return cases.empty ? value : cases.build();
}

/** ToNumeric of primitives. */
function liftNumeric(machine: Machine, value: Value, destination: number): Value | typeof PENDING {
  if (!mentionsExotic(value)) return toNumber(machine.values, value);
  return liftHost(
    machine,
    [value],
    (atom) => (typeof atom === 'bigint' ? atom : +(atom as unknown as number)),
    destination,
  );
}

/** ToObject of anything but null and undefined. */
export function boxed(machine: Machine, value: Value): Value {
  if (value instanceof HeapObject) return value;
  const narrowed = machine.narrow(value);
  if (!(narrowed instanceof Union)) return narrowed instanceof HeapObject ? narrowed : machine.realm.box(narrowed);
  const cases = new Cases(machine.values);
  narrowed.atoms.forEach((atom, i) => {
    if (atom !== null && atom !== undefined)
      cases.add(narrowed.guards[i]!, atom instanceof HeapObject ? atom : machine.realm.box(atom));
  });
  if (narrowed.word !== null) cases.add(narrowed.wordGuard, machine.realm.box(machine.values.fromWord(narrowed.word)));
  return cases.build();
}

/** OrdinaryHasInstance for a concrete function. */
export function hasInstance(
  machine: Machine,
  value: Value,
  target: HeapObject,
  destination: number,
): Value | typeof PENDING {
  const data = functionData(target);
  // a bound function stands for its target, whose handler is asked
  if (data instanceof Bound) return machine.realm.callLibrary(machine, 'instanceOf', [value, data.target], destination);
  if (!mentionsObject(value)) return false;
  const prototype = plainProperty(machine, target, 'prototype');
  if (prototype === GETTER)
    return machine.realm.callLibrary(machine, 'hasInstanceByGetter', [value, target], destination);
  if (!(prototype instanceof HeapObject)) {
    const shown = machine.realm.show(prototype);
    return machine.raiseError('TypeError', `Function has non-object prototype '${shown}' in instanceof check`);
  }
  let result: Bit = FALSE;
  for (const { guard, atom } of enumerate(machine.values, machine.narrow(value))) {
    if (atom instanceof HeapObject)
      result = machine.circuit.or(result, machine.circuit.and(guard, inherits(machine, atom, prototype)));
  }
  return machine.values.boolean(result);
}

/** Whether `prototype` is on the prototype chain of an object. */
export function inherits(machine: Machine, object: HeapObject, prototype: HeapObject): Bit {
  let result: Bit = FALSE;
  for (const { guard, shape } of shapeCases(machine.heap.shape(object))) {
    const above = shape.prototype;
    if (above === null) continue;
    const here = above === prototype ? TRUE : inherits(machine, above, prototype);
    result = machine.circuit.or(result, machine.circuit.and(guard, here));
  }
  return result;
}

/** A number of which the program has just found out that it lies in 0 … length: other integers are not worth a case. */
function within({ values }: Machine, value: Value, length: Value): Value {
  if (!(value instanceof Union) || value.word === null) return value;
  const most = length instanceof Union ? (length.word?.hi ?? null) : (length as number);
  if (most === null) return value;
  const cases = new Cases(values);
  value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, atom));
  cases.addWord(value.wordGuard, values.words.narrow(value.word, 0, most));
  return cases.build();
}
