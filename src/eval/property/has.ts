/** `key in object`, as a condition. */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import { shapeCases, type HeapObject } from '../../heap/index.js';
import type { Machine } from '../machine.js';
import type { CanonicalKey } from '../key.js';
import { isNumericKey } from '../typed/view.js';
import { ownProperty } from './own.js';

export function hasOwn(machine: Machine, object: HeapObject, key: CanonicalKey): Bit {
  return ownProperty(machine, object, key).reduce<Bit>((all, own) => machine.circuit.or(all, own.guard), FALSE);
}

export function hasProperty(machine: Machine, object: HeapObject | null, key: CanonicalKey): Bit {
  const { circuit } = machine;
  if (object === null) return FALSE;
  const own = hasOwn(machine, object, key);
  if (own === TRUE || (object.kind === 'typed' && isNumericKey(key))) return own;
  let inherited: Bit = FALSE;
  for (const { guard, shape } of shapeCases(machine.heap.shape(object))) {
    inherited = circuit.or(inherited, circuit.and(guard, hasProperty(machine, shape.prototype, key)));
  }
  return circuit.or(own, circuit.and(not(own), inherited));
}
