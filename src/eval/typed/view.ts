/**
 * Typed arrays as objects with integer indices (ECMAScript §10.4.5): a key that spells a number is an element or nothing
 * at all; it is never looked for on the prototypes, never added, never deleted. Buffer, place, type and length of a typed
 * array are fixed when it is made; where one of them is symbolic, several arrays are made, one for each case.
 */

import { TRUE, type Bit } from '../../formula/index.js';
import { type Heap, type HeapObject, initialise, unlogged } from '../../heap/index.js';
import { Union, toNumber, type Atom, type Value } from '../../value/index.js';
import { mentionsExotic, mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { CanonicalKey } from '../key.js';
import { formOf, sizeOf, toElement, type ElementType } from './element.js';
import { layoutFor, readBuffer, writeBuffer } from './storage.js';

export interface TypedData {
  readonly type: ElementType;
  /** The byte where the first element begins. */
  readonly offset: number;
}

/** @requires array.kind is 'typed' */
export function typedData(array: HeapObject): TypedData {
  return array.data as TypedData;
}

/** The buffer of a typed array or data view. */
export function bufferOf(view: HeapObject): HeapObject {
  return unlogged.elements(view)[0] as HeapObject; // never changes
}

export function newBuffer(heap: Heap, prototype: HeapObject, byteLength: number): HeapObject {
  const made = heap.allocate('buffer', prototype);
  return initialise(made, { elements: [], length: byteLength });
}

/**
 * How many units of some bytes, at most `count`, lie in a buffer from a place on. Code that makes views checks that all
 * do; but it checks symbolic numbers, and here comes every pair of a place and a count, also those that cannot be
 * together. What such a pair makes does not matter, as long as nobody walks over elements that no memory could hold.
 */
export function countInside(buffer: HeapObject, offset: number, count: number, size: number): number {
  if (offset < 0) return 0;
  return Math.max(0, Math.min(count, Math.floor(((unlogged.length(buffer) as number) - offset) / size)));
}

/** An array on a part of a buffer. @requires the part is inside and begins at a multiple of the element's size */
export function newTypedArray(
  heap: Heap,
  prototype: HeapObject,
  type: ElementType,
  buffer: HeapObject,
  offset: number,
  length: number,
): HeapObject {
  const data: TypedData = { type, offset };
  const made = heap.allocate('typed', prototype, data);
  return initialise(made, { elements: [buffer], length });
}

/** An array of zeros on a buffer of its own. */
export function newTypedArrayOf(
  heap: Heap,
  prototype: HeapObject,
  bufferPrototype: HeapObject,
  type: ElementType,
  length: number,
): HeapObject {
  const buffer = newBuffer(heap, bufferPrototype, length * sizeOf(type));
  initialise(buffer, { internal: layoutFor(type) });
  return newTypedArray(heap, prototype, type, buffer, 0, length);
}

/** Whether a typed array takes a key for an index, whatever the index. */
export function isNumericKey(key: CanonicalKey): boolean {
  if (typeof key !== 'string') return typeof key === 'number';
  return key === '-0' || String(Number(key)) === key;
}

/** Whether a key is the index of an element. @requires array.kind is 'typed' */
export function hasIndex(array: HeapObject, key: CanonicalKey): key is number {
  return typeof key === 'number' && key < (unlogged.length(array) as number);
}

/** @requires hasIndex(array, index) */
export function readIndex(machine: Machine, array: HeapObject, index: number): Value {
  const { type, offset } = typedData(array);
  return readBuffer(machine, bufferOf(array), type, offset + index * sizeOf(type));
}

/** Whether storing a value needs no conversion that runs code of the program or throws. */
export function isStorable(array: HeapObject, value: Value): boolean {
  if (formOf(typedData(array).type) !== 'bigint') return !mentionsObject(value) && !mentionsExotic(value);
  if (!(value instanceof Union)) return typeof value === 'bigint';
  return value.word === null && value.atoms.every((atom: Atom) => typeof atom === 'bigint');
}

/** element := guard ? value : element. @requires hasIndex(array, index) and isStorable(array, value) */
export function writeIndex(machine: Machine, array: HeapObject, index: number, value: Value, guard: Bit = TRUE): void {
  const { type, offset } = typedData(array);
  const { values } = machine;
  const stored = formOf(type) === 'bigint' ? value : toNumber(values, value);
  const element = toElement(values, type, stored);
  writeBuffer(machine, bufferOf(array), type, offset + index * sizeOf(type), element, guard);
}
