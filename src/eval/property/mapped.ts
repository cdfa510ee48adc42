/**
 * Parameters that are the same variables as elements of `arguments` (ECMAScript 2024, 10.4.4). The language lets the object look
 * into the variables; we let the variables look into the object, so that whatever reads and writes elements need not know.
 *
 * Each such object has a second list, of the parameters that have parted from it: ABSENT there means that the element is the
 * parameter. Parameters that were not passed have parted from the start, others do when their element is deleted, made an
 * accessor or made read-only. Both lists are part of the heap, so which of them holds a parameter may depend on the branch.
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import { HeapObject, initialise } from '../../heap/index.js';
import { ABSENT, whereAbsent, withoutAbsent, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';

/** The list of parameters that have parted, for a call with this many arguments. */
export function separatedParameters(machine: Machine, passed: number, parameters: number): HeapObject {
  const elements = Array.from({ length: parameters }, (_, i) => (i < passed ? ABSENT : undefined));
  return initialise(machine.heap.allocate('array', null), { elements, length: parameters });
}

function separated(object: HeapObject): HeapObject | null {
  return object.kind === 'arguments' && object.data instanceof HeapObject ? object.data : null;
}

/** Where an element is still a parameter. */
export function mappedGuard(machine: Machine, object: HeapObject, index: number): Bit {
  const list = separated(object);
  if (list === null || index >= machine.heap.extent(list)) return FALSE;
  const parted = machine.heap.elementAt(list, index);
  return whereAbsent(parted);
}

/** @requires the function made `object` for at least index + 1 parameters */
export function readParameter(machine: Machine, object: HeapObject, index: number): Value {
  const mapped = mappedGuard(machine, object, index);
  if (mapped === TRUE) return machine.heap.elementAt(object, index);
  const parted = withoutAbsent(machine.values, machine.heap.elementAt(separated(object)!, index));
  if (mapped === FALSE) return parted;
  return machine.values.ite(mapped, withoutAbsent(machine.values, machine.heap.elementAt(object, index)), parted);
}

/** @requires the function made `object` for at least index + 1 parameters */
export function writeParameter(machine: Machine, object: HeapObject, index: number, value: Value, guard: Bit): void {
  const { circuit } = machine;
  const mapped = mappedGuard(machine, object, index);
  writeUnder(machine, object, index, value, circuit.and(guard, mapped));
  writeUnder(machine, separated(object)!, index, value, circuit.and(guard, not(mapped)));
}

function writeUnder(machine: Machine, list: HeapObject, index: number, value: Value, guard: Bit): void {
  const { heap, values } = machine;
  if (guard !== FALSE)
    heap.writeElement(list, index, guard === TRUE ? value : values.ite(guard, value, heap.elementAt(list, index)));
}

/** From here on, where the guard holds, the element and the parameter are two. @requires the element is still there */
export function part(machine: Machine, object: HeapObject, index: number, guard: Bit): void {
  const mapped = machine.circuit.and(guard, mappedGuard(machine, object, index));
  if (mapped !== FALSE) writeUnder(machine, separated(object)!, index, machine.heap.elementAt(object, index), mapped);
}

/** The same for every element. */
export function partAll(machine: Machine, object: HeapObject): void {
  const list = separated(object);
  const count = list === null ? 0 : machine.heap.extent(list);
  for (let i = 0; i < count; i += 1) part(machine, object, i, TRUE);
}
