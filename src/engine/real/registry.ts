/**
 * What the prepared code (source/register.ts) tells of itself as it is loaded: its classes and constructor functions by `path#Name`, and
 * how to read, write and make their private names. It hangs on the global object, where prepared code finds it.
 */

import { tellApart } from '../../base/key-text.js';
import type { DecisionPlace } from '../../source/decisions.js';
import type { StepPlace } from '../../source/steps.js';
import type { TypeId } from '../../spec/bounds.js';
import type { Activation, Tracer } from './tracing.js';

/** A function that objects are made with. */
export type Constructor = { readonly name: string; readonly prototype: object } & (new (
  ...actuals: unknown[]
) => object);

interface Privates {
  readonly isDerived: boolean;
  /** The name of the class; empty if it has none. */
  readonly owner: string;
  readonly fields: Readonly<
    Record<
      string,
      readonly [
        has: (object: object) => boolean,
        get: (object: object) => unknown,
        set: (object: object, value: unknown) => void,
      ]
    >
  >;
}

/** A private field of one object. */
export interface PrivateField {
  readonly name: string;
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
}

export interface Decision {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** What is false; null: it is not, this is where it was decided. */
  readonly text: string | null;
}

interface Deciding {
  readonly path: string;
  readonly place: number;
  /** How many decisions there were before the value was asked for. */
  readonly before: number;
  /** What had been decided last. */
  readonly latest: Decision | null;
}

/** Thrown by the last field of an object, to leave its constructor. */
class Made {
  constructor(readonly object: object) {}
}

export class Registry {
  /** Whether an object is being made without its constructor. */
  making = false;
  /** The classes of modules that were loaded as they are. */
  private readonly plain = new Map<TypeId, Constructor>();
  /** Those of modules that were loaded once more, with some of their classes replaced. */
  private readonly chosen = new Map<string, Map<TypeId, Constructor>>();
  private values = this.plain;
  private readonly privates = new Map<Constructor, Privates>();
  private readonly symbols = new Map<Constructor, readonly symbol[]>();
  private readonly all: { readonly id: TypeId; readonly value: Constructor }[] = [];
  private readonly identities = new Map<object, TypeId>();
  private readonly decisionPlaces = new Map<string, readonly DecisionPlace[]>();
  private readonly decisions: Decision[] = [];
  private readonly stepPlaces = new Map<string, readonly StepPlace[]>();
  /** Who is told of steps, if anybody is. */
  tracer: Pick<Tracer, 'entered' | 'step'> | null = null;
  /** What is called in place of a function, while calls are replaced by contracts. */
  stub: ((callee: unknown) => ((self: unknown, actuals: Iterable<unknown>) => unknown) | null) | null = null;
  /** Where a value was decided last, whatever it is. */
  private latest: Decision | null = null;

  /** Whose classes are meant from now on: of modules loaded as they are, or with these replacements. */
  choose(replacements: string): void {
    const known = replacements === '' ? this.plain : this.chosen.get(replacements);
    this.values = known ?? new Map<TypeId, Constructor>();
    if (known === undefined) this.chosen.set(replacements, this.values);
  }

  /** @param keys those of fields whose names are computed */
  register<T>(id: TypeId, value: T, privates: Privates | null = null, keys: readonly unknown[] = []): T {
    const constructor = value as unknown as Constructor;
    this.values.set(id, constructor);
    this.all.push({ id, value: constructor });
    if (privates !== null) this.privates.set(constructor, privates);
    const symbols = keys.filter((key) => typeof key === 'symbol');
    if (symbols.length > 0) this.symbols.set(constructor, symbols);
    return value;
  }

  /** The symbols that classes of an object have fields behind, base classes first. */
  symbolsOf(object: object): readonly symbol[] {
    return this.classesOf(object).flatMap((one) => this.symbols.get(one) ?? []);
  }

