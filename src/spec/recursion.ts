/**
 * Recursion classes: types whose tree fields can lead to each other. Whether something is one tree or several, and what the
 * smallest tree with a position in it has, is decided by these (see `bounds.ts`). References do not count: what they lead to stands elsewhere.
 */

import type { Bound, TypeBounds, TypeId } from './bounds.js';
import { elementAt, partsOf, placedParts } from './parts.js';

type Fields = Pick<TypeBounds, 'id' | 'fields'>;

export class Recursion {
  private readonly below = new Map<TypeId, ReadonlySet<TypeId>>();

  constructor(types: readonly Fields[]) {
    const direct = new Map(types.map(({ id, fields }) => [id, fields.flatMap(({ bound }) => owned(bound))]));
    for (const { id } of types) {
      const reached = new Set<TypeId>();
      const waiting = [id];
      for (const one of waiting) {
        for (const type of direct.get(one) ?? []) {
          if (reached.has(type)) continue;
          reached.add(type);
          waiting.push(type);
        }
      }
      this.below.set(id, reached);
    }
  }

  /** Whether objects of a type can have others of it below them. */
  isRecursive(type: TypeId): boolean {
    return this.below.get(type)?.has(type) === true;
  }

  /** Whether objects of the first type lead to those of the second inside of one tree. */
  isOneClass(owner: TypeId, type: TypeId): boolean {
    return this.below.get(owner)?.has(type) === true && this.below.get(type)?.has(owner) === true;
  }

  /** All types of a class. */
  classOf(type: TypeId): readonly TypeId[] {
    return [type, ...this.below.keys()].filter((one, i) => i === 0 || (one !== type && this.isOneClass(one, type)));
  }
}

/** The types that a value has as its own. */
function owned(bound: Bound): TypeId[] {
  return partsOf(bound).flatMap((part) => (part.kind === 'tree' ? [part.type] : []));
}

/** How many objects of a type a value has room for. */
function roomIn(bound: Bound, type: TypeId): number {
  return placedParts(bound).filter(({ part }) => part.kind === 'tree' && part.type === type).length;
}

/** Positions up to the height in a tree of one type; not finite if they are beyond counting. */
export function positionsUpTo(height: number, { id, fields }: Fields): number {
  const room = fields.reduce((sum, { bound }) => sum + roomIn(bound, id), 0);
  return room === 1 ? height : (room ** height - 1) / (room - 1);
}

/** Type → how many objects of it. */
export type Needs = ReadonlyMap<TypeId, number>;

export const NOTHING_NEEDED: Needs = new Map();

export function together(a: Needs, b: Needs, times = 1): Needs {
  if (b.size === 0 || times === 0) return a;
  const sum = new Map(a);
  for (const [type, number] of b) sum.set(type, (sum.get(type) ?? 0) + number * times);
  return sum;
}

/** As many objects of each type as every value of a bound has; what these need in turn is not asked. */
export function leastOf(bound: Bound): Needs {
  if (bound.kind === 'tree') return new Map([[bound.type, 1]]);
  if (bound.kind === 'array') {
    let sum = NOTHING_NEEDED;
    for (let index = 0; index < bound.minimum; index += 1) sum = together(sum, leastOf(elementAt(bound, index)));
    return sum;
  }
  const [first, ...others] = bound.kind === 'union' ? bound.members.map(leastOf) : [];
  if (first === undefined) return NOTHING_NEEDED;
  const all = [...first].map(([type, number]) => {
    return [type, Math.min(number, ...others.map((one) => one.get(type) ?? 0))] as const;
  });
  return new Map(all.filter(([, number]) => number > 0));
}
