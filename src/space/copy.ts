/**
 * What there is at some moment once more, for postconditions that compare: `old` is a copy of the subject that no operation can reach. Each
 * copy says which object it is a copy of (see `isSame` in spec/statements.ts).
 */

import { HIDDEN, type Heap, type HeapObject, type Shape, unlogged, initialise } from '../heap/index.js';
import { Union, type Atom, type Value } from '../value/index.js';

/**
 * value → the same among the copies. Copies that are made while nothing records belong to every version.
 * @param known copies that are there already
 * @requires every object has one shape
 */
export function copyObjects(
  heap: Heap,
  objects: Iterable<HeapObject>,
  original: symbol,
  known: readonly (readonly [object: HeapObject, copy: HeapObject])[] = [],
): (value: Value) => Value {
  const all = [...objects];
  const copies = new Map<Atom, HeapObject>(known);
  for (const object of all) {
    const shape = unlogged.shape(object) as Shape;
    const made = heap.allocateShaped(object.kind, shape.extend(original, HIDDEN), [], object.data);
    copies.set(object, made);
  }
  const copied = (value: Value): Value => {
    if (!(value instanceof Union)) return copies.get(value) ?? value;
    if (!value.atoms.some((atom) => copies.has(atom))) return value;
    const atoms = value.atoms.map((atom) => copies.get(atom) ?? atom);
    return heap.values.make(atoms, value.guards, value.word, value.wordGuard);
  };
  for (const object of all) {
    const made = copies.get(object)!;
    const elements = unlogged.elements(object);
    initialise(made, {
      slots: [...unlogged.slots(object).map(copied), object],
      length: unlogged.length(object),
      internal: unlogged.internal(object),
    });
    if (elements.length > 0) initialise(made, { elements: elements.map(copied) });
  }
  return copied;
}
