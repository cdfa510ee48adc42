/**
 * Object and its prototype. Listing keys, reading descriptors and changing attributes are natives on shapes; everything
 * that reads or writes properties, and so may call getters and setters, is text.
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  ACCESSOR,
  type Accessor,
  CONFIGURABLE,
  ENUMERABLE,
  type HeapObject,
  Shape,
  type ShapeUnion,
  WRITABLE,
  joinShapes,
  shapeCases,
  type Integrity,
  type Key,
} from '../../heap/index.js';
import { ABSENT, Cases, Union, enumerate, equal, type Value } from '../../value/index.js';
import { Refusal } from '../../base/diagnostic.js';
import { unsupportedBuiltin } from '../../base/messages.js';
import type { Machine } from '../machine.js';
import { hasOwn } from '../property/has.js';
import { canonicalKey, hasElements, keyText, shapeKey, type CanonicalKey } from '../property/key.js';
import { defineOwn, ownKeys, ownProperty } from '../property/own.js';
import { accessorCases, withoutAbsent } from '../property/get.js';
import { prototypeFor } from '../construct.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { boxed, inherits } from './conversion.js';
import { constructorOf, property, textMethod } from './define.js';

export { library } from './object-text.js';

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
      machine.values.boolean(isEnumerable(machine, object as HeapObject, canonicalKey(key as string))),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$hasOwn',
    (machine, _self, [object, key]) =>
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
}

function appendTo(machine: Machine, array: HeapObject, value: Value): Value {
  const { heap, values } = machine;
  const { length } = array;
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
    for (const element of array.elements) {
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

function prototypeOf(machine: Machine, object: HeapObject): Value {
  const cases = new Cases(machine.values);
  for (const { guard, shape } of shapeCases(object.shape)) cases.add(guard, shape.prototype);
  return cases.build();
}

function whereShape(machine: Machine, object: HeapObject, test: (shape: Shape) => boolean): Bit {
  return shapeCases(object.shape)
    .filter(({ shape }) => test(shape))
    .reduce<Bit>((all, { guard }) => machine.circuit.or(all, guard), FALSE);
}

/** Replaces each possible shape of an object. */
function reshape(machine: Machine, object: HeapObject, change: (shape: Shape) => Shape): void {
  const { shape } = object;
  if (shape instanceof Shape) {
    machine.heap.writeShape(object, change(shape));
    return;
  }
  const changed = shapeCases(shape).map((one) => ({ guard: one.guard, shape: change(one.shape) }));
  const joined = changed.reduceRight<Shape | ShapeUnion>(
    (rest, one) => joinShapes(machine.circuit, one.guard, one.shape, rest),
    changed[changed.length - 1]!.shape,
  );
  machine.heap.writeShape(object, joined);
}

/** The accessor of a slot that holds one where the object has the shape it has. */
function accessorIn(machine: Machine, content: Value): Value {
  const cases = new Cases(machine.values);
  for (const { guard, accessor } of accessorCases(content)) cases.add(guard, accessor);
  return machine.fix(cases.build());
}

/** The getter or setter of such a slot. */
function halfOf(machine: Machine, content: Value, half: 'get' | 'set'): Value {
  const cases = new Cases(machine.values);
  for (const { guard, accessor } of accessorCases(content)) cases.add(guard, accessor[half]);
  return cases.build();
}

function setPrototypeOf(machine: Machine, object: HeapObject, above: HeapObject | null): Value {
  const { heap } = machine;
  if (whereShape(machine, object, (shape) => shape.prototype !== above) === FALSE) return true;
  if (object === machine.realm.objectPrototype) return false;
  const stays = (shape: Shape): boolean => shape.integrity !== 'open' && shape.prototype !== above;
  const staying = whereShape(machine, object, stays);
  if (machine.settle(staying) === true) return false;
  for (let one = above; one !== null; one = machine.shapeOf(one).prototype) if (one === object) return false;
  reshape(machine, object, (shape) =>
    stays(shape) ? shape : shape.rebuild(heap.emptyShape(above, shape.integrity), (property_) => property_.flags),
  );
  return machine.values.boolean(not(staying));
}

