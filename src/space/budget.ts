/**
 * Trees may have more positions than objects: a tree of four nodes may be deep or broad. That no more objects than the bounds say stand in
 * one is a condition of its own.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from '../formula/index.js';
import type { HeapObject } from '../heap/index.js';
import type { TypeBounds, TypeId } from '../spec/bounds.js';
import type { Tree } from './drafting.js';

/** @param reached where an object is part of the state, in its tree or not; in states of more than `most` objects, where it is one of the first so many */
export function withinBudgets(
  circuit: Circuit,
  trees: readonly Tree[],
  types: ReadonlyMap<TypeId, TypeBounds>,
  reached: (most: number) => (object: HeapObject) => Bit,
): Bit {
  const conditions: Bit[] = [];
  let known: ((object: HeapObject) => Bit) | null = null;
  for (const { objects } of trees) {
    for (const [id, all] of objects) {
      const most = mostOf(types.get(id)!);
      if (all.length <= most) continue;
      known ??= reached(mostObjects(trees, types));
      conditions.push(atMost(circuit, all.map(known), most));
    }
  }
  return circuit.andAll(conditions);
}

function mostOf({ count, isFull }: TypeBounds): number {
  return isFull === true ? Infinity : count;
}

/** In all trees together. */
function mostObjects(trees: readonly Tree[], types: ReadonlyMap<TypeId, TypeBounds>): number {
  let sum = 0;
  for (const { objects } of trees) for (const [id, all] of objects) sum += Math.min(all.length, mostOf(types.get(id)!));
  return sum;
}

/** At most so many of the bits, by counting them one after another. */
export function atMost(circuit: Circuit, bits: readonly Bit[], most: number): Bit {
  /** counted[j]: there were more than j so far */
  const counted = Array.from({ length: most + 1 }, (): Bit => FALSE);
  for (const bit of bits) {
    for (let j = most; j >= 0; j -= 1)
      counted[j] = circuit.or(counted[j]!, circuit.and(bit, j === 0 ? TRUE : counted[j - 1]!));
  }
  return not(counted[most]!);
}
