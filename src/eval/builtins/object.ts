/**
 * Object and its prototype. Listing keys, reading descriptors and changing attributes are natives on shapes; everything
 * that reads or writes properties, and so may call getters and setters, is text.
 */

import { UNINITIALIZED } from '../../ir/types.js';
import { FALSE, type Bit } from '../../formula/index.js';
import {
  ACCESSOR,
  CONFIGURABLE,
  ENUMERABLE,
  type HeapObject,
  WRITABLE,
  type Integrity,
  type Key,
} from '../../heap/index.js';
import { ABSENT, type Union, enumerate, equal, type Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import { classOf } from '../describe.js';
import type { Machine } from '../machine.js';
import { hasOwn } from '../property/has.js';
import { canonicalKey, type CanonicalKey } from '../key.js';
import { defineOwn, ownKeys, ownProperty } from '../property/own.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { boxed, inherits } from './conversion.js';
import { constructorOf, property, textMethod } from './define.js';
import { closeLength, defineProperty, descriptor } from './object-descriptor.js';
import { hasIntegrity, prototypeOf, setIntegrity, setPrototypeOf, whereShape } from './object-shape.js';

const STATICS: readonly (readonly [string, number, string])[] = [
  ['assign', 2, 'objectAssign'],
  ['create', 2, 'objectCreate'],
  ['defineProperties', 2, 'objectDefineProperties'],
  ['defineProperty', 3, 'objectDefineProperty'],
  ['entries', 1, 'objectEntries'],
  ['freeze', 1, 'objectFreeze'],
  ['fromEntries', 1, 'objectFromEntries'],
  ['getOwnPropertyDescriptor', 2, 'objectGetOwnPropertyDescriptor'],
  ['getOwnPropertyDescriptors', 1, 'objectGetOwnPropertyDescriptors'],
  ['getOwnPropertyNames', 1, 'objectGetOwnPropertyNames'],
  ['getOwnPropertySymbols', 1, 'objectGetOwnPropertySymbols'],
  ['getPrototypeOf', 1, 'objectGetPrototypeOf'],
  ['hasOwn', 2, 'objectHasOwn'],
  ['is', 2, 'objectIs'],
  ['isExtensible', 1, 'objectIsExtensible'],
  ['isFrozen', 1, 'objectIsFrozen'],
  ['isSealed', 1, 'objectIsSealed'],
  ['keys', 1, 'objectKeys'],
  ['preventExtensions', 1, 'objectPreventExtensions'],
  ['seal', 1, 'objectSeal'],
  ['setPrototypeOf', 2, 'objectSetPrototypeOf'],
  ['values', 1, 'objectValues'],
];

const METHODS: readonly (readonly [string, number, string])[] = [
  ['__defineGetter__', 2, 'objectDefineGetter'],
  ['__defineSetter__', 2, 'objectDefineSetter'],
  ['__lookupGetter__', 1, 'objectLookupGetter'],
  ['__lookupSetter__', 1, 'objectLookupSetter'],
  ['hasOwnProperty', 1, 'objectHasOwnProperty'],
  ['isPrototypeOf', 1, 'objectIsPrototypeOf'],
  ['propertyIsEnumerable', 1, 'objectPropertyIsEnumerable'],
  ['toLocaleString', 0, 'objectToLocaleString'],
  ['toString', 0, 'objectToString'],
  ['valueOf', 0, 'objectValueOf'],
];

export function installObject(realm: Realm): void {
  const { objectPrototype } = realm;
  const made = constructorOf(
    realm,
    'Object',
    1,
    objectPrototype,
    (machine, _self, [value], newTarget) => {
      if (newTarget !== undefined && newTarget !== made)
        return machine.heap.allocate('object', prototypeFor(machine, newTarget, objectPrototype));
      if (value === undefined || value === null) return realm.object();
      return boxed(machine, value);
    },
    { splits: [0] },
  );
  for (const [name, length, text] of STATICS) textMethod(realm, made, name, length, text);
  for (const [name, length, text] of METHODS) textMethod(realm, objectPrototype, name, length, text);
  const proto = realm.heap.accessor(
    realm.renamed('objectGetProto', 'get __proto__', 0),
    realm.renamed('objectSetProto', 'set __proto__', 1),
  );
  property(realm, objectPrototype, '__proto__', proto, ACCESSOR | CONFIGURABLE);
  installNatives(realm);
}

function installNatives(realm: Realm): void {
  const list = (
    machine: Machine,
    object: Value,
    destination: number,
    wanted: (key: Key) => boolean,
  ): Value | typeof PENDING => {
    const cases = ownKeys(machine, object as HeapObject).map(({ guard, keys }) => ({
      guard,
      run: (): Value => realm.array(keys.filter(wanted)),
    }));
    return cases.length === 1 ? cases[0]!.run() : machine.dispatch(destination, cases);
  };
  const onObject = { splits: [0] };
  realm.addLibraryNative(
    '$ownKeys',
    (machine, _self, [object], _new, destination) => list(machine, object, destination, () => true),
    onObject,
  );
  realm.addLibraryNative(
    '$ownStringKeys',
    (machine, _self, [object], _new, destination) =>
      list(machine, object, destination, (key) => typeof key === 'string'),
    onObject,
  );
  realm.addLibraryNative(
    '$ownSymbols',
    (machine, _self, [object], _new, destination) =>
      list(machine, object, destination, (key) => typeof key === 'symbol'),
    onObject,
  );
  realm.addLibraryNative(
    '$append',
    (machine, _self, [array, value]) => appendTo(machine, array as HeapObject, value),
    onObject,
  );
  realm.addLibraryNative(
    '$listsKey',
    (machine, _self, [array, key]) => machine.values.boolean(listsKey(machine, array as HeapObject, key)),
    onObject,
  );
  realm.addLibraryNative(
    '$isEnumerable',
    (machine, _self, [object, key]) =>
      untold(machine, object as HeapObject, [String(key)]) ??
      machine.values.boolean(isEnumerable(machine, object as HeapObject, canonicalKey(key as string))),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$hasOwn',
    (machine, _self, [object, key]) =>
      untold(machine, object as HeapObject, [String(key)]) ??
      machine.values.boolean(hasOwn(machine, object as HeapObject, canonicalKey(key as string))),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$createDataProperty',
    (machine, _self, [object, key, value]) => {
      defineOwn(
        machine,
        object as HeapObject,
        canonicalKey(key as string),
        WRITABLE | ENUMERABLE | CONFIGURABLE,
        value,
      );
      return undefined;
    },
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$getPrototypeOf',
    (machine, _self, [object]) => prototypeOf(machine, object as HeapObject),
    onObject,
  );
  realm.addLibraryNative(
    '$setPrototypeOf',
    (machine, _self, [object, above]) => setPrototypeOf(machine, object as HeapObject, above as HeapObject | null),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$whyPrototypeStays',
    (machine, _self, [object]) => {
      if (object === realm.objectPrototype)
        return "Immutable prototype object 'Object.prototype' cannot have their prototype set";
      const closed = whereShape(machine, object as HeapObject, (shape) => shape.integrity !== 'open') !== FALSE;
      return closed ? `${realm.describe(object)} is not extensible` : 'Cyclic __proto__ value';
    },
    onObject,
  );
  realm.addLibraryNative(
    '$objectWithPrototype',
    (machine, _self, [above]) => machine.heap.allocate('object', above as HeapObject | null),
    onObject,
  );
  realm.addLibraryNative('$show', (_machine, _self, [value]) => realm.show(value));
  realm.addLibraryNative('$describe', (_machine, _self, [value]) => realm.describe(value));
  realm.addLibraryNative('$sameValue', (machine, _self, [a, b]) =>
    machine.values.boolean(equal(machine.values, 'sameValue', a, b)),
  );
  realm.addLibraryNative('$classOf', (_machine, _self, [object]) => classOf(object as HeapObject), onObject);
  realm.addLibraryNative(
    '$inherits',
    (machine, _self, [value, above]) =>
      machine.values.boolean(inherits(machine, value as HeapObject, above as HeapObject)),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$setIntegrity',
    (machine, _self, [object, level]) => setIntegrity(machine, object as HeapObject, level as Integrity),
    onObject,
  );
  realm.addLibraryNative(
    '$hasIntegrity',
    (machine, _self, [object, level]) =>
      untold(machine, object as HeapObject) ??
      machine.values.boolean(hasIntegrity(machine, object as HeapObject, level as Integrity)),
    onObject,
  );
  realm.addLibraryNative(
    '$isExtensible',
    (machine, _self, [object]) =>
      machine.values.boolean(whereShape(machine, object as HeapObject, (shape) => shape.integrity === 'open')),
    onObject,
  );
  realm.addLibraryNative(
    '$descriptor',
    (machine, _self, [object, key], _new, destination) =>
      descriptor(machine, object as HeapObject, canonicalKey(key as string), destination),
    { splits: [0, 1] },
  );
  realm.addLibraryNative('$closeLength', (machine, _self, [array]) => {
    closeLength(machine, array as HeapObject);
    return undefined;
  });
  realm.addLibraryNative(
    '$defineProperty',
    (machine, _self, [object, key, mask, value, get, set, throws], _new, destination) =>
      defineProperty(
        machine,
        object as HeapObject,
        canonicalKey(key as string),
        mask as number,
        value,
        get,
        set,
        throws as boolean,
        destination,
      ),
    { splits: [0, 1, 2] },
  );
  realm.addLibraryNative('$mixedDescriptor', (_machine, _self, [descriptor]) =>
    mixedDescriptor(realm.show(descriptor)),
  );
}

/** What the engine says about a descriptor of both kinds. Only some versions show the descriptor, so the host is asked. */
function mixedDescriptor(shown: string): string {
  try {
    Object.defineProperty({}, 'k', { get: () => 0, value: 0 });
  } catch (problem) {
    return (problem as Error).message.replace('#<Object>', () => shown);
  }
  throw new Error('the host takes a descriptor of both kinds');
}

function appendTo(machine: Machine, array: HeapObject, value: Value): Value {
  const { heap, values } = machine;
  const length = heap.length(array);
  if (typeof length === 'number') {
    heap.writeElement(array, length, value);
    heap.writeLength(array, length + 1);
    return undefined;
  }
  const word = (length as Union).word!;
  for (let n = word.lo; n <= word.hi; n += 1) {
    const guard = values.words.equalsConstant(word, n);
    if (guard !== FALSE) heap.writeElement(array, n, values.ite(guard, value, heap.elementAt(array, n)));
  }
  heap.writeLength(array, values.fromWord(values.words.add(word, values.words.constant(1))!));
  return undefined;
}

/** Whether an internal list of keys has a key, however each was spelled. */
function listsKey(machine: Machine, array: HeapObject, key: Value): Bit {
  const { circuit, values } = machine;
  let result: Bit = FALSE;
  for (const { guard, atom } of enumerate(values, key)) {
    const wanted = canonicalKey(atom);
    for (const element of machine.heap.allElements(array)) {
      for (const one of enumerate(values, element)) {
        if (one.atom !== ABSENT && canonicalKey(one.atom) === wanted)
          result = circuit.or(result, circuit.and(guard, one.guard));
      }
    }
  }
  return result;
}

function isEnumerable(machine: Machine, object: HeapObject, key: CanonicalKey): Bit {
  return ownProperty(machine, object, key)
    .filter((own) => (own.flags & ENUMERABLE) !== 0)
    .reduce<Bit>((all, own) => machine.circuit.or(all, own.guard), FALSE);
}

/** Asking for properties of a namespace throws where one of them has no value yet; undefined: none of these. */
function untold(
  machine: Machine,
  object: HeapObject,
  names: readonly string[] | null = null,
): typeof PENDING | undefined {
  if (object.kind !== 'namespace') return undefined;
  for (const name of names ?? machine.realm.exportNames(object)) {
    const cell = machine.realm.exportCell(object, name);
    if (cell !== undefined && machine.heap.internal(cell) === UNINITIALIZED)
      return machine.raiseError('ReferenceError', `${name} is not defined`);
  }
  return undefined;
}
