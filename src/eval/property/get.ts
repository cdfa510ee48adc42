/**
 * Reading properties: o[k] for every case of o and k at once (rules RS-/RD-FIELD-READ of Roberson 2011). What the cases give
 * is collected into one value; a getter becomes a call under its guard; a nullish receiver throws under its guard.
 */

import { FALSE, TRUE, not, type Bit, type Word } from '../../formula/index.js';
import { UNINITIALIZED } from '../../ir/types.js';
import { ACCESSOR, Accessor, HeapObject, shapeCases } from '../../heap/index.js';
import { ABSENT, Cases, Union, enumerate, whereAbsent, without, type Atom, type Value } from '../../value/index.js';
import { call } from '../calls.js';
import type { Machine } from '../machine.js';
import { PENDING, type CallToMake } from '../state.js';
import { hasIndex, isNumericKey, readIndex } from '../typed/view.js';
import { isLong, scattered } from './scatter.js';
import { canonicalKey, hasElements, keyText, shapeKey, type CanonicalKey } from '../key.js';

/** object[key] with `object` as this for getters. */
export function getProperty(machine: Machine, object: Value, key: Value, destination: number): Value | typeof PENDING {
  if (!(key instanceof Union)) {
    if (key instanceof HeapObject)
      return machine.realm.callLibrary(machine, 'getByObjectKey', [object, key], destination);
    if (object instanceof HeapObject) return getFrom(machine, object, canonicalKey(key), object, destination);
    if (!(object instanceof Union)) return getFromPrimitive(machine, object, canonicalKey(key), destination);
  } else if (hasReference(key)) {
    return machine.realm.callLibrary(machine, 'getByObjectKey', [object, key], destination);
  }
  return getSymbolic(machine, machine.narrow(object), machine.narrow(key), destination);
}

export function hasReference(value: Union): boolean {
  return value.atoms.some((atom) => atom instanceof HeapObject);
}

/** A property of one object, looked up from `start` (the object itself, or for super its home's prototype). */
export function getFrom(
  machine: Machine,
  start: HeapObject | null,
  key: CanonicalKey,
  receiver: Value,
  destination: number,
): Value | typeof PENDING {
  const lookup = new Lookup(machine, receiver);
  lookup.visit(start, key, TRUE);
  return lookup.finish(destination);
}

/** What a property is where a getter would have to be called for it. */
export const GETTER: unique symbol = Symbol('getter');

/** A property of one object, for whoever cannot wait for code of the program. */
export function plainProperty(machine: Machine, object: HeapObject, key: CanonicalKey): Value | typeof GETTER {
  const lookup = new Lookup(machine, object);
  lookup.visit(object, key, TRUE);
  return lookup.isPlain ? (lookup.finish(-1) as Value) : GETTER;
}

function getFromPrimitive(
  machine: Machine,
  base: Atom,
  key: CanonicalKey,
  destination: number,
): Value | typeof PENDING {
  if (base === null || base === undefined) return machine.raiseError('TypeError', cannotRead(base, key));
  const lookup = new Lookup(machine, base);
  lookup.visitPrimitive(base, key, TRUE);
  return lookup.finish(destination);
}

function cannotRead(base: Atom, key: CanonicalKey): string {
  return key === Symbol.iterator
    ? `${base === null ? 'object null' : 'undefined'} is not iterable (cannot read property Symbol(Symbol.iterator))`
    : `Cannot read properties of ${String(base)} (reading '${keyText(key)}')`;
}

function getSymbolic(machine: Machine, object: Value, key: Value, destination: number): Value | typeof PENDING {
  const { circuit, values } = machine;
  const bases: readonly { guard: Bit; atom: Atom }[] =
    object instanceof Union
      ? object.atoms.map((atom, i) => ({ guard: object.guards[i]!, atom }))
      : [{ guard: TRUE, atom: object }];
  for (const { guard, atom } of bases) {
    if (atom !== null && atom !== undefined) continue;
    const shown = key instanceof Union ? 'symbolic key' : canonicalKey(key);
    const error = (): Value => machine.realm.error(machine, 'TypeError', cannotRead(atom, shown));
    if (!machine.raiseUnder(guard, error)) return PENDING;
  }
  const lookup = new Lookup(machine, object);
  const visit = (guard: Bit, atom: Atom, receiver: Value): void => {
    if (atom === null || atom === undefined || guard === FALSE || machine.settle(guard) === false) return;
    lookup.receiver = receiver;
    if (!(key instanceof Union)) {
      lookup.visitAny(atom, canonicalKey(key), guard);
      return;
    }
    if (atom instanceof HeapObject && (hasElements(atom) || atom.kind === 'typed') && key.word !== null) {
      const under = circuit.and(guard, key.wordGuard);
      if (atom.kind === 'typed') lookup.visitTyped(atom, key.word, under);
      else lookup.visitElements(atom, key.word, under);
      const rest = new Union(key.atoms, key.guards, null, FALSE);
      for (const one of enumerate(values, rest))
        lookup.visitAny(atom, canonicalKey(one.atom), circuit.and(guard, one.guard));
      return;
    }
    for (const one of enumerate(values, key))
      lookup.visitAny(atom, canonicalKey(one.atom), circuit.and(guard, one.guard));
  };
  for (const { guard, atom } of bases) visit(guard, atom, atom);
  if (object instanceof Union && object.word !== null) {
    // every integer has the same properties, so any of them will do for the lookup
    if (machine.settle(object.wordGuard) !== false)
      visit(object.wordGuard, object.word.lo, values.fromWord(object.word));
  }
  return lookup.finish(destination);
}

