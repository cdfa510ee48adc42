/**
 * What bounds say about trees, read anew from the words of spec/bounds.ts alone; nothing is shared with the layouts that searches use, because
 * this is what they are judged by.
 *
 * Types that lead to each other by tree fields are of one *kin*. All objects of one kin below one field of something else are a *grove*;
 * elements and entries of a field's container are in one grove. Each grove has a budget of its own: `count` objects of each type.
 * - Where kin lead to each other by plain fields only, objects stand at the first `count` positions of the complete tree, level by level.
 * - Where they do so by elements of arrays, maps or sets, any tree of so many objects will do.
 * - Where a type has a height, none stands deeper; if it is full, all that is not deeper will do.
 *
 * Arguments refer to what the state has, or to *guests*: objects outside of it, as many as the arguments have places or ask for.
 */

import type { Bound, Bounds, TypeBounds, TypeId } from '../../../spec/bounds.js';
import { partsOf, placedParts } from '../../../spec/parts.js';

/** Where an object stands in its grove: `/left:Node|/right:Node|`. */
export type Path = string;

export interface Grove {
  /** The positions that there are; null if any tree within the budget will do. */
  readonly positions: ReadonlySet<Path> | null;
  readonly counts: Map<TypeId, number>;
}

/** Larger groves than this are not grown; nothing small is missed. */
const MOST_POSITIONS = 5000;

export class Groves {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly below = new Map<TypeId, ReadonlySet<TypeId>>();
  private readonly positions = new Map<Bound, ReadonlySet<Path> | null>();
  private readonly alone = new Map<TypeId, Bound>();
  /** Types of which objects stand somewhere below the subject. */
  readonly planted: ReadonlySet<TypeId>;
  /** Types of which objects are only referred to. */
  readonly loose: readonly TypeBounds[];

  constructor({ types, subject }: Bounds) {
    this.types = new Map(types.map((type) => [type.id, type]));
    const planted = new Set<TypeId>();
    const referred = new Set<TypeId>();
    const visit = (bound: Bound): void => {
      for (const { bound: part } of treesIn(bound)) {
        if (planted.has(part)) continue;
        planted.add(part);
        for (const field of this.type(part).fields) visit(field.bound);
      }
      for (const part of referencesBy(bound)) referred.add(part);
    };
    if (subject !== null) visit(subject);
    const loose: TypeBounds[] = [];
    for (const id of referred) {
      if (planted.has(id)) continue;
      loose.push(this.type(id));
      // a type that stands below something loose is not loose itself
      for (const field of this.type(id).fields) visit(field.bound);
    }
    this.planted = planted;
    this.loose = loose.filter(({ id }) => !planted.has(id));
  }

  /** The types that arguments may have guests of, and how many of each. */
  guests(parameters: readonly Bound[], hasState: boolean): readonly { readonly id: TypeId; readonly most: number }[] {
    const places = new Map<TypeId, number>();
    const asked = new Map<TypeId, number>();
    const visited = new Set<TypeId>();
    const visit = (bound: Bound, isPlace: boolean): void => {
      for (const part of partsOf(bound)) {
        if (part.kind === 'reference' && part.count !== undefined)
          asked.set(part.type, Math.max(part.count, asked.get(part.type) ?? 0));
      }
      for (const id of referencesBy(bound)) {
        const before = places.get(id);
        places.set(id, (before ?? 0) + (isPlace ? 1 : 0));
        // what only guests refer to has a guest, too
        if (before === undefined) for (const field of this.type(id).fields) visit(field.bound, false);
      }
      for (const { bound: id } of treesIn(bound)) {
        if (visited.has(id)) continue;
        visited.add(id);
        for (const field of this.type(id).fields) visit(field.bound, false);
      }
    };
    for (const bound of parameters) visit(bound, true);
    return [...places].map(([id, times]) => ({
      id,
      most: asked.get(id) ?? Math.max(1, times, hasState ? 0 : this.type(id).count),
    }));
  }

  find(id: string): TypeBounds | null {
    return this.types.get(id) ?? null;
  }

  type(id: TypeId): TypeBounds {
    const type = this.types.get(id);
    if (type === undefined) throw new Error(`the bounds do not list ${id}`);
    return type;
  }

