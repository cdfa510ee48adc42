/**
 * What lies outside of the bounds: values, and the new objects they lead to, are held to what the bounds say of the places where they
 * stand. An object is of a type if its prototype, keys and attributes are; the order in which its keys were added does not count.
 */

import { fieldSpot, type Outside, type Spot } from '../../base/outside.js';
import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  ELEMENT,
  HeapObject,
  INTERNAL,
  LENGTH,
  SHAPE,
  SIZE,
  entriesOf,
  fieldsIn,
  isPresent,
  keyAt,
  shapeCases,
  unlogged,
  type Heap,
  type Shape,
  type Target,
} from '../../heap/index.js';
import { keyOf, referencesOf, type Bounding } from '../../space/index.js';
import type { Bound, TypeBounds, TypeId } from '../../spec/bounds.js';
import { alternatives, elementAt, isContainer, type Container } from '../../spec/parts.js';
import { ABSENT, ordered, type Value, type Values } from '../../value/index.js';
import { Likeness, type Thing } from './kept.js';
import type { Moulds } from './moulds.js';

/** One thing that may lie outside of the bounds. */
export interface Departure {
  readonly kind: 'leaves' | 'strays';
  /** Under which condition, besides the path constraint. */
  readonly when: Bit;
  readonly target: Target;
  readonly part: number;
  readonly what: Outside;
}

/** How the types of the bounds look in the evaluator. */
export interface Looks {
  /** Of records: the prototype of plain objects. */
  prototypeOf(type: TypeBounds): HeapObject | null;
  /** With the attributes that objects of the type have. */
  shapeOf(type: TypeBounds): Shape;
  /** Without any fields of its own. */
  shapeOfContainer(kind: Container['kind']): Shape;
  /** Whether all objects of the type keep the same, as far as they are made. */
  isUniform(type: TypeBounds): boolean;
  /** Whether something was made for one object of the state alone, and is none itself. */
  isOwn(thing: Thing): boolean;
  /** How the code makes what stands in a place, and objects of a type. */
  readonly models: Moulds;
}

interface Where {
  readonly target: Target | null;
  readonly part: number;
  readonly at: Spot;
  /** What to say of it, if it is something else than a value that may not stand there. */
  readonly what?: Outside;
}

interface Trail {
  readonly object: HeapObject;
  readonly bound: Bound;
  readonly outer: Trail | null;
}

/** Looks at values and at the new objects they lead to, each object once per bound and condition. */
export class Walk {
  readonly departures: Departure[] = [];
  private readonly seen = new Map<HeapObject, Map<Bound, Set<Bit>>>();
  private readonly pending: (() => void)[] = [];
  /** What new objects keep that is theirs alone → to whom it belongs. */
  private readonly owners = new Map<Thing, { readonly object: HeapObject; readonly when: Bit }>();
  private readonly values: Values;

  /** The way on which the present object was met. */
  private trail: Trail | null = null;

  constructor(
    private readonly heap: Heap,
    private readonly bounding: Bounding,
    private readonly types: ReadonlyMap<TypeId, TypeBounds>,
    private readonly looks: Looks,
    /** Whether it has to be looked at what is in an object where this is expected. */
    private readonly isOpen: (object: HeapObject, bound: Bound) => boolean,
    private readonly isNew: (thing: Thing) => boolean,
  ) {
    this.values = heap.values;
  }

