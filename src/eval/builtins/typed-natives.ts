/** The leaf functions that the text of typed arrays, array buffers and data views is written with. */

import { Refusal } from '../../base/diagnostic.js';
import { unsupportedBuiltin } from '../../base/messages.js';
import { HeapObject, unlogged } from '../../heap/index.js';
import { Union, type Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import { liftHost } from '../host.js';
import type { Machine } from '../machine.js';
import { canonicalKey } from '../key.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { formOf, sizeOf, type ElementType } from '../typed/element.js';
import { binaryPrototypes } from '../typed/prototypes.js';
import {
  bufferOf,
  countInside,
  hasIndex,
  isNumericKey,
  newTypedArray,
  newTypedArrayOf,
  readIndex,
  typedData,
} from '../typed/view.js';
import { complaint, where } from './operands.js';

/** No engine makes buffers of more bytes than this. */
const IMPOSSIBLE = 2 ** 36;
/** We do not, from here on: their indices would not all be indices of arrays. */
const LARGEST = 2 ** 32 - 2;

/** Whether a buffer of so many bytes can be made; refuses what only some engines can. */
export function canAllocate(machine: Machine, byteLength: number): boolean {
  if (byteLength > IMPOSSIBLE) return false;
  if (byteLength > LARGEST) throw new Refusal(unsupportedBuiltin('an ArrayBuffer of more than 4 GB', machine.here()));
  return true;
}

export function installTypedNatives(realm: Realm): void {
  const prototypes = binaryPrototypes(realm);
  const first = { splits: [0] };
  const isTyped = (value: Value): boolean => value instanceof HeapObject && value.kind === 'typed';
  realm.addLibraryNative('$isTyped', (machine, _self, [value]) =>
    machine.values.boolean(where(machine, value, isTyped, false)),
  );
  realm.addLibraryNative(
    '$isBigTyped',
    (_machine, _self, [array]) => formOf(typedData(array as HeapObject).type) === 'bigint',
    first,
  );
  realm.addLibraryNative('$noTyped', (machine, _self, [value, name]) => {
    const host = Reflect.get(hostTypedArray.prototype, name as string) as (this: unknown) => unknown;
    return hostComplaint(machine, value, host);
  });
  realm.addLibraryNative('$typedLength', (_machine, _self, [array]) => realm.heap.length(array as HeapObject), first);
  realm.addLibraryNative('$typedType', (_machine, _self, [array]) => typedData(array as HeapObject).type, first);
  realm.addLibraryNative('$elementSize', (_machine, _self, [type]) => sizeOf(type as ElementType), first);
  realm.addLibraryNative(
    '$typedConstructor',
    (_machine, _self, [array]) => prototypes.constructors.get(typedData(array as HeapObject).type),
    first,
  );
  realm.addLibraryNative(
    '$viewPart',
    (_machine, _self, [view, name]) => viewPart(view as HeapObject, name as 'buffer' | 'offset' | 'length'),
    first,
  );
  realm.addLibraryNative('$toBigInt', (machine, _self, actuals, _new, destination) =>
    liftHost(machine, actuals, (atom) => BigInt.asIntN(64, atom as bigint), destination),
  );
  realm.addLibraryNative(
    '$newTyped',
    (machine, _self, [type, newTarget, length]) => {
      const element = type as ElementType;
      const count = length as number;
      if (!canAllocate(machine, count * sizeOf(element)))
        return machine.raiseError('RangeError', `Invalid typed array length: ${count}`);
      const prototype = prototypeFor(machine, newTarget as HeapObject | undefined, prototypes.typed.get(element)!);
      return newTypedArrayOf(machine.heap, prototype, prototypes.buffer, element, count);
    },
    { splits: [0, 1, 2] },
  );
  realm.addLibraryNative(
    '$newTypedOn',
    (machine, _self, [type, newTarget, buffer, offset, length]) => {
      const element = type as ElementType;
      const prototype = prototypeFor(machine, newTarget as HeapObject | undefined, prototypes.typed.get(element)!);
      const [memory, start] = [buffer as HeapObject, offset as number];
      const count = countInside(memory, start, length as number, sizeOf(element));
      return newTypedArray(machine.heap, prototype, element, memory, start, count);
    },
    { splits: [0, 1, 2, 3, 4] },
  );
  realm.addLibraryNative(
    '$typedElements',
    (machine, _self, [array]) => realm.array(elementsOf(machine, array as HeapObject)),
    first,
  );
  realm.addLibraryNative(
    '$sortedElements',
    (machine, _self, [array]) => sortedElements(machine, array as HeapObject),
    first,
  );
  realm.addLibraryNative(
    '$typedIndex',
    (_machine, _self, [object, key]) => {
      const name = canonicalKey(key as string);
      if (!(object instanceof HeapObject) || object.kind !== 'typed' || !isNumericKey(name)) return undefined;
      return hasIndex(object, name) ? name : -1;
    },
    { splits: [0, 1] },
  );
}

/** The class above all typed arrays, which no global name leads to. */
export const hostTypedArray = Object.getPrototypeOf(Uint8Array) as { readonly prototype: object };

/** What the host says about a receiver that is not what its function wants. */
export function hostComplaint(machine: Machine, self: Value, host: (this: unknown) => unknown): string {
  const words = complaint(() => Reflect.apply(host, {}, []));
  return words.replace('#<Object>', () => machine.realm.describe(self));
}

function viewPart(view: HeapObject, name: 'buffer' | 'offset' | 'length'): Value {
  switch (name) {
    case 'buffer':
      return bufferOf(view);
    case 'offset':
      return (view.data as { readonly offset: number }).offset;
    case 'length':
      return unlogged.length(view);
  }
}

function elementsOf(machine: Machine, array: HeapObject): Value[] {
  return Array.from({ length: machine.heap.length(array) as number }, (_, index) => readIndex(machine, array, index));
}

/** The elements in the host's default order, or undefined where one of them is symbolic. */
function sortedElements(machine: Machine, array: HeapObject): Value | typeof PENDING {
  const elements = elementsOf(machine, array);
  if (elements.some((element) => element instanceof Union)) return undefined;
  const sorted =
    formOf(typedData(array).type) === 'bigint'
      ? (elements as bigint[]).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      : [...Float64Array.from(elements as number[]).sort()];
  return machine.realm.array(sorted);
}
