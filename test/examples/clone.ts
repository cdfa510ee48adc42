/**
 * A copy of everything an object leads to: prototypes are kept, so methods work on the copy, and what was shared or cyclic is
 * shared or cyclic again. Postconditions see the past through it.
 */

export function clone<T>(value: T, copies = new Map<unknown, unknown>()): T {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as T;
  if (value instanceof Map) {
    const copy = new Map<unknown, unknown>();
    copies.set(value, copy);
    for (const [key, held] of value) copy.set(clone(key, copies), clone(held, copies));
    return copy as T;
  }
  const copy = Array.isArray(value) ? [] : (Object.create(Object.getPrototypeOf(value) as object) as object);
  copies.set(value, copy);
  for (const [name, held] of Object.entries(value)) (copy as Record<string, unknown>)[name] = clone(held, copies);
  return copy as T;
}
