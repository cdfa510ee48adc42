/**
 * The frame condition on real objects: what an operation may not change of what it is given has the same content afterwards, field by field, and
 * the same prototype and attributes.
 */

import type { Modifiable, OperationBounds } from '../../spec/bounds.js';
import type { Changed } from '../../spec/question.js';
import type { Built } from './build.js';
import { contentsOf, isTransparent, reachableFrom } from './objects.js';
import type { Registry } from './registry.js';

/** Before the call: gives what is to be asked after it, which is an object that is not as it was, or null. */
export function watched(
  { subject, actuals }: Pick<Built, 'subject' | 'actuals'>,
  modifies: NonNullable<OperationBounds['modifies']>,
  registry: Registry,
  changes: () => readonly Changed[],
): () => object | null {
  const all = reachableFrom([subject, ...actuals], registry);
  const { objects, cells } = freeIn(modifies, { subject, actuals }, all, registry, changes);
  const before = all
    .filter((object) => !objects.has(object))
    .map((object) => ({ object, content: contentOf(object, registry, cells.get(object)) }));
  return () =>
    before.find(({ object, content }) => {
      const now = contentOf(object, registry, cells.get(object));
      return now.length !== content.length || now.some((value, index) => !Object.is(value, content[index]));
    })?.object ?? null;
}

interface Free {
  readonly objects: Set<object>;
  /** Object → fields. */
  readonly cells: Map<object, Set<string>>;
}

/** What may be changed. */
function freeIn(
  modifies: readonly Modifiable[],
  { subject, actuals }: Pick<Built, 'subject' | 'actuals'>,
  all: readonly object[],
  registry: Registry,
  changes: () => readonly Changed[],
): Free {
  const rootOf = (of: 'state' | number): unknown => (of === 'state' ? subject : actuals[of]);
  const whole = modifies.flatMap((one) => (typeof one === 'object' || one === 'listed' ? [] : [rootOf(one)]));
  const objects = new Set(reachableFrom(whole, registry));
  const cells: Free['cells'] = new Map();
  const fieldOf = (object: unknown, field: string): unknown =>
    isTransparent(object) ? contentsOf(object, registry).fields.find(([name]) => name === field)?.[1] : undefined;
  const allow = (object: unknown, field: string): void => {
    if (!isTransparent(object)) return;
    cells.set(object, (cells.get(object) ?? new Set()).add(field));
    const held = fieldOf(object, field);
    // what it holds belongs to it
    if (Array.isArray(held) || held instanceof Map || held instanceof Set) objects.add(held);
  };
  for (const one of modifies) {
    if (one === 'listed')
      for (const [object, field] of changes()) {
        if (field !== null) allow(object, field);
        else if (isTransparent(object)) {
          objects.add(object);
          for (const [name] of contentsOf(object, registry).fields) allow(object, name);
        }
      }
    if (typeof one !== 'object') continue;
    if ('type' in one) {
      for (const object of all)
        if (registry.typeOf(object)?.endsWith(`#${one.type}`) === true) allow(object, one.field);
      continue;
    }
    let value = rootOf(one.of);
    for (const step of one.path.slice(0, -1)) value = fieldOf(value, step);
    allow(value, one.path.at(-1)!);
  }
  return { objects, cells };
}

/** All that an object consists of, in order, but for the contents of some fields. */
function contentOf(object: object, registry: Registry, free: ReadonlySet<string> = new Set()): readonly unknown[] {
  const { fields, elements, entries } = contentsOf(object, registry);
  const attributes = Reflect.ownKeys(object).flatMap((key) => {
    const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(object, key)!;
    return [key, enumerable, writable, configurable];
  });
  const look = [Object.getPrototypeOf(object), Object.isExtensible(object), ...attributes];
  return [...look, ...fields.filter(([name]) => !free.has(name)).flat(), ...elements, ...entries.flat()];
}
