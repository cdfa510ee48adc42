/** Where an object keeps a field, by the name it has in the source: `name`, or `#name` if it is private. */

import { Shape, type HeapObject, type Key, unlogged } from '../heap/index.js';

/** @requires the object has one shape, with that field */
export function slotOf(object: HeapObject, name: string): number {
  const shape = unlogged.shape(object);
  const key = shape instanceof Shape ? keyOf(shape, name) : undefined;
  const property = key === undefined ? undefined : (shape as Shape).find(key);
  if (property === undefined) throw new Error(`the object has no field '${name}'`);
  return property.index;
}

/** The key behind a field's name; undefined if there is no such field. */
export function keyOf(shape: Shape, name: string): Key | undefined {
  if (!name.startsWith('#')) return shape.find(name) === undefined ? undefined : name;
  for (let one: Shape = shape; one.parent !== null; one = one.parent)
    if (typeof one.key === 'symbol' && one.key.description === name) return one.key;
  return undefined;
}
