/**
 * The frame condition on real objects: what an operation may not change of what it is given has the same content afterwards, field by field, and
 * the same prototype and attributes.
 */

import type { OperationBounds } from '../../spec/bounds.js';
import type { Built } from './build.js';
import { contentsOf, reachableFrom } from './objects.js';
import type { Registry } from './registry.js';

/** Before the call: gives what is to be asked after it, which is an object that is not as it was, or null. */
export function watched(
  { subject, actuals }: Pick<Built, 'subject' | 'actuals'>,
  modifies: NonNullable<OperationBounds['modifies']>,
  registry: Registry,
): () => object | null {
  const free = modifies.map((one) => (one === 'state' ? subject : actuals[one]));
  const mayChange = new Set(reachableFrom(free, registry));
  const before = reachableFrom([subject, ...actuals], registry)
    .filter((object) => !mayChange.has(object))
    .map((object) => ({ object, content: contentOf(object, registry) }));
  return () =>
    before.find(({ object, content }) => {
      const now = contentOf(object, registry);
      return now.length !== content.length || now.some((value, index) => !Object.is(value, content[index]));
    })?.object ?? null;
}

/** All that an object consists of, in order. */
function contentOf(object: object, registry: Registry): readonly unknown[] {
  const { fields, elements, entries } = contentsOf(object, registry);
  const attributes = Reflect.ownKeys(object).flatMap((key) => {
    const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(object, key)!;
    return [key, enumerable, writable, configurable];
  });
  const look = [Object.getPrototypeOf(object), Object.isExtensible(object), ...attributes];
  return [...look, ...fields.flat(), ...elements, ...entries.flat()];
}
