/** The prototypes of typed arrays, buffers and data views of a realm. */

import type { HeapObject } from '../../heap/index.js';
import type { Realm } from '../realm.js';
import type { ElementType } from './element.js';

export interface BinaryPrototypes {
  readonly buffer: HeapObject;
  readonly dataView: HeapObject;
  /** Of all typed arrays. */
  readonly common: HeapObject;
  readonly typed: ReadonlyMap<ElementType, HeapObject>;
  readonly constructors: ReadonlyMap<ElementType, HeapObject>;
}

const known = new WeakMap<Realm, BinaryPrototypes>();

export function setBinaryPrototypes(realm: Realm, prototypes: BinaryPrototypes): void {
  known.set(realm, prototypes);
}

/** @requires the builtins are installed */
export function binaryPrototypes(realm: Realm): BinaryPrototypes {
  const found = known.get(realm);
  if (found === undefined) throw new Error('typed arrays are installed with the other builtins');
  return found;
}
