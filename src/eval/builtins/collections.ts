/**
 * Map, Set, WeakMap, WeakSet and WeakRef. Their content is in map-slots.ts; here are the objects and the words.
 *
 * Weak collections keep what they hold: nothing that a program can observe within one run tells the difference.
 */

import { FALSE, not } from '../../formula/index.js';
import { CONFIGURABLE, type Heap, HeapObject, initialise } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { collectionIterator, installCollectionIterators, step } from './collection-iterators.js';
import { constructorOf, getter, method, property, textMethod } from './define.js';
import { incompatible, type IteratorKind } from './iterators.js';
import * as slots from './map-slots.js';
import { where } from './operands.js';

/** What a collection is called; the `data` of its heap object, since Map and WeakMap are both of kind 'map'. */
type Brand = 'Map' | 'Set' | 'WeakMap' | 'WeakSet';

export function installCollections(realm: Realm): void {
  installCollectionIterators(realm);
  installMap(realm);
  installSet(realm);
  installWeakMap(realm);
  installWeakSet(realm);
  installWeakRef(realm);
  installCursors(realm);
}

/** An empty map or set, as `new Map()` makes it. */
export function newCollection(heap: Heap, brand: Brand, prototype: HeapObject): HeapObject {
  const made = heap.allocate(brand === 'Map' || brand === 'WeakMap' ? 'map' : 'set', prototype, brand);
  return initialise(made, { elements: [], internal: 0 });
}

function isCollection(value: Value, brand: Brand): value is HeapObject {
  return value instanceof HeapObject && value.data === brand && (value.kind === 'map' || value.kind === 'set');
}

function construct(realm: Realm, brand: Brand, prototype: HeapObject): void {
  const fill = brand === 'Map' || brand === 'WeakMap' ? 'fillMap' : 'fillSet';
  const body: NativeBody = (machine, _self, [iterable], newTarget, destination) => {
    if (newTarget === undefined) return machine.raiseError('TypeError', `Constructor ${brand} requires 'new'`);
    const made = newCollection(machine.heap, brand, prototypeFor(machine, newTarget, prototype));
    if (iterable === undefined || iterable === null) return made;
    return realm.callLibrary(machine, fill, [made, iterable], destination);
  };
  const made = constructorOf(realm, brand, 0, prototype, body, { splits: [0] });
  if (brand === 'Map' || brand === 'Set') getter(realm, made, Symbol.species, (_machine, self) => self);
  property(realm, prototype, Symbol.toStringTag, brand, CONFIGURABLE);
}

type Operation = (machine: Machine, collection: HeapObject, actuals: readonly Value[]) => Value | typeof PENDING;

function operation(
  realm: Realm,
  brand: Brand,
  prototype: HeapObject,
  name: string,
  length: number,
  run: Operation,
): HeapObject {
  const body: NativeBody = (machine, self, actuals) =>
    isCollection(self, brand) ? run(machine, self, actuals) : incompatible(machine, `${brand}.prototype.${name}`, self);
  return method(realm, prototype, name, length, body, { splits: [-1] });
}

function size(realm: Realm, brand: Brand, prototype: HeapObject): void {
  const body: NativeBody = (machine, self) =>
    isCollection(self, brand) ? slots.size(machine, self) : incompatible(machine, `get ${brand}.prototype.size`, self);
  getter(realm, prototype, 'size', body, { splits: [-1] });
}

const hasKey: Operation = (machine, collection, [key]) => slots.has(machine, collection, key);
const deleteKey: Operation = (machine, collection, [key]) => slots.remove(machine, collection, key);
const clearAll: Operation = (machine, collection) => {
  slots.clear(machine, collection);
  return undefined;
};

function iterate(name: 'Map Iterator' | 'Set Iterator', kind: IteratorKind): Operation {
  return (machine, collection) => collectionIterator(machine, name, collection, kind);
}

function installMap(realm: Realm): void {
  const prototype = realm.mapPrototype;
  construct(realm, 'Map', prototype);
  const define = (name: string, length: number, run: Operation): HeapObject =>
    operation(realm, 'Map', prototype, name, length, run);
  define('get', 1, (machine, map, [key]) => slots.get(machine, map, key));
  define('set', 2, (machine, map, [key, value]) => {
    slots.set(machine, map, key, value);
    return map;
  });
  define('has', 1, hasKey);
  define('delete', 1, deleteKey);
  define('clear', 0, clearAll);
  const entries = define('entries', 0, iterate('Map Iterator', 'entries'));
  define('keys', 0, iterate('Map Iterator', 'keys'));
  define('values', 0, iterate('Map Iterator', 'values'));
  property(realm, prototype, Symbol.iterator, entries);
  textMethod(realm, prototype, 'forEach', 1, 'mapForEach');
  size(realm, 'Map', prototype);
}

