/**
 * Property keys. Integer keys below 2^32 − 1 are numbers here, whether the program wrote 7 or '7', so that arrays find
 * their element without making strings; objects without elements turn them back.
 */

import { type HeapObject, isIndexKey, type Key } from '../heap/index.js';
import type { Atom } from '../value/index.js';

/** @invariant a number is an integer in 0 … 2^32 − 2, and no string is the spelling of one */
export type CanonicalKey = Key | number;

const LARGEST_INDEX = 4294967294;

/** @requires atom is a primitive; objects are converted before */
export function canonicalKey(atom: Atom): CanonicalKey {
  if (typeof atom === 'number') {
    return atom >= 0 && atom <= LARGEST_INDEX && Number.isInteger(atom) ? atom + 0 : String(atom);
  }
  if (typeof atom === 'symbol') return atom;
  const text = String(atom as string);
  return isIndexKey(text) ? Number(text) : text;
}

/** The key as shapes store it. */
export function shapeKey(key: CanonicalKey): Key {
  return typeof key === 'number' ? String(key) : key;
}

/** Whether an object keeps its integer keys in `elements`. */
export function hasElements(object: HeapObject): boolean {
  return object.kind === 'array' || object.kind === 'arguments';
}

/** A key as messages show it. */
export function keyText(key: CanonicalKey): string {
  return typeof key === 'symbol' ? key.toString() : String(key);
}