  /** Objects wait until here, so that long chains need no stack. */
  finish(): void {
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) next();
    this.trail = null;
  }

  /** @param model what the code puts into that place, if it does; new objects there have to look like it */
  value(value: Value, bound: Bound, when: Bit, where: Where, model: Value = undefined): void {
    const { circuit } = this.values;
    const { leaves, strays } = this.bounding.within(value, bound);
    this.add('leaves', circuit.and(when, leaves), where);
    this.add('strays', circuit.and(when, strays), where);
    for (const { object, guard } of referencesOf(value))
      this.member(object, bound, circuit.and(when, guard), where, model);
  }

  /** An object where one of several kinds is expected: it is held to the first whose tags it has, as in `{ kind: 'idle' }`. */
  private member(object: HeapObject, bound: Bound, when: Bit, where: Where, model: Value): void {
    const { circuit } = this.values;
    const fitting = alternatives(bound).filter((one) => this.bounding.isKind(object, one));
    const open = fitting.filter((one) => this.isOpen(object, one));
    const isStranger = (one: Bound): boolean => one.kind === 'tree' && !this.looks.isUniform(this.types.get(one.type)!);
    // one that keeps something else than what belongs here
    if (open.length < fitting.length && object !== model && fitting.some(isStranger)) this.add('strays', when, where);
    if (open.length < fitting.length || open.length < 2) {
      for (const one of open) this.object(object, one, when, where.at, model);
      return;
    }
    let rest = when;
    for (const one of open) {
      const tagged = this.tagged(object, one);
      this.object(object, one, circuit.and(rest, tagged), where.at, model);
      rest = circuit.and(rest, not(tagged));
    }
    this.add('strays', rest, where);
  }

  /** Where the fields with a few fixed values hold such a value. */
  private tagged(object: HeapObject, bound: Bound): Bit {
    const { circuit } = this.values;
    if (bound.kind !== 'tree' && bound.kind !== 'reference') return TRUE;
    const { fields } = this.types.get(bound.type)!;
    return circuit.andAll(
      fields.flatMap(({ name, bound: expected, isOptional = false }) => {
        if (expected.kind !== 'choice') return [];
        return shapeCases(unlogged.shape(object)).map(({ guard, shape }) => {
          const property = shape.find(keyOf(shape, name) ?? name);
          if (property === undefined) return isOptional ? TRUE : not(guard);
          const { strays } = this.bounding.within(unlogged.slots(object)[property.index], expected);
          return circuit.implies(guard, not(strays));
        });
      }),
    );
  }

  private object(object: HeapObject, bound: Bound, when: Bit, at: Spot, model: Value): void {
    if (when === FALSE) return;
    let bounds = this.seen.get(object);
    if (bounds === undefined) this.seen.set(object, (bounds = new Map()));
    const conditions = bounds.get(bound);
    if (conditions?.has(when) === true) return;
    const { trail } = this;
    // what leads back to an object is met only where that was met already
    for (let one = trail; one !== null; one = one.outer) if (one.object === object && one.bound === bound) return;
    if (conditions === undefined) bounds.set(bound, new Set([when]));
    else conditions.add(when);
    this.pending.push(() => {
      this.trail = { object, bound, outer: trail };
      if (bound.kind === 'tree' || bound.kind === 'reference') {
        this.fields(object, this.types.get(bound.type)!, when, model);
      } else if (isContainer(bound)) {
        if (object.kind === bound.kind) this.container(object, bound, null, when, at, model);
      }
    });
  }

  private fields(object: HeapObject, type: TypeBounds, when: Bit, place: Value): void {
    const { models } = this.looks;
    const prototype = this.looks.prototypeOf(type);
    const isModel = place instanceof HeapObject && models.shapeOf(place).prototype === prototype;
    const model = isModel ? place : this.looks.isUniform(type) ? models.modelOf(type) : null;
    const likeness = new Likeness(this.values, this.isNew, (one) => this.looks.isOwn(one) && !this.isNew(one));
    if (model !== null) likeness.pair(object, model);
    const self: Spot = { kind: 'object', type: type.name };
    for (const { guard, shape } of shapeCases(unlogged.shape(object))) {
      const under = this.values.circuit.and(when, guard);
      const named = new Set(type.fields.map(({ name }) => keyOf(shape, name)));
      const extra = fieldsIn(shape).find(({ key }) => !named.has(key));
      if (extra !== undefined)
        this.add('strays', under, { target: object, part: SHAPE, at: fieldSpot(type.name, extra.name) });
      const expected = model === null ? this.looks.shapeOf(type) : models.shapeOf(model);
      if (model !== null) pairParts(likeness, object, shape, model, models, type);
      if (shape.integrity !== expected.integrity || !hasAttributesOf(shape, expected)) {
        const what = { kind: 'look', parts: 'attributes', at: self } as const;
        this.add('strays', under, { target: object, part: SHAPE, at: self, what });
      }
      for (const { name, bound, isOptional = false } of type.fields) {
        const key = keyOf(shape, name);
        // undefined stands for absent, and is within the bound
        if (key === undefined && isOptional) continue;
        const part = key === undefined ? -1 : shape.find(key)!.index;
        const where: Where = { target: object, part, at: { kind: 'field', of: self, name } };
        if (key === undefined) this.add('strays', under, where);
        else if (bound.kind !== 'kept') {
          const like = model === null ? undefined : models.fieldOf(model, name);
          this.value(unlogged.slots(object)[part], bound, under, where, like);
        } else {
          const content = unlogged.slots(object)[part];
          const isKept = model === null ? FALSE : likeness.of(content, models.fieldOf(model, name));
          this.add('strays', this.values.circuit.and(under, not(isKept)), where);
        }
      }
    }
    this.claim(object, type, when, likeness.claimed);
  }

  /** What one object keeps for itself no other has. */
  private claim(object: HeapObject, type: TypeBounds, when: Bit, claimed: readonly Thing[]): void {
    for (const one of claimed) {
      if (one === object) continue;
      const owner = this.owners.get(one);
      if (owner === undefined) this.owners.set(one, { object, when });
      else if (owner.object !== object) {
        const at: Spot = { kind: 'object', type: type.name };
        const what = { kind: 'kept twice', type: type.name } as const;
        this.add('strays', this.values.circuit.and(owner.when, when), { target: object, part: SHAPE, at, what });
      }
    }
  }

  /** An array, map or set, or those of its parts that were written. */
  container(
    object: HeapObject,
    bound: Container,
    parts: ReadonlySet<number> | null,
    when: Bit,
    at: Spot,
    model: Value,
  ): void {
    const open = this.looks.shapeOfContainer(bound.kind);
    const like = model instanceof HeapObject && model.kind === bound.kind ? this.looks.models.shapeOf(model) : open;
    const expected = like.count === 0 && like.prototype === open.prototype ? like : open;
    if (parts === null || parts.has(SHAPE)) {
      const what = { kind: 'look', parts: 'prototype, attributes or fields', at } as const;
      for (const { guard, shape } of shapeCases(unlogged.shape(object))) {
        if (shape !== expected)
          this.add('strays', this.values.circuit.and(when, guard), { target: object, part: SHAPE, at, what });
      }
    }
    if (bound.kind === 'array') this.array(object, bound, parts, when, at, model);
    else this.entries(object, bound, when, at);
  }

  private array(
    object: HeapObject,
    bound: Extract<Bound, { kind: 'array' }>,
    parts: ReadonlySet<number> | null,
    when: Bit,
    at: Spot,
    model: Value,
  ): void {
    const { circuit } = this.values;
    const length = this.heap.read(object, LENGTH) as Value;
    // the internal part of an array is written with elements that are not known one by one
    const isResized = parts === null || parts.has(LENGTH) || parts.has(INTERNAL);
    if (isResized) {
      const range: Bound = { kind: 'integer', lo: bound.minimum, hi: bound.maximum };
      this.value(length, range, when, { target: object, part: LENGTH, at: { kind: 'length', of: at } });
    }
    unlogged.elements(object).forEach((element, index) => {
      if (!isResized && !parts.has(ELEMENT - index)) return;
      const like = model instanceof HeapObject ? this.looks.models.elementOf(model, index) : undefined;
      const present = circuit.and(when, ordered(this.values, '<', index, length));
      this.element(element, object, bound, index, present, at, like);
    });
    // elements that were never there
    for (let index = unlogged.elements(object).length; isResized && index < bound.maximum; index += 1)
      this.element(ABSENT, object, bound, index, circuit.and(when, ordered(this.values, '<', index, length)), at);
  }

  /** A hole is called one. */
  private element(
    element: Value,
    object: HeapObject,
    bound: Extract<Bound, { kind: 'array' }>,
    index: number,
    present: Bit,
    array: Spot,
    model: Value = undefined,
  ): void {
    if (present === FALSE) return;
    const expected = elementAt(bound, index);
    const where = { target: object, part: ELEMENT - index, at: partOf(array, object, ELEMENT - index) };
    if (!alternatives(expected).some(({ kind }) => kind === 'hole')) {
      const { atoms, guards } = this.values.view(element);
      const hole = atoms.indexOf(ABSENT);
      const when = hole === -1 ? FALSE : this.values.circuit.and(present, guards[hole]!);
      this.add('strays', when, { ...where, what: { kind: 'hole', at: array } });
    }
    this.value(element, expected, present, where, model);
  }

  private entries(object: HeapObject, bound: Extract<Bound, { kind: 'map' | 'set' }>, when: Bit, at: Spot): void {
    const { circuit } = this.values;
    const range: Bound = { kind: 'integer', lo: 0, hi: bound.maximum };
    const size = this.heap.read(object, SIZE) as Value;
    this.value(size, range, when, { target: object, part: SIZE, at: { kind: 'size', of: at } });
    for (const { slot, key, value } of entriesOf(object)) {
      const present = circuit.and(when, isPresent(this.values, object, slot));
      if (present === FALSE) continue;
      const part = ELEMENT - keyAt(slot);
      const where = { target: object, part, at: partOf(at, object, part) };
      this.value(key, bound.kind === 'map' ? bound.key : bound.of, present, where);
      if (bound.kind === 'map') this.value(value, bound.value, present, where);
    }
  }

  private add(kind: Departure['kind'], when: Bit, { target, part, at, what = { kind: 'value', at } }: Where): void {
    if (when === FALSE) return;
    this.departures.push({ kind, when, target: target ?? this.heap.allocateCell(ABSENT), part, what });
  }
}

