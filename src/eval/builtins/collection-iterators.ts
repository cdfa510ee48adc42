/**
 * Iterators of maps and sets. Elements are [map, kind, layout], the position is the slot to look at next, so entries that
 * are added while iterating are met and deleted ones are not.
 *
 * Where presence is symbolic, one step goes to the first present slot from the position on in all cases at once:
 * under "slots before k are not there, k is" the step gives the entry of slot k.
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import { HeapObject, keyAt, presentAt, unlogged, valueAt } from '../../heap/index.js';
import { Cases, Union, lift, ordered, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { type IteratorKind, iteratorPrototype, newIterator, positionOf, withoutUndefined } from './iterators.js';
import { type Layout, layoutOf, slotIndex } from './map-index.js';
import { presence, slotKey, slotValue, slotsInUse } from './map-slots.js';

/** What one step gives; key and value mean something where it is not done. */
export interface Step {
  readonly done: Bit;
  readonly key: Value;
  readonly value: Value;
}

const END: Step = { done: TRUE, key: undefined, value: undefined };

/** What moves the iterators of a kind. */
const nexts = new WeakMap<Realm, Map<unknown, HeapObject>>();

export function installCollectionIterators(realm: Realm): void {
  const own = new Map<unknown, HeapObject>();
  nexts.set(realm, own);
  for (const name of ['Map Iterator', 'Set Iterator'] as const) {
    const next = iteratorPrototype(realm, name, (machine, iterator) => {
      const { done, key, value } = step(machine, iterator);
      if (done === TRUE) return realm.iteratorResult(undefined, true);
      const kind = machine.heap.elementAt(iterator, 1) as IteratorKind;
      const result = kind === 'keys' ? key : kind === 'values' ? value : realm.array([key, value]);
      if (done === FALSE) return realm.iteratorResult(result, false);
      const { values } = machine;
      return realm.iteratorResult(values.ite(done, undefined, result), values.boolean(done));
    });
    own.set(name, next);
  }
  realm.addLibraryNative('$isAtGap', (machine, _self, [one]) =>
    machine.policy.passesGaps ? isAtGap(machine, one as HeapObject) : false,
  );
  realm.addLibraryNative('$passGap', (machine, _self, [one]) => passGap(machine, one as HeapObject));
}

export function collectionIterator(
  machine: Machine,
  name: 'Map Iterator' | 'Set Iterator',
  source: HeapObject,
  kind: IteratorKind,
): HeapObject {
  const made = newIterator(machine.realm, name, source, kind);
  unlogged.elements(made).push(layoutOf(machine.heap, source));
  return made;
}

/**
 * Where the slot that an iterator stands before has nothing in it, if `next` is what moves such iterators. A loop that makes a round for it
 * finds each entry where it is: the entries of n slots are looked for n times in all.
 */
export function isBeforeGap(machine: Machine, iterator: Value, next: Value): Value {
  if (!(iterator instanceof HeapObject) || iterator.kind !== 'iterator') return false;
  return next === nexts.get(machine.realm)!.get(iterator.data) && isAtGap(machine, iterator);
}

function isAtGap(machine: Machine, iterator: HeapObject): Value {
  const source = machine.heap.elementAt(iterator, 0) as HeapObject;
  if (machine.policy.cache?.isFixed(source) !== true) return false;
  const position = currentPosition(machine, iterator, source);
  if (typeof position !== 'number' || position >= slotsInUse(machine, source)) return false;
  const present = presence(machine, source, position);
  return present === TRUE ? false : machine.values.boolean(not(present));
}

/** @requires the iterator stands before a gap */
function passGap(machine: Machine, iterator: HeapObject): undefined {
  machine.heap.writeInternal(iterator, (positionOf(machine, iterator) as number) + 1);
}

/** Moves an iterator past the next entry. */
export function step(machine: Machine, iterator: HeapObject): Step {
  const { heap } = machine;
  const source = heap.elementAt(iterator, 0) as HeapObject;
  const position = currentPosition(machine, iterator, source);
  if (position === undefined) return END;
  if (typeof position === 'number' && !heap.isWatched) {
    const index = slotIndex(source);
    if (index.slots !== null) {
      let slot = Math.max(position, index.first);
      while (slot < index.used && heap.elementAt(source, presentAt(slot)) !== true) slot += 1;
      heap.writeInternal(iterator, slot < index.used ? slot + 1 : undefined);
      if (slot >= index.used) return END;
      return { done: FALSE, key: heap.elementAt(source, keyAt(slot)), value: heap.elementAt(source, valueAt(slot)) };
    }
  }
  return stepSymbolic(machine, iterator, source, position);
}

function stepSymbolic(machine: Machine, iterator: HeapObject, source: HeapObject, position: Value): Step {
  const { circuit, heap, values } = machine;
  const ended = position instanceof Union ? position.guardOf(undefined) : FALSE;
  const from = withoutUndefined(machine, position);
  const lowest = from instanceof Union ? from.word!.lo : (from as number);
  const key = new Cases(values);
  const value = new Cases(values);
  const next = new Cases(values);
  let looking: Bit = not(ended);
  const used = slotsInUse(machine, source);
  for (let slot = Math.max(lowest, 0); slot < used && looking !== FALSE; slot += 1) {
    const reached = ordered(values, '<=', from, slot);
    const here = circuit.and(looking, circuit.and(reached, presence(machine, source, slot)));
    const settled = machine.settle(here);
    if (settled === false) continue;
    key.add(here, slotKey(machine, source, slot));
    value.add(here, slotValue(machine, source, slot));
    next.add(here, slot + 1);
    looking = settled === true ? FALSE : circuit.and(looking, not(here));
  }
  const done = key.empty ? TRUE : circuit.or(ended, looking);
  if (done === TRUE) {
    heap.writeInternal(iterator, undefined);
    return END;
  }
  heap.writeInternal(iterator, next.add(done, undefined).buildOr(undefined));
  return { done, key: key.buildOr(undefined), value: value.buildOr(undefined) };
}

/** The position in the layout that the map has now. */
function currentPosition(machine: Machine, iterator: HeapObject, source: HeapObject): Value {
  const { heap, values } = machine;
  const position = positionOf(machine, iterator);
  let layout = heap.elementAt(iterator, 2) as unknown as Layout;
  if (position === undefined || layout === layoutOf(heap, source)) return position;
  let current: Value = position;
  for (; layout.next !== null; layout = layout.next) {
    const from = layout;
    current = lift(values, [current], (slot) => (typeof slot === 'number' ? from.translate(slot) : slot));
  }
  heap.writeElement(iterator, 2, layout as unknown as Value);
  heap.writeInternal(iterator, current);
  return current;
}
