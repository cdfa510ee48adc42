/**
 * How builtins are put on objects. There are three kinds, in order of preference:
 *
 * - *text*: JavaScript of our own, in `../library`, lowered by the front end like any program; for everything that calls back,
 *   loops or converts objects. One text serves run, follow and merge.
 * - *host*: the real function, for pure functions of primitives; symbolic operands are enumerated (see `host.ts`).
 * - *native*: a leaf modelled by hand on values and heap.
 */

import { ACCESSOR, CONFIGURABLE, HIDDEN, type HeapObject, type Key, initialise, unlogged } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import type { NativeBody } from '../functions.js';
import type { Realm, NativeOptions } from '../realm.js';

/** Adds an own property while the realm is being built; nothing is journaled. */
export function property(_realm: Realm, object: HeapObject, key: Key, value: Value, flags = HIDDEN): void {
  const shape = unlogged.shape(object);
  if (!('extend' in shape)) throw new Error('builtin objects have one shape');
  const known = shape.find(key);
  if (known !== undefined) {
    unlogged.slots(object)[known.index] = value;
    return;
  }
  initialise(object, { shape: shape.extend(key, flags), slots: [...unlogged.slots(object), value] });
}

export function functionNameOf(key: Key): string {
  return typeof key === 'symbol' ? `[${key.description ?? ''}]` : key;
}

export function method(
  realm: Realm,
  object: HeapObject,
  key: Key,
  length: number,
  body: NativeBody,
  options: NativeOptions = {},
): HeapObject {
  const made = realm.native(functionNameOf(key), length, body, options);
  property(realm, object, key, made);
  return made;
}

export function getter(
  realm: Realm,
  object: HeapObject,
  key: Key,
  body: NativeBody,
  options: NativeOptions = {},
): void {
  const made = realm.native(`get ${functionNameOf(key)}`, 0, body, options);
  property(realm, object, key, realm.heap.accessor(made, undefined), ACCESSOR | CONFIGURABLE);
}

/** A method written as library text; `name` is the text's function. */
export function textMethod(realm: Realm, object: HeapObject, key: Key, length: number, name: string): HeapObject {
  const made = realm.renamed(name, functionNameOf(key), length);
  property(realm, object, key, made);
  return made;
}

/** A constructor function on the global object, linked with its prototype. */
export function constructorOf(
  realm: Realm,
  name: string,
  length: number,
  prototype: HeapObject,
  body: NativeBody,
  options: NativeOptions = {},
): HeapObject {
  const made = realm.native(name, length, body, { constructs: true, ...options });
  property(realm, made, 'prototype', prototype, 0);
  property(realm, prototype, 'constructor', made);
  property(realm, realm.global, name, made);
  return made;
}

/** A namespace object such as Math. */
export function namespaceObject(realm: Realm, name: string): HeapObject {
  const made = realm.object();
  property(realm, made, Symbol.toStringTag, name, CONFIGURABLE);
  property(realm, realm.global, name, made);
  return made;
}
