/**
 * The objects of a state that keeps something of an initial one (see `kept` in spec/bounds.ts): made by running the code that makes them, and
 * taken over place by place, so that closures, bound methods and accessors are about the state's own object.
 *
 * What the code freezes, seals or defines for good could not be filled in any more. So while it runs, `Object.freeze` and the like only note what
 * they were asked for; it is done when the object has its contents.
 */

import type { Bound, Sample, TypeBounds } from '../../spec/bounds.js';
import { contentsOf, isTransparent, type Contents } from './objects.js';
import type { Constructor } from './registry.js';
import { firstOf, type Situation } from './situation.js';
import { boundOf } from './walk.js';
import { elementBound } from './typed.js';

type Sealing = 'freeze' | 'seal' | 'preventExtensions';

/** Whether states of these bounds have something of an initial one. */
export function keepsSomething({ bounds }: Situation): boolean {
  return bounds.keeps === true || bounds.types.some(keepsFields);
}

export function keepsFields({ fields }: TypeBounds): boolean {
  return fields.some(({ bound }) => bound.kind === 'kept');
}

/** Of one state. */
export class Moulds {
  private readonly contents = new Map<object, Contents>();
  private readonly sealings = new Map<object, (() => void)[]>();
  private readonly frozen = new Set<object>();
  private made: { readonly subject: unknown } | null = null;

  constructor(private readonly situation: Situation) {}

  has(object: object): boolean {
    return this.contents.has(object);
  }

  isFrozen(object: object): boolean {
    return this.frozen.has(object);
  }

  /** The subject of a fresh initial state. */
  subject(): unknown {
    return (this.made ??= { subject: this.run(() => this.situation.initial(), this.situation.bounds.subject) }).subject;
  }

  /** An object of a type: what was found in its place, else a new one; null if there is nothing to keep. */
  instance(type: TypeBounds, found: unknown): object | null {
    if (this.isFree(found) && this.isOf(found, type)) return this.adopt(found);
    return keepsFields(type) ? this.adopt(this.make(type)) : null;
  }

  /** An empty array, map or set: the one that was found in its place, if there is one. */
  container(type: string, found: unknown): object | null {
    if (!this.isFree(found)) return null;
    const prototype = Object.getPrototypeOf(found) as unknown;
    const isIt =
      (type === 'Array' && Array.isArray(found) && prototype === Array.prototype) ||
      (type === 'Map' && prototype === Map.prototype) ||
      (type === 'Set' && prototype === Set.prototype);
    if (!isIt || contentsOf(found, this.situation.registry).fields.length > 0) return null;
    this.adopt(found);
    if (Array.isArray(found)) found.length = 0;
    else (found as Map<unknown, unknown> | Set<unknown>).clear();
    return found;
  }

  /** What the code put into a field or an element; undefined if nothing. */
  partOf(object: unknown, part: string | number): unknown {
    if (!isTransparent(object)) return undefined;
    const { fields, elements } = this.contents.get(object) ?? contentsOf(object, this.situation.registry);
    if (typeof part === 'string') return fields.find(([name]) => name === part)?.[1];
    return Array.isArray(object) ? elements[part] : undefined;
  }

  /** Freezes and seals an object as the code has asked for; all of them, if none is given. */
  seal(object: object | null): void {
    for (const one of object === null ? [...this.sealings.keys()] : [object]) {
      for (const sealing of this.sealings.get(one) ?? []) sealing();
      this.sealings.delete(one);
    }
  }

  private isFree(found: unknown): found is object {
    return isTransparent(found) && !this.contents.has(found);
  }

  private isOf(object: object, type: TypeBounds): boolean {
    const { types, registry } = this.situation;
    if (type.kind === 'class') return registry.typeOf(object) === type.id;
    return (
      Object.getPrototypeOf(object) === Object.prototype &&
      types.of(object, { kind: 'tree', type: type.id }) === type &&
      Reflect.ownKeys(object).every((key) => type.fields.some(({ name }) => name === key)) &&
      type.fields.every(({ name, isOptional }) => isOptional === true || Object.hasOwn(object, name))
    );
  }

  private adopt(object: object): object {
    this.contents.set(object, contentsOf(object, this.situation.registry));
    return object;
  }

  private make(type: TypeBounds): object {
    const { registry } = this.situation;
    const tree: Bound = { kind: 'tree', type: type.id };
    const made = this.run(() => {
      if (type.made === undefined) {
        for (const state of this.situation.states()) {
          const found = firstOf(type.id, state, registry);
          if (found !== null) return found;
        }
      }
      const constructor = registry.find(type.id) as Constructor | null;
      if (constructor === null || type.made === undefined) return null;
      return new constructor(...type.made.map(valueOf));
    }, tree);
    if (made === null) throw new Error(`no object of ${type.name} in the initial state to take fields from`);
    return made as object;
  }

  /** Runs code that makes objects. What is part of the state stays open. */
  private run(make: () => unknown, bound: Bound | null): unknown {
    const noted = new Map<object, (() => void)[]>();
    const made = withoutSealing(make, (object, sealing, how) => {
      noted.set(object, [...(noted.get(object) ?? []), sealing]);
      if (how === 'freeze') this.frozen.add(object);
    });
    const inState = this.stateOf(made, bound);
    for (const [object, sealings] of noted) {
      if (inState.has(object)) this.sealings.set(object, sealings);
      else for (const sealing of sealings) sealing();
    }
    return made;
  }

