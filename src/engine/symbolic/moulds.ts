/**
 * The objects of a search space, empty. Where states have nothing of an initial one (see `keeps` in spec/bounds.ts) an object looks as the
 * example of its class does. Otherwise objects are made by running the code that makes them, so that closures, bound methods and accessors are
 * about the state's own object, and what is frozen is frozen: the subject is that of a fresh initial state, parts are what that state has
 * in their places, and whatever has no counterpart there is made on its own. What an object held when it was made, its *mould*,
 * is remembered, because the space writes its own values over it.
 */

import { defineOwn, newCollection, type Machine } from '../../eval/index.js';
import {
  ELEMENT,
  HeapObject,
  PLAIN,
  initialise,
  shapeCases,
  unlogged,
  type Shape,
  type Target,
} from '../../heap/index.js';
import { keyOf, type Holder, type Maker } from '../../space/index.js';
import type { Given, TypeBounds, TypeId } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';
import type { Handles, TypeHandle } from './handles.js';

interface Mould {
  readonly shape: Shape;
  readonly slots: readonly Value[];
  readonly elements: readonly Value[];
}

export class Moulds implements Maker {
  /** What was made from here on was made for the space. */
  readonly since: number;
  private readonly moulds = new Map<HeapObject, Mould>();
  /** The shapes of objects that no code has made. */
  private readonly shapes = new Map<HeapObject, Shape>();
  private readonly spare = new Map<TypeId, HeapObject>();
  /** Functions and objects of the spec, by their numbers. */
  private readonly ofSpec = new Map<number, HeapObject>();
  /** The identities of what was made for them. */
  private readonly madeForSpec: { readonly from: number; readonly to: number }[] = [];
  private readonly subjectHolder: HeapObject;

  /** @requires nothing records */
  constructor(
    private readonly machine: Machine,
    private readonly handles: Handles,
    types: readonly TypeBounds[],
  ) {
    const { heap, realm } = machine;
    this.since = heap.upcomingId;
    this.subjectHolder = heap.allocateArray(realm.arrayPrototype, []);
    const [first] = handles.beginnings;
    if (!handles.keeps) return;
    if (first !== undefined) this.remember(this.subjectHolder, [first.again()]);
    for (const type of types) {
      const made = handles.types.get(type.id)?.make?.();
      if (made !== undefined) this.spare.set(type.id, this.adopt(made));
    }
  }

  holder(isSubject: boolean): HeapObject {
    return isSubject ? this.subjectHolder : this.machine.heap.allocateArray(this.machine.realm.arrayPrototype, []);
  }

  instance(type: TypeBounds, holder: Holder | null): HeapObject {
    const { heap } = this.machine;
    const handle = this.handles.types.get(type.id);
    const found = this.unused(holder);
    if (found !== null && found.kind === 'object' && this.isOf(found, type))
      return this.completed(this.adopt(found), type);
    if (handle !== undefined && handle.make !== null) return this.completed(this.adopt(handle.make()), type);
    const example = handle?.example ?? null;
    const shape = example === null ? recordShape(this.machine, type) : (unlogged.shape(example) as Shape);
    const slots = example === null ? type.fields.map(() => undefined) : [...unlogged.slots(example)];
    return this.noted(heap.allocateShaped('object', shape, slots));
  }

  array(holder: Holder): HeapObject {
    const { heap, realm } = this.machine;
    const found = this.container('array', realm.arrayPrototype, holder);
    return found ?? this.noted(heap.allocateArray(realm.arrayPrototype, []));
  }

  map(holder: Holder): HeapObject {
    const { heap, realm } = this.machine;
    const found = this.container('map', realm.mapPrototype, holder);
    return found ?? this.noted(newCollection(heap, 'Map', realm.mapPrototype));
  }

  set(holder: Holder): HeapObject {
    const { heap, realm } = this.machine;
    const found = this.container('set', realm.setPrototype, holder);
    return found ?? this.noted(newCollection(heap, 'Set', realm.setPrototype));
  }

  given(one: Given): HeapObject {
    let known = this.ofSpec.get(one.index);
    if (known !== undefined) return known;
    const { heap } = this.machine;
    const from = heap.upcomingId;
    this.ofSpec.set(one.index, (known = this.handles.given(one)));
    this.madeForSpec.push({ from, to: heap.upcomingId });
    return known;
  }

