/** Plain data as objects of the evaluator's heap; what is of the heap already stays as it is. */

import type { Machine } from '../../eval/index.js';
import { HeapObject, PLAIN } from '../../heap/index.js';
import type { Atom, Value } from '../../value/index.js';

/** @requires nothing records */
export function inHeap(machine: Machine, data: unknown): Value {
  const { heap, realm } = machine;
  if (typeof data !== 'object' || data === null || data instanceof HeapObject) return data as Atom;
  if (Array.isArray(data))
    return heap.allocateArray(
      realm.arrayPrototype,
      data.map((one) => inHeap(machine, one)),
    );
  let shape = heap.emptyShape(realm.objectPrototype);
  const slots: Value[] = [];
  for (const [key, value] of Object.entries(data)) {
    shape = shape.extend(key, PLAIN);
    slots.push(inHeap(machine, value));
  }
  return heap.allocateShaped('object', shape, slots);
}