function installSet(realm: Realm): void {
  const prototype = realm.setPrototype;
  construct(realm, 'Set', prototype);
  const define = (name: string, length: number, run: Operation): HeapObject =>
    operation(realm, 'Set', prototype, name, length, run);
  define('has', 1, hasKey);
  define('add', 1, (machine, set, [value]) => {
    slots.add(machine, set, value);
    return set;
  });
  define('delete', 1, deleteKey);
  define('clear', 0, clearAll);
  define('entries', 0, iterate('Set Iterator', 'entries'));
  const values = define('values', 0, iterate('Set Iterator', 'values'));
  property(realm, prototype, 'keys', values);
  property(realm, prototype, Symbol.iterator, values);
  textMethod(realm, prototype, 'forEach', 1, 'setForEach');
  size(realm, 'Set', prototype);
}

// --- weak ones ---------------------------------------------------------------------------------------------

/** Objects, and symbols that no registry can give out again. */
function canBeHeldWeakly(value: Value): boolean {
  if (value instanceof HeapObject) return true;
  return typeof value === 'symbol' && Symbol.keyFor(value) === undefined;
}

/** Throws where a value cannot be held weakly; false if that is everywhere. */
function checkWeak(machine: Machine, value: Value, message: string): boolean {
  const allowed = where(machine, value, canBeHeldWeakly, false);
  return machine.raiseUnder(not(allowed), () => machine.realm.error(machine, 'TypeError', message));
}

function installWeakMap(realm: Realm): void {
  const prototype = realm.object();
  construct(realm, 'WeakMap', prototype);
  const define = (name: string, length: number, run: Operation): HeapObject =>
    operation(realm, 'WeakMap', prototype, name, length, run);
  define('delete', 1, deleteKey);
  define('get', 1, (machine, map, [key]) => slots.get(machine, map, key));
  define('set', 2, (machine, map, [key, value]) => {
    if (!checkWeak(machine, key, 'Invalid value used as weak map key')) return PENDING;
    slots.set(machine, map, key, value);
    return map;
  });
  define('has', 1, hasKey);
}

function installWeakSet(realm: Realm): void {
  const prototype = realm.object();
  construct(realm, 'WeakSet', prototype);
  const define = (name: string, length: number, run: Operation): HeapObject =>
    operation(realm, 'WeakSet', prototype, name, length, run);
  define('delete', 1, deleteKey);
  define('has', 1, hasKey);
  define('add', 1, (machine, set, [value]) => {
    if (!checkWeak(machine, value, 'Invalid value used in weak set')) return PENDING;
    slots.add(machine, set, value);
    return set;
  });
}

const WEAK_REFERENCE = 'WeakRef';

function installWeakRef(realm: Realm): void {
  const prototype = realm.object();
  constructorOf(realm, 'WeakRef', 1, prototype, (machine, _self, [target], newTarget) => {
    if (newTarget === undefined) return machine.raiseError('TypeError', "Constructor WeakRef requires 'new'");
    if (!checkWeak(machine, target, 'WeakRef: invalid target')) return PENDING;
    const made = machine.heap.allocate('object', prototypeFor(machine, newTarget, prototype), WEAK_REFERENCE);
    return initialise(made, { internal: target });
  });
  const deref: NativeBody = (machine, self) =>
    self instanceof HeapObject && self.data === WEAK_REFERENCE
      ? machine.heap.internal(self)
      : incompatible(machine, 'WeakRef.prototype.deref', self);
  method(realm, prototype, 'deref', 0, deref, { splits: [-1] });
  property(realm, prototype, Symbol.toStringTag, 'WeakRef', CONFIGURABLE);
}

// --- forEach -----------------------------------------------------------------------------------------------

/** A cursor is an iterator that keeps what it has just met as elements 3 and 4. */
function installCursors(realm: Realm): void {
  const cursor: NativeBody = (machine, _self, [collection, brand]) => {
    const name = brand as 'Map' | 'Set';
    if (!isCollection(collection, name)) return incompatible(machine, `${name}.prototype.forEach`, collection);
    return collectionIterator(machine, `${name} Iterator`, collection, 'entries');
  };
  realm.addLibraryNative('$cursor', cursor, { splits: [0] });
  const move: NativeBody = (machine, _self, [iterator]) => {
    const at = iterator as HeapObject;
    const { done, key, value } = step(machine, at);
    machine.heap.writeElement(at, 3, key);
    machine.heap.writeElement(at, 4, value);
    return done === FALSE ? true : machine.values.boolean(not(done));
  };
  realm.addLibraryNative('$moveCursor', move, { splits: [0] });
  const part =
    (index: number): NativeBody =>
    (machine, _self, [iterator]) =>
      machine.heap.elementAt(iterator as HeapObject, index);
  realm.addLibraryNative('$cursorKey', part(3), { splits: [0] });
  realm.addLibraryNative('$cursorValue', part(4), { splits: [0] });
}
