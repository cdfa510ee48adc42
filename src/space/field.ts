/** Where an object keeps a field, by the name that base/key-text.ts gives it. */

import { Shape, fieldsIn, isPrivateName, unlogged, type HeapObject, type Key } from '../heap/index.js';

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
  if (shape.find(name) !== undefined) return name;
  return fieldsIn(shape).find((field) => field.name === name)?.key;
}

/** What a key of a shape is called; private methods have no name here. */
export function nameOfKey(shape: Shape, key: Key): string {
  if (typeof key === 'string') return key;
  return (
    fieldsIn(shape).find((field) => field.key === key)?.name ?? (isPrivateName(key) ? key.description! : String(key))
  );
}
