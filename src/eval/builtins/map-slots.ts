/**
 * The content of maps and sets, in slots (see `heap/entries.ts`). Keys, values and presence may be symbolic. A slot that the running
 * version has never used has present = ABSENT; a branch that appends takes the first such slot, and where branches meet their
 * slots join.
 *
 * @invariant in every case, the keys of present slots are pairwise different by SameValueZero
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import { type HeapObject, initialise, keyAt, presentAt, unlogged, usedSlots, valueAt } from '../../heap/index.js';
import { Cases, Union, arithmetic, equal, withoutAbsent, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { mentionsReference } from '../mentions.js';
import { slotIndex, type SlotIndex } from './map-index.js';

/** The condition under which a slot is there. */
export function presence(machine: Machine, object: HeapObject, slot: number): Bit {
  const present = machine.heap.elementAt(object, presentAt(slot));
  if (!(present instanceof Union)) return present === true ? TRUE : FALSE;
  const guard = present.guardOf(true);
  const settled = machine.settle(guard);
  return settled === undefined ? guard : settled ? TRUE : FALSE;
}

export function slotKey(machine: Machine, object: HeapObject, slot: number): Value {
  return withoutAbsent(machine.values, machine.heap.elementAt(object, keyAt(slot)));
}

export function slotValue(machine: Machine, object: HeapObject, slot: number): Value {
  return withoutAbsent(machine.values, machine.heap.elementAt(object, valueAt(slot)));
}

/** How many slots the running version uses; that the next one is not used is something read. */
export function slotsInUse(machine: Machine, object: HeapObject): number {
  const used = usedSlots(object);
  machine.heap.elementAt(object, presentAt(used));
  return used;
}

interface Match {
  readonly slot: number;
  readonly guard: Bit;
}

/** The slots that may hold a key, with the exact condition; the conditions exclude each other. */
function matches(machine: Machine, object: HeapObject, key: Value): readonly Match[] {
  const { circuit, values } = machine;
  const found: Match[] = [];
  const used = slotsInUse(machine, object);
  for (let slot = 0; slot < used; slot += 1) {
    const present = presence(machine, object, slot);
    if (present === FALSE) continue;
    const guard = circuit.and(present, equal(values, 'sameValueZero', slotKey(machine, object, slot), key));
    if (guard === FALSE || machine.settle(guard) === false) continue;
    found.push({ slot, guard });
    if (guard === TRUE || machine.settle(guard) === true) return [{ slot, guard: TRUE }];
  }
  return found;
}

/** The index of a map without symbolic keys, if it can be asked about this key. */
function indexFor(machine: Machine, object: HeapObject, key: Value): SlotIndex | null {
  if (key instanceof Union || machine.heap.isWatched) return null;
  const index = slotIndex(object);
  return index.slots === null ? null : index;
}

function anyOf(machine: Machine, found: readonly Match[]): Bit {
  const any = found.reduce<Bit>((all, one) => machine.circuit.or(all, one.guard), FALSE);
  const settled = machine.settle(any);
  return settled === undefined ? any : settled ? TRUE : FALSE;
}

export function has(machine: Machine, object: HeapObject, key: Value): Value {
  const index = indexFor(machine, object, key);
  if (index !== null) return index.slots!.has(key);
  return machine.values.boolean(anyOf(machine, matches(machine, object, key)));
}

export function get(machine: Machine, object: HeapObject, key: Value): Value {
  const index = indexFor(machine, object, key);
  if (index !== null) {
    const slot = index.slots!.get(key);
    return slot === undefined ? undefined : machine.heap.elementAt(object, valueAt(slot));
  }
  const found = matches(machine, object, key);
  const cases = new Cases(machine.values);
  for (const { slot, guard } of found) cases.add(guard, slotValue(machine, object, slot));
  cases.add(not(anyOf(machine, found)), undefined);
  return cases.buildOr(undefined);
}

/** Puts a value under a key. */
export function set(machine: Machine, object: HeapObject, given: Value, value: Value): void {
  put(machine, object, withoutNegativeZero(machine, given), value, true);
}

/** Adds a member to a set, whose values are its keys. */
export function add(machine: Machine, object: HeapObject, given: Value): void {
  const member = withoutNegativeZero(machine, given);
  put(machine, object, member, member, false);
}

/** Appends a slot where the key is new; where it is not, its value is overwritten if that is wanted. */
function put(machine: Machine, object: HeapObject, key: Value, value: Value, overwrite: boolean): void {
  const { heap, values } = machine;
  const index = indexFor(machine, object, key);
  if (index !== null) {
    const slot = index.slots!.get(key);
    if (slot === undefined) {
      index.slots!.set(key, index.used);
      append(machine, object, index.used, key, value, TRUE);
      index.used += 1;
    } else if (overwrite) heap.writeElement(object, valueAt(slot), value);
    index.stamp = unlogged.stamp(object);
    return;
  }
  const found = matches(machine, object, key);
  const none = not(anyOf(machine, found));
  const chosen = choose(machine, object, found, none, [key, value]);
  if (chosen !== null) {
    if (chosen >= found.length) append(machine, object, usedSlots(object), key, value, TRUE);
    else if (overwrite) heap.writeElement(object, valueAt(found[chosen]!.slot), value);
    return;
  }
  for (const { slot, guard } of overwrite ? found : []) {
    heap.writeElement(object, valueAt(slot), values.ite(guard, value, heap.elementAt(object, valueAt(slot))));
  }
  if (none !== FALSE) append(machine, object, usedSlots(object), key, value, none);
}