/** Collects what one read gives, case by case. */
export class Lookup {
  private readonly found: Cases;
  private readonly calls: CallToMake[] = [];
  private foundGuard: Bit = FALSE;

  constructor(
    private readonly machine: Machine,
    public receiver: Value,
  ) {
    this.found = new Cases(machine.values);
  }

  visitAny(base: Atom, key: CanonicalKey, guard: Bit): void {
    if (base instanceof HeapObject) this.visit(base, key, guard);
    else this.visitPrimitive(base, key, guard);
  }

  visitPrimitive(base: Atom, key: CanonicalKey, guard: Bit): void {
    if (typeof base === 'string') {
      if (typeof key === 'number' && key < base.length) return this.value(guard, base[key]);
      if (key === 'length') return this.value(guard, base.length);
    }
    this.visit(this.machine.realm.prototypeOf(base), key, guard);
  }

  visit(object: HeapObject | null, key: CanonicalKey, guard: Bit): void {
    const { circuit, heap } = this.machine;
    if (guard === FALSE) return;
    if (object === null) return this.value(guard, undefined);
    if (object.kind === 'typed' && isNumericKey(key))
      return this.value(guard, hasIndex(object, key) ? readIndex(this.machine, object, key) : undefined);
    let rest = guard;
    if (typeof key === 'number') {
      if (hasElements(object)) {
        const element = heap.elementAt(object, key);
        if (element !== ABSENT) {
          const absent = whereAbsent(element);
          this.value(circuit.and(guard, not(absent)), this.present(element));
          rest = circuit.and(guard, absent);
          if (rest === FALSE) return;
        }
      } else if (object.kind === 'boxed') {
        const text = heap.internal(object);
        if (typeof text === 'string' && key < text.length) return this.value(guard, text[key]);
      }
    } else if (key === 'length') {
      if (object.kind === 'array') {
        return this.value(guard, heap.length(object));
      }
      if (object.kind === 'boxed') {
        const text = heap.internal(object);
        if (typeof text === 'string') return this.value(guard, text.length);
      }
    }
    if (object.kind === 'namespace' && typeof key !== 'symbol') {
      const cell = this.machine.realm.exportCell(object, String(key));
      if (cell !== undefined) return this.exported(guard, String(key), heap.internal(cell));
    }
    const name = shapeKey(key);
    for (const one of shapeCases(heap.shape(object))) {
      const under = circuit.and(rest, one.guard);
      const property = one.shape.find(name);
      if (property === undefined) this.visit(one.shape.prototype, key, under);
      else {
        const content = heap.slot(object, property.index);
        if ((property.flags & ACCESSOR) === 0) this.value(under, this.present(content));
        else this.accessors(under, content);
      }
    }
  }

  /** Elements of an array for every integer of a word at once. */
  visitElements(array: HeapObject, word: Word, guard: Bit): void {
    const { circuit, heap, values } = this.machine;
    if (guard === FALSE) return;
    const low = Math.max(word.lo, 0);
    const high = Math.min(word.hi, heap.extent(array) - 1);
    let hit: Bit = FALSE;
    const find = (where: Bit, element: Value): void => {
      const here = circuit.and(where, not(whereAbsent(element)));
      if (here === FALSE) return;
      this.value(circuit.and(guard, here), this.present(element));
      hit = circuit.or(hit, here);
    };
    if (isLong(this.machine, array, low, high)) {
      for (const { where, element } of scattered(this.machine, array, word, low, high)) find(where, element);
    } else {
      for (let i = low; i <= high; i += 1) {
        const element = heap.elementAt(array, i);
        if (element !== ABSENT) find(values.words.equalsConstant(word, i), element);
      }
    }
    let rest = circuit.and(guard, not(hit));
    for (const n of rest === FALSE ? [] : this.otherIntegers(array, word)) {
      const is = values.words.equalsConstant(word, n);
      this.visit(array, canonicalKey(n), circuit.and(rest, is));
      rest = circuit.and(rest, not(is));
    }
    this.value(rest, undefined);
  }

