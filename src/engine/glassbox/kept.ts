/**
 * Fields that no domain covers hold in every state what they hold in an initial one. An object that an operation makes is a state's
 * object only if they do so in it as well: the same primitive, the same function or another one made by the same expression, or an
 * object of its own that looks the same.
 */

import { Closure, functionData } from '../../eval/index.js';
import type { Bit } from '../../formula/index.js';
import { HeapObject, unlogged } from '../../heap/index.js';
import { equal, type Value, type Values } from '../../value/index.js';

/** Where a value is what a field held initially. */
export function isAsInitially(values: Values, value: Value, initial: Value): Bit {
  const same = equal(values, 'sameValue', value, initial);
  if (!(initial instanceof HeapObject)) return same;
  const { atoms, guards } = values.view(value);
  const alike = guards.filter((_, i) => looksAlike(atoms[i], initial, new Map()));
  return values.circuit.orAll([same, ...alike]);
}

/** What is symbolic on either side looks alike only if it is the same. */
function looksAlike(a: Value, b: Value, known: Map<HeapObject, HeapObject>): boolean {
  if (Object.is(a, b)) return true;
  if (!(a instanceof HeapObject) || !(b instanceof HeapObject) || a.kind !== b.kind) return false;
  if (known.has(a)) return known.get(a) === b;
  known.set(a, b);
  if (a.kind === 'function') return isSameExpression(a, b);
  return (
    unlogged.shape(a) === unlogged.shape(b) &&
    looksAlike(unlogged.length(a), unlogged.length(b), known) &&
    looksAlike(unlogged.internal(a), unlogged.internal(b), known) &&
    areAlike(unlogged.slots(a), unlogged.slots(b), known) &&
    areAlike(unlogged.elements(a), unlogged.elements(b), known)
  );
}

function areAlike(a: readonly Value[], b: readonly Value[], known: Map<HeapObject, HeapObject>): boolean {
  return a.length === b.length && a.every((one, i) => looksAlike(one, b[i], known));
}

function isSameExpression(a: HeapObject, b: HeapObject): boolean {
  const [one, other] = [functionData(a), functionData(b)];
  return one instanceof Closure && other instanceof Closure && one.source === other.source;
}
