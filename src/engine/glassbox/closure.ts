/**
 * Closure: what an operation leaves behind must be a state of the search space again, or else "every state was looked at" would
 * not mean what it says. Only what was written is looked at, and objects that were made and can be reached from it.
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  Cell,
  ELEMENT,
  HeapObject,
  INTERNAL,
  LENGTH,
  SHAPE,
  Shape,
  shapeCases,
  type Content,
  type Heap,
  type ShapeValue,
  type Target,
  type Version,
} from '../../heap/index.js';
import { isAsInitially } from './kept.js';
import { Bounding, alternatives, isType, keyOf, referencesOf, type Space } from '../../space/index.js';
import { elementAt, type Bound, type Bounds, type TypeBounds, type TypeId } from '../../spec/bounds.js';
import { ABSENT, equal, ordered, type Value, type Values } from '../../value/index.js';

/** One thing that may lie outside of the bounds. */
export interface Departure {
  readonly kind: 'leaves' | 'strays';
  /** Under which condition, besides the path constraint. */
  readonly when: Bit;
  readonly target: Target;
  readonly part: number;
  /** What it is about, such as `Entry.key`. */
  readonly what: string;
}

/** How the types of the bounds look in the evaluator. */
export interface Looks {
  /** Of records: the prototype of plain objects. */
  prototypeOf(type: TypeBounds): HeapObject | null;
  /** What a field without a domain holds in an initial state. */
  initially(type: TypeBounds, field: string): Value;
}

export class Closure {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly bounding: Bounding;
  private readonly shapes = new Map<HeapObject, ShapeValue>();

  /** @requires the heap is the pre-state */
  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    bounds: Bounds,
    private readonly looks: Looks,
    /** Objects with this identity or a later one were made by the operation. */
    private readonly firstFresh: number,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
    this.bounding = new Bounding(heap.values, space, this.types, (object, type) => this.isFresh(object, type));
    for (const object of space.residents.keys()) this.shapes.set(object, object.shape);
  }

  /** @requires the heap is the post-state, written since `base` */
  departures(written: ReadonlyMap<Target, ReadonlySet<number>>, base: Version): Departure[] {
    const walk = new Walk(this.heap, this.bounding, this.types, this.looks, (object, bound) =>
      this.isOpen(object, bound),
    );
    const suspects: { target: Target; part: number }[] = [];
    for (const [target, parts] of written) {
      if (this.isNew(target)) continue;
      const resident = target instanceof HeapObject ? this.space.residents.get(target) : undefined;
      if (resident === undefined) {
        for (const part of parts) suspects.push({ target, part });
        continue;
      }
      const { object, type } = resident;
      if (!isType(type)) walk.container(object, type, parts);
      else for (const part of parts) if (!this.field(walk, object, part)) suspects.push({ target, part });
    }
    walk.finish();
    return [...walk.departures, ...this.changed(suspects, base)];
  }

  /** The next state of a reducer, all of which may be new. */
  departuresOf(value: Value, bound: Bound): Departure[] {
    const walk = new Walk(this.heap, this.bounding, this.types, this.looks, (object, bound) =>
      this.isOpen(object, bound),
    );
    walk.value(value, bound, TRUE, { target: null, part: 0, what: 'the result' });
    walk.finish();
    return walk.departures;
  }

  /** An array, map or set belongs to one place; one in two places is no state of the space. */
  shared(when: Bit): Departure[] {
    if (when === FALSE) return [];
    return [
      {
        kind: 'strays',
        when,
        target: this.heap.allocateCell(ABSENT),
        part: 0,
        what: 'an array, map or set in two places',
      },
    ];
  }

  /** Looks at a field of the state; false if it is none. */
  private field(walk: Walk, object: HeapObject, part: number): boolean {
    if (part === SHAPE) return object.shape === this.shapes.get(object);
    const cell = this.space.cellAt.get(object)?.get(part);
    if (cell === undefined) return false;
    walk.value(this.heap.read(object, part) as Value, cell.bound, TRUE, {
      target: object,
      part,
      what: this.describe(object, part),
    });
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
    if (this.isNew(object)) return true;
    const type = this.space.residents.get(object)?.type;
    return type !== undefined && !isType(type) && type.kind === bound.kind && type !== bound;
  }

  private isNew(target: Target): boolean {
    return target.id >= this.firstFresh;
  }

  private isFresh(object: HeapObject, type: TypeBounds): boolean {
    const prototype = this.looks.prototypeOf(type);
    return (
      object.kind === 'object' &&
      shapeCases(object.shape).every(
        ({ shape }) =>
          shape.prototype === prototype &&
          (type.kind === 'class' ||
            (shape.keys().length === type.fields.length && type.fields.every(({ name }) => shape.find(name)))),
      )
    );
  }

  private describe(target: Target, part: number): string {
    if (target instanceof Cell) return 'a variable outside of the state';
    const resident = this.space.residents.get(target);
    const { shape } = shapeCases(target.shape).at(-1)!;
    const before = this.shapes.get(target);
    const earlier = before instanceof Shape ? before : shape;
    if (resident === undefined || !isType(resident.type)) return outside(target, shape, part);
    const owner = resident.type.name;
    const [removed] = allKeys(earlier).filter((key) => shape.find(key) === undefined);
    if (part === SHAPE || (removed !== undefined && earlier.find(removed)!.index === part)) {
      const [added] = shape.keys().filter((key) => earlier.find(key) === undefined);
      if (added !== undefined) return `${owner}.${nameOf(added)}`;
      return removed === undefined ? `prototype or attributes of ${owner}` : `${owner} without ${nameOf(removed)}`;
    }
    const name = keyAt(shape, part);
    return name === undefined ? `${owner}[${ELEMENT - part}]` : `${owner}.${nameOf(name)}`;
  }
}

