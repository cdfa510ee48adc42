/** Assigning the length of an array in the cases that are decided late: odd values, and arrays that are sealed. */

import { FALSE, TRUE, not } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { ABSENT, Union, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import type { PENDING } from '../state.js';
import { isLength, setLength } from './own.js';

/** array.length = value, for values that are no integers at first sight. */
export function invalidLength(machine: Machine, array: HeapObject, value: Value): Value | typeof PENDING {
  const number = Number(value as number);
  if (!isLength(number + 0)) return machine.raiseError('RangeError', 'Invalid array length');
  setLength(machine, array, number + 0);
  return undefined;
}

/** The length of a sealed array shrinks down to the last element, which cannot be deleted. */
export function sealedLength(
  machine: Machine,
  array: HeapObject,
  value: Value,
  strict: boolean,
): Value | typeof PENDING {
  const number = value instanceof HeapObject ? NaN : Number(value as number) + 0;
  if (!isLength(number)) return machine.raiseError('RangeError', 'Invalid array length');
  for (let i = machine.heap.extent(array) - 1; i >= number; i -= 1) {
    const element = machine.heap.elementAt(array, i);
    const absent = element === ABSENT ? TRUE : element instanceof Union ? element.guardOf(ABSENT) : FALSE;
    if (machine.choose([absent, not(absent)]) === 0) continue;
    setLength(machine, array, i + 1);
    if (!strict) return undefined;
    return machine.raiseError('TypeError', `Cannot delete property '${i}' of ${machine.realm.describe(array)}`);
  }
  setLength(machine, array, number);
  return undefined;
}