  /** The class that has a function among its methods; null if there is none. */
  ownerOf(method: unknown): Constructor | null {
    const isOwner = ({ prototype }: Constructor): boolean =>
      Reflect.ownKeys(prototype ?? {}).some(
        (key) => key !== 'constructor' && Object.getOwnPropertyDescriptor(prototype, key)!.value === method,
      );
    return [...this.values.values(), ...this.plain.values()].find(isOwner) ?? null;
  }

  /** All classes and constructor functions that are meant, in the order in which they were made. */
  classes(): readonly Constructor[] {
    const isClass = (one: Constructor): boolean => typeof one.prototype === 'object' && one.prototype !== null;
    return [...new Set([...this.values.values(), ...this.plain.values()])].filter(isClass);
  }

  find(id: TypeId): Constructor | null {
    return this.values.get(id) ?? this.plain.get(id) ?? null;
  }

  /** The class of an object, if it registered itself. */
  typeOf(object: object): TypeId | null {
    const prototype = Object.getPrototypeOf(object) as object | null;
    if (prototype === null || prototype === Object.prototype || prototype === Array.prototype) return null;
    if (!this.identities.has(prototype)) {
      // a constructor function may get its prototype object long after it was registered
      for (const { id, value } of this.all) {
        const own = value.prototype as object | undefined;
        if (own !== undefined && own !== Object.prototype) this.identities.set(own, id);
      }
    }
    return this.identities.get(prototype) ?? null;
  }

  // private names

  made(object: object): void {
    if (this.making) throw new Made(object);
  }

  /** An object with all its private names, undefined, of which no constructor has run. */
  make(constructor: Constructor): object {
    const chain = this.privates.size === 0 ? [] : chainOf(constructor).filter((one) => this.privates.has(one));
    const [first] = chain;
    let object: object;
    if (first !== undefined && !this.privates.get(first)!.isDerived) {
      object = this.leave(first, constructor);
      chain.shift();
    } else {
      const native = nativeOf(constructor);
      object = native === null ? (Object.create(constructor.prototype) as object) : construct(native, [], constructor);
    }
    for (const derived of chain) this.stamp(derived, object);
    return object;
  }

  private stamp(derived: Constructor, object: object): void {
    const parent = Object.getPrototypeOf(derived) as object;
    Object.setPrototypeOf(derived, function () {
      return object;
    });
    try {
      this.leave(derived, derived);
    } finally {
      Object.setPrototypeOf(derived, parent);
    }
  }

  private leave(constructor: Constructor, leaf: Constructor): object {
    this.making = true;
    try {
      // default parameters and patterns want something: this is anything
      construct(constructor, Array<unknown>(constructor.length + 8).fill(anything), leaf);
    } catch (error) {
      if (error instanceof Made) return error.object;
      throw error;
    } finally {
      this.making = false;
    }
    throw new Error(`cannot make an object of class ${constructor.name} without its constructor`);
  }

  /** The private fields of an object, those of base classes first, by the names that base/key-text.ts gives them. */
  privateFields(object: object): readonly PrivateField[] {
    if (this.privates.size === 0) return [];
    const found = this.owners(object).flatMap(({ owner, fields }) =>
      Object.entries(fields)
        .filter(([, [has]]) => has(object))
        .map(([name, field]) => ({ name, field, owner: owner === '' ? 'class' : owner })),
    );
    return tellApart(found).map(({ field: [, get, set], name }) => ({
      name,
      get: () => get(object),
      set: (value) => set(object, value),
    }));
  }

  private owners(object: object): Privates[] {
    return this.classesOf(object).flatMap((one) => this.privates.get(one) ?? []);
  }

  /** Base classes first. */
  private classesOf(object: object): readonly Constructor[] {
    const constructor = (Object.getPrototypeOf(object) as { readonly constructor?: unknown } | null)?.constructor;
    return typeof constructor === 'function' ? chainOf(constructor as Constructor) : [];
  }

  // decisions: see source/decisions.ts

