/** Assigning the length of an array: symbolic lengths, odd values, and arrays whose elements may stay. */

import { FALSE, not, type Bit } from '../../formula/index.js';
import { CONFIGURABLE, HeapObject, type Shape } from '../../heap/index.js';
import { Reference, Union, ordered, whereAbsent, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import type { CallToMake, PENDING } from '../state.js';
import { deleteOwn, isLength, setLength } from './own.js';

/** array.length = value where the guard holds; false: the running state has thrown; a call: what is left to be done there. */
export function assignLength(
  machine: Machine,
  array: HeapObject,
  value: Value,
  guard: Bit,
): boolean | CallToMake['run'] {
  const { circuit, values } = machine;
  const wanted = value instanceof Union ? machine.narrow(value) : value;
  const fault = (): HeapObject => machine.realm.error(machine, 'RangeError', 'Invalid array length');
  if (wanted instanceof Union) {
    const { word } = wanted;
    if (wanted.atoms.length > 0 || word === null) return () => invalidLength(machine, array, machine.fix(wanted));
    const invalid = circuit.or(ordered(values, '<', wanted, 0), ordered(values, '<', 4294967295, wanted));
    if (invalid !== FALSE && !machine.raiseUnder(circuit.and(guard, invalid), fault)) return false;
    setLength(machine, array, values.fromWord(values.words.narrow(word, 0, 4294967295)), guard);
    return true;
  }
  const number = typeof wanted === 'number' ? wanted : wanted instanceof Reference ? NaN : Number(wanted);
  if (!isLength(number + 0)) return machine.raiseUnder(guard, fault);
  setLength(machine, array, number + 0, guard);
  return true;
}

/** array.length = value, for values that are no integers at first sight. */
function invalidLength(machine: Machine, array: HeapObject, value: Value): Value | typeof PENDING {
  const number = Number(value as number);
  if (!isLength(number + 0)) return machine.raiseError('RangeError', 'Invalid array length');
  setLength(machine, array, number + 0);
  return undefined;
}

/** The length of an array shrinks down to the last element that cannot be deleted, as none of a sealed one can. */
export function lengthByDeleting(
  machine: Machine,
  array: HeapObject,
  value: Value,
  strict: boolean,
): Value | typeof PENDING {
  const number = value instanceof HeapObject ? NaN : Number(value as number) + 0;
  if (!isLength(number)) return machine.raiseError('RangeError', 'Invalid array length');
  const shape = machine.shapeOf(array);
  const special = shape.integerKeys().filter((index) => index >= number);
  const last = Math.max(machine.heap.extent(array) - 1, ...special);
  for (let i = last; i >= number; i -= 1) {
    const property = special.includes(i) ? shape.find(String(i)) : undefined;
    if (property === undefined ? canDrop(machine, array, shape, i) : (property.flags & CONFIGURABLE) !== 0) {
      if (property !== undefined) deleteOwn(machine, array, i);
      continue;
    }
    setLength(machine, array, i + 1);
    if (!strict) return undefined;
    return machine.raiseError('TypeError', `Cannot delete property '${i}' of ${machine.realm.describe(array)}`);
  }
  setLength(machine, array, number);
  return undefined;
}

function canDrop(machine: Machine, array: HeapObject, { integrity }: Shape, index: number): boolean {
  if (integrity !== 'sealed') return true;
  const element = machine.heap.elementAt(array, index);
  const absent = whereAbsent(element);
  return machine.choose([absent, not(absent)]) === 0;
}