function setIntegrity(machine: Machine, object: HeapObject, level: Integrity): Value {
  const rank: readonly Integrity[] = ['open', 'closed', 'sealed', 'frozen'];
  reshape(machine, object, (shape) => {
    const integrity = rank.indexOf(shape.integrity) > rank.indexOf(level) ? shape.integrity : level;
    return shape.rebuild(machine.heap.emptyShape(shape.prototype, integrity), ({ flags }) => {
      if (level === 'closed') return flags;
      if (level === 'sealed' || (flags & ACCESSOR) !== 0) return flags & ~CONFIGURABLE;
      return flags & ~(CONFIGURABLE | WRITABLE);
    });
  });
  return undefined;
}

/** As in V8, the `length` of arrays and the `prototype` of functions do not count: it keeps them as hidden accessors. */
function hasIntegrity(machine: Machine, object: HeapObject, level: Integrity): Bit {
  const forbidden = level === 'frozen' ? CONFIGURABLE | WRITABLE : CONFIGURABLE;
  const empty = !hasElements(object) || object.elements.every((element) => element === ABSENT);
  return whereShape(machine, object, (shape) => {
    if (shape.integrity === 'open') return false;
    if (!empty && shape.integrity !== 'frozen' && (level === 'frozen' || shape.integrity !== 'sealed')) return false;
    return shape.keys().every((key) => {
      const { flags } = shape.find(key)!;
      if (key === 'prototype' && object.kind === 'function') return (flags & forbidden & ~WRITABLE) === 0;
      return (flags & ((flags & ACCESSOR) !== 0 ? forbidden & ~WRITABLE : forbidden)) === 0;
    });
  });
}

function descriptor(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  destination: number,
): Value | typeof PENDING {
  const { realm } = machine;
  const found = ownProperty(machine, object, key);
  const build = (content: Value, flags: number): Value => {
    const made = realm.object();
    const define = (name: string, value: Value): void =>
      defineOwn(machine, made, name, WRITABLE | ENUMERABLE | CONFIGURABLE, value);
    if ((flags & ACCESSOR) !== 0) {
      define('get', halfOf(machine, content, 'get'));
      define('set', halfOf(machine, content, 'set'));
    } else {
      define('value', withoutAbsent(machine, content));
      define('writable', (flags & WRITABLE) !== 0);
    }
    define('enumerable', (flags & ENUMERABLE) !== 0);
    define('configurable', (flags & CONFIGURABLE) !== 0);
    return made;
  };
  const cases = found.map(({ guard, content, flags }) => ({ guard, run: (): Value => build(content, flags) }));
  const any = found.reduce<Bit>((all, one) => machine.circuit.or(all, one.guard), FALSE);
  if (any !== TRUE) cases.push({ guard: not(any), run: () => undefined });
  return cases.length === 1 ? cases[0]!.run() : machine.dispatch(destination, cases);
}

const HAS_VALUE = 1;
const HAS_WRITABLE = 2;
const HAS_GET = 4;
const HAS_SET = 8;

