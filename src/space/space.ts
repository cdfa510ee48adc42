/**
 * A search space: a heap whose fields are symbolic within the bounds of a check. Every assignment of the variables that satisfies
 * `domains` is one state, and every state within the bounds is some assignment.
 */

import type { Bit } from '../formula/index.js';
import type { HeapObject } from '../heap/index.js';
import type { Bound, Given, TypeBounds } from '../spec/bounds.js';
import type { Container } from '../spec/parts.js';
import type { Value } from '../value/index.js';

/** One part of one object that the bounds say something about. */
export interface SpaceCell {
  readonly object: HeapObject;
  /** As in heap versions: slot, element, length or internal. */
  readonly part: number;
  readonly bound: Bound;
  /** What it holds in the pre-state. */
  readonly value: Value;
  /** Whether it is part of its object at all: entries of a map or set are so only up to its size. */
  readonly present: Bit;
}

/** What an object of the space is. */
export interface Resident {
  readonly object: HeapObject;
  /** Its type; for arrays, maps and sets their bound. */
  readonly type: TypeBounds | Container;
  /** The cell that leads here in the tree; null for the subject, pool objects and detached arguments. */
  readonly owner: SpaceCell | null;
}

export interface Space {
  /** The subject; undefined for plain functions. */
  readonly subject: Value;
  readonly residents: ReadonlyMap<HeapObject, Resident>;
  readonly cells: readonly SpaceCell[];
  /** object → part → cell */
  readonly cellAt: ReadonlyMap<HeapObject, ReadonlyMap<number, SpaceCell>>;
  /** Objects named by references only; interchangeable within a type, and numbered in the order in which a walk meets them. */
  readonly pool: readonly HeapObject[];
  /** Functions and objects of the spec. */
  readonly given: ReadonlyMap<HeapObject, Given>;
  /** Holds for the assignments that mean a state. */
  readonly domains: Bit;
}

/** The arguments of one operation. */
export interface Actuals {
  readonly values: readonly Value[];
  readonly domains: Bit;
}

/** The part of an object that leads to another. */
export interface Holder {
  readonly object: HeapObject;
  readonly part: number;
}

/** Makes objects outside any state, with all their fields, for the space to fill. */
export interface Maker {
  /** An array of one element, which is the subject or an argument. */
  holder(isSubject: boolean): HeapObject;
  /** @param holder null for objects of a pool */
  instance(type: TypeBounds, holder: Holder | null): HeapObject;
  array(holder: Holder): HeapObject;
  map(holder: Holder): HeapObject;
  set(holder: Holder): HeapObject;
  /** Always the same for the same. */
  given(one: Given): HeapObject;
}
