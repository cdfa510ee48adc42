/** ArrayBuffer of a fixed length. Those that can be resized or transferred are refused. */

import { CONFIGURABLE, HeapObject } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import type { Realm } from '../realm.js';
import { copyBytes } from '../typed/storage.js';
import { countInside, newBuffer } from '../typed/view.js';
import { constructorOf, getter, method, property, textMethod } from './define.js';
import { incompatible } from './iterators.js';
import { where } from './operands.js';
import { canAllocate } from './typed-natives.js';

/** @returns the prototype */
export function installArrayBuffer(realm: Realm): HeapObject {
  const prototype = realm.object();
  const body: NativeBody = (machine, _self, [length, options], newTarget, destination) => {
    if (newTarget === undefined) return machine.raiseError('TypeError', "Constructor ArrayBuffer requires 'new'");
    return realm.callLibrary(machine, 'constructArrayBuffer', [newTarget, length, options], destination);
  };
  const made = constructorOf(realm, 'ArrayBuffer', 1, prototype, body);
  const isView = (value: Value): boolean =>
    value instanceof HeapObject && (value.kind === 'typed' || value.kind === 'dataView');
  method(realm, made, 'isView', 1, (machine, _self, [value]) =>
    machine.values.boolean(where(machine, value, isView, false)),
  );
  getter(realm, made, Symbol.species, (_machine, self) => self);
  part(realm, prototype, 'byteLength', (buffer) => realm.heap.length(buffer));
  textMethod(realm, prototype, 'slice', 2, 'arrayBufferSlice');
  part(realm, prototype, 'maxByteLength', (buffer) => realm.heap.length(buffer));
  part(realm, prototype, 'resizable', () => false);
  // no buffer here can be resized
  method(
    realm,
    prototype,
    'resize',
    1,
    (machine, self) => incompatible(machine, 'ArrayBuffer.prototype.resize', self),
    { splits: [-1] },
  );
  property(realm, prototype, Symbol.toStringTag, 'ArrayBuffer', CONFIGURABLE);
  installNatives(realm, prototype);
  return prototype;
}

function part(realm: Realm, prototype: HeapObject, name: string, read: (buffer: HeapObject) => Value): void {
  const body: NativeBody = (machine, self) =>
    self instanceof HeapObject && self.kind === 'buffer'
      ? read(self)
      : incompatible(machine, `get ArrayBuffer.prototype.${name}`, self);
  getter(realm, prototype, name, body, { splits: [-1] });
}

function installNatives(realm: Realm, prototype: HeapObject): void {
  realm.addLibraryNative(
    '$newBuffer',
    (machine, _self, [newTarget, length]) => {
      const count = length as number;
      if (!canAllocate(machine, count)) return machine.raiseError('RangeError', 'Array buffer allocation failed');
      return newBuffer(machine.heap, prototypeFor(machine, newTarget as HeapObject | undefined, prototype), count);
    },
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$copyBytes',
    (machine, _self, [source, from, count, target]) => {
      const [memory, start, copy] = [source as HeapObject, from as number, target as HeapObject];
      const inside = countInside(copy, 0, countInside(memory, start, count as number, 1), 1);
      copyBytes(machine, memory, start, inside, copy);
      return undefined;
    },
    { splits: [0, 1, 2, 3] },
  );
}