/** The arrays, records and other objects in the same fields correspond. */
function pairParts(
  likeness: Likeness,
  object: HeapObject,
  shape: Shape,
  model: HeapObject,
  models: Moulds,
  { fields }: TypeBounds,
): void {
  for (const { name, bound } of fields) {
    const property = shape.find(keyOf(shape, name) ?? name);
    const [one, other] = [property && unlogged.slots(object)[property.index], models.fieldOf(model, name)];
    if (bound.kind !== 'kept' && one instanceof HeapObject && other instanceof HeapObject) likeness.pair(one, other);
  }
}

/** `Stack.items[0]`, `an entry of Cache.entries` */
export function partOf(of: Spot, object: HeapObject, part: number): Spot {
  return object.kind === 'array' ? { kind: 'element', of, index: ELEMENT - part } : { kind: 'entry', of };
}

/** Whether the keys that two shapes have in common have the same attributes. */
function hasAttributesOf(shape: Shape, expected: Shape): boolean {
  return allKeys(shape).every((key) => {
    const property = expected.find(key);
    return property === undefined || property.flags === shape.find(key)!.flags;
  });
}

/** Own keys, private ones included. */
export function allKeys(shape: Shape): (string | symbol)[] {
  const keys: (string | symbol)[] = [];
  for (let one = shape; one.parent !== null; one = one.parent) keys.push(one.key);
  return keys.reverse();
}
