/**
 * Where the objects of a state and of arguments may be: spec/bounds.ts says how positions are given out, and this does it. A *place* is
 * a position or an object that no slot owns, of a pool or a guest; a *slot* is a field, an element or an entry of one, with all it may hold.
 *
 * What cannot be is taken out at the end: an object is impossible if one of its slots can hold nothing, which may make what leads to it
 * impossible in turn. Of circles that need each other, all stay.
 */

import type { Bound, Given, TypeBounds, TypeId } from '../../spec/bounds.js';
import { elementAt, primitivesIn } from '../../spec/parts.js';
import type { Primitive } from '../../spec/domains.js';
import { Families, least, plus, type Numbers } from './families.js';
import type { Types } from './typed.js';

/** Places that share what the bounds allow of a type: how many of each type were given out, which may be more than there can be objects. */
export type Tree = Map<TypeId, number>;

export interface Site {
  readonly type: TypeBounds;
  /** The object whose field leads here. */
  readonly above: Site | null;
  readonly tree: Tree;
  /** Whether a slot leads here; if not, it is interchangeable with others. */
  readonly isPosition: boolean;
  readonly fields: { readonly name: string; readonly slot: Slot }[];
  isPossible: boolean;
}

export interface Slot {
  options: readonly Option[];
  /** Whether some option stands for several objects. */
  readonly hasReferences: boolean;
}

export type Option =
  | { readonly kind: 'primitive'; readonly value: Primitive }
  | ({ readonly kind: 'given' } & Given)
  | { readonly kind: 'place'; readonly place: Site }
  | { readonly kind: 'reference'; readonly type: TypeId }
  | { readonly kind: 'array'; readonly minimum: number; readonly elements: readonly Slot[] }
  | { readonly kind: 'set'; readonly elements: readonly Slot[]; readonly most: number | null }
  /** If it says how many of its entries there are at most, any of them may be there; else the first so many are, with different keys. */
  | {
      readonly kind: 'map';
      readonly entries: readonly (readonly [key: Slot, value: Slot])[];
      readonly most: number | null;
    }
  | { readonly kind: 'hole' }
  | { readonly kind: 'kept' };

export interface Layout {
  /** The subject, or the arguments. */
  readonly roots: readonly Slot[];
  /** Type → its positions. */
  readonly positions: ReadonlyMap<TypeId, readonly Site[]>;
  /** Type → its interchangeable objects. */
  readonly pools: ReadonlyMap<TypeId, readonly Site[]>;
}

export function layOutState(bound: Bound, types: Types): Layout {
  return new Planner(types, false).plan([bound]);
}

/** All arguments of a call. What they refer to may be in a state besides. */
export function layOutArguments(bounds: readonly Bound[], types: Types): Layout {
  return new Planner(types, true).plan(bounds);
}

/** Where a value stands: whose it is, which trees begin in that field, what must come before it there. */
interface Where {
  readonly owner: Waiting | null;
  readonly begun: Map<TypeId, Tree>;
  readonly before: Numbers;
}

/** A place whose fields are not there yet. */
interface Waiting {
  readonly place: Site;
  /** Of a smallest tree with this place in it. */
  readonly size: Numbers;
}