  /** What bounds speak of, without what is kept. */
  private stateOf(root: unknown, bound: Bound | null): ReadonlySet<object> {
    const { types, registry } = this.situation;
    const found = new Map<object, Bound | null>();
    const add = (value: unknown, expected: Bound | null): void => {
      if (isTransparent(value) && !found.has(value)) found.set(value, expected);
    };
    add(root, bound);
    for (const [object, expected] of found) {
      const type = types.of(object, expected);
      const { fields, elements, entries } = contentsOf(object, registry);
      for (const [name, value] of fields) if (boundOf(type, name)?.kind !== 'kept') add(value, boundOf(type, name));
      for (const value of elements) add(value, elementBound(expected));
      for (const value of entries.flat()) add(value, null);
    }
    return new Set(found.keys());
  }
}

function valueOf(sample: Sample): unknown {
  switch (sample.kind) {
    case 'primitive':
      return sample.value;
    case 'array':
      return sample.elements.map(valueOf);
    case 'map':
      return new Map();
    case 'set':
      return new Set();
    case 'record':
      return Object.fromEntries(sample.fields.map(([name, value]) => [name, valueOf(value)]));
  }
}

/** Runs code that finds `Object.freeze` and its like putting things off, and is told that they were done. */
function withoutSealing(
  make: () => unknown,
  note: (object: object, sealing: () => void, how: Sealing | 'define') => void,
): unknown {
  const { freeze, seal, preventExtensions, defineProperty, isFrozen, isSealed, isExtensible } = Object;
  const putOff = new Map<unknown, readonly Sealing[]>();
  const later =
    (how: Sealing, original: (object: object) => object) =>
    <T>(object: T): T => {
      if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return object;
      note(object, () => original(object), how);
      putOff.set(object, [...(putOff.get(object) ?? []), how]);
      return object;
    };
  /** Whether what was put off, together with how the properties are, makes it so. */
  const wouldBe = (how: 'freeze' | 'seal', object: unknown): boolean => {
    const sealings = putOff.get(object);
    if (sealings === undefined) return false;
    if (sealings.includes('freeze') || sealings.includes(how)) return true;
    return Object.values(Object.getOwnPropertyDescriptors(object)).every(
      ({ configurable, writable }) =>
        (sealings.includes('seal') || configurable === false) && (how === 'seal' || writable !== true),
    );
  };
  const define = (object: object, key: PropertyKey, descriptor: PropertyDescriptor): object => {
    const before = Object.getOwnPropertyDescriptor(object, key);
    const isForGood =
      (descriptor.configurable ?? before?.configurable ?? false) === false && before?.configurable !== false;
    if (!isForGood) return defineProperty(object, key, descriptor);
    const made = defineProperty(object, key, { ...descriptor, configurable: true });
    note(object, () => defineProperty(object, key, { configurable: false }), 'define');
    return made;
  };
  Object.assign(Object, {
    freeze: later('freeze', freeze),
    seal: later('seal', seal),
    preventExtensions: later('preventExtensions', preventExtensions),
    defineProperty: define,
    isFrozen: (object: unknown) => wouldBe('freeze', object) || isFrozen(object),
    isSealed: (object: unknown) => wouldBe('seal', object) || isSealed(object),
    isExtensible: (object: unknown) => !putOff.has(object) && isExtensible(object),
  });
  try {
    return make();
  } finally {
    Object.assign(Object, { freeze, seal, preventExtensions, defineProperty, isFrozen, isSealed, isExtensible });
  }
}

/** How an object can be changed: whether it can be extended, and what may be done with its properties. */
export interface Look {
  readonly isExtensible: boolean;
  readonly attributes: ReadonlyMap<PropertyKey, readonly unknown[]>;
}

/** Elements of arrays look as all of them do. */
export function lookOf(object: object): Look {
  const attributes = new Map<PropertyKey, readonly unknown[]>();
  for (const key of Reflect.ownKeys(object)) {
    const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(object, key)!;
    attributes.set(isElement(object, key) ? 'element' : key, [writable, enumerable, configurable]);
  }
  return { isExtensible: Object.isExtensible(object), attributes };
}

/** An ordinary object. */
export const PLAIN: Look = { isExtensible: true, attributes: new Map([['length', [true, false, false]]]) };

const ORDINARY = [true, true, true];
const FROZEN = [false, true, false];

/** Whether an object looks as is expected; what that does not have is to be ordinary. */
export function looksLike(object: object, { isExtensible, attributes }: Look): boolean {
  if (Object.isExtensible(object) !== isExtensible) return false;
  const ofElements = attributes.get('element') ?? (attributes.get('length')?.[0] === false ? FROZEN : ORDINARY);
  return Reflect.ownKeys(object).every((key) => {
    const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(object, key)!;
    const wanted = isElement(object, key) ? ofElements : (attributes.get(key) ?? ORDINARY);
    return writable === wanted[0] && enumerable === wanted[1] && configurable === wanted[2];
  });
}

function isElement(object: object, key: PropertyKey): boolean {
  return Array.isArray(object) && typeof key === 'string' && /^\d+$/.test(key);
}
