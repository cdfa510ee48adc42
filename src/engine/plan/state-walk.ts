/**
 * Walking over states before anything is symbolic, by what the bounds say of them: which type an object has, what it consists of, and which
 * places of a state have a counterpart in an initial one.
 */

import { HeapObject, entryPart, unlogged } from '../../heap/index.js';
import type { Bound, TypeId } from '../../spec/bounds.js';
import { alternatives, elementAt } from '../../spec/parts.js';
import type { Value } from '../../value/index.js';
import { elementsOf, ownFields, prototypeOf, shapeOf } from './reading.js';
import type { PlannedType } from './states.js';

export class StateWalk {
  constructor(private readonly types: readonly PlannedType[]) {}

  /** The objects of a state, with their types; arrays, maps and sets have none. */
  objectsIn(value: Value, bound: Bound): ReadonlyMap<HeapObject, PlannedType | null> {
    const found = new Map<HeapObject, PlannedType | null>();
    const waiting: { readonly value: Value; readonly bound: Bound }[] = [{ value, bound }];
    for (const next of waiting) {
      if (!(next.value instanceof HeapObject) || found.has(next.value) || next.value.kind === 'function') continue;
      const { value: object } = next;
      const type = this.typeAt(object, next.bound);
      if (type === null && !isContainer(object)) continue;
      found.set(object, type);
      for (const part of this.partsOf(object, next.bound)) waiting.push({ value: part.of(object), bound: part.bound });
    }
    return found;
  }

  /** The type of an object that stands where the bound says what may be. */
  typeAt(value: Value, bound: Bound): PlannedType | null {
    if (!(value instanceof HeapObject) || value.kind !== 'object') return null;
    for (const one of alternatives(bound)) {
      if (one.kind !== 'tree' && one.kind !== 'reference' && one.kind !== 'above') continue;
      const type = this.type(one.type);
      if (isInstance(type, value)) return type;
    }
    return null;
  }

  type(id: TypeId): PlannedType {
    return this.types.find(({ draft }) => draft.id === id)!;
  }

  /** What an object consists of, and how to find the same part of another. */
  partsOf(object: HeapObject, bound: Bound): { readonly bound: Bound; readonly of: (one: HeapObject) => Value }[] {
    const type = this.typeAt(object, bound);
    if (type !== null) {
      return type.bounds.fields
        .filter((field) => field.bound.kind !== 'kept')
        .map((field) => ({ bound: field.bound, of: (one) => fieldOf(type, one, field.name) }));
    }
    return alternatives(bound).flatMap((one) => {
      if (one.kind !== object.kind) return [];
      if (one.kind === 'array')
        return elementsOf(object).map((_, i) => ({
          bound: elementAt(one, i),
          of: (other: HeapObject) => unlogged.elements(other)[i],
        }));
      if (one.kind !== 'map' && one.kind !== 'set') return [];
      // entries of another map are not the same parts, but those of this one have to be seen
      return unlogged.elements(object).flatMap((_, i) => {
        const part = entryPart(i);
        if (part === 'present' || (one.kind === 'set' && part === 'value')) return [];
        const inner = one.kind === 'set' ? one.of : one[part];
        return [
          { bound: inner, of: (other: HeapObject) => (other === object ? unlogged.elements(object)[i] : undefined) },
        ];
      });
    });
  }
}

/** Which places of a state have a counterpart in an initial one, as engines take them over. */
export class Cover {
  readonly adopted = new Set<HeapObject>();
  readonly uncovered = new Set<PlannedType>();

  constructor(private readonly walk: StateWalk) {}

  place(bound: Bound, model: Value): void {
    for (const one of alternatives(bound)) {
      if (one.kind === 'tree' || one.kind === 'reference') {
        const type = this.walk.type(one.type);
        if (one.kind === 'tree' && this.walk.typeAt(model, one) === type && this.adopt(model as HeapObject)) {
          for (const part of this.walk.partsOf(model as HeapObject, one))
            this.place(part.bound, part.of(model as HeapObject));
        } else if (!this.uncovered.has(type)) {
          this.uncovered.add(type);
          for (const { bound: inner } of type.bounds.fields) this.place(inner, undefined);
        }
      } else if (one.kind === 'array') {
        const isThere = model instanceof HeapObject && model.kind === 'array' && this.adopt(model);
        for (let i = 0; i < one.maximum; i += 1)
          this.place(
            elementAt(one, i),
            isThere && i < (unlogged.length(model) as number) ? unlogged.elements(model)[i] : undefined,
          );
      } else if (one.kind === 'map' || one.kind === 'set') {
        if (model instanceof HeapObject && model.kind === one.kind) this.adopt(model);
        for (const inner of one.kind === 'map' ? [one.key, one.value] : [one.of]) this.place(inner, undefined);
      }
    }
  }

  private adopt(object: HeapObject): boolean {
    if (this.adopted.has(object)) return false;
    this.adopted.add(object);
    return true;
  }
}

export function keptNames(type: PlannedType): readonly string[] {
  return type.bounds.fields.filter(({ bound }) => bound.kind === 'kept').map(({ name }) => name);
}

/** What a slot holds, accessors as they are. */
export function slotIn(type: PlannedType, object: HeapObject, name: string): Value {
  const property = shapeOf(object).find(type.keys.get(name)!);
  return property === undefined ? undefined : unlogged.slots(object)[property.index];
}

export function fieldOf(type: PlannedType, object: HeapObject, name: string): Value {
  return slotIn(type, object, name);
}

/** A plain object is of a record type that has all its fields. */
export function isInstance(type: PlannedType, object: HeapObject): boolean {
  if (type.draft.class !== null) return shapeOf(object).prototype === prototypeOf(type.draft.class);
  return (
    object.kind === 'object' &&
    ownFields(object).length > 0 &&
    ownFields(object).every(({ name }) => type.keys.has(name)) &&
    type.bounds.fields.every(({ name, isOptional }) => isOptional === true || shapeOf(object).find(name) !== undefined)
  );
}

export function firstInstance(type: PlannedType, root: Value): HeapObject | null {
  const waiting: Value[] = [root];
  const seen = new Set<HeapObject>();
  for (const next of waiting) {
    if (!(next instanceof HeapObject) || seen.has(next) || next.kind === 'function') continue;
    seen.add(next);
    if (isInstance(type, next)) return next;
    waiting.push(...unlogged.slots(next), ...unlogged.elements(next));
  }
  return null;
}

export function isContainer({ kind }: HeapObject): boolean {
  return kind === 'array' || kind === 'map' || kind === 'set';
}
