/**
 * Writes that go to one of several places of one object. Under follow the receiver of a write is fixed, and so is its key where a
 * reference stands or is put there: what hangs where decides, sooner or later, which path is taken. Which of several primitives is
 * written decides little, and to fix it would make a path for each place. So such a write goes to every place under the condition
 * that it is the one, `place := guard ? value : place`, and the path says at most that it is one of them.
 */

import { FALSE, not, type Bit } from '../../formula/index.js';
import { ACCESSOR, HeapObject, Shape, WRITABLE } from '../../heap/index.js';
import { countCases, enumerate, Union, ordered, type Value } from '../../value/index.js';
import { canonicalKey, shapeKey } from '../key.js';
import type { Machine } from '../machine.js';
import { mentionsReference } from '../mentions.js';
import { hasIndex, isStorable, writeIndex } from '../typed/view.js';
import { isOpenArray } from './open.js';
import { writeSlotUnder } from './own.js';

interface Place {
  /** Where the key means this one. */
  readonly guard: Bit;
  readonly content: Value;
  write(): void;
}

interface Places {
  readonly places: readonly Place[];
  /** Where the key means one of them. */
  readonly inside: Bit;
}

/** object[key] = value for every case of the key; false: nothing was written, the key has to be fixed. */
export function writeSpread(machine: Machine, object: Value, given: Value, value: Value): boolean {
  if (!(given instanceof Union) || !(object instanceof HeapObject) || machine.policy.merging) return false;
  const key = machine.narrow(given);
  if (!(key instanceof Union) || mentionsReference(value) || countCases(key) > machine.values.caseLimit) return false;
  const write = (object.kind === 'typed' ? intoTyped : intoAll)(machine, object, key, value);
  return write !== null && machine.policy.spreads(machine, key) && write();
}

/** Writes to every place; false: on this path to none of them. Null if that must not be tried. */
type Spread = (() => boolean) | null;

function intoAll(machine: Machine, object: HeapObject, key: Union, value: Value): Spread {
  const { places, inside } = (object.kind === 'array' ? elements : fields)(machine, object, key, value);
  if (places.length === 0 || places.some(({ content }) => mentionsReference(content))) return null;
  return () => {
    if (machine.decide(inside) !== true) return false;
    for (const { guard, write } of places) if (machine.settle(guard) !== false) write();
    return true;
  };
}

const NOWHERE: Places = { places: [], inside: FALSE };

/** The elements of an array; past its length there are none. */
function elements(machine: Machine, array: HeapObject, key: Union, value: Value): Places {
  const { circuit, heap, values } = machine;
  if (key.atoms.length > 0 || !isOpenArray(machine, array)) return NOWHERE;
  const isBelow = (index: Value): Bit => ordered(values, '<', index, heap.length(array));
  const places: Place[] = [];
  for (const { guard, atom } of enumerate(values, key)) {
    const index = atom as number;
    if (index < 0 || machine.settle(isBelow(index)) === false) continue;
    const content = heap.elementAt(array, index);
    const write = (): void => heap.writeElement(array, index, values.ite(guard, value, content));
    places.push({ guard, content, write });
  }
  return { places, inside: circuit.and(ordered(values, '<=', 0, key), isBelow(key)) };
}

/** The fields of an object that are there and can be written. */
function fields(machine: Machine, object: HeapObject, key: Union, value: Value): Places {
  const { circuit, heap, values } = machine;
  const shape = heap.shape(object);
  if (object.kind !== 'object' || !(shape instanceof Shape)) return NOWHERE;
  const places: Place[] = [];
  let outside: Bit = FALSE;
  for (const { guard, atom } of enumerate(values, key)) {
    const property = shape.find(shapeKey(canonicalKey(atom)));
    if (property === undefined || (property.flags & WRITABLE) === 0 || (property.flags & ACCESSOR) !== 0) {
      outside = circuit.or(outside, guard);
      continue;
    }
    const { index } = property;
    const write = (): void => writeSlotUnder(machine, object, index, value, guard);
    places.push({ guard, content: heap.slot(object, index), write });
  }
  return { places, inside: not(outside) };
}

/** What is no index of an element is not written at all. */
function intoTyped(machine: Machine, array: HeapObject, key: Union, value: Value): Spread {
  if (key.atoms.length > 0 || !isStorable(array, value)) return null;
  return () => {
    for (const { guard, atom } of enumerate(machine.values, key)) {
      const index = canonicalKey(atom);
      if (hasIndex(array, index)) writeIndex(machine, array, index, value, guard);
    }
    return true;
  };
}
