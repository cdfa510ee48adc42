/** Arrays of which the elements alone decide what a read gives and a write does: no prototype and no seal has a say in it. */

import { HeapObject, READ_ONLY_LENGTH, Shape, shapeCases } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import type { Machine } from '../machine.js';

/** An array whose elements can be moved and written without asking anyone: extensible, and no element is inherited. */
export function isOpenArray(machine: Machine, value: Value): value is HeapObject {
  if (!(value instanceof HeapObject) || value.kind !== 'array') return false;
  return shapeCases(machine.heap.shape(value)).every(
    ({ shape }) => shape.integrity === 'open' && !hasSpecialElements(shape) && !hasInteger(machine, shape.prototype),
  );
}

/** Whether a hole of an array may show what a prototype has, or an element with attributes of its own. */
export function inheritsElements(machine: Machine, array: HeapObject): boolean {
  return shapeCases(machine.heap.shape(array)).some(
    ({ shape }) => hasSpecialElements(shape) || hasInteger(machine, shape.prototype),
  );
}

/** Whether elements of an array, or its length, are not as usual. */
export function hasSpecialElements(shape: Shape): boolean {
  return shape.count > 0 && (shape.integerKeys().length > 0 || shape.find(READ_ONLY_LENGTH) !== undefined);
}

/** Whether this object or one above it has a key that may be the index of an element. */
function hasInteger(machine: Machine, object: HeapObject | null): boolean {
  for (let one = object; one !== null;) {
    if (one.kind === 'typed' || machine.heap.extent(one) > 0) return true;
    const shape = machine.heap.shape(one);
    if (!(shape instanceof Shape))
      return shapeCases(shape).some(
        (each) => each.shape.integerKeys().length > 0 || hasInteger(machine, each.shape.prototype),
      );
    if (shape.integerKeys().length > 0) return true;
    one = shape.prototype;
  }
  return false;
}
