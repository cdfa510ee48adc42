/**
 * The heap: objects by their numbers. An object has a slot for every field of every class, of which those of its own class matter. An
 * owner is older than what it owns, and so has a smaller number.
 */

import type { ClassTable } from './classes.js';
import { BOOLEAN, INT, OBJECT, WORLD, firstIn, ownerOf, type ClassName, type Owner, type Type } from './types.js';
import type { ValueKind } from './syntax.js';

/** So many fields a class declares at most. */
const FIELDS = 2;

export class HeapObject {
  constructor(
    public type: Type,
    /** What each slot holds: its kind, and the number of an integer or of an object. */
    public kinds: ValueKind[],
    public numbers: number[],
  ) {}
}

/** Where the field of a class is in an object. */
export const slotOf = (cls: ClassName, index: number): number => (cls - 1) * FIELDS + index;

/** A new object, all of whose fields are null, 0 or false. @declarative */
export function newObject(type: Type, table: ClassTable): HeapObject {
  const kinds: ValueKind[] = [];
  for (let declaring = 1; declaring <= table.classes.length; declaring += 1)
    for (let index = 0; index < FIELDS; index += 1) kinds.push(initial(table.fieldType(declaring, index)));
  return new HeapObject(
    type,
    kinds,
    kinds.map(() => 0),
  );
}

function initial(type: Type = OBJECT): ValueKind {
  if (type === INT) return 'int';
  return type === BOOLEAN ? 'false' : 'null';
}

/** p ≥ q: p is q, or owns it, or owns an owner of it. */
export function encloses(p: Owner, q: Owner, heap: readonly HeapObject[]): boolean {
  let owner = q;
  for (let object = heap.length - 1; object >= 0; object -= 1)
    if (owner === ownerOf(object) && owner !== p) owner = firstIn(heap[object]!.type);
  return owner === p || p === WORLD;
}
