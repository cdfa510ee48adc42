/**
 * What bounds say about trees, read anew from the words of spec/bounds.ts alone; nothing is shared with the layouts that searches use, because
 * this is what they are judged by.
 *
 * Types that lead to each other by tree fields are of one *kin*. All objects of one kin below one field of something else are a *grove*;
 * elements and entries of a field's container are in one grove. Each grove has a budget of its own: `count` objects of each type.
 * - Objects stand where a tree within the budget can have one: what is above it, and what has to come before it in the same container, is
 *   part of that tree. Of these positions a type has the first so many, level by level, if it says how many.
 * - Where a type has a height, none stands deeper; if it is full, all that is not deeper will do.
 *
 * Arguments refer to what the state has, or to *guests*: objects outside of it, as many as the arguments have places or ask for.
 */

import type { Bound, Bounds, TypeBounds, TypeId } from '../../../spec/bounds.js';
import { elementAt, isContainer, partsOf, placedParts } from '../../../spec/parts.js';

/** Where an object stands in its grove: `/left:Node|/right:Node|`. */
export type Path = string;

export interface Grove {
  /** The positions that there are; null where it does not matter. */
  readonly positions: ReadonlySet<Path> | null;
  readonly counts: Map<TypeId, number>;
}

/** Larger groves than this are not grown; nothing small is missed. */
const MOST_POSITIONS = 5000;

export class Groves {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly below = new Map<TypeId, ReadonlySet<TypeId>>();
  private readonly positions = new Map<Bound, ReadonlySet<Path>>();
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

  /** Level by level, as long as there is a tree within the budget and the types have positions left. */
  private positionsOf(bound: Bound): ReadonlySet<Path> {
    const known = this.positions.get(bound);
    if (known !== undefined) return known;
    const given = new Map<TypeId, number>();
    const paths = new Set<Path>();
    const queue: { readonly id: TypeId; readonly path: Path; readonly company: Census }[] = [];
    const offer = ({ bound: id, step, before }: TreePart, around: Path, company: Census): void => {
      const [used, path] = [given.get(id) ?? 0, `${around}/${step}`];
      const { positions, height, isFull = false } = this.type(id);
      if (paths.size >= MOST_POSITIONS || (height !== null && depthOf(path, id) >= height)) return;
      const all = new Map(company);
      for (const one of [...before, id]) all.set(one, (all.get(one) ?? 0) + 1);
      const isTooMany = ([one, number]: readonly [TypeId, number]): boolean => {
        const { count, isFull: isAny = false } = this.type(one);
        return this.areSame(one, id) && !isAny && number > count;
      };
      if (!isFull && (used >= (positions ?? Infinity) || [...all].some(isTooMany))) return;
      given.set(id, used + 1);
      paths.add(path);
      queue.push({ id, path, company: all });
    };
    for (const part of treesIn(bound)) offer(part, '', new Map());
    for (const { id, path, company } of queue) {
      for (const { name, bound: inside } of this.type(id).fields) {
        for (const part of treesIn(inside, name)) if (this.areKin(id, part.bound)) offer(part, path, company);
      }
    }
    this.positions.set(bound, paths);
    return paths;
  }

  private areSame(one: TypeId, other: TypeId): boolean {
    return one === other || this.areKin(one, other);
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

/** Objects that are there if a certain one is, by their types. */
type Company = readonly TypeId[];
type Census = ReadonlyMap<TypeId, number>;

interface TreePart {
  readonly bound: TypeId;
  /** `left:Node|`, or of an element `kids[1]:Node|`. */
  readonly step: string;
  /** What has to come before it in the containers that it is in. */
  readonly before: Company;
}

/** The tree values that a bound has room for, in order. */
function treesIn(bound: Bound, step = '', before: Company = []): readonly TreePart[] {
  if (bound.kind === 'tree') return [{ bound: bound.type, step: `${step}:${bound.type}|`, before }];
  if (bound.kind === 'union') return bound.members.flatMap((member) => treesIn(member, step, before));
  if (!isContainer(bound)) return [];
  const passed = [...before];
  const next = (one: Bound, place: string): readonly TreePart[] => {
    const found = treesIn(one, place, [...passed]);
    passed.push(...fewest(one));
    return found;
  };
  return Array.from({ length: bound.maximum }, (_, at) => {
    const place = `${step}[${at}]`;
    if (bound.kind === 'map') return [...next(bound.key, `${place}key`), ...next(bound.value, place)];
    return next(bound.kind === 'array' ? elementAt(bound, at) : bound.of, place);
  }).flat();
}

/** The objects that every value of a bound has. */
function fewest(bound: Bound): Company {
  if (bound.kind === 'tree') return [bound.type];
  if (bound.kind === 'array')
    return Array.from({ length: bound.minimum }, (_, at) => fewest(elementAt(bound, at))).flat();
  if (bound.kind !== 'union') return [];
  return bound.members.map(fewest).reduce((common, one) => {
    const left = [...one];
    return common.filter((id) => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** The types that a bound refers to, each as often as there are places for it. */
export function referencesBy(bound: Bound): readonly TypeId[] {
  return placedParts(bound).flatMap(({ part }) => (part.kind === 'reference' ? [part.type] : []));
}

/** How many objects of the type stand above a path. */
function depthOf(path: Path, id: TypeId): number {
  return path.split(`:${id}|`).length - 2;
}
