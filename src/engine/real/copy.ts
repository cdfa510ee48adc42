/**
 * The copy of a state that a postcondition sees as `old`. Every copied object says which one it is a copy of, so that `isSame` can
 * compare across time. Functions and objects that cannot be looked into are not copied; what the spec makes is made again.
 */

import { ORIGINAL } from '../../spec/statements.js';
import { madeAgain } from './given.js';
import { contentsOf, define, HOLE, isTransparent, keyIn } from './objects.js';
import type { Constructor, Registry } from './registry.js';

/** @ensures what is shared between the values, or leads in a circle, does so in the copies too */
export function copyOf(values: readonly unknown[], registry: Registry): unknown[] {
  const copies = new Map<object, object>();
  const copy = (value: unknown): unknown => {
    const again = madeAgain(value);
    if (again === null && !isTransparent(value)) return value;
    const known = copies.get(value as object);
    if (known !== undefined) return known;
    const made = again ?? empty(value as object, registry);
    if (Object.isExtensible(made)) Object.defineProperty(made, ORIGINAL, { value, enumerable: false });
    copies.set(value as object, made);
    if (again === null) waiting.push(value as object);
    return made;
  };
  const waiting: object[] = [];
  const results = values.map(copy);
  for (let original = waiting.shift(); original !== undefined; original = waiting.shift()) {
    const made = copies.get(original)!;
    const { fields, elements, entries } = contentsOf(original, registry);
    for (const [name, value] of fields) {
      const key = keyIn(made, name, registry, original);
      const descriptor = Object.getOwnPropertyDescriptor(original, key);
      if (descriptor === undefined) define(made, name, copy(value), registry);
      else Object.defineProperty(made, key, 'value' in descriptor ? { ...descriptor, value: copy(value) } : descriptor);
    }
    if (Array.isArray(made)) {
      made.length = elements.length;
      for (const [index, value] of elements.entries()) if (value !== HOLE) made[index] = copy(value);
    } else if (made instanceof Set) for (const value of elements) Set.prototype.add.call(made, copy(value));
    if (made instanceof Map) for (const [key, value] of entries) Map.prototype.set.call(made, copy(key), copy(value));
  }
  return results;
}

/** An object of the same class with nothing in it. */
function empty(original: object, registry: Registry): object {
  const prototype = Object.getPrototypeOf(original) as { readonly constructor?: unknown } | null;
  const constructor = prototype?.constructor;
  if (registry.typeOf(original) !== null && typeof constructor === 'function') {
    const made = registry.make(constructor as Constructor);
    return Object.getPrototypeOf(made) === prototype ? made : Object.setPrototypeOf(made, prototype);
  }
  const made = Array.isArray(original)
    ? []
    : original instanceof Map
      ? new Map()
      : original instanceof Set
        ? new Set()
        : {};
  return Object.getPrototypeOf(made) === prototype ? made : (Object.setPrototypeOf(made, prototype) as object);
}
