/** The heap: objects by their numbers. An object has a slot for every field of every class, of which those of its own class matter. */

import type { ClassTable } from './classes.js';
import { BOOLEAN, INT, OBJECT, type Type, type ValueKind } from './syntax.js';

/** So many fields a class declares at most. */
const FIELDS = 2;

export class HeapObject {
  constructor(
    public cls: Type,
    /** What each slot holds: its kind, and the number of an integer or of an object. */
    public kinds: ValueKind[],
    public numbers: number[],
  ) {}
}

/** Where the field of a class is in an object. */
export const slotOf = (cls: Type, index: number): number => (cls - 1) * FIELDS + index;

/** A new object, all of whose fields are null, 0 or false. @declarative */
export function newObject(cls: Type, table: ClassTable): HeapObject {
  const kinds: ValueKind[] = [];
  for (let declaring = 1; declaring <= table.classes.length; declaring += 1)
    for (let index = 0; index < FIELDS; index += 1) kinds.push(initial(table.fieldType(declaring, index)));
  return new HeapObject(
    cls,
    kinds,
    kinds.map(() => 0),
  );
}

function initial(type: Type = OBJECT): ValueKind {
  if (type === INT) return 'int';
  return type === BOOLEAN ? 'false' : 'null';
}
