/**
 * Where the objects of a state may be: spec/bounds.ts says how positions are given out, breadth first, and this does it. A *place* is
 * a position or an object of a pool; a *slot* is a field, an element or an entry of one, with all it may hold.
 *
 * What cannot be is taken out at the end: an object is impossible if one of its slots can hold nothing, which may make what leads to it
 * impossible in turn. Of circles that need each other, all stay.
 */

import { elementAt, type Bound, type TypeBounds, type TypeId } from '../../spec/bounds.js';
import type { Primitive } from '../../spec/domains.js';
import type { Types } from './typed.js';

export interface Place {
  readonly type: TypeBounds;
  /** The object whose field leads here. */
  readonly above: Place | null;
  readonly fields: { readonly name: string; readonly slot: Slot }[];
  /** Stands alone: its fields lead to no other object that has a type. */
  readonly isLone: boolean;
  isPossible: boolean;
}

export interface Slot {
  options: readonly Option[];
  /** Whether some option stands for several objects. */
  readonly hasReferences: boolean;
}

export type Option =
  | { readonly kind: 'primitive'; readonly value: Primitive }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'reference'; readonly type: TypeId }
  | { readonly kind: 'array'; readonly minimum: number; readonly elements: readonly Slot[] }
  | { readonly kind: 'set'; readonly elements: readonly Slot[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [key: Slot, value: Slot])[] }
  | { readonly kind: 'hole' }
  | { readonly kind: 'kept' };

export interface Layout {
  readonly root: Slot;
  /** Type → its positions. */
  readonly positions: ReadonlyMap<TypeId, readonly Place[]>;
  /** Type → its interchangeable objects. */
  readonly pools: ReadonlyMap<TypeId, readonly Place[]>;
}

/** The places of a state, or of an argument, whose references lead into the state or to an object that stands alone. */
export function layOut(bound: Bound, types: Types, purpose: 'state' | 'argument'): Layout {
  return new Planner(types, purpose === 'argument').plan(bound);
}

class Planner {
  private readonly positions = new Map<TypeId, Place[]>();
  private readonly pools = new Map<TypeId, Place[]>();
  private readonly referenced = new Set<TypeId>();
  private readonly slots: Slot[] = [];
  private readonly places: Place[] = [];
  private readonly waiting: Place[] = [];

  constructor(
    private readonly types: Types,
    private readonly isArgument: boolean,
  ) {}

  plan(bound: Bound): Layout {
    const root = this.slot(bound, null);
    this.fill();
    for (let again = !this.isArgument; again;) again = this.pool();
    this.removeImpossible();
    return { root, positions: this.positions, pools: this.pools };
  }

  /** Gives fields to the places that wait for them. */
  private fill(): void {
    for (let place = this.waiting.shift(); place !== undefined; place = this.waiting.shift()) {
      for (const { name, bound } of place.type.fields) place.fields.push({ name, slot: this.slot(bound, place) });
    }
  }

  private pool(): boolean {
    const id = [...this.referenced].find((one) => !this.positions.has(one) && !this.pools.has(one));
    if (id === undefined) return false;
    const type = this.types.get(id);
    const places = Array.from({ length: type.count }, () => this.place(type, null));
    this.pools.set(type.id, places);
    this.fill();
    return true;
  }

  private place(type: TypeBounds, above: Place | null, isLone = false): Place {
    const place: Place = { type, above, fields: [], isLone, isPossible: true };
    this.places.push(place);
    this.waiting.push(place);
    return place;
  }

  private slot(bound: Bound, owner: Place | null): Slot {
    const options = this.options(bound, owner);
    const slot = { options, hasReferences: options.some(({ kind }) => kind === 'reference') };
    this.slots.push(slot);
    return slot;
  }

