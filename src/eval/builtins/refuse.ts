/**
 * What is not modelled. A program may look at it (`typeof fetch === 'function'`, `x instanceof Promise`), because many
 * packages do so while they load; only using it is refused, by name. So that looking gives the right answers, the
 * furniture of such a builtin is taken from the host: same keys, same names and lengths, every function refusing.
 */

import { Refusal, type Diagnostic } from '../../base/diagnostic.js';
import { unsupportedBuiltin } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { ACCESSOR, CONFIGURABLE, ENUMERABLE, HeapObject, WRITABLE, initialise, unlogged } from '../../heap/index.js';
import type { Primitive, Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import { peek } from '../describe.js';
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
  return realm.native(name, length, (machine) => refuse(machine, shown, wording), { constructs, refuses: true });
}

/** An accessor that refuses when it is read or, if it can be at all, assigned. */
export function refusingProperty(
  realm: Realm,
  object: HeapObject,
  key: string | symbol,
  shown: string,
  flags: number = CONFIGURABLE,
  wording: Wording = unsupportedBuiltin,
  writable = true,
): void {
  const name = functionNameOf(key);
  const get = refusingFunction(realm, `get ${name}`, shown, 0, false, wording);
  const set = writable ? refusingFunction(realm, `set ${name}`, shown, 1, false, wording) : undefined;
  property(realm, object, key, realm.heap.accessor(get, set), ACCESSOR | (flags & ~WRITABLE));
}

/** What tools put on the host's globals for their own purposes. */
const HOOKS: ReadonlySet<string | symbol> = new Set(['prepareStackTrace']);

/** Classes of which packages make an object while they load, without anything to see or do until it is used. */
const INERT: ReadonlySet<string> = new Set(['AbortController', 'EventTarget']);

/** An object whose class refuses everything but its construction. */
function inert(
  machine: Machine,
  shown: string,
  actuals: readonly Value[],
  newTarget: HeapObject | undefined,
): HeapObject {
  if (newTarget === undefined || actuals.length > 0) return refuse(machine, shown);
  return machine.heap.allocate('object', prototypeFor(machine, newTarget, machine.realm.objectPrototype));
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/**
 * The likeness of a host global: its keys, its `prototype`, and the class above it (typed arrays have one in common).
 * Primitives are copied, functions and getters refuse when used, other objects when they are read.
 */
export class Mirror {
  private readonly classes: Map<object, HeapObject>;

  /** @param known classes of the host that are modelled and have no global name */
  constructor(
    private readonly realm: Realm,
    known: readonly (readonly [host: object, ours: HeapObject])[],
  ) {
    this.classes = new Map(known);
  }

  /** A constructor that refuses. */
  constructor_(host: object, shown: string): HeapObject {
    const known = this.classes.get(host);
    if (known !== undefined) return known;
    const { realm } = this;
    const name = String(Reflect.get(host, 'name'));
    const modelled = peek(realm.global, name);
    if (Reflect.get(globalThis, name) === host && modelled instanceof HeapObject) return modelled;
    const length = Number(Reflect.get(host, 'length'));
    const made = INERT.has(shown)
      ? realm.native(name, length, (machine, _self, actuals, target) => inert(machine, shown, actuals, target), {
          constructs: true,
        })
      : refusingFunction(realm, name, shown, length, true);
    this.classes.set(host, made);
    const parent = Object.getPrototypeOf(host) as object | null;
    const prototype: unknown = Reflect.getOwnPropertyDescriptor(host, 'prototype')?.value;
    let above = realm.objectPrototype;
    if (typeof parent === 'function' && parent !== Function.prototype) {
      const base = this.constructor_(parent, String(Reflect.get(parent, 'name')));
      initialise(made, {
        shape: realm.heap.emptyShape(base).extend('length', CONFIGURABLE).extend('name', CONFIGURABLE),
      });
      const inherited = peek(base, 'prototype');
      if (inherited instanceof HeapObject) above = inherited;
    }
    if (typeof prototype === 'object' && prototype !== null) {
      const instances = realm.heap.allocate('object', above);
      property(realm, instances, 'constructor', made);
      this.keys(prototype, `${shown}.prototype`, instances);
      property(realm, made, 'prototype', instances, 0);
    }
    return this.keys(host, shown, made);
  }

  /** Adds to a modelled global what the host has and we have not: newer methods, rarely used statics. */
  complete(name: string): void {
    const host: unknown = Reflect.get(globalThis, name);
    const ours = peek(this.realm.global, name);
    if (!(ours instanceof HeapObject) || !isObject(host)) return;
    this.keys(host, name, ours);
    const prototype: unknown = Reflect.get(host, 'prototype');
    const ourPrototype = peek(ours, 'prototype');
    if (ourPrototype instanceof HeapObject && isObject(prototype))
      this.keys(prototype, `${name}.prototype`, ourPrototype);
  }

  /** Gives `onto` the keys of a host object that it does not have yet, and all of them the host's order. */
  keys(host: object, shown: string, onto: HeapObject): HeapObject {
    const { realm } = this;
    const keys = Reflect.ownKeys(host);
    for (const key of keys) {
      const shape = unlogged.shape(onto);
      if ('find' in shape && shape.find(key) !== undefined) continue;
      if (key === 'length' && (onto.kind === 'array' || onto.kind === 'boxed')) continue; // not kept in the shape
      if (HOOKS.has(key)) continue;
      const descriptor = Reflect.getOwnPropertyDescriptor(host, key)!;
      const value: unknown = descriptor.value;
      const name = typeof key === 'symbol' ? `${shown}[${key.description ?? ''}]` : `${shown}.${key}`;
      const flags =
        (descriptor.configurable === true ? CONFIGURABLE : 0) |
        (descriptor.enumerable === true ? ENUMERABLE : 0) |
        (descriptor.writable === true ? WRITABLE : 0);
      if (typeof value === 'function') {
        const made = Object.hasOwn(value, 'prototype')
          ? this.constructor_(value, name)
          : refusingFunction(realm, value.name, name, value.length, false);
        property(realm, onto, key, made, flags);
      } else if (!('value' in descriptor) || (typeof value === 'object' && value !== null)) {
        const writable = descriptor.set !== undefined || descriptor.writable === true;
        refusingProperty(realm, onto, key, name, flags, unsupportedBuiltin, writable);
      } else property(realm, onto, key, value as Primitive, flags);
    }
    arrange(realm, onto, keys);
    return onto;
  }
}

/** Puts the keys of a builtin into an order; what is not named goes last. @requires nobody has seen the object's shape yet */
function arrange(realm: Realm, object: HeapObject, order: readonly (string | symbol)[]): void {
  const shape = unlogged.shape(object);
  const before = unlogged.slots(object);
  if (!('find' in shape)) return;
  const own = new Set(shape.keys());
  const wanted = order.filter((key) => own.has(key));
  const named = new Set(wanted);
  const keys = [...wanted, ...[...own].filter((key) => !named.has(key))];
  if (keys.every((key, i) => shape.find(key)!.index === i)) return;
  const found = keys.map((key) => ({ key, property: shape.find(key)! }));
  initialise(object, {
    slots: found.map(({ property: { index } }) => before[index]),
    shape: found.reduce(
      (made, { key, property: { flags } }) => made.extend(key, flags),
      realm.heap.emptyShape(shape.prototype),
    ),
  });
}
