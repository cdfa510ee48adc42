/**
 * Cells before they get their values: what each ranges over. Here it is found out what cannot be, as spec/bounds.ts says: an object that would
 * need what there is no position for. Such an object is left out wherever it might be; where nothing else is left, an array or
 * a map ends before that element, and an object cannot be either. Of circles that need each other, all stay.
 */

import { ELEMENT, LENGTH, SIZE, slotOfPart, type HeapObject } from '../heap/index.js';
import type { Bound, Range, TypeId } from '../spec/bounds.js';
import type { Atom, Value } from '../value/index.js';

/** What a cell ranges over, before all objects are known. */
export interface Sketch {
  atoms: Atom[];
  integers: Range[];
  readonly types: TypeId[];
}

export interface Draft {
  readonly object: HeapObject;
  readonly part: number;
  readonly bound: Bound;
  readonly sketch: Sketch;
  /** Of an element: the length, and where it stands. */
  readonly element: { readonly length: Draft; readonly index: number } | null;
  value: Value;
}

export function isEmpty({ atoms, integers, types }: Sketch): boolean {
  return atoms.length === 0 && integers.length === 0 && types.length === 0;
}

/** Takes what cannot be out of the drafts. @returns the objects that cannot be */
export function removeImpossible(
  drafts: readonly Draft[],
  candidates: (type: TypeId) => readonly HeapObject[],
): ReadonlySet<Atom> {
  const impossible = new Set<Atom>();
  const lengths = new Map<HeapObject, Draft>();
  for (const draft of drafts) if (draft.part === LENGTH || draft.part === SIZE) lengths.set(draft.object, draft);
  for (let changed = true; changed;) {
    changed = false;
    for (const draft of [...drafts].reverse()) {
      const { object, sketch } = draft;
      sketch.atoms = sketch.atoms.filter((atom) => !impossible.has(atom));
      const isLeft = (id: TypeId): boolean => candidates(id).some((one) => !impossible.has(one));
      if (sketch.integers.length > 0 || sketch.atoms.length > 0 || sketch.types.some(isLeft)) continue;
      const length = draft.part <= ELEMENT ? lengths.get(object) : undefined;
      if (length !== undefined) {
        if (shorten(length.sketch, placeOf(draft))) changed = true;
      } else if (!impossible.has(object)) {
        impossible.add(object);
        changed = true;
      }
    }
  }
  return impossible;
}

/** Of an element or entry: how many there are before it. */
function placeOf({ object, part }: Draft): number {
  return object.kind === 'array' ? ELEMENT - part : slotOfPart(part);
}

function shorten(length: Sketch, most: number): boolean {
  if (length.integers.every(({ hi }) => hi <= most)) return false;
  length.integers = length.integers
    .filter(({ lo }) => lo <= most)
    .map(({ lo, hi }) => ({ lo, hi: Math.min(hi, most) }));
  return true;
}

/** Each atom once; a set alone would take −0 for 0. */
export function distinct(atoms: readonly Atom[]): Atom[] {
  const minusZero = {};
  const seen = new Set<unknown>();
  return atoms.filter((atom) => {
    const key = Object.is(atom, -0) ? minusZero : atom;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
