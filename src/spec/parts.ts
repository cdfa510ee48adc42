/**
 * What bounds are made of. A bound is taken apart here, and put together again, and nowhere else: whoever walks over bounds says what the
 * kinds mean that mean something to it, and leaves the way down to these functions. So a new kind of bound is told here how it holds
 * others, and elsewhere only what it means.
 */

import type { Bound, Bounds } from './bounds.js';
import type { Primitive } from './domains.js';

/** What holds elements or entries. */
export type Container = Extract<Bound, { readonly kind: 'array' | 'map' | 'set' }>;

export function isContainer(bound: Bound): bound is Container {
  return bound.kind === 'array' || bound.kind === 'map' || bound.kind === 'set';
}

/** What an element of an array is. */
export function elementAt({ of, each }: Extract<Bound, { readonly kind: 'array' }>, index: number): Bound {
  return each?.[index] ?? of;
}

/** A union's members, nested ones included; anything else is its own only alternative. */
export function alternatives(bound: Bound): readonly Bound[] {
  let known = alternativesOf.get(bound);
  if (known === undefined) {
    known = bound.kind === 'union' ? bound.members.flatMap(alternatives) : [bound];
    alternativesOf.set(bound, known);
  }
  return known;
}

/** Asked of every field of every state. */
const alternativesOf = new WeakMap<Bound, readonly Bound[]>();

/** What a bound is made of in the end: elements, keys, values and members, down to what has no parts. */
export function partsOf(bound: Bound): readonly Bound[] {
  if (bound.kind === 'union') return bound.members.flatMap(partsOf);
  if (!isContainer(bound)) return [bound];
  return (bound.kind === 'map' ? [bound.key, bound.value] : [bound.of]).flatMap(partsOf);
}

/** The same bound with other elements, keys, values and members; what has none stays as it is. */
export function mapParts(bound: Bound, change: (part: Bound) => Bound): Bound {
  switch (bound.kind) {
    case 'array': {
      const each = bound.each?.map(change);
      return { ...bound, of: change(bound.of), ...(each === undefined ? {} : { each }) };
    }
    case 'set':
      return { ...bound, of: change(bound.of) };
    case 'map':
      return { ...bound, key: change(bound.key), value: change(bound.value) };
    case 'union':
      return { ...bound, members: bound.members.map(change) };
    case 'boolean':
    case 'integer':
    case 'choice':
    case 'given':
    case 'tree':
    case 'reference':
    case 'above':
    case 'hole':
    case 'kept':
      return bound;
  }
}

/** A part in one of the places that a value has for it. */
export interface PlacedPart {
  readonly part: Bound;
  /** The way there: `[2]`, `[0]key`, `[1][0]`; empty where it is the value itself. */
  readonly path: string;
}

/** The parts once for each place that there is room for, in order: all elements, all entries, every alternative of each. */
export function placedParts(bound: Bound, path = ''): readonly PlacedPart[] {
  if (bound.kind === 'union') return bound.members.flatMap((member) => placedParts(member, path));
  if (!isContainer(bound)) return [{ part: bound, path }];
  return Array.from({ length: bound.maximum }, (_, index) => {
    const place = `${path}[${index}]`;
    if (bound.kind !== 'map') return placedParts(bound.kind === 'array' ? elementAt(bound, index) : bound.of, place);
    return [...placedParts(bound.key, `${place}key`), ...placedParts(bound.value, place)];
  }).flat();
}

/** What keys range over, each once, in order; null if there are objects among them. */
export function primitivesIn(bound: Bound): readonly Primitive[] | null {
  switch (bound.kind) {
    case 'boolean':
      return [false, true];
    case 'integer':
      return Array.from({ length: Math.max(0, bound.hi - bound.lo + 1) }, (_, index) => bound.lo + index);
    case 'choice':
      return bound.members;
    case 'union': {
      const parts = bound.members.map(primitivesIn);
      return parts.includes(null) ? null : [...new Set(parts.flatMap((part) => part!))];
    }
    case 'given':
    case 'tree':
    case 'reference':
    case 'array':
    case 'map':
    case 'set':
    case 'above':
    case 'hole':
    case 'kept':
      return null;
  }
}

/** Whether something in it is an object of its own. */
export function mentionsTree(bound: Bound): boolean {
  return partsOf(bound).some(({ kind }) => kind === 'tree');
}

/**
 * Whether tree fields are a promise of the code: said by the spec or a tag, or true of all states observed. If the types alone suggest
 * them, as for `current: Item`, they are our choice, and an operation that shares an object does nothing wrong.
 */
export function promisesTrees({ types }: Bounds): boolean {
  return types.every(({ kind, fields }) =>
    fields.every(({ bound, origin }) => kind === 'record' || origin !== 'type' || !mentionsTree(bound)),
  );
}

/**
 * Tree fields that are so in all states that were looked at, as `type.field`, in the order of declaration. Nobody promised them: an
 * operation that breaks them and leaves a valid state shows that they are none.
 */
export function observedTrees({ types }: Bounds): readonly string[] {
  return types.flatMap(({ id, fields }) =>
    fields
      .filter(({ origin, bound }) => origin === 'observed' && mentionsTree(bound))
      .map(({ name }) => `${id}.${name}`),
  );
}