  places(path: string, places: readonly DecisionPlace[]): void {
    this.decisionPlaces.set(path, places);
  }

  /** @param isAsked what was decided just before is the reason: `if (!call()) return false` */
  deciding(path: string, place: number, isAsked = false): Deciding {
    return { path, place, before: isAsked ? 0 : this.decisions.length, latest: this.latest };
  }

  decided<T>(from: Deciding, value: T): T {
    const { path, place, before, latest } = from;
    const found = this.decisionPlaces.get(path)?.[place];
    if (found !== undefined && !(found.isCall && this.latest !== latest))
      this.latest = { path, line: found.line, column: found.column, text: null };
    if (value) this.decisions.length = before;
    else if (found !== undefined && !(found.isCall && this.decisions.length > before)) {
      this.decisions.push({ path, line: found.line, column: found.column, text: found.text });
    }
    return value;
  }

  // steps: see source/steps.ts

  steps(path: string, places: readonly StepPlace[]): void {
    this.stepPlaces.set(path, places);
  }

  /** A function begins. */
  entered(): Activation | null {
    return this.tracer?.entered() ?? null;
  }

  did(call: Activation | null, path: string, place: number, variables: () => Readonly<Record<string, unknown>>): void {
    if (call !== null) this.tracer?.step(call, path, this.stepPlaces.get(path)![place]!, variables(), null);
  }

  /** What an expression came to. */
  came<T>(
    call: Activation | null,
    path: string,
    place: number,
    variables: () => Readonly<Record<string, unknown>>,
    value: T,
  ): T {
    if (call !== null) this.tracer?.step(call, path, this.stepPlaces.get(path)![place]!, variables(), { value });
    return value;
  }

  /** The same of a function that is one expression. */
  within<T>(
    path: string,
    place: number,
    variables: () => Readonly<Record<string, unknown>>,
    call: Activation | null,
    value: T,
  ): T {
    return this.came(call, path, place, variables, value);
  }

  /**
   * Makes calls whose results break a law. What decided is the false part of the last that is false; if none is, where the last of them
   * was decided.
   */
  deciders<T>(calls: () => T): { readonly made: T; readonly decision: (isAnyFalse: boolean) => Decision | null } {
    this.decisions.length = 0;
    this.latest = null;
    const made = calls();
    const [isFalse, latest] = [this.decisions.at(-1) ?? null, this.latest];
    return { made, decision: (isAnyFalse) => (isAnyFalse ? isFalse : null) ?? latest };
  }

  /** What decided the value of a predicate, if it is false and could be found. */
  explained(predicate: () => unknown): { readonly value: unknown; readonly decision: Decision | null } {
    this.decisions.length = 0;
    const value = predicate();
    return { value, decision: value ? null : (this.decisions.at(-1) ?? null) };
  }
}

/** Base classes first. */
function chainOf(constructor: Constructor): Constructor[] {
  const chain: Constructor[] = [];
  let current: unknown = constructor;
  while (typeof current === 'function' && current !== Function.prototype) {
    chain.unshift(current as Constructor);
    current = Object.getPrototypeOf(current);
  }
  return chain;
}

const natives: readonly unknown[] = [Array, Map, Set, Error, Date, Promise];

/** Objects of classes that extend these have abilities that `Object.create` cannot give. */
function nativeOf(constructor: Constructor): Constructor | null {
  return chainOf(constructor).find((one) => natives.includes(one)) ?? null;
}

function construct(constructor: Constructor, actuals: readonly unknown[], leaf: Constructor): object {
  return Reflect.construct(constructor, actuals, leaf) as object;
}

const anything: unknown = new Proxy(function () {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => 0 : anything),
  apply: () => anything,
  construct: () => anything as object,
  has: () => true,
});

const KEY = Symbol.for('glassbox.registry');

/** The registry of this process. */
export function theRegistry(): Registry {
  const holder = globalThis as { [KEY]?: Registry };
  return (holder[KEY] ??= new Registry());
}
