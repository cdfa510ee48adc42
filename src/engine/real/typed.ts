/**
 * Bounds, seen from real objects: which type of the bounds an object has, and what the bounds say of its fields. Classes are
 * known by their prototype; a plain object is of the record type that the place where it was found asks for.
 */

import { hasFieldsOf, type Bound, type Bounds, type TypeBounds, type TypeId } from '../../spec/bounds.js';
import { alternatives, mentionsTree } from '../../spec/parts.js';
import type { Registry } from './registry.js';

export class Types {
  /** Whether there are states, or only arguments. */
  readonly hasState: boolean;
  readonly all: readonly TypeBounds[];
  /** Whether a field of some type is a place where objects belong. */
  readonly haveTrees: boolean;
  private readonly byId: ReadonlyMap<TypeId, TypeBounds>;

  constructor(
    bounds: Bounds,
    private readonly registry: Registry,
  ) {
    this.hasState = bounds.subject !== null;
    this.all = bounds.types;
    this.haveTrees = bounds.types.some(({ fields }) => fields.some(({ bound }) => mentionsTree(bound)));
    this.byId = new Map(bounds.types.map((type) => [type.id, type]));
  }

  find(id: string): TypeBounds | null {
    return this.byId.get(id) ?? null;
  }

  /** @requires the bounds are well-formed, so the type is there */
  get(id: TypeId): TypeBounds {
    const type = this.find(id);
    if (type === null) throw new Error(`the bounds speak of a type ${id} that they do not list`);
    return type;
  }

  /** The type of an object that was found where `expected` was said to be. */
  of(object: object, expected: Bound | null): TypeBounds | null {
    const id = this.registry.typeOf(object);
    if (id !== null) return this.find(id);
    if (expected === null || Array.isArray(object) || object instanceof Map || object instanceof Set) return null;
    const records = this.records(expected);
    return records.find((record) => this.mayBe(object, record)) ?? records[0] ?? null;
  }

  private records(bound: Bound): TypeBounds[] {
    return alternatives(bound).flatMap((one) => {
      const type = 'type' in one ? this.get(one.type) : null;
      return type?.kind === 'record' ? [type] : [];
    });
  }

  /** Members of a union of records are told apart by their keys and by fields with few values, such as `type: 'add'`. */
  private mayBe(object: object, record: TypeBounds): boolean {
    const values = object as Readonly<Record<string, unknown>>;
    return (
      hasFieldsOf(record, (name) => Object.hasOwn(object, name), Object.keys(object).length) &&
      record.fields.every(
        ({ name, bound }) => bound.kind !== 'choice' || bound.members.some((member) => Object.is(member, values[name])),
      )
    );
  }
}

/** What the elements of an array or a set may be; null where no such thing is expected. */
export const elementBound = inner((one) => (one.kind === 'array' || one.kind === 'set' ? one.of : null));

export const keyBound = inner((one) => (one.kind === 'map' ? one.key : null));

export const valueBound = inner((one) => (one.kind === 'map' ? one.value : null));

/** Asked of the same bounds in every state, so what it comes to is kept. */
function inner(of: (one: Bound) => Bound | null): (bound: Bound | null) => Bound | null {
  const known = new WeakMap<Bound, Bound | null>();
  const find = (bound: Bound): Bound | null => {
    const members = alternatives(bound).flatMap((one) => of(one) ?? []);
    return members.length < 2 ? (members[0] ?? null) : { kind: 'union', members };
  };
  return (bound) => {
    if (bound === null) return null;
    let found = known.get(bound);
    if (found === undefined) known.set(bound, (found = find(bound)));
    return found;
  };
}

/** Whether an object in such a place is one that only this place leads to. */
export function isTreeBound(bound: Bound | null): boolean {
  if (bound === null) return false;
  if (bound.kind === 'union') {
    return bound.members.some(isTreeBound) && !bound.members.some((member) => member.kind === 'reference');
  }
  return bound.kind === 'tree';
}