class Planner {
  private readonly positions = new Map<TypeId, Site[]>();
  private readonly pools = new Map<TypeId, Site[]>();
  /** Type → in how many slots it is referred to. */
  private readonly referenced = new Map<TypeId, number>();
  private readonly asked = new Map<TypeId, number>();
  private readonly slots: Slot[] = [];
  private readonly places: Site[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly families: Families;

  constructor(
    private readonly types: Types,
    private readonly isArgument: boolean,
  ) {
    this.families = new Families(types.all);
  }

  plan(bounds: readonly Bound[]): Layout {
    const roots = bounds.map((bound) => this.slot(bound, { owner: null, begun: new Map(), before: {} }));
    this.fill();
    const [referenced, asked] = [new Map(this.referenced), new Map(this.asked)];
    const size = ({ id, count }: TypeBounds): number => {
      if (!this.isArgument) return count - (this.positions.get(id)?.length ?? 0);
      return asked.get(id) ?? Math.max(referenced.get(id) ?? 0, this.types.hasState ? 1 : count);
    };
    for (let again = true; again;) again = this.pool(size);
    this.removeImpossible();
    return { roots, positions: this.positions, pools: this.pools };
  }

  /** Gives fields to the places that wait for them. */
  private fill(): void {
    for (let owner = this.waiting.shift(); owner !== undefined; owner = this.waiting.shift()) {
      const { type, fields } = owner.place;
      for (const { name, bound } of type.fields)
        fields.push({ name, slot: this.slot(bound, { owner, begun: new Map(), before: {} }) });
    }
  }

  private pool(size: (type: TypeBounds) => number): boolean {
    const id = [...this.referenced.keys()].find((one) => !this.pools.has(one));
    if (id === undefined) return false;
    const type = this.types.get(id);
    const places: Site[] = [];
    for (let left = size(type); left > 0; left--) {
      places.push(this.place(type, null, new Map([[id, 1]]), { [id]: 1 }, false));
    }
    this.pools.set(id, places);
    this.fill();
    return true;
  }

  private place(type: TypeBounds, above: Site | null, tree: Tree, size: Numbers, isPosition: boolean): Site {
    const place: Site = { type, above, tree, isPosition, fields: [], isPossible: true };
    this.places.push(place);
    this.waiting.push({ place, size });
    return place;
  }

  private slot(bound: Bound, where: Where): Slot {
    const options = this.options(bound, where);
    const types = new Set(options.flatMap((option) => (option.kind === 'reference' ? [option.type] : [])));
    for (const id of types) this.referenced.set(id, (this.referenced.get(id) ?? 0) + 1);
    const slot = { options, hasReferences: types.size > 0 };
    this.slots.push(slot);
    return slot;
  }

  private options(bound: Bound, where: Where): Option[] {
    switch (bound.kind) {
      case 'boolean':
        return [primitive(false), primitive(true)];
      case 'integer':
        return Array.from({ length: Math.max(0, bound.hi - bound.lo + 1) }, (_, index) => primitive(bound.lo + index));
      case 'choice':
        return bound.members.map(primitive);
      case 'given':
        return bound.members.map((given) => ({ kind: 'given', ...given }));
      case 'tree': {
        const place = this.position(this.types.get(bound.type), where);
        return place === null ? [] : [{ kind: 'place', place }];
      }
      case 'reference':
        // known from here on, so that pools come in the order in which references are met
        if (!this.referenced.has(bound.type)) this.referenced.set(bound.type, 0);
        if (bound.count !== undefined)
          this.asked.set(bound.type, Math.max(bound.count, this.asked.get(bound.type) ?? 0));
        return [{ kind: 'reference', type: bound.type }];
      case 'array':
        return [{ kind: 'array', minimum: bound.minimum, elements: this.many(bound, where) }];
      case 'set':
        return [{ kind: 'set', elements: this.members(bound, where), most: mostOf(bound) }];
      case 'map':
        return [{ kind: 'map', entries: this.entries(bound, where), most: mostOf(bound) }];
      case 'union':
        return bound.members.flatMap((member) => this.options(member, where));
      case 'above': {
        const above = where.owner?.place.above ?? null;
        return [above?.type.id === bound.type ? { kind: 'place', place: above } : primitive(bound.nothing)];
      }
      case 'hole':
        return [{ kind: 'hole' }];
      case 'kept':
        return [{ kind: 'kept' }];
    }
  }

  /** Elements, up to the first that can hold nothing. */
  private many(bound: Extract<Bound, { readonly kind: 'array' | 'set' }>, where: Where): Slot[] {
    const slots: Slot[] = [];
    let { before } = where;
    while (slots.length < bound.maximum) {
      const of = bound.kind === 'array' ? elementAt(bound, slots.length) : bound.of;
      const slot = this.slot(of, { ...where, before });
      if (slot.options.length === 0) break;
      slots.push(slot);
      before = plus(before, least(of));
    }
    return slots;
  }

  private members(bound: Extract<Bound, { readonly kind: 'set' }>, where: Where): Slot[] {
    if (bound.isUnordered !== true) return this.many(bound, where);
    return primitivesIn(bound.of)!.map((member) => this.slot({ kind: 'choice', members: [member] }, where));
  }

  private entries(bound: Extract<Bound, { readonly kind: 'map' }>, where: Where): (readonly [Slot, Slot])[] {
    const entries: (readonly [Slot, Slot])[] = [];
    let { before } = where;
    const keys = bound.isUnordered === true ? primitivesIn(bound.key)! : null;
    while (entries.length < (keys?.length ?? bound.maximum)) {
      const one: Bound = keys === null ? bound.key : { kind: 'choice', members: [keys[entries.length]] };
      const key = this.slot(one, { ...where, before });
      before = plus(before, least(bound.key));
      const value = this.slot(bound.value, { ...where, before });
      before = plus(before, least(bound.value));
      if (key.options.length === 0 || value.options.length === 0) break;
      entries.push([key, value]);
    }
    return entries;
  }

  private position(type: TypeBounds, { owner, begun, before }: Where): Site | null {
    const { families } = this;
    const isInside = owner !== null && families.areOne(owner.place.type.id, type.id);
    const family = families.nameOf(type.id);
    const tree = isInside ? owner.place.tree : (begun.get(family) ?? (new Map() as Tree));
    if (!isInside) begun.set(family, tree);
    const size = plus(isInside ? plus(owner.size, before) : before, { [type.id]: 1 });
    if (!this.hasRoom(type, owner?.place ?? null, tree, size)) return null;
    tree.set(type.id, (tree.get(type.id) ?? 0) + 1);
    const place = this.place(type, owner?.place ?? null, tree, size, true);
    this.positions.set(type.id, [...(this.positions.get(type.id) ?? []), place]);
    return place;
  }

  private hasRoom(type: TypeBounds, owner: Site | null, tree: Tree, size: Numbers): boolean {
    let depth = 0;
    for (let place = owner; place !== null; place = place.above) if (place.type === type) depth++;
    if (type.height !== null && depth >= type.height) return false;
    if (type.isFull === true) return true;
    const isTooLarge = this.families.of(type.id).some((id) => {
      const { isFull = false, count } = this.types.get(id);
      return !isFull && (size[id] ?? 0) > count;
    });
    return !isTooLarge && (type.positions === null || (tree.get(type.id) ?? 0) < type.positions);
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
      case 'given':
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

/** Of an unordered map or set: how many of its entries there are at most. */
function mostOf({ isUnordered, maximum }: Extract<Bound, { readonly kind: 'map' | 'set' }>): number | null {
  return isUnordered === true ? maximum : null;
}

function primitive(value: Primitive): Option {
  return { kind: 'primitive', value };
}

function whilePossible<T>(all: readonly T[], isPossible: (one: T) => boolean): readonly T[] {
  const end = all.findIndex((one) => !isPossible(one));
  return end < 0 ? all : all.slice(0, end);
}
