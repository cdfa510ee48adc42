/**
 * Where the content of a map or set stands in its object; nobody else knows. Its elements are slots in the order of insertion, three
 * elements each: key, value, present; of a set the value is the key. The internal part is the size.
 *
 * A slot is in use where `present` is true. Deleting clears it, inserting again appends, so slots come in the order of iteration in
 * every case. `length` counts the slots that any version has used; it is not journaled and only a bound.
 */

import type { Bit } from '../formula/index.js';
import { ABSENT, equal, type Value, type Values } from '../value/index.js';
import type { HeapObject } from './object.js';
import { unlogged } from './unlogged.js';
import { ELEMENT, INTERNAL } from './version.js';

const WIDTH = 3;

/** The part of an object that is its size. */
export const SIZE = INTERNAL;

// --- slot → index among the elements -----------------------------------------------------------------------

export function keyAt(slot: number): number {
  return WIDTH * slot;
}

export function valueAt(slot: number): number {
  return WIDTH * slot + 1;
}

export function presentAt(slot: number): number {
  return WIDTH * slot + 2;
}

/** How many elements so many slots take. */
export function elementsFor(slots: number): number {
  return WIDTH * slots;
}

// --- index among the elements → slot -----------------------------------------------------------------------

export function slotOfElement(index: number): number {
  return Math.floor(index / WIDTH);
}

/** Which part of its slot an element is. */
export function entryPart(index: number): 'key' | 'value' | 'present' {
  const place = index % WIDTH;
  return place === 0 ? 'key' : place === 1 ? 'value' : 'present';
}

/** The slot that a part of an object (see version.ts) belongs to. */
export function slotOfPart(part: number): number {
  return slotOfElement(ELEMENT - part);
}

// --- reading, unheard --------------------------------------------------------------------------------------

export interface Entry {
  readonly slot: number;
  readonly key: Value;
  readonly value: Value;
  readonly present: Value;
}

/** All slots of the running version, present or not. */
export function entriesOf(object: HeapObject): Entry[] {
  const elements = unlogged.elements(object);
  return Array.from({ length: slotOfElement(elements.length) }, (_, slot) => ({
    slot,
    key: elements[keyAt(slot)],
    value: elements[valueAt(slot)],
    present: elements[presentAt(slot)],
  }));
}

/** How many slots the running version uses. */
export function usedSlots(object: HeapObject): number {
  const elements = unlogged.elements(object);
  let used = slotOfElement(elements.length);
  for (; used > 0; used -= 1) {
    const present = elements[presentAt(used - 1)];
    if (present !== ABSENT && present !== undefined) break;
  }
  return used;
}

/** The condition under which a slot is in use. */
export function isPresent(values: Values, object: HeapObject, slot: number): Bit {
  return equal(values, 'strict', unlogged.elements(object)[presentAt(slot)], true);
}
