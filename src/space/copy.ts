/**
 * The pre-state once more, for postconditions that compare: `old` is a copy of the subject that no operation can reach. Each
 * copy says which object it is a copy of (see `isSame` in spec/statements.ts).
 */

import { HIDDEN, type Heap, type HeapObject, type Shape, unlogged, initialise } from '../heap/index.js';
import type { Given } from '../spec/bounds.js';
import { Union, type Atom, type Value } from '../value/index.js';
import type { Space } from './space.js';

/**
 * value → the same among the copies. @requires nothing records, so that copies belong to every version
 * @param again what the spec gives, once more
 */
export function copySpace(
  heap: Heap,
  space: Space,
  original: symbol,
  again: (given: Given, object: HeapObject) => HeapObject,
): (value: Value) => Value {
  const copies = new Map<Atom, HeapObject>();
  for (const [object, given] of space.given) copies.set(object, again(given, object));
  for (const object of space.residents.keys()) {
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
  for (const object of space.residents.keys()) {
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