  /** Elements of a typed array for every integer of a word at once; the others are not there. */
  visitTyped(array: HeapObject, word: Word, guard: Bit): void {
    const { circuit, values } = this.machine;
    let rest = guard;
    const high = Math.min(word.hi, (this.machine.heap.length(array) as number) - 1);
    for (let i = Math.max(word.lo, 0); i <= high && rest !== FALSE; i += 1) {
      const is = values.words.equalsConstant(word, i);
      if (is === FALSE) continue;
      this.value(circuit.and(guard, is), readIndex(this.machine, array, i));
      rest = circuit.and(rest, not(is));
    }
    this.value(rest, undefined);
  }

  /** The integers of a word that an array may have as keys although they are none of its elements, as −1 or by inheritance. */
  private otherIntegers(array: HeapObject, word: Word): ReadonlySet<number> {
    const { heap } = this.machine;
    const found = new Set<number>();
    const add = (n: number): void => {
      if (n >= word.lo && n <= word.hi) found.add(n);
    };
    const look = (object: HeapObject): void => {
      if (object.kind === 'typed') for (let i = 0; i < (heap.length(object) as number); i += 1) add(i);
      else if (object !== array) for (let i = heap.extent(object) - 1; i >= 0; i -= 1) add(i);
      for (const { shape } of shapeCases(heap.shape(object))) {
        shape.integerKeys().forEach(add);
        if (shape.prototype !== null) look(shape.prototype);
      }
    };
    look(array);
    return found;
  }

  /** No getter is met. */
  get isPlain(): boolean {
    return this.calls.length === 0;
  }

  finish(destination: number): Value | typeof PENDING {
    if (this.calls.length === 0) return this.found.empty ? undefined : this.found.build();
    if (this.calls.length === 1 && this.found.empty) return this.calls[0]!.run(destination);
    const { found } = this;
    const cases = found.empty ? this.calls : [...this.calls, { guard: this.foundGuard, run: () => found.build() }];
    return this.machine.dispatch(destination, cases);
  }

  private value(guard: Bit, value: Value): void {
    if (guard === FALSE) return;
    this.found.add(guard, value);
    this.foundGuard = this.machine.circuit.or(this.foundGuard, guard);
  }

  /** A variable of a module, which may have no value yet. */
  private exported(guard: Bit, name: string, content: Value): void {
    const { machine } = this;
    const { circuit } = machine;
    const none = content === UNINITIALIZED ? TRUE : content instanceof Union ? content.guardOf(UNINITIALIZED) : FALSE;
    if (none !== FALSE) {
      const message = `Cannot access '${name}' before initialization`;
      this.calls.push({ guard: circuit.and(guard, none), run: () => machine.raiseError('ReferenceError', message) });
    }
    this.value(circuit.and(guard, not(none)), content);
  }

  private accessors(guard: Bit, content: Value): void {
    const { machine, receiver } = this;
    for (const { guard: under, accessor } of accessorCases(content)) {
      const { get } = accessor;
      const both = machine.circuit.and(guard, under);
      if (both === FALSE) continue;
      if (get === undefined) this.value(both, undefined);
      else this.calls.push({ guard: both, run: (destination) => call(machine, get, receiver, [], destination) });
    }
  }

  /** A slot's content where the key is there at all. */
  private present(content: Value): Value {
    return dataIn(this.machine, content);
  }
}

/** The accessors among what a slot may hold; where the object has another shape, the same slot may hold values. */
export function accessorCases(content: Value): readonly { readonly guard: Bit; readonly accessor: Accessor }[] {
  if (content instanceof Accessor) return [{ guard: TRUE, accessor: content }];
  if (!(content instanceof Union)) return [];
  return content.atoms.flatMap((atom, i) =>
    atom instanceof Accessor ? [{ guard: content.guards[i]!, accessor: atom }] : [],
  );
}

/** What a slot holds where it holds a value; where the object has another shape, nothing may be there, or an accessor. */
export function dataIn({ values }: Machine, content: Value): Value {
  if (!(content instanceof Union) || !content.atoms.some(isNoData)) return content;
  return without(values, content, isNoData);
}

function isNoData(atom: Atom): boolean {
  return atom === ABSENT || atom instanceof Accessor;
}
