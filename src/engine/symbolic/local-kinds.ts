/**
 * What `everyLocal` of the spec room has to know to find all that belongs to a subject. It tells objects apart by their prototypes,
 * which all plain objects share; so there is one kind for all records, and it follows the fields of each of them. Where that is not
 * enough (references, maps and sets, private fields, a field that leads down in one record and up in another) there is no such table.
 */

import { isHiddenName } from '../../base/key-text.js';
import type { HeapObject } from '../../heap/index.js';
import type { Bound, Bounds, FieldBound, TypeBounds } from '../../spec/bounds.js';
import { alternatives } from '../../spec/parts.js';

export interface LocalKindTable {
  readonly prototype: HeapObject;
  hasLocalInvariant: boolean;
  /** The fields that lead to what belongs to an object. */
  readonly fields: Set<string>;
}

/** null: what is reached has to be found out by other means. */
export function localKinds(
  { types, subject }: Bounds,
  prototypeOf: (type: TypeBounds) => HeapObject,
): readonly LocalKindTable[] | null {
  if (subject !== null && !isFollowed(subject)) return null;
  if (!types.every(({ fields }) => fields.every(isPlainField))) return null;
  const kinds = new Map<HeapObject, LocalKindTable>();
  const others = new Map<HeapObject, Set<string>>();
  for (const type of types) {
    const prototype = prototypeOf(type);
    const kind = kinds.get(prototype) ?? { prototype, hasLocalInvariant: false, fields: new Set() };
    const other = others.get(prototype) ?? new Set();
    kinds.set(prototype, kind);
    others.set(prototype, other);
    kind.hasLocalInvariant ||= type.hasLocalInvariant;
    for (const { name, bound } of type.fields) {
      if (isOwning(bound)) kind.fields.add(name);
      else if (leadsElsewhere(bound)) other.add(name);
    }
  }
  const all = [...kinds.values()];
  return all.some(({ prototype, fields }) => [...fields].some((name) => others.get(prototype)!.has(name))) ? null : all;
}

/** Whether a field leads to objects as `everyLocal` follows them, if at all. */
function isPlainField({ name, bound }: FieldBound): boolean {
  return isFollowed(bound) && !(isHiddenName(name) && isOwning(bound));
}

function isFollowed(bound: Bound): boolean {
  return alternatives(bound).every((way) => {
    if (way.kind === 'array') return isFollowed(way.of);
    return way.kind !== 'reference' && way.kind !== 'map' && way.kind !== 'set';
  });
}

function isOwning(bound: Bound): boolean {
  return alternatives(bound).some(({ kind }) => kind === 'tree' || kind === 'array');
}

function leadsElsewhere(bound: Bound): boolean {
  return alternatives(bound).some(({ kind }) => kind === 'above' || kind === 'kept');
}
