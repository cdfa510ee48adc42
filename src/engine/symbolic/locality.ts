/**
 * Local invariants are local: `repOkLocal()` of a node may read the node and its tree children, nothing else of the state
 * (Darga & Boyapati 2006, §2). What it reads on all paths is observed once, on the symbolic pre-state.
 */

import { Refusal } from '../../base/diagnostic.js';
import { notLocal } from '../../base/messages.js';
import { getFrom, mergeCall, type Machine, type MergeOptions } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import { isType, referencesOf, type Space } from '../../space/index.js';
import type { TypeBounds } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';

/** @throws Refusal at the read that goes too far; @requires the heap records, and is the pre-state */
export function requireLocality(machine: Machine, space: Space, options: MergeOptions): void {
  for (const { object, type } of space.residents.values())
    if (isType(type) && type.hasLocalInvariant) observe(machine, space, object, type, options);
}

function observe(machine: Machine, space: Space, node: HeapObject, type: TypeBounds, options: MergeOptions): void {
  const { heap } = machine;
  const callee = getFrom(machine, node, 'repOkLocal', node, -1) as Value;
  const near = neighbourhood(space, node);
  const stop = heap.watch({
    read: (target) => {
      if (!(target instanceof HeapObject) || !space.residents.has(target) || near.has(target)) return;
      throw new Refusal(notLocal(type.name, machine.here()));
    },
  });
  try {
    mergeCall(machine, { callee, receiver: node, actuals: [] }, options, () => undefined);
  } finally {
    stop();
  }
}

/** A node, what it owns, and the containers in between. */
function neighbourhood({ cellAt, residents }: Space, node: HeapObject): ReadonlySet<HeapObject> {
  const near = new Set([node]);
  // containers found on the way are walked as well
  for (const one of near) {
    if (one !== node && isType(residents.get(one)!.type)) continue;
    for (const cell of cellAt.get(one)?.values() ?? [])
      for (const { object } of referencesOf(cell.value)) if (residents.get(object)?.owner === cell) near.add(object);
  }
  return near;
}
