/**
 * What of the bounds can occur. A spec may speak of an array of five where there are positions for three only, or of an alternative that
 * never has an object; what a report prints is what the layout has room for, as plain data.
 */

import type { Goal } from '../base/goal.js';
import type { Bound, Bounds, TypeId } from './bounds.js';

export interface Explored {
  readonly trees: readonly ExploredTree[];
  /** Objects that nothing owns, of each type that has some. */
  readonly pool: readonly Several[];
  /** Fields of which less can occur than the bounds say; null if nothing can, for there is no object that has the field. */
  readonly fields: readonly { readonly type: TypeId; readonly field: string; readonly bound: Bound | null }[];
  readonly calls: readonly ExploredCall[];
}

export interface ExploredCall {
  readonly goal: Goal;
  /** Arguments of which less can occur than the bounds say. */
  readonly arguments: readonly { readonly index: number; readonly bound: Bound | null }[];
  /** Objects outside of the state. */
  readonly guests: readonly Several[];
}

export interface Several {
  readonly type: TypeId;
  readonly count: number;
}

/** The trees that hang from one field, or the state itself. */
export interface ExploredTree {
  /** `Pair.a`; null for the state. */
  readonly field: string | null;
  readonly type: TypeId;
  /** How many there are: one for each object that has the field. */
  readonly trees: number;
  /** In the largest of them. */
  readonly positions: number;
  readonly isRecursive: boolean;
  /** What left out positions that trees of so many objects have. */
  readonly cuts: readonly Cut[];
  /** If something was left out: how many of the shapes are there, by the number of their objects. */
  readonly shapes: readonly ShapeCount[];
}

export type Cut = 'height' | 'positions';

export interface ShapeCount {
  readonly objects: number;
  /** Those that have room. */
  readonly inside: number;
  readonly all: number;
}

/**
 * What can occur where states come about by calls and not in positions: every field has all that its bound says, and as many objects as
 * its type may have make trees of any form.
 */
export function byCalls(explored: Explored, { types }: Bounds): Explored {
  const typeOf = (id: TypeId): Bounds['types'][number] => types.find((type) => type.id === id)!;
  return {
    ...explored,
    trees: explored.trees.map((tree) => {
      const { count, height, isFull = false } = typeOf(tree.type);
      if (isFull || !tree.isRecursive) return tree;
      return { ...tree, positions: count, cuts: height === null ? [] : ['height'], shapes: [] };
    }),
    pool: explored.pool.map(({ type }) => ({ type, count: typeOf(type).count })),
    fields: [],
  };
}
