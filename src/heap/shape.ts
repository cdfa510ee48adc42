/**
 * Shapes: own keys in order, their attributes, and the prototype (the hidden classes of Self and its descendants).
 *
 * Objects made by the same code share a shape, so a property lookup can remember "this shape → that slot", and the
 * question "which keys does the object have, in which order" is answered by one identity even when the values are
 * symbolic. Under merge an object's shape may depend on the branch taken: then it is a `ShapeUnion`. Slot i of such an
 * object means, under each guard, what that guard's shape says it means.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from '../formula/index.js';
import type { HeapObject } from './object.js';

export type Key = string | symbol;

export const WRITABLE = 1;
export const ENUMERABLE = 2;
export const CONFIGURABLE = 4;
export const ACCESSOR = 8;
/** Attributes of a property made by assignment. */
export const PLAIN = WRITABLE | ENUMERABLE | CONFIGURABLE;
/** Attributes of methods, `length` of functions and other furniture. */
export const HIDDEN = WRITABLE | CONFIGURABLE;

/** How far a lookup walks before it builds a table; keeps objects used as dictionaries from costing n². */
const WALK = 48;

/** What an object must be to have a private method or accessor, for messages. */
export interface Brand {
  readonly owner: string | undefined;
  readonly isStatic: boolean;
}

const privateNames = new Map<symbol, { readonly brand: Brand | null; readonly owner: string | undefined }>();

/** A key for `#name` members, which no program can get hold of and no listing of keys shows. */
export function privateName(description: string, brand: Brand | null, owner?: string): symbol {
  const name = Symbol(description);
  privateNames.set(name, { brand, owner });
  return name;
}

/** The key of arrays whose length is read-only; nobody sees it. */
export const READ_ONLY_LENGTH = privateName('read-only length', null);

/** Private members are no properties: nothing lists, freezes or seals them. */
export function isPrivateName(key: Key): boolean {
  return typeof key === 'symbol' && privateNames.has(key);
}

/** Of a private method or accessor; null for a field. */
export function brandOf(name: symbol): Brand | null {
  return privateNames.get(name)?.brand ?? null;
}

/** The class that a private name is of, if it has a name. */
export function ownerOf(name: symbol): string | undefined {
  return privateNames.get(name)?.owner;
}

export interface Property {
  readonly index: number;
  readonly flags: number;
}

/** Whether new keys may be added and whether array elements may be changed: `Object.preventExtensions`, `seal`, `freeze`. */
export type Integrity = 'open' | 'closed' | 'sealed' | 'frozen';

export class Shape implements Property {
  private transitions: Map<Key, Shape[]> | null = null;
  private table: Map<Key, Shape> | null = null;
  private keyList: readonly Key[] | null = null;
  private integerList: readonly number[] | null = null;

  private constructor(
    /** null for the shape without keys. */
    readonly parent: Shape | null,
    readonly key: Key,
    readonly flags: number,
    /** The slot of `key`; −1 for the shape without keys. */
    readonly index: number,
    readonly prototype: HeapObject | null,
    readonly integrity: Integrity,
  ) {}

  static empty(prototype: HeapObject | null, integrity: Integrity): Shape {
    return new Shape(null, '', 0, -1, prototype, integrity);
  }

  get count(): number {
    return this.index + 1;
  }

  find(key: Key): Property | undefined {
    let steps = 0;
    for (let shape: Shape = this; shape.parent !== null; shape = shape.parent) {
      if (shape.table !== null) return shape.table.get(key);
      if (shape.key === key) return shape;
      steps += 1;
      if (steps > WALK) return this.buildTable().get(key);
    }
    return undefined;
  }

  /** The shape with one more key. @requires find(key) is undefined */
  extend(key: Key, flags: number): Shape {
    this.transitions ??= new Map();
    let known = this.transitions.get(key);
    if (known === undefined) this.transitions.set(key, (known = []));
    for (const shape of known) if (shape.flags === flags) return shape;
    const shape = new Shape(this, key, flags, this.index + 1, this.prototype, this.integrity);
    known.push(shape);
    return shape;
  }