/** ValidateAndApplyPropertyDescriptor on a concrete object and key; the bits of `mask` are those of `toDescriptor`. */
function defineProperty(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  mask: number,
  value: Value,
  get: Value,
  set: Value,
  throws: boolean,
  destination: number,
): Value | typeof PENDING {
  const { realm } = machine;
  const refuse = (message: string): Value | typeof PENDING =>
    throws ? machine.raiseError('TypeError', message) : false;
  const pick = (has: number, bit: number, before: number, flag: number): number =>
    (mask & has) === 0 ? before & flag : (mask & bit) === 0 ? 0 : flag;
  const shape = machine.shapeOf(object);
  const own = ownProperty(machine, object, key);
  const there = own.map((one) => one.guard);
  const known = own[machine.choose([...there, not(machine.circuit.orAll(there))])];
  const isAccessor = (mask & (HAS_GET | HAS_SET)) !== 0;
  if (key === 'length' && object.kind === 'array')
    return defineLength(machine, object, mask, value, throws, destination, refuse);
  if (known === undefined) {
    if (shape.integrity !== 'open') return refuse(`Cannot define property ${keyText(key)}, object is not extensible`);
    const attributes = pick(16, 1024, 0, ENUMERABLE) | pick(32, 2048, 0, CONFIGURABLE);
    if (isAccessor) apply(attributes | ACCESSOR, realm.heap.accessor(get, set));
    else apply(attributes | pick(2, 512, 0, WRITABLE), value);
    return true;
  }
  const before = known.flags;
  const wasAccessor = (before & ACCESSOR) !== 0;
  const content = wasAccessor ? accessorIn(machine, known.content) : known.content;
  if ((before & CONFIGURABLE) === 0) {
    const redefine = `Cannot redefine property: ${keyText(key)}`;
    if (pick(32, 2048, 0, CONFIGURABLE) !== 0) return refuse(redefine);
    if ((mask & 16) !== 0 && pick(16, 1024, 0, ENUMERABLE) !== (before & ENUMERABLE)) return refuse(redefine);
    if (isAccessor !== wasAccessor && (mask & 15) !== 0) return refuse(redefine);
    if (wasAccessor) {
      const { get: oldGet, set: oldSet } = content as Accessor;
      if ((mask & HAS_GET) !== 0 && get !== oldGet) return refuse(redefine);
      if ((mask & HAS_SET) !== 0 && set !== oldSet) return refuse(redefine);
    } else if ((before & WRITABLE) === 0) {
      if (pick(2, 512, 0, WRITABLE) !== 0) return refuse(redefine);
      if ((mask & HAS_VALUE) !== 0) {
        const same = equal(machine.values, 'sameValue', value, withoutAbsent(machine, content));
        if (machine.choose([same, not(same)]) === 1) return refuse(redefine);
      }
    }
  }
  const attributes = pick(16, 1024, before, ENUMERABLE) | pick(32, 2048, before, CONFIGURABLE);
  if (isAccessor) {
    const old = wasAccessor ? (content as Accessor) : { get: undefined, set: undefined };
    apply(
      attributes | ACCESSOR,
      realm.heap.accessor((mask & HAS_GET) !== 0 ? get : old.get, (mask & HAS_SET) !== 0 ? set : old.set),
    );
  } else if (wasAccessor && (mask & (HAS_VALUE | HAS_WRITABLE)) === 0) apply(attributes | ACCESSOR, content);
  else {
    const writable = pick(2, 512, wasAccessor ? 0 : before, WRITABLE);
    const kept = wasAccessor ? undefined : withoutAbsent(machine, content);
    apply(attributes | writable, (mask & HAS_VALUE) !== 0 ? value : kept);
  }
  return true;

  function apply(flags: number, slot: Value): void {
    const plain = WRITABLE | ENUMERABLE | CONFIGURABLE;
    const elementFlags =
      shape.integrity === 'frozen' ? ENUMERABLE : shape.integrity === 'sealed' ? WRITABLE | ENUMERABLE : plain;
    if (typeof key === 'number' && hasElements(object) && flags !== elementFlags) {
      throw new Refusal(
        unsupportedBuiltin('Object.defineProperty of an array element with special attributes', machine.here()),
      );
    }
    if (object.kind === 'boxed' && shape.find(shapeKey(key)) === undefined && known !== undefined) return; // a character
    if (object.kind === 'namespace')
      throw new Refusal(unsupportedBuiltin('Object.defineProperty on a module namespace', machine.here()));
    defineOwn(machine, object, key, flags, slot);
  }
}

function defineLength(
  machine: Machine,
  array: HeapObject,
  mask: number,
  value: Value,
  throws: boolean,
  destination: number,
  refuse: (message: string) => Value | typeof PENDING,
): Value | typeof PENDING {
  if ((mask & (HAS_GET | HAS_SET)) !== 0 || (mask & 1024) !== 0 || (mask & 2048) !== 0)
    return refuse('Cannot redefine property: length');
  if ((mask & HAS_WRITABLE) !== 0 && (mask & 512) === 0) {
    throw new Refusal(
      unsupportedBuiltin('Object.defineProperty making the length of an array read-only', machine.here()),
    );
  }
  if ((mask & HAS_VALUE) !== 0) {
    return machine.realm.callLibrary(machine, 'defineArrayLength', [array, value, throws], destination);
  }
  return true;
}

/** The builtin tag of Object.prototype.toString. */
function classOf(object: HeapObject): string {
  switch (object.kind) {
    case 'array':
      return 'Array';
    case 'function':
      return 'Function';
    case 'error':
      return 'Error';
    case 'arguments':
      return 'Arguments';
    case 'regexp':
      return 'RegExp';
    case 'date':
      return 'Date';
    case 'boxed': {
      const { internal } = object;
      const sample = internal instanceof Union ? (internal.atoms[0] ?? 0) : internal;
      if (typeof sample === 'string') return 'String';
      if (typeof sample === 'number') return 'Number';
      return typeof sample === 'boolean' ? 'Boolean' : 'Object';
    }
    case 'object':
    case 'map':
    case 'set':
    case 'iterator':
    case 'generator':
    case 'namespace':
      return 'Object';
  }
}
