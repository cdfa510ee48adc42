/**
 * Arrays of the program as lists of values, for the natives: elements and length may be symbolic, the array itself is
 * one object. All of it rests on one invariant of arrays: *elements past the length are ABSENT*, in every case. So moving
 * all elements by one place is right whatever the length is, and only the length needs arithmetic.
 */

import { FALSE, TRUE, type Bit, type Word } from '../../formula/index.js';
import { HeapObject, IndexCells, type Key, PLAIN, initialise, unlogged } from '../../heap/index.js';
import { ABSENT, Union, enumerate, ordered, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { canonicalKey } from '../key.js';
import { isOpenArray } from '../property/open.js';
import { defineElement, defineOwn, mayDefine, setLength } from '../property/own.js';
import { hasCells, writeScattered } from '../property/scatter.js';
import { setProperty } from '../property/set.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';

/** Longer lists are left to the text, which meets the step limit where a list of holes would meet that of memory. */
const LONGEST = 10_000_000;

/** The largest length of an array. */
const LARGEST_LENGTH = 4294967295;

/** What tells whether a program has changed how arrays make arrays. */
interface Pristine {
  readonly constructor_: HeapObject;
  readonly constructorSlot: number;
  readonly speciesSlot: number;
  readonly species: Value;
}

const pristineParts = new WeakMap<Realm, Pristine>();

/** @requires the keys of builtins have their final order */
export function rememberPristine(realm: Realm): void {
  const { arrayPrototype } = realm;
  const constructorSlot = slotOf(arrayPrototype, 'constructor');
  const constructor_ = realm.heap.slot(arrayPrototype, constructorSlot) as HeapObject;
  const speciesSlot = slotOf(constructor_, Symbol.species);
  const species = realm.heap.slot(constructor_, speciesSlot);
  pristineParts.set(realm, { constructor_, constructorSlot, speciesSlot, species });
}

function slotOf(object: HeapObject, key: Key): number {
  const shape = unlogged.shape(object);
  const found = 'find' in shape ? shape.find(key) : undefined;
  if (found === undefined) throw new Error(`builtin without ${String(key)}`);
  return found.index;
}

/** An array as a literal makes it, so that the arrays made from it are plain too. */
export function isPlainArray(machine: Machine, value: Value): value is HeapObject {
  const { realm, heap } = machine;
  if (!(value instanceof HeapObject) || value.kind !== 'array') return false;
  if (heap.shape(value) !== heap.emptyShape(realm.arrayPrototype)) return false;
  const parts = pristineParts.get(realm)!;
  return (
    heap.slot(realm.arrayPrototype, parts.constructorSlot) === parts.constructor_ &&
    heap.slot(parts.constructor_, parts.speciesSlot) === parts.species
  );
}

export function lengthOf(machine: Machine, array: HeapObject): Value {
  return machine.heap.length(array) instanceof Union
    ? machine.narrow(machine.heap.length(array))
    : machine.heap.length(array);
}

/** The length if it is certain and not too long for the natives, else null. */
export function certainLength(machine: Machine, array: HeapObject): number | null {
  const length = lengthOf(machine, array);
  return typeof length === 'number' && length <= LONGEST ? length : null;
}

/** The word of a symbolic length; null if the length is concrete or has too many cases to treat one by one. */
export function symbolicLength(machine: Machine, array: HeapObject): Word | null {
  const length = lengthOf(machine, array);
  if (!(length instanceof Union) || length.atoms.length > 0 || length.word === null) return null;
  return length.word.hi - length.word.lo < machine.values.caseLimit && length.word.hi <= LONGEST ? length.word : null;
}

/** Elements from … to − 1, holes as ABSENT. */
export function takeElements(machine: Machine, array: HeapObject, from: number, to: number): Value[] {
  return machine.heap.elementsFrom(array, from, to);
}

/** Gives an array new content. */
export function replaceElements(machine: Machine, array: HeapObject, next: Value[], length: Value = next.length): void {
  const { heap } = machine;
  if (heap.current === null) {
    heap.replaceElements(array, next, length);
    return;
  }
  if (heap.internal(array) instanceof IndexCells) heap.writeInternal(array, undefined);
  const count = Math.max(next.length, heap.extent(array));
  for (let i = 0; i < count; i += 1) {
    const before = i < heap.extent(array) ? heap.elementAt(array, i) : ABSENT;
    const after = i < next.length ? next[i] : ABSENT;
    if (!Object.is(before, after)) heap.writeElement(array, i, after);
  }
  if (!Object.is(heap.length(array), length)) heap.writeLength(array, length);
}

/** array[array.length++] = value; true if that could be done here. @requires isOpenArray */
export function appendElement(machine: Machine, array: HeapObject, value: Value): boolean {
  const { heap, values } = machine;
  const length = machine.fixForWrite(machine.heap.length(array));
  if (typeof length === 'number') {
    if (length >= 4294967295 || length > heap.extent(array) + LONGEST) return false;
    heap.writeElement(array, length, value);
    heap.writeLength(array, length + 1);
    return true;
  }
  const word = symbolicLength(machine, array);
  if (word === null) return false;
  if (hasCells(machine, array) && writeScattered(machine, array, length as Union, value, TRUE)) return true;
  for (let n = word.lo; n <= word.hi; n += 1) {
    const here = values.words.equalsConstant(word, n);
    if (here === FALSE || machine.settle(here) === false) continue;
    heap.writeElement(array, n, values.ite(here, value, heap.elementAt(array, n)));
  }
  heap.writeLength(array, values.fromWord(values.words.add(word, values.words.constant(1))!));
  return true;
}

/** CreateDataProperty on what a builtin is filling. @requires the key is an integer in all its cases */
export function defineIndex(machine: Machine, object: Value, key: Value, value: Value): typeof PENDING | undefined {
  const { circuit, values } = machine;
  const index = machine.fixForWrite(key);
  const target = machine.fixForWrite(object);
  for (const { guard, atom } of enumerate(values, target)) {
    const owner = atom as HeapObject;
    for (const one of enumerate(values, index)) {
      const both = circuit.and(guard, one.guard);
      if (both === FALSE || machine.settle(both) === false) continue;
      const name = canonicalKey(one.atom);
      if (typeof name === 'number' && owner.kind === 'array' && isOpenArray(machine, owner))
        placeElement(machine, owner, name, value, both);
      else if (mayDefine(machine, owner, name, both)) defineOwn(machine, owner, name, PLAIN, value, both);
      else return PENDING;
    }
  }
  return undefined;
}

/** element := guard ? value : element; the length stays as it is where the running state says that it is long enough. */
function placeElement(machine: Machine, array: HeapObject, index: number, value: Value, guard: Bit): void {
  const { heap, values } = machine;
  if (
    heap.length(array) instanceof Union &&
    machine.settle(ordered(values, '<=', heap.length(array), index)) === false
  ) {
    heap.writeElement(array, index, guard === TRUE ? value : values.ite(guard, value, heap.elementAt(array, index)));
  } else defineElement(machine, array, index, value, guard);
}

/** object.length = length, where the caller knows that the length is not negative. */
export function assignLength(machine: Machine, object: Value, length: Value): typeof PENDING | undefined {
  const narrowed = machine.narrow(length);
  const owner = machine.fixForWrite(object);
  if (isOpenArray(machine, owner) && Object.is(machine.heap.length(owner), narrowed)) return undefined;
  if (!(narrowed instanceof Union) || narrowed.atoms.length > 0) {
    return setProperty(machine, owner, 'length', narrowed, true);
  }
  const cases = enumerate(machine.values, owner);
  if (!cases.every(({ atom }) => isOpenArray(machine, atom)))
    return setProperty(machine, owner, 'length', length, true);
  const { words } = machine.values;
  const word = words.narrow(narrowed.word!, 0, 4294967295);
  for (const { guard, atom } of cases) setLength(machine, atom as HeapObject, machine.values.fromWord(word), guard);
  return undefined;
}

/** A new plain array of this length, all holes; RangeError where it cannot have that length. */
export function newArray(machine: Machine, length: Value): HeapObject | typeof PENDING {
  const { circuit, realm, values } = machine;
  const wanted = values.view(machine.narrow(length));
  let invalid = circuit.orAll(wanted.guards);
  if (wanted.word !== null && wanted.word.hi > LARGEST_LENGTH) {
    const tooLong = ordered(values, '<', LARGEST_LENGTH, values.fromWord(wanted.word));
    invalid = circuit.or(invalid, circuit.and(wanted.wordGuard, tooLong));
  }
  const fault = (): HeapObject => realm.error(machine, 'RangeError', 'Invalid array length');
  if (invalid !== FALSE && !machine.raiseUnder(invalid, fault)) return PENDING;
  const made = realm.array([]);
  if (wanted.word !== null)
    initialise(made, { length: values.fromWord(values.words.narrow(wanted.word, 0, LARGEST_LENGTH)) });
  return made;
}