interface Where {
  readonly target: Target | null;
  readonly part: number;
  readonly what: string;
}

/** Looks at values and at the new objects they lead to, each object once per bound and condition. */
class Walk {
  readonly departures: Departure[] = [];
  private readonly seen = new Map<HeapObject, Map<Bound, Set<Bit>>>();
  private readonly pending: (() => void)[] = [];
  private readonly values: Values;

  constructor(
    private readonly heap: Heap,
    private readonly bounding: Bounding,
    private readonly types: ReadonlyMap<TypeId, TypeBounds>,
    private readonly looks: Looks,
    /** Whether it has to be looked at what is in an object where this is expected. */
    private readonly isOpen: (object: HeapObject, bound: Bound) => boolean,
  ) {
    this.values = heap.values;
  }

  /** Objects wait until here, so that long chains need no stack. */
  finish(): void {
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) next();
  }

  value(value: Value, bound: Bound, when: Bit, where: Where): void {
    const { circuit } = this.values;
    const { leaves, strays } = this.bounding.within(value, bound);
    this.add('leaves', circuit.and(when, leaves), where);
    this.add('strays', circuit.and(when, strays), where);
    for (const { object, guard } of referencesOf(value)) this.member(object, bound, circuit.and(when, guard), where);
  }

  /** An object where one of several kinds is expected: it is held to the first whose tags it has, as in `{ kind: 'idle' }`. */
  private member(object: HeapObject, bound: Bound, when: Bit, where: Where): void {
    const { circuit } = this.values;
    const fitting = alternatives(bound).filter((one) => this.bounding.isKind(object, one));
    const open = fitting.filter((one) => this.isOpen(object, one));
    if (open.length < fitting.length || open.length < 2) {
      for (const one of open) this.object(object, one, when);
      return;
    }
    let rest = when;
    for (const one of open) {
      const tagged = this.tagged(object, one);
      this.object(object, one, circuit.and(rest, tagged));
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
      fields.flatMap(({ name, bound: expected }) => {
        if (expected.kind !== 'choice') return [];
        return shapeCases(object.shape).map(({ guard, shape }) => {
          const property = shape.find(keyOf(shape, name) ?? name);
          if (property === undefined) return not(guard);
          const { strays } = this.bounding.within(object.slots[property.index], expected);
          return circuit.implies(guard, not(strays));
        });
      }),
    );
  }

  private object(object: HeapObject, bound: Bound, when: Bit): void {
    if (when === FALSE) return;
    let bounds = this.seen.get(object);
    if (bounds === undefined) this.seen.set(object, (bounds = new Map()));
    const conditions = bounds.get(bound);
    if (conditions?.has(when) === true) return;
    if (conditions === undefined) bounds.set(bound, new Set([when]));
    else conditions.add(when);
    this.pending.push(() => {
      if (bound.kind === 'tree' || bound.kind === 'reference') this.fields(object, this.types.get(bound.type)!, when);
      else if (bound.kind === 'array' || bound.kind === 'map' || bound.kind === 'set') {
        if (object.kind === bound.kind) this.container(object, bound, null, when);
      }
    });
  }

  private fields(object: HeapObject, type: TypeBounds, when: Bit): void {
    for (const { guard, shape } of shapeCases(object.shape)) {
      const under = this.values.circuit.and(when, guard);
      const named = new Set(type.fields.map(({ name }) => keyOf(shape, name)));
      const extra = allKeys(shape).find((key) => !named.has(key));
      if (extra !== undefined)
        this.add('strays', under, { target: object, part: SHAPE, what: `${type.name}.${String(extra)}` });
      for (const { name, bound } of type.fields) {
        const key = keyOf(shape, name);
        const part = key === undefined ? -1 : shape.find(key)!.index;
        const where = { target: object, part, what: `${type.name}.${name}` };
        if (key === undefined) this.add('strays', under, where);
        else if (bound.kind !== 'kept') this.value(object.slots[part], bound, under, where);
        else {
          const isKept = isAsInitially(this.values, object.slots[part], this.looks.initially(type, name));
          this.add('strays', this.values.circuit.and(under, not(isKept)), where);
        }
      }
    }
  }

  /** An array, map or set, or those of its parts that were written. */
  container(
    object: HeapObject,
    bound: Extract<Bound, { kind: 'array' | 'map' | 'set' }>,
    parts: ReadonlySet<number> | null,
    when: Bit = TRUE,
  ): void {
    if (bound.kind === 'array') this.array(object, bound, parts, when);
    else this.entries(object, bound, when);
  }

  private array(
    object: HeapObject,
    bound: Extract<Bound, { kind: 'array' }>,
    parts: ReadonlySet<number> | null,
    when: Bit,
  ): void {
    const { circuit } = this.values;
    const length = this.heap.read(object, LENGTH) as Value;
    if (parts?.has(SHAPE) === true)
      this.add('strays', when, { target: object, part: SHAPE, what: 'a field of an array' });
    const isResized = parts === null || parts.has(LENGTH);
    if (isResized) {
      const range: Bound = { kind: 'integer', lo: bound.minimum, hi: bound.maximum };
      this.value(length, range, when, { target: object, part: LENGTH, what: 'the length of an array' });
    }
    object.elements.forEach((element, index) => {
      if (!isResized && !parts.has(ELEMENT - index)) return;
      const present = circuit.and(when, ordered(this.values, '<', index, length));
      if (present === FALSE) return;
      const where = { target: object, part: ELEMENT - index, what: `[${index}]` };
      this.value(element, elementAt(bound, index), present, where);
    });
    // elements that were never there
    for (let index = object.elements.length; isResized && index < bound.maximum; index += 1) {
      const present = circuit.and(when, ordered(this.values, '<', index, length));
      this.value(ABSENT, elementAt(bound, index), present, {
        target: object,
        part: ELEMENT - index,
        what: `[${index}]`,
      });
    }
  }

  private entries(object: HeapObject, bound: Extract<Bound, { kind: 'map' | 'set' }>, when: Bit): void {
    const { circuit } = this.values;
    const range: Bound = { kind: 'integer', lo: 0, hi: bound.maximum };
    const size = this.heap.read(object, INTERNAL) as Value;
    this.value(size, range, when, { target: object, part: INTERNAL, what: `the size of a ${object.kind}` });
    for (let i = 0; i + 2 < object.elements.length; i += 3) {
      const present = circuit.and(when, equal(this.values, 'strict', object.elements[i + 2], true));
      if (present === FALSE) continue;
      const where = { target: object, part: ELEMENT - i, what: `an entry of a ${object.kind}` };
      this.value(object.elements[i], bound.kind === 'map' ? bound.key : bound.of, present, where);
      if (bound.kind === 'map') this.value(object.elements[i + 1], bound.value, present, where);
    }
  }

  private add(kind: Departure['kind'], when: Bit, { target, part, what }: Where): void {
    if (when !== FALSE && target !== null) this.departures.push({ kind, when, target, part, what });
    else if (when !== FALSE) this.departures.push({ kind, when, target: this.heap.allocateCell(ABSENT), part, what });
  }
}

/** Something that is no part of the state: a static field, an object that a module holds. */
function outside(target: HeapObject, shape: Shape, part: number): string {
  const key = keyAt(shape, part);
  const field = key === undefined ? '' : nameOf(key);
  if (target.kind !== 'function' || field === '') return 'an object outside of the state';
  const name = shape.find('name');
  return `the static field ${name === undefined ? '' : `${String(target.slots[name.index])}.`}${field}`;
}

const keyAt = (shape: Shape, part: number): string | symbol | undefined =>
  allKeys(shape).find((key) => shape.find(key)?.index === part);

const nameOf = (key: string | symbol): string => (typeof key === 'symbol' ? (key.description ?? '') : key);

/** Own keys, private ones included. */
function allKeys(shape: Shape): (string | symbol)[] {
  const keys: (string | symbol)[] = [];
  for (let one = shape; one.parent !== null; one = one.parent) keys.push(one.key);
  return keys.reverse();
}
