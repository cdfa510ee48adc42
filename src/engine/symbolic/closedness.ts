/**
 * Closure: what an operation leaves behind must be a state of the search space again, or else "every state was looked at" would
 * not mean what it says. Only what was written is looked at, and objects that were made and can be reached from it.
 */

import { fieldSpot, type Outside, type Spot } from '../../base/outside.js';
import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  Cell,
  ELEMENT,
  HeapObject,
  SHAPE,
  Shape,
  shapeCases,
  type Content,
  type Heap,
  type ShapeValue,
  type Target,
  type Version,
  unlogged,
} from '../../heap/index.js';
import { Walk, allKeys, partOf, type Departure, type Looks } from './departures.js';
import { Bounding, isType, nameOfKey, type Space } from '../../space/index.js';
import { hasFieldsOf, type Bound, type Bounds, type TypeBounds, type TypeId } from '../../spec/bounds.js';
import type { Container } from '../../spec/parts.js';
import { ABSENT, equal, type Value } from '../../value/index.js';

export class Closedness {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly bounding: Bounding;
  private readonly shapes = new Map<HeapObject, ShapeValue>();
  /** A constant in some next state, and whether some state was changed in place. */
  private constant: HeapObject | null = null;
  private changesStates = false;

  /** @requires the heap is the pre-state */
  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    bounds: Bounds,
    private readonly looks: Looks,
    /** Objects with this identity or a later one were made by the operation. */
    private readonly firstFresh: number,
    /** Whether plain objects and arrays that modules hold may be parts of states: nobody can tell, unless states are changed. */
    private readonly mayHaveConstants: boolean,
    /** What an array, map or set is called to which no field leads; null: by its kind. */
    private readonly spotOf: (object: HeapObject) => Spot | null,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
    this.bounding = new Bounding(heap.values, space, this.types, (object, type) => this.isFresh(object, type));
    for (const object of space.residents.keys()) this.shapes.set(object, unlogged.shape(object));
  }

  /** @requires the heap is the post-state, written since `base` */
  departures(written: ReadonlyMap<Target, ReadonlySet<number>>, base: Version): Departure[] {
    const walk = this.walk();
    const suspects: { target: Target; part: number }[] = [];
    for (const [target, parts] of written) {
      if (this.isNew(target)) continue;
      const resident = target instanceof HeapObject ? this.space.residents.get(target) : undefined;
      if (resident === undefined) {
        for (const part of parts) suspects.push({ target, part });
        continue;
      }
      const { object, type } = resident;
      this.changesStates = true;
      if (!isType(type)) walk.container(object, type, parts, TRUE, this.spotOfContainer(object), object);
      else for (const part of parts) if (!this.field(walk, object, part)) suspects.push({ target, part });
    }
    walk.finish();
    return [...walk.departures, ...this.changed(suspects, base)];
  }

  private walk(): Walk {
    return new Walk(
      this.heap,
      this.bounding,
      this.types,
      this.looks,
      (object, bound) => this.isOpen(object, bound),
      (thing) => this.heap.ageOf(thing) >= this.firstFresh,
    );
  }

  /** What is no part of the state and holds something else than before. @param isFree of what may do so */
  outside(
    written: ReadonlyMap<Target, ReadonlySet<number>>,
    base: Version,
    isFree: (target: Target) => boolean,
  ): Departure[] {
    return this.changed(
      this.older(written).filter(({ target }) => !this.space.residents.has(target as HeapObject) && !isFree(target)),
      base,
    );
  }

  /** What has become larger than the bounds, where nothing has to be within them. */
  growth(written: ReadonlyMap<Target, ReadonlySet<number>>, base: Version): Departure[] {
    return this.departures(written, base).filter(({ kind }) => kind === 'leaves');
  }

  /** Everything that holds something else than before, part of the state or not. */
  anything(written: ReadonlyMap<Target, ReadonlySet<number>>, base: Version): Departure[] {
    return this.changed(this.older(written), base);
  }

  private older(written: ReadonlyMap<Target, ReadonlySet<number>>): { target: Target; part: number }[] {
    return [...written]
      .filter(([target]) => !this.isNew(target))
      .flatMap(([target, parts]) => [...parts].map((part) => ({ target, part })));
  }

  /** The next state of a reducer, all of which may be new. */
  departuresOf(value: Value, bound: Bound): Departure[] {
    const walk = this.walk();
    walk.value(value, bound, TRUE, { target: null, part: 0, at: { kind: 'result' } }, this.looks.models.subject);
    walk.finish();
    if (this.constant === null || !this.changesStates) return walk.departures;
    const what = { kind: 'held result' } as const;
    return [...walk.departures, { kind: 'strays', when: TRUE, target: this.constant, part: 0, what }];
  }

  /** An array, map or set belongs to one place; one in two places is no state of the space. */
  shared(when: Bit): Departure[] {
    if (when === FALSE) return [];
    const what = { kind: 'shared', what: 'container' } as const;
    return [{ kind: 'strays', when, target: this.heap.allocateCell(ABSENT), part: 0, what }];
  }

  /** Looks at a field of the state; false if it is none. */
  private field(walk: Walk, object: HeapObject, part: number): boolean {
    if (part === SHAPE) return unlogged.shape(object) === this.shapes.get(object);
    const cell = this.space.cellAt.get(object)?.get(part);
    if (cell === undefined) return false;
    const what = this.inObject(object, part);
    const where = { target: object, part, at: what.at, what };
    const model = this.looks.models.partOf(object, part);
    walk.value(this.heap.read(object, part) as Value, cell.bound, TRUE, where, model);
    return true;
  }

  /** Things outside the state that hold something else than before. */
  private changed(suspects: readonly { target: Target; part: number }[], base: Version): Departure[] {
    if (suspects.length === 0) return [];
    const { heap } = this;
    const after = suspects.map(({ target, part }) => heap.read(target, part));
    const post = heap.current!;
    heap.switchTo(base);
    const before = suspects.map(({ target, part }): Content => heap.read(target, part));
    heap.switchTo(post);
    return suspects.flatMap(({ target, part }, i): Departure[] => {
      if (Object.is(before[i], after[i])) return [];
      const when = part === SHAPE ? TRUE : not(equal(heap.values, 'sameValue', before[i] as Value, after[i] as Value));
      return when === FALSE ? [] : [{ kind: 'strays', when, target, part, what: this.describe(target, part) }];
    });
  }

  /** New objects, and arrays, maps and sets that come from where other things are expected, such as arguments. */
  private isOpen(object: HeapObject, bound: Bound): boolean {
    if (this.isNew(object) || this.isConstant(object)) return true;
    const type = this.space.residents.get(object)?.type;
    return type !== undefined && !isType(type) && type.kind === bound.kind && type !== bound;
  }

  private isNew(target: Target): boolean {
    return target.id >= this.firstFresh;
  }

  /** What a reducer returns may be a constant of its module, such as an empty list. */
  private isConstant(object: HeapObject): boolean {
    const isIt = this.mayHaveConstants && !this.isNew(object) && !this.space.residents.has(object);
    if (isIt) this.constant ??= object;
    return isIt;
  }

  private isFresh(object: HeapObject, type: TypeBounds): boolean {
    const prototype = this.looks.prototypeOf(type);
    return (
      (this.isNew(object) || (type.kind === 'record' && this.isConstant(object))) &&
      object.kind === 'object' &&
      shapeCases(unlogged.shape(object)).every(
        ({ shape }) =>
          shape.prototype === prototype &&
          (type.kind === 'class' || hasFieldsOf(type, (name) => shape.find(name) !== undefined, shape.keys().length)),
      )
    );
  }

  /** `Stack.items`, `Table.rows[0]`: the field that leads to an array, map or set. */
  private spotOfContainer(object: HeapObject): Spot {
    const resident = this.space.residents.get(object)!;
    const { owner } = resident;
    if (owner === null) return this.spotOf(object) ?? { kind: 'container', of: (resident.type as Container).kind };
    if (isType(this.space.residents.get(owner.object)!.type)) return this.inObject(owner.object, owner.part).at;
    return partOf(this.spotOfContainer(owner.object), owner.object, owner.part);
  }

  private describe(target: Target, part: number): Outside {
    if (target instanceof Cell) return { kind: 'variable', name: null };
    if (this.looks.models.isGiven(target)) return { kind: 'given object' };
    const resident = this.space.residents.get(target);
    return resident === undefined || !isType(resident.type) ? outside(target, part) : this.inObject(target, part);
  }

  /** @requires the object is of a type */
  private inObject(object: HeapObject, part: number): Extract<Outside, { readonly at: Spot }> {
    const { name: type } = this.space.residents.get(object)!.type as TypeBounds;
    const at: Spot = { kind: 'object', type };
    const { shape } = shapeCases(unlogged.shape(object)).at(-1)!;
    const before = this.shapes.get(object);
    const earlier = before instanceof Shape ? before : shape;
    const removed = shape === earlier ? undefined : allKeys(earlier).find((key) => shape.find(key) === undefined);
    if (part === SHAPE || (removed !== undefined && earlier.find(removed)!.index === part)) {
      const added = shape.keys().find((key) => earlier.find(key) === undefined);
      if (added !== undefined) return { kind: 'value', at: fieldSpot(type, nameOfKey(shape, added)) };
      if (removed === undefined) return { kind: 'look', parts: 'prototype or attributes', at };
      return { kind: 'missing field', at, field: nameOfKey(earlier, removed) };
    }
    const key = keyAt(shape, part);
    if (key === undefined) return { kind: 'value', at: { kind: 'element', of: at, index: ELEMENT - part } };
    return { kind: 'value', at: fieldSpot(type, nameOfKey(shape, key)) };
  }
}

/** Something that is no part of the state: a static field, an object that a module holds. */
function outside(target: HeapObject, part: number): Outside {
  const { shape } = shapeCases(unlogged.shape(target)).at(-1)!;
  const key = keyAt(shape, part);
  if (target.kind !== 'function' || key === undefined) return { kind: 'foreign object' };
  const name = shape.find('name');
  const owner = name === undefined ? null : String(unlogged.slots(target)[name.index]);
  return { kind: 'static field', owner, field: nameOfKey(shape, key) };
}

const keyAt = (shape: Shape, part: number): string | symbol | undefined =>
  allKeys(shape).find((key) => shape.find(key)?.index === part);