  areKin(one: TypeId, other: TypeId): boolean {
    return this.leadsTo(one, other) && this.leadsTo(other, one);
  }

  /** @param bound what stands in the field, element or argument that leads into the grove from outside */
  grove(bound: Bound): Grove {
    return { positions: this.positionsOf(bound), counts: new Map() };
  }

  /** That of an object which no field leads to. */
  groveOf(id: TypeId): Grove {
    let bound = this.alone.get(id);
    if (bound === undefined) this.alone.set(id, (bound = { kind: 'tree', type: id }));
    return this.grove(bound);
  }

  /** Whether one more object of the type may stand there. */
  hasRoom({ positions, counts }: Grove, id: TypeId, path: Path): boolean {
    const { count, height, isFull = false } = this.type(id);
    if (height !== null && depthOf(path, id) >= height) return false;
    return isFull || ((counts.get(id) ?? 0) < count && (positions === null || positions.has(path)));
  }

  private leadsTo(from: TypeId, to: TypeId): boolean {
    let reached = this.below.get(from);
    if (reached === undefined) {
      const found = new Set<TypeId>();
      const pending = [from];
      for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        for (const { bound } of this.type(id).fields) {
          for (const { bound: part } of treesIn(bound)) {
            if (found.has(part)) continue;
            found.add(part);
            pending.push(part);
          }
        }
      }
      this.below.set(from, (reached = found));
    }
    return reached.has(to);
  }

  /** Level by level, as long as the types have some of their count left. */
  private positionsOf(bound: Bound): ReadonlySet<Path> | null {
    const known = this.positions.get(bound);
    if (known !== undefined) return known;
    const given = new Map<TypeId, number>();
    const paths = new Set<Path>();
    const queue: { readonly id: TypeId; readonly path: Path }[] = [];
    let isFree = false;
    const offer = ({ bound: id, step, isInside }: TreePart, around: Path, owner: TypeId | null): void => {
      if (owner !== null && !this.areKin(owner, id)) return;
      if (owner !== null && isInside) isFree = true;
      const [used, path] = [given.get(id) ?? 0, `${around}/${step}`];
      const { count, height, isFull = false } = this.type(id);
      if ((used >= count && !isFull) || paths.size >= MOST_POSITIONS) return;
      if (height !== null && depthOf(path, id) >= height) return;
      given.set(id, used + 1);
      paths.add(path);
      queue.push({ id, path });
    };
    for (const part of treesIn(bound)) offer(part, '', null);
    for (const { id, path } of queue) {
      for (const { name, bound: inside } of this.type(id).fields) {
        for (const part of treesIn(inside, name)) offer(part, path, id);
      }
    }
    const found = isFree ? null : paths;
    this.positions.set(bound, found);
    return found;
  }
}

/** Of an object at which a grove begins. */
export function rootPath(id: TypeId, step = ''): Path {
  return `/${step}:${id}|`;
}

/** An object with a type, seen from what is inside it. */
export interface Holder {
  readonly index: number;
  readonly type: TypeId;
  /** The object that leads to it by a tree field. */
  readonly leader: Holder | null;
  readonly grove: Grove;
  readonly path: Path;
}

export interface TreePart {
  readonly bound: TypeId;
  /** `left:Node|`, or of an element `kids[1]:Node|`. */
  readonly step: string;
  /** Whether it is an element or an entry of something. */
  readonly isInside: boolean;
}

/** The tree values that a bound has room for, in order. */
export function treesIn(bound: Bound, step = ''): readonly TreePart[] {
  return placedParts(bound).flatMap(({ part, path }) =>
    part.kind === 'tree' ? [{ bound: part.type, step: `${step}${path}:${part.type}|`, isInside: path !== '' }] : [],
  );
}

/** The types that a bound refers to, each as often as there are places for it. */
export function referencesBy(bound: Bound): readonly TypeId[] {
  return placedParts(bound).flatMap(({ part }) => (part.kind === 'reference' ? [part.type] : []));
}

/** How many objects of the type stand above a path. */
function depthOf(path: Path, id: TypeId): number {
  return path.split(`:${id}|`).length - 2;
}
