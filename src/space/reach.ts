/**
 * When an object of a space can be reached from the subject, or from arguments. Positions are reached through the cell that owns them; where
 * there are references, also through these, which takes as many rounds as the longest way may have steps.
 */

import { FALSE, TRUE, type Bit } from '../formula/index.js';
import { HeapObject } from '../heap/index.js';
import { Union, equal, type Value, type Values } from '../value/index.js';
import type { Space, SpaceCell } from './space.js';

type Walkable = Pick<Space, 'residents' | 'cells'>;

/**
 * object → the condition; FALSE for objects that are not in the space.
 * @param most where more objects with a type than so many can be reached, at least one more than that is found, and maybe not all
 */
export function reachability(
  values: Values,
  space: Walkable,
  roots: readonly Value[],
  most = space.residents.size,
): (object: HeapObject) => Bit {
  const reached = new Map<HeapObject, Bit>();
  const bit = (object: HeapObject): Bit => reached.get(object) ?? FALSE;
  for (const root of roots) {
    for (const { object, guard } of referencesOf(root)) reached.set(object, values.circuit.or(bit(object), guard));
  }
  const isOwned = ownersOnly(space, [...reached.keys()]);
  let more = walk(values, space, reached, isOwned);
  // every round but the last finds another object with a type
  if (!isOwned) for (let round = 0; more && round <= most; round += 1) more = walk(values, space, reached, false);
  return bit;
}

/** Whether every object is named by at most one cell, the one that owns it. */
function ownersOnly({ cells, residents }: Walkable, begun: readonly HeapObject[]): boolean {
  const all = new Set(cells);
  const ownerOf = (object: HeapObject): SpaceCell | null => residents.get(object)?.owner ?? null;
  // who begins in the midst of a tree may go back to where nobody was before
  const isAtTop = begun.every((object) => {
    const owner = ownerOf(object);
    return owner === null || !all.has(owner);
  });
  return cells.every((cell) =>
    referencesOf(cell.value).every(({ object }) => {
      // a way back to where one came from leads to nothing new
      const isBack = isAtTop && ownerOf(cell.object)?.object === object;
      return isBack || ownerOf(object) === cell;
    }),
  );
}

function walk(values: Values, { cells, residents }: Walkable, reached: Map<HeapObject, Bit>, owned: boolean): boolean {
  const { circuit } = values;
  let changed = false;
  for (const cell of cells) {
    const from = reached.get(cell.object) ?? FALSE;
    if (from === FALSE) continue;
    for (const { object, guard } of referencesOf(cell.value)) {
      if (!residents.has(object) || (owned && residents.get(object)!.owner !== cell)) continue;
      const before = reached.get(object) ?? FALSE;
      const after = circuit.or(before, circuit.andAll([from, cell.present, guard]));
      if (after === before) continue;
      reached.set(object, after);
      changed = true;
    }
  }
  return changed;
}

/** The objects a value may be, each with its condition. */
export function referencesOf(value: Value): readonly { readonly object: HeapObject; readonly guard: Bit }[] {
  if (value instanceof HeapObject) return [{ object: value, guard: TRUE }];
  if (!(value instanceof Union)) return [];
  return value.atoms.flatMap((atom, i) =>
    atom instanceof HeapObject ? [{ object: atom, guard: value.guards[i]! }] : [],
  );
}

/** The condition under which a value is an object. */
export function leadsTo(values: Values, value: Value, object: HeapObject): Bit {
  return equal(values, 'strict', value, object);
}