  private options(bound: Bound, owner: Place | null): Option[] {
    switch (bound.kind) {
      case 'boolean':
        return [primitive(false), primitive(true)];
      case 'integer':
        return Array.from({ length: Math.max(0, bound.hi - bound.lo + 1) }, (_, index) => primitive(bound.lo + index));
      case 'choice':
        return bound.members.map(primitive);
      case 'tree': {
        const place = owner?.isLone === true ? null : this.position(bound.type, owner);
        return place === null ? [] : [{ kind: 'place', place }];
      }
      case 'reference':
        return this.references(bound.type, owner);
      case 'array':
        return [{ kind: 'array', minimum: bound.minimum, elements: this.many(bound, owner) }];
      case 'set':
        return [{ kind: 'set', elements: this.many(bound, owner) }];
      case 'map': {
        const entry = (): readonly [Slot, Slot] => [this.slot(bound.key, owner), this.slot(bound.value, owner)];
        return [{ kind: 'map', entries: Array.from({ length: bound.maximum }, entry) }];
      }
      case 'union':
        return bound.members.flatMap((member) => this.options(member, owner));
      case 'above': {
        const above = owner?.above ?? null;
        return [above?.type.id === bound.type ? { kind: 'place', place: above } : primitive(bound.nothing)];
      }
      case 'hole':
        return [{ kind: 'hole' }];
      case 'kept':
        return [{ kind: 'kept' }];
    }
  }

  private references(id: TypeId, owner: Place | null): Option[] {
    if (owner?.isLone === true) return [];
    this.referenced.add(id);
    const anywhere: Option = { kind: 'reference', type: id };
    return this.isArgument
      ? [anywhere, { kind: 'place', place: this.place(this.types.get(id), null, true) }]
      : [anywhere];
  }

  private many(bound: Extract<Bound, { readonly kind: 'array' | 'set' }>, owner: Place | null): Slot[] {
    const of = (index: number): Bound => (bound.kind === 'array' ? elementAt(bound, index) : bound.of);
    return Array.from({ length: bound.maximum }, (_, index) => this.slot(of(index), owner));
  }

  private position(id: TypeId, owner: Place | null): Place | null {
    const type = this.types.get(id);
    const given = this.positions.get(id) ?? [];
    let depth = 0;
    for (let place = owner; place !== null; place = place.above) if (place.type === type) depth++;
    if (given.length >= type.count || (type.height !== null && depth >= type.height)) return null;
    const place = this.place(type, owner);
    this.positions.set(id, [...given, place]);
    return place;
  }

  private removeImpossible(): void {
    for (let changed = true; changed;) {
      changed = false;
      for (const slot of this.slots) slot.options = slot.options.flatMap((option) => this.whatIsLeft(option));
      for (const place of this.places) {
        if (!place.isPossible || place.fields.every(({ slot }) => slot.options.length > 0)) continue;
        place.isPossible = false;
        changed = true;
      }
    }
  }

  private whatIsLeft(option: Option): readonly Option[] {
    switch (option.kind) {
      case 'primitive':
      case 'hole':
      case 'kept':
        return [option];
      case 'place':
        return option.place.isPossible ? [option] : [];
      case 'reference': {
        const places = [...(this.positions.get(option.type) ?? []), ...(this.pools.get(option.type) ?? [])];
        return this.isArgument || places.some((place) => place.isPossible) ? [option] : [];
      }
      case 'array': {
        const elements = whilePossible(option.elements, (slot) => slot.options.length > 0);
        return elements.length < option.minimum ? [] : [{ ...option, elements }];
      }
      case 'set':
        return [{ ...option, elements: whilePossible(option.elements, (slot) => slot.options.length > 0) }];
      case 'map': {
        const isPossible = ([key, value]: readonly [Slot, Slot]): boolean =>
          key.options.length > 0 && value.options.length > 0;
        return [{ ...option, entries: whilePossible(option.entries, isPossible) }];
      }
    }
  }
}

function primitive(value: Primitive): Option {
  return { kind: 'primitive', value };
}

function whilePossible<T>(all: readonly T[], isPossible: (one: T) => boolean): readonly T[] {
  const end = all.findIndex((one) => !isPossible(one));
  return end < 0 ? all : all.slice(0, end);
}
