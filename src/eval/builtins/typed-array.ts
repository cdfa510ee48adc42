/**
 * The eleven typed arrays and the class above them. The methods are library text (`../library`) on the natives of
 * typed-natives.ts; what is stored where is in src/eval/typed.
 */

import { ACCESSOR, CONFIGURABLE, HeapObject, initialise, unlogged } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import type { NativeBody } from '../functions.js';
import type { Realm } from '../realm.js';
import { ELEMENT_TYPES, sizeOf, type ElementType } from '../typed/element.js';
import { setBinaryPrototypes } from '../typed/prototypes.js';
import { bufferOf, typedData } from '../typed/view.js';
import { installArrayBuffer } from './array-buffer.js';
import { installDataView } from './data-view.js';
import { constructorOf, getter, property, textMethod } from './define.js';
import { hostComplaint, hostTypedArray, installTypedNatives } from './typed-natives.js';

/** In the order in which the engine lists them. */
const METHODS: readonly (readonly [name: string, length: number, text: string])[] = [
  ['entries', 0, 'typedEntries'],
  ['keys', 0, 'typedKeys'],
  ['values', 0, 'typedValues'],
  ['at', 1, 'typedAt'],
  ['copyWithin', 2, 'typedCopyWithin'],
  ['every', 1, 'typedEvery'],
  ['fill', 1, 'typedFill'],
  ['filter', 1, 'typedFilter'],
  ['find', 1, 'typedFind'],
  ['findIndex', 1, 'typedFindIndex'],
  ['findLast', 1, 'typedFindLast'],
  ['findLastIndex', 1, 'typedFindLastIndex'],
  ['forEach', 1, 'typedForEach'],
  ['includes', 1, 'typedIncludes'],
  ['indexOf', 1, 'typedIndexOf'],
  ['join', 1, 'typedJoin'],
  ['lastIndexOf', 1, 'typedLastIndexOf'],
  ['map', 1, 'typedMap'],
  ['reverse', 0, 'typedReverse'],
  ['reduce', 1, 'typedReduce'],
  ['reduceRight', 1, 'typedReduceRight'],
  ['set', 1, 'typedSet'],
  ['slice', 2, 'typedSlice'],
  ['some', 1, 'typedSome'],
  ['sort', 1, 'typedSort'],
  ['subarray', 2, 'typedSubarray'],
  ['toLocaleString', 0, 'typedToLocaleString'],
];

const LATER_METHODS: typeof METHODS = [
  ['toReversed', 0, 'typedToReversed'],
  ['toSorted', 1, 'typedToSorted'],
  ['with', 2, 'typedWith'],
];

/** @returns the class above all typed arrays. @requires Array is installed */
export function installTypedArrays(realm: Realm): HeapObject {
  const common = realm.object();
  const constructor_ = realm.native(
    'TypedArray',
    0,
    (machine) => machine.raiseError('TypeError', 'Abstract class TypedArray not directly constructable'),
    { constructs: true },
  );
  property(realm, constructor_, 'prototype', common, 0);
  property(realm, common, 'constructor', constructor_);
  textMethod(realm, constructor_, 'of', 0, 'typedOf');
  textMethod(realm, constructor_, 'from', 1, 'typedFrom');
  getter(realm, constructor_, Symbol.species, (_machine, self) => self);
  part(realm, common, 'buffer', bufferOf);
  part(realm, common, 'byteLength', (array) => (realm.heap.length(array) as number) * sizeOf(typedData(array).type));
  part(realm, common, 'byteOffset', (array) => typedData(array).offset);
  part(realm, common, 'length', (array) => realm.heap.length(array));
  const made = new Map<string, HeapObject>();
  for (const [name, length, text] of METHODS) made.set(name, textMethod(realm, common, name, length, text));
  property(realm, common, 'toString', arrayToString(realm));
  for (const [name, length, text] of LATER_METHODS) textMethod(realm, common, name, length, text);
  const tag: NativeBody = (_machine, self) =>
    self instanceof HeapObject && self.kind === 'typed' ? `${typedData(self).type}Array` : undefined;
  getter(realm, common, Symbol.toStringTag, tag, { splits: [-1] });
  property(realm, common, Symbol.iterator, made.get('values')!);

  const typed = new Map<ElementType, HeapObject>();
  const constructors = new Map<ElementType, HeapObject>();
  for (const type of ELEMENT_TYPES) {
    const prototype = realm.heap.allocate('object', common);
    typed.set(type, prototype);
    constructors.set(type, concrete(realm, type, prototype, constructor_));
  }
  const buffer = installArrayBuffer(realm);
  const dataView = installDataView(realm);
  setBinaryPrototypes(realm, { buffer, dataView, common, typed, constructors });
  installTypedNatives(realm);
  return constructor_;
}

/** One of the eleven constructors. */
function concrete(realm: Realm, type: ElementType, prototype: HeapObject, above: HeapObject): HeapObject {
  const name = `${type}Array`;
  const body: NativeBody = (machine, _self, [first, offset, length], newTarget, destination) => {
    if (newTarget === undefined) return machine.raiseError('TypeError', `Constructor ${name} requires 'new'`);
    return realm.callLibrary(machine, 'constructTyped', [type, newTarget, first, offset, length], destination);
  };
  const made = constructorOf(realm, name, 3, prototype, body);
  const shape = unlogged.shape(made);
  if (!('rebuild' in shape)) throw new Error('builtin objects have one shape');
  initialise(made, { shape: shape.rebuild(realm.heap.emptyShape(above), ({ flags }) => flags) });
  for (const holder of [made, prototype]) property(realm, holder, 'BYTES_PER_ELEMENT', sizeOf(type), 0);
  return made;
}

/** A getter of all typed arrays, which complains in the host's words. */
function part(realm: Realm, prototype: HeapObject, name: string, read: (array: HeapObject) => Value): void {
  const host = Reflect.getOwnPropertyDescriptor(hostTypedArray.prototype, name)!.get!;
  const body: NativeBody = (machine, self) =>
    self instanceof HeapObject && self.kind === 'typed'
      ? read(self)
      : machine.raiseError('TypeError', hostComplaint(machine, self, host));
  getter(realm, prototype, name, body, { splits: [-1] });
}

/** The very function that Array.prototype has. */
function arrayToString(realm: Realm): Value {
  const shape = unlogged.shape(realm.arrayPrototype);
  const found = 'find' in shape ? shape.find('toString') : undefined;
  if (found === undefined || (found.flags & (ACCESSOR | CONFIGURABLE)) !== CONFIGURABLE)
    throw new Error('Array is installed before typed arrays');
  return unlogged.slots(realm.arrayPrototype)[found.index];
}