  /** Whether something is, or belongs to, an object that the spec makes. */
  isGiven({ id }: Target): boolean {
    return this.madeForSpec.some(({ from, to }) => from <= id && id < to);
  }

  /** What the code put into a part of an object; undefined if nothing, or if nobody knows. */
  partOf(object: HeapObject, part: number): Value {
    const mould = this.moulds.get(object);
    if (mould === undefined || object.kind === 'map' || object.kind === 'set') return undefined;
    return part >= 0 ? mould.slots[part] : part <= ELEMENT ? mould.elements[ELEMENT - part] : undefined;
  }

  /** An object as the code makes it, to compare others of its type with. */
  modelOf(type: TypeBounds): HeapObject | null {
    return this.spare.get(type.id) ?? null;
  }

  /** The subject of the initial state. */
  get subject(): Value {
    return this.partOf(this.subjectHolder, ELEMENT);
  }

  /** The shape that the code gave an object that was made for the space. */
  shapeOf(object: HeapObject): Shape {
    return this.mouldOf(object).shape;
  }

  /** What the code put into a field, by its name; undefined if it is not there. */
  fieldOf(object: HeapObject, name: string): Value {
    const { shape, slots } = this.mouldOf(object);
    const key = keyOf(shape, name);
    return key === undefined ? undefined : slots[shape.find(key)!.index];
  }

  elementOf(object: HeapObject, index: number): Value {
    return object.kind === 'array' ? this.mouldOf(object).elements[index] : undefined;
  }

  /** What was not taken over into the space is as it was made; what no code has made has a shape at least. */
  private mouldOf(object: HeapObject): Mould {
    const shape = this.shapes.get(object) ?? shapeCases(unlogged.shape(object))[0]!.shape;
    return this.moulds.get(object) ?? { shape, slots: unlogged.slots(object), elements: unlogged.elements(object) };
  }

  private noted(object: HeapObject): HeapObject {
    this.shapes.set(object, unlogged.shape(object) as Shape);
    return object;
  }

  private unused(holder: Holder | null): HeapObject | null {
    const found = holder === null ? undefined : this.partOf(holder.object, holder.part);
    return found instanceof HeapObject && !this.moulds.has(found) ? found : null;
  }

  private container(kind: 'array' | 'map' | 'set', prototype: HeapObject, holder: Holder): HeapObject | null {
    const found = this.unused(holder);
    if (found?.kind !== kind) return null;
    const { shape } = shapeCases(unlogged.shape(found))[0]!;
    if (shape.prototype !== prototype || shape.count > 0) return null;
    this.adopt(found);
    return initialise(found, { elements: [], length: 0, ...(kind === 'array' ? {} : { internal: 0 }) });
  }

  private isOf(object: HeapObject, type: TypeBounds): boolean {
    const { shape } = shapeCases(unlogged.shape(object))[0]!;
    const handle: TypeHandle | undefined = this.handles.types.get(type.id);
    if (type.kind === 'class') return shape.prototype === handle?.prototype;
    return (
      shape.prototype === this.machine.realm.objectPrototype &&
      shape.keys().every((key) => type.fields.some(({ name }) => name === key)) &&
      type.fields.every(({ name, isOptional }) => isOptional === true || shape.find(name) !== undefined)
    );
  }

  /** With the fields that the bounds speak of and the code has not made yet. */
  private completed(object: HeapObject, type: TypeBounds): HeapObject {
    for (const { name, bound } of type.fields) {
      if (bound.kind === 'kept' || keyOf(unlogged.shape(object) as Shape, name) !== undefined) continue;
      defineOwn(this.machine, object, name, PLAIN, undefined);
    }
    return object;
  }

  private adopt(object: HeapObject): HeapObject {
    this.remember(object, unlogged.elements(object));
    return object;
  }

  private remember(object: HeapObject, elements: readonly Value[]): void {
    const { shape } = shapeCases(unlogged.shape(object))[0]!;
    this.moulds.set(object, { shape, slots: [...unlogged.slots(object)], elements: [...elements] });
  }
}

export function recordShape({ heap, realm }: Machine, { fields }: TypeBounds): Shape {
  return fields.reduce((shape, { name }) => shape.extend(name, PLAIN), heap.emptyShape(realm.objectPrototype));
}
