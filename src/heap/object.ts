/**
 * What lives in the heap: objects and variable cells. Both are plain mutable records written only through `Heap`, which
 * journals every write; that is what makes states of the merge policy cheap to fork and to switch.
 *
 * All objects have the same five mutable parts, whatever their kind, so that the journal, the join of heaps and the
 * read log need to know nothing about arrays, maps or generators.
 */

import { Reference, type Value } from '../value/index.js';
import type { Shape, ShapeValue } from './shape.js';

/** What an object is besides its properties; decides what `elements`, `length` and `internal` mean. */
export type ObjectKind =
  | 'object'
  | 'array' // elements: values or ABSENT; length: the array's length
  | 'function' // data: how to call it
  | 'error'
  | 'boxed' // internal: the primitive of a Boolean, Number, String, Symbol or BigInt object
  | 'arguments' // like an array without the magic length
  | 'map' // see entries.ts
  | 'set' // as map
  | 'iterator' // of arrays, maps, sets, strings: elements: [source, kind, …]; internal: position
  | 'generator' // internal: suspended frames, or one of the generator's end states
  | 'regexp' // data: the host RegExp
  | 'date' // internal: time value
  | 'buffer' // an ArrayBuffer; elements: its cells; length: bytes; internal: the type of the cells
  | 'typed' // a typed array; elements: [buffer]; length: elements; data: their type and where they begin
  | 'dataView' // elements: [buffer]; length: bytes; data: where they begin
  | 'namespace'; // a module namespace; elements: its cells

export class HeapObject extends Reference {
  elementsNow: Value[] = NO_ELEMENTS;
  lengthNow: Value = 0;
  internalNow: Value = undefined;

  /** Grows whenever an element changes or a version switch touches the object, so that derived tables know they are stale. */
  stampNow = 0;

  /** The empty shape of objects that have this one as prototype; a memo, not state. */
  instanceShape: Shape | null = null;

  /** What it may be a copy of; a guess, not state. */
  origin: HeapObject | null = null;

  constructor(
    id: number,
    readonly kind: ObjectKind,
    public shapeNow: ShapeValue,
    public slotsNow: Value[],
    /** What never changes about this object; its type is known to whoever made it. */
    readonly data: unknown,
  ) {
    super(id);
  }

  get callable(): boolean {
    return this.kind === 'function';
  }
}

/** Shared by all objects without elements; `Heap` replaces it before the first write. */
export const NO_ELEMENTS: Value[] = [];

/** A captured variable. */
export class Cell extends Reference {
  /** What it holds is made when it is first asked for, is always the same, and is never replaced. */
  isLate = false;

  constructor(
    id: number,
    public internalNow: Value,
  ) {
    super(id);
  }

  get callable(): boolean {
    return false;
  }
}

/** The two halves of an accessor property; the content of its slot. Immutable. */
export class Accessor extends Reference {
  constructor(
    id: number,
    readonly get: Value,
    readonly set: Value,
  ) {
    super(id);
  }

  get callable(): boolean {
    return false;
  }
}
