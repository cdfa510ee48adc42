/**
 * What is not modelled. A program may look at it (`typeof fetch === 'function'`, `x instanceof Uint8Array`), because many
 * packages do so while they load; only using it is refused, by name. So that looking gives the right answers, the
 * furniture of such a builtin is taken from the host: same keys, same names and lengths, every function refusing.
 */

import { Refusal, type Diagnostic } from '../../base/diagnostic.js';
import { unsupportedBuiltin } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { ACCESSOR, CONFIGURABLE, ENUMERABLE, WRITABLE, type HeapObject } from '../../heap/index.js';
import type { Primitive } from '../../value/index.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { functionNameOf, property } from './define.js';

/** How a refusal is worded: `unsupportedBuiltin`, `inputOutput`, … */
export type Wording = (name: string, span: Span | null) => Diagnostic;

export function refuse(machine: Machine, name: string, wording: Wording = unsupportedBuiltin): never {
  throw new Refusal(wording(name, machine.here()));
}

/** A function that refuses when it is called or constructed. */
export function refusingFunction(
  realm: Realm,
  name: string,
  shown: string,
  length: number,
  constructs: boolean,
  wording: Wording = unsupportedBuiltin,
): HeapObject {
  return realm.native(name, length, (machine) => refuse(machine, shown, wording), { constructs });
}

/** An accessor that refuses when it is read or assigned. */
export function refusingProperty(
  realm: Realm,
  object: HeapObject,
  key: string | symbol,
  shown: string,
  flags: number = CONFIGURABLE,
  wording: Wording = unsupportedBuiltin,
): void {
  const name = functionNameOf(key);
  const get = refusingFunction(realm, `get ${name}`, shown, 0, false, wording);
  const set = refusingFunction(realm, `set ${name}`, shown, 1, false, wording);
  property(realm, object, key, realm.heap.accessor(get, set), ACCESSOR | (flags & ~WRITABLE));
}

/**
 * The likeness of a host object: primitives are copied, functions refuse, getters refuse, a `prototype` is mirrored in
 * turn, other objects refuse when they are read. Keys that `onto` has already are left alone.
 */
export function mirror(realm: Realm, host: object, shown: string, onto: HeapObject, wording?: Wording): HeapObject {
  for (const key of Reflect.ownKeys(host)) {
    if ('find' in onto.shape && onto.shape.find(key) !== undefined) continue;
    const descriptor = Reflect.getOwnPropertyDescriptor(host, key)!;
    const flags =
      (descriptor.configurable === true ? CONFIGURABLE : 0) |
      (descriptor.enumerable === true ? ENUMERABLE : 0) |
      (descriptor.writable === true ? WRITABLE : 0);
    const name = typeof key === 'symbol' ? `${shown}[${key.description ?? ''}]` : `${shown}.${key}`;
    const value: unknown = descriptor.value;
    if (key === 'constructor' && shown.endsWith('.prototype')) continue;
    if (descriptor.get !== undefined || descriptor.set !== undefined) {
      refusingProperty(realm, onto, key, name, flags, wording);
    } else if (typeof value === 'function') {
      const length = Number(Reflect.get(value, 'length'));
      const constructs = Object.hasOwn(value, 'prototype');
      property(
        realm,
        onto,
        key,
        refusingFunction(realm, functionNameOf(key), name, length, constructs, wording),
        flags,
      );
    } else if (typeof value === 'object' && value !== null) {
      if (key === 'prototype') mirrorPrototype(realm, value, name, onto, flags, wording);
      else refusingProperty(realm, onto, key, name, flags, wording);
    } else property(realm, onto, key, value as Primitive, flags);
  }
  return onto;
}

function mirrorPrototype(
  realm: Realm,
  host: object,
  shown: string,
  constructor_: HeapObject,
  flags: number,
  wording?: Wording,
): void {
  const made = realm.object();
  property(realm, made, 'constructor', constructor_);
  mirror(realm, host, shown, made, wording);
  property(realm, constructor_, 'prototype', made, flags);
}
