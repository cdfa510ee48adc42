/** The `in` operator on any values. */

import { FALSE, type Bit } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { Union, enumerate, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { PENDING } from '../state.js';
import { hasReference } from './get.js';
import { hasProperty } from './has.js';
import { canonicalKey, keyText } from '../key.js';

export function hasIn(machine: Machine, key: Value, object: Value, destination: number): Value | typeof PENDING {
  const { values, circuit, realm } = machine;
  if (key instanceof HeapObject || (key instanceof Union && hasReference(key))) {
    return realm.callLibrary(machine, 'hasByObjectKey', [key, object], destination);
  }
  let result: Bit = FALSE;
  const keys = enumerate(values, machine.narrow(key));
  for (const { guard, atom } of enumerate(values, machine.narrow(object))) {
    if (!(atom instanceof HeapObject)) {
      const shown = keyText(canonicalKey(keys[0]!.atom));
      const message = `Cannot use 'in' operator to search for '${shown}' in ${String(atom)}`;
      if (!machine.raiseUnder(guard, () => realm.error(machine, 'TypeError', message))) return PENDING;
      continue;
    }
    for (const one of keys) {
      const both = circuit.and(guard, one.guard);
      if (both !== FALSE)
        result = circuit.or(result, circuit.and(both, hasProperty(machine, atom, canonicalKey(one.atom))));
    }
  }
  return values.boolean(result);
}