/** Removes a key; the result is whether it was there. */
export function remove(machine: Machine, object: HeapObject, key: Value): Value {
  const { heap, values } = machine;
  const index = indexFor(machine, object, key);
  if (index !== null) {
    const slot = index.slots!.get(key);
    if (slot === undefined) return false;
    index.slots!.delete(key);
    index.dead += 1;
    clearSlot(machine, object, slot);
    index.stamp = unlogged.stamp(object);
    if (slot === index.first) index.skipDead(object);
    index.compactIfSparse(machine.heap, object);
    return true;
  }
  const found = matches(machine, object, key);
  const any = anyOf(machine, found);
  const chosen = choose(machine, object, found, not(any));
  if (chosen !== null) {
    if (chosen < found.length) clearSlot(machine, object, found[chosen]!.slot);
    return chosen < found.length;
  }
  for (const { slot, guard } of found) {
    heap.writeElement(object, presentAt(slot), values.ite(guard, false, heap.elementAt(object, presentAt(slot))));
  }
  resize(machine, object, any, -1);
  return values.boolean(any);
}

export function clear(machine: Machine, object: HeapObject): void {
  const { heap } = machine;
  if (heap.current === null) slotIndex(object).dropAll(heap, object);
  else {
    for (let slot = 0; slot < usedSlots(object); slot += 1) {
      if (heap.elementAt(object, presentAt(slot)) !== false) heap.writeElement(object, presentAt(slot), false);
    }
  }
  heap.writeInternal(object, 0);
}

export function size(machine: Machine, object: HeapObject): Value {
  return machine.heap.internal(object);
}

/**
 * Which slot is written: the number of the match, or their count where nothing matches; null: all of them under their conditions.
 * Under follow it is fixed where references stand in it or are put there, as the index of an array is.
 */
function choose(
  machine: Machine,
  object: HeapObject,
  found: readonly Match[],
  none: Bit,
  put: readonly Value[] = [],
): number | null {
  if (found.length === 0) return 0;
  if (found[0]!.guard === TRUE) return 0;
  const content = found.flatMap(({ slot }) => [slotKey(machine, object, slot), slotValue(machine, object, slot)]);
  if (![...content, ...put].some(mentionsReference)) return null;
  const guards = found.map((one) => one.guard);
  return machine.chooseForWrite(none === FALSE ? guards : [...guards, none]);
}

function append(machine: Machine, object: HeapObject, slot: number, key: Value, value: Value, present: Bit): void {
  const { heap, values } = machine;
  heap.writeElement(object, keyAt(slot), key);
  heap.writeElement(object, valueAt(slot), value);
  heap.writeElement(object, presentAt(slot), values.boolean(present));
  initialise(object, { length: Math.max(unlogged.length(object) as number, slot + 1) });
  resize(machine, object, present, 1);
}

/** What was there is forgotten, unless a version may still need the difference to be small. */
function clearSlot(machine: Machine, object: HeapObject, slot: number): void {
  const { heap } = machine;
  if (heap.current === null) {
    heap.writeElement(object, keyAt(slot), undefined);
    heap.writeElement(object, valueAt(slot), undefined);
  }
  heap.writeElement(object, presentAt(slot), false);
  resize(machine, object, TRUE, -1);
}

/** size := size + by where the condition holds. */
function resize(machine: Machine, object: HeapObject, condition: Bit, by: 1 | -1): void {
  const { heap, values } = machine;
  const before = heap.internal(object);
  if (condition === FALSE) return;
  if (condition === TRUE && typeof before === 'number') {
    heap.writeInternal(object, before + by);
    return;
  }
  const after = values.ite(condition, arithmetic(values, '+', before, by), before);
  if (after instanceof Union && after.word !== null && after.atoms.length === 0) {
    heap.writeInternal(object, values.fromWord(values.words.narrow(after.word, 0, usedSlots(object))));
  } else heap.writeInternal(object, after);
}

/** −0 and 0 are one key, which is 0. */
function withoutNegativeZero(machine: Machine, key: Value): Value {
  if (!(key instanceof Union)) return key === 0 ? 0 : key;
  if (key.guardOf(-0) === FALSE) return key;
  const cases = new Cases(machine.values);
  key.atoms.forEach((atom, i) => cases.add(key.guards[i]!, Object.is(atom, -0) ? 0 : atom));
  if (key.word !== null) cases.addWord(key.wordGuard, key.word);
  return cases.build();
}
