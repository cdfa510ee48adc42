/** DataView: elements of any type at any place of a buffer, in either order of bytes. */

import { CONFIGURABLE, HeapObject, initialise } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { ELEMENT_TYPES, formOf, toElement, type ElementType } from '../typed/element.js';
import { readBuffer, writeBuffer } from '../typed/storage.js';
import { bufferOf, countInside } from '../typed/view.js';
import { constructorOf, getter, method, property } from './define.js';
import { hostComplaint } from './typed-natives.js';

interface ViewData {
  /** The byte where it begins. */
  readonly offset: number;
}

/** @returns the prototype */
export function installDataView(realm: Realm): HeapObject {
  const prototype = realm.object();
  const construct: NativeBody = (machine, _self, [buffer, offset, length], newTarget, destination) => {
    if (newTarget === undefined) return machine.raiseError('TypeError', "Constructor DataView requires 'new'");
    return realm.callLibrary(machine, 'constructDataView', [newTarget, buffer, offset, length], destination);
  };
  constructorOf(realm, 'DataView', 1, prototype, construct);
  part(realm, prototype, 'buffer', bufferOf);
  part(realm, prototype, 'byteLength', (view) => realm.heap.length(view));
  part(realm, prototype, 'byteOffset', (view) => (view.data as ViewData).offset);
  for (const type of ELEMENT_TYPES) if (type !== 'Uint8Clamped') accessors(realm, prototype, type);
  property(realm, prototype, Symbol.toStringTag, 'DataView', CONFIGURABLE);
  installNatives(realm, prototype);
  return prototype;
}

export function newDataView(
  machine: Machine,
  prototype: HeapObject,
  buffer: HeapObject,
  offset: number,
  length: number,
): HeapObject {
  const data: ViewData = { offset };
  const made = machine.heap.allocate('dataView', prototype, data);
  return initialise(made, { elements: [buffer], length });
}

function isDataView(value: Value): value is HeapObject {
  return value instanceof HeapObject && value.kind === 'dataView';
}

function part(realm: Realm, prototype: HeapObject, name: string, read: (view: HeapObject) => Value): void {
  const host = Reflect.getOwnPropertyDescriptor(DataView.prototype, name)!.get!;
  const body: NativeBody = (machine, self) =>
    isDataView(self) ? read(self) : machine.raiseError('TypeError', hostComplaint(machine, self, host));
  getter(realm, prototype, name, body, { splits: [-1] });
}

function accessors(realm: Realm, prototype: HeapObject, type: ElementType): void {
  const hostOf = (name: string): ((this: unknown) => unknown) =>
    Reflect.get(DataView.prototype, name) as (this: unknown) => unknown;
  const get: NativeBody = (machine, self, [offset, little], _new, destination) =>
    isDataView(self)
      ? realm.callLibrary(machine, 'dataViewGet', [self, type, offset, little], destination)
      : machine.raiseError('TypeError', hostComplaint(machine, self, hostOf(`get${type}`)));
  method(realm, prototype, `get${type}`, 1, get, { splits: [-1] });
  const isBig = formOf(type) === 'bigint';
  const set: NativeBody = (machine, self, [offset, value, little], _new, destination) =>
    isDataView(self)
      ? realm.callLibrary(machine, 'dataViewSet', [self, type, isBig, offset, value, little], destination)
      : machine.raiseError('TypeError', hostComplaint(machine, self, hostOf(`set${type}`)));
  method(realm, prototype, `set${type}`, 2, set, { splits: [-1] });
}

function installNatives(realm: Realm, prototype: HeapObject): void {
  realm.addLibraryNative(
    '$newDataView',
    (machine, _self, [newTarget, buffer, offset, length]) => {
      const above = prototypeFor(machine, newTarget as HeapObject | undefined, prototype);
      const [memory, start] = [buffer as HeapObject, offset as number];
      return newDataView(machine, above, memory, start, countInside(memory, start, length as number, 1));
    },
    { splits: [0, 1, 2, 3] },
  );
  const place = (view: HeapObject, index: Value): number => (view.data as ViewData).offset + (index as number);
  realm.addLibraryNative(
    '$viewGet',
    (machine, _self, [view, type, index, little]) => {
      const self = view as HeapObject;
      return readBuffer(machine, bufferOf(self), type as ElementType, place(self, index), little as boolean);
    },
    { splits: [0, 1, 2, 3] },
  );
  realm.addLibraryNative(
    '$viewSet',
    (machine, _self, [view, type, index, value, little]) => {
      const self = view as HeapObject;
      const element = toElement(machine.values, type as ElementType, machine.narrow(value));
      const at = place(self, index);
      writeBuffer(machine, bufferOf(self), type as ElementType, at, element, undefined, little as boolean);
      return undefined;
    },
    { splits: [0, 1, 2, 4] },
  );
}
