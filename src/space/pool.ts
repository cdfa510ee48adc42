/**
 * Isomorph pruning for objects that are named by references only. No program can tell such objects apart by anything but
 * what they hold and who refers to them, so of all ways to number them one is enough: the order in which a walk over the
 * cells meets them first. Roberson 2011 (§2.8) prunes the isomorphs of each path after it was taken; saying the order once, in the
 * pre-state, needs no bookkeeping per path and stays right whatever an operation does.
 *
 * The walk passes over the cells once, in their order. What it does not meet that way may be numbered anyhow, so every state has
 * a numbering that is allowed.
 */

import { FALSE, TRUE, type Bit } from '../formula/index.js';
import type { HeapObject } from '../heap/index.js';
import type { Value, Values } from '../value/index.js';
import { referencesOf } from './reach.js';
import type { Space, SpaceCell } from './space.js';

/** Holds for the assignments in which each pool object is met after its predecessor of the same type. */
export function orderPool(
  values: Values,
  space: Pick<Space, 'residents' | 'cells' | 'pool'>,
  roots: readonly Value[],
): Bit {
  const { circuit } = values;
  const met = new Map<HeapObject, Bit>();
  const predecessor = new Map<HeapObject, HeapObject | null>();
  const last = new Map<unknown, HeapObject>();
  for (const object of space.pool) {
    const { type } = space.residents.get(object)!;
    predecessor.set(object, last.get(type) ?? null);
    last.set(type, object);
    met.set(object, FALSE);
  }
  const reachedNow = new Map<HeapObject, Bit>();
  const conditions: Bit[] = [];
  const pass = (value: Value, from: Bit, cell: SpaceCell | null): void => {
    for (const { object, guard } of referencesOf(value)) {
      const active = circuit.and(from, guard);
      const before = predecessor.get(object);
      if (before === undefined) {
        if (cell === null) reachedNow.set(object, circuit.or(reachedNow.get(object) ?? FALSE, active));
        else if (space.residents.get(object)?.owner === cell) reachedNow.set(object, active);
      } else {
        conditions.push(circuit.implies(active, before === null ? TRUE : met.get(before)!));
        met.set(object, circuit.or(met.get(object)!, active));
      }
    }
  };
  for (const root of roots) pass(root, TRUE, null);
  for (const cell of space.cells) {
    const from = circuit.and(met.get(cell.object) ?? reachedNow.get(cell.object) ?? FALSE, cell.present);
    if (from !== FALSE) pass(cell.value, from, cell);
  }
  return circuit.andAll(conditions);
}