  /** The same keys and slots with other attributes, another prototype or integrity. */
  rebuild(base: Shape, attributes: (property: { key: Key; flags: number }) => number): Shape {
    return this.chain().reduce((shape, one) => shape.extend(one.key, attributes(one)), base);
  }

  /** The shape without a key; slots after it move down by one. */
  without(key: Key): Shape {
    const chain = this.chain();
    const base = chain[0]!.parent!;
    return chain.filter((one) => one.key !== key).reduce((shape, one) => shape.extend(one.key, one.flags), base);
  }

  /** Own keys in JavaScript's order: integer keys ascending, then strings, then symbols, each by age. */
  keys(): readonly Key[] {
    if (this.keyList === null) {
      const all = this.chain().map((one) => one.key);
      const integers = all.filter(isIndexKey).sort((a, b) => Number(a) - Number(b));
      const strings = all.filter((key) => typeof key === 'string' && !isIndexKey(key));
      this.keyList = [...integers, ...strings, ...all.filter((key) => typeof key === 'symbol' && !isPrivateName(key))];
    }
    return this.keyList;
  }

  /** The own keys that spell an integer, however large or negative. */
  integerKeys(): readonly number[] {
    this.integerList ??= this.keys().flatMap((key) => {
      const number = typeof key === 'string' ? Number(key) : NaN;
      return Number.isInteger(number) && String(number) === key ? [number] : [];
    });
    return this.integerList;
  }

  private chain(): Shape[] {
    const chain: Shape[] = [];
    for (let shape: Shape = this; shape.parent !== null; shape = shape.parent) chain.push(shape);
    return chain.reverse();
  }

  private buildTable(): Map<Key, Shape> {
    const table = new Map<Key, Shape>();
    for (const shape of this.chain()) table.set(shape.key, shape);
    this.table = table;
    return table;
  }
}

/** An integer key as arrays use them: '0', '1', … below 2^32 − 1. */
export function isIndexKey(key: Key): key is string {
  if (typeof key !== 'string' || key.length === 0 || key.length > 10) return false;
  const number = Number(key);
  return number >= 0 && number < 4294967295 && Number.isInteger(number) && String(number) === key;
}

/** @invariant shapes are pairwise different, guards disjoint and not FALSE, at least two */
export class ShapeUnion {
  constructor(
    readonly shapes: readonly Shape[],
    readonly guards: readonly Bit[],
  ) {}
}

export type ShapeValue = Shape | ShapeUnion;

/** Each possible shape with its guard. */
export function shapeCases(shape: ShapeValue): readonly { readonly guard: Bit; readonly shape: Shape }[] {
  if (shape instanceof Shape) return [{ guard: TRUE, shape }];
  return shape.shapes.map((one, i) => ({ guard: shape.guards[i]!, shape: one }));
}

/** The shape that is `a` where c holds and `b` elsewhere. */
export function joinShapes(circuit: Circuit, c: Bit, a: ShapeValue, b: ShapeValue): ShapeValue {
  if (a === b || c === TRUE) return a;
  if (c === FALSE) return b;
  const guards = new Map<Shape, Bit>();
  for (const { guard, shape } of shapeCases(a)) guards.set(shape, circuit.and(c, guard));
  for (const { guard, shape } of shapeCases(b)) {
    guards.set(shape, circuit.or(guards.get(shape) ?? FALSE, circuit.and(not(c), guard)));
  }
  const cases = [...guards].filter(([, guard]) => guard !== FALSE);
  if (cases.length === 1) return cases[0]![0];
  return new ShapeUnion(
    cases.map(([shape]) => shape),
    cases.map(([, guard]) => guard),
  );
}

/** The shapes without keys: one for each prototype and integrity. */
export class EmptyShapes {
  private readonly others = new Map<Integrity, Map<HeapObject | null, Shape>>();

  of(prototype: HeapObject | null, integrity: Integrity): Shape {
    if (prototype !== null && integrity === 'open') {
      return (prototype.instanceShape ??= Shape.empty(prototype, 'open'));
    }
    let family = this.others.get(integrity);
    if (family === undefined) this.others.set(integrity, (family = new Map()));
    let shape = family.get(prototype);
    if (shape === undefined) family.set(prototype, (shape = Shape.empty(prototype, integrity)));
    return shape;
  }
}
