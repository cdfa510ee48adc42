/** The fields of objects of a shape, by the names that base/key-text.ts gives them. Private methods and accessors are no fields. */

import { symbolText, tellApart } from '../base/key-text.js';
import { brandOf, isPrivateName, ownerOf, type Key, type Shape } from './shape.js';

export interface NamedField {
  readonly name: string;
  readonly key: Key;
  /** As in shapes. */
  readonly flags: number;
}

const known = new WeakMap<Shape, readonly NamedField[]>();

/** By age. */
export function fieldsIn(shape: Shape): readonly NamedField[] {
  let found = known.get(shape);
  if (found === undefined) known.set(shape, (found = named(shape)));
  return found;
}

function named(shape: Shape): readonly NamedField[] {
  const chain: Shape[] = [];
  for (let one: Shape = shape; one.parent !== null; one = one.parent) {
    if (typeof one.key === 'string' || brandOf(one.key) === null) chain.push(one);
  }
  const unnamed = chain.reverse().map((field) => ({ field, ...textOf(field.key) }));
  return tellApart(unnamed).map(({ field: { key, flags }, name }) => ({ name, key, flags }));
}

function textOf(key: Key): { readonly name: string; readonly owner: string | undefined } {
  if (typeof key === 'string') return { name: key, owner: undefined };
  if (!isPrivateName(key)) return { name: symbolText(key), owner: undefined };
  return { name: key.description!, owner: ownerOf(key) ?? 'class' };
}
