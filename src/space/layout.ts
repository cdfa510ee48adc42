/**
 * Laying out a search space (Roberson 2011, §2.10; Darga & Boyapati 2006, §3). Objects that only one field may lead to are named
 * by their position: positions are given out breadth first from the subject, as `spec/bounds.ts` says, so a tree field takes a
 * single variable, every assignment is a tree, and no two assignments are the same tree with other names. Objects of other types
 * come from a pool.
 *
 * First every cell is sketched: which primitives, integers, objects and types it ranges over. Then, when all objects are there,
 * the sketches become symbolic values.
 */

import { FALSE, TRUE, not, type Bit } from '../formula/index.js';
import { ELEMENT, INTERNAL, LENGTH, type HeapObject } from '../heap/index.js';
import { elementAt, type Bound, type Bounds, type Range, type TypeBounds, type TypeId } from '../spec/bounds.js';
import { ABSENT, Cases, equal, ordered, type Atom, type Value, type Values } from '../value/index.js';
import { INTEGER, finiteDomain, integerDomain } from './domain.js';
import { distinct, isEmpty, removeImpossible, type Draft, type Sketch } from './draft.js';
import { slotOf } from './field.js';
import { orderPool } from './pool.js';
import { reachability } from './reach.js';
import type { Actuals, Maker, Resident, Space, SpaceCell } from './space.js';

interface Visit {
  readonly object: HeapObject;
  readonly type: TypeBounds;
  /** The nearest object above that has a type. */
  readonly above: Visit | null;
  /** Stands alone: its fields lead to no other object. */
  readonly isLone: boolean;
  /** Which object of its type it is. */
  readonly ordinal: number;
}

/** @requires nothing records, so that filling objects costs nothing */
export class SpaceBuilder {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly used = new Map<TypeId, number>();
  private readonly residents = new Map<HeapObject, Resident>();
  private readonly owners = new Map<HeapObject, Draft>();
  private readonly drafts: Draft[] = [];
  private readonly queue: Visit[] = [];
  private readonly enqueued = new Map<TypeId, number>();
  private readonly pool: HeapObject[] = [];
  private readonly impossible = new Set<Atom>();
  private readonly cells: SpaceCell[] = [];
  private readonly cellAt = new Map<HeapObject, Map<number, SpaceCell>>();
  private domains: Bit = TRUE;
  private forArguments = false;

  constructor(
    private readonly values: Values,
    private readonly bounds: Bounds,
    private readonly maker: Maker,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
  }

  /** The subject and everything below it. */
  build(): Space {
    const { subject: bound } = this.bounds;
    const root = bound === null ? null : this.root(bound);
    const subject = root === null ? undefined : root.value;
    return {
      subject,
      residents: this.residents,
      cells: this.cells,
      cellAt: this.cellAt,
      pool: this.pool,
      domains: this.domains,
    };
  }

  /**
   * The arguments of an operation. One of a type of the state is any object that can be reached from the subject, or one that
   * stands alone. @requires the space was built
   */
  actuals(space: Space, bounds: readonly Bound[]): Actuals {
    const before = this.domains;
    this.domains = TRUE;
    this.forArguments = true;
    const known = [...this.residents.keys()];
    const reached = reachability(this.values, space);
    const values = bounds.map((bound) => {
      this.used.clear();
      const first = this.drafts.length;
      const { value } = this.root(bound, known);
      for (let i = first; i < this.drafts.length; i += 1) this.onlyReached(this.drafts[i]!, known, reached);
      return value;
    });
    const { domains } = this;
    this.domains = before;
    return { values, domains };
  }

  private onlyReached(draft: Draft, known: readonly HeapObject[], reached: (object: HeapObject) => Bit): void {
    const { circuit } = this.values;
    const used = this.isUsed(draft);
    for (const object of known) {
      const chosen = circuit.and(used, equal(this.values, 'strict', draft.value, object));
      if (chosen !== FALSE) this.require(circuit.implies(chosen, reached(object)));
    }
  }

  /** Of an entry of a map or set: whether it is in use. @requires the size has its value */
  private isUsed({ object: holder, part }: Draft): Bit {
    if ((holder.kind !== 'map' && holder.kind !== 'set') || part > ELEMENT) return TRUE;
    const entry = ELEMENT - part - ((ELEMENT - part) % 3);
    return equal(this.values, 'strict', holder.elements[entry + 2], true);
  }

  /** A value that nothing holds, with all that belongs to it. */
  private root(bound: Bound, known: readonly HeapObject[] = []): Draft {
    const holder = this.maker.holder(!this.forArguments);
    const first = this.drafts.length;
    const root = this.draft(holder, ELEMENT, bound, null, null);
    this.layOut();
    this.fillPool();
    const impossible = removeImpossible(this.drafts.slice(first), (id) => this.candidates(id, known));
    if (impossible.has(holder)) this.require(FALSE);
    for (const object of impossible) this.impossible.add(object);
    for (let i = first; i < this.drafts.length; i += 1) this.materialise(this.drafts[i]!, root, known);
    this.separateKeys(first);
    if (!this.forArguments) this.numberPool(root);
    return root;
  }

  // --- sketching -------------------------------------------------------------------------------------------

  private layOut(): void {
    for (let visit = this.queue.shift(); visit !== undefined; visit = this.queue.shift()) {
      for (const field of visit.type.fields) {
        if (field.bound.kind === 'kept') continue;
        const draft = this.draft(visit.object, slotOf(visit.object, field.name), field.bound, visit, null);
        const used = this.forArguments ? undefined : field.used?.[visit.ordinal];
        if (used !== undefined) this.limit(draft, used);
      }
    }
  }

  private draft(object: HeapObject, part: number, bound: Bound, visit: Visit | null, element: Draft['element']): Draft {
    const sketch: Sketch = { atoms: [], integers: [], types: [] };
    const draft: Draft = { object, part, bound, sketch, element, value: undefined };
    this.drafts.push(draft);
    this.sketch(bound, draft, visit);
    return draft;
  }

  private sketch(bound: Bound, draft: Draft, visit: Visit | null): void {
    const { atoms, integers, types } = draft.sketch;
    switch (bound.kind) {
      case 'boolean':
        atoms.push(true, false);
        return;
      case 'integer':
        if (bound.lo <= bound.hi) integers.push(bound);
        return;
      case 'choice':
        atoms.push(...bound.members);
        return;
      case 'reference':
        if (visit?.isLone === true) return;
        types.push(bound.type);
        if (this.forArguments) atoms.push(this.lone(this.types.get(bound.type)!, draft));
        return;
      case 'above':
        atoms.push(visit?.above?.type.id === bound.type ? visit.above.object : bound.nothing);
        return;
      case 'hole':
        atoms.push(ABSENT);
        return;
      case 'union':
        for (const member of bound.members) this.sketch(member, draft, visit);
        return;
      case 'tree': {
        const child = visit?.isLone === true ? null : this.position(this.types.get(bound.type)!, draft, visit);
        if (child !== null) atoms.push(child);
        return;
      }
      case 'array':
        atoms.push(this.array(bound, draft, visit));
        return;
      case 'map':
        atoms.push(this.entries(bound, bound.key, bound.value, draft, visit));
        return;
      case 'set':
        atoms.push(this.entries(bound, bound.of, null, draft, visit));
        return;
      case 'kept':
        throw new Error('only a whole field can keep what it holds');
    }
  }

  /** The next position of a type, if it has one left. */
  private position(type: TypeBounds, owner: Draft, above: Visit | null): HeapObject | null {
    const used = this.used.get(type.id) ?? 0;
    let depth = 0;
    for (let one = above; one !== null; one = one.above) if (one.type === type) depth += 1;
    if (used >= type.count || (type.height !== null && depth >= type.height)) return null;
    this.used.set(type.id, used + 1);
    const object = this.maker.instance(type, owner);
    this.settle(object, type, owner);
    this.enqueue(object, type, above, false);
    return object;
  }

  /** An object that nothing of the state refers to. */
  private lone(type: TypeBounds, owner: Draft): HeapObject {
    const object = this.maker.instance(type, null);
    this.settle(object, type, owner);
    this.enqueue(object, type, null, true);
    return object;
  }

  private array(bound: Extract<Bound, { kind: 'array' }>, owner: Draft, visit: Visit | null): HeapObject {
    const object = this.maker.array(owner);
    this.settle(object, bound, owner);
    const length = this.draft(object, LENGTH, { kind: 'integer', lo: 0, hi: 0 }, visit, null);
    let index = 0;
    for (; index < bound.maximum; index += 1) {
      const { sketch } = this.draft(object, ELEMENT - index, elementAt(bound, index), visit, { length, index });
      // an element that cannot be ends the array
      if (isEmpty(sketch)) break;
    }
    this.limit(length, { lo: bound.minimum, hi: index });
    return object;
  }

  /** A map or set: the first so many slots are in use, with different keys. */
  private entries(
    bound: Extract<Bound, { kind: 'map' | 'set' }>,
    key: Bound,
    value: Bound | null,
    owner: Draft,
    visit: Visit | null,
  ): HeapObject {
    const object = bound.kind === 'map' ? this.maker.map(owner) : this.maker.set(owner);
    this.settle(object, bound, owner);
    const size = this.draft(object, INTERNAL, { kind: 'integer', lo: 0, hi: 0 }, visit, null);
    let index = 0;
    for (; index < bound.maximum; index += 1) {
      const first = ELEMENT - 3 * index;
      const drafts = [this.draft(object, first, key, visit, null)];
      if (value !== null) drafts.push(this.draft(object, first - 1, value, visit, null));
      if (drafts.some(({ sketch }) => isEmpty(sketch))) break;
    }
    this.limit(size, { lo: 0, hi: index });
    return object;
  }

  private limit({ sketch }: Draft, range: Range): void {
    sketch.integers.splice(0, sketch.integers.length);
    if (range.lo <= range.hi) sketch.integers.push(range);
  }

  private settle(object: HeapObject, type: Resident['type'], owner: Draft | null): void {
    this.residents.set(object, { object, type, owner: null });
    if (owner !== null) this.owners.set(object, owner);
  }

  /** An object of a type, whose fields are drafted when its turn comes. */
  private enqueue(object: HeapObject, type: TypeBounds, above: Visit | null, isLone: boolean): void {
    const ordinal = this.enqueued.get(type.id) ?? 0;
    this.enqueued.set(type.id, ordinal + 1);
    this.queue.push({ object, type, above, isLone, ordinal });
  }

  /** Types that are referred to and have no positions get objects of their own; these may refer to further types. */
  private fillPool(): void {
    for (let i = 0; i < this.drafts.length; i += 1) {
      for (const id of this.drafts[i]!.sketch.types) {
        if (this.objectsOf(id).length > 0) continue;
        const type = this.types.get(id)!;
        for (let count = 0; count < type.count; count += 1) {
          const object = this.maker.instance(type, null);
          this.settle(object, type, null);
          this.pool.push(object);
          this.enqueue(object, type, null, false);
        }
        this.layOut();
      }
    }
  }

  private objectsOf(id: TypeId): HeapObject[] {
    const type = this.types.get(id)!;
    return [...this.residents.values()].filter((one) => one.type === type).map((one) => one.object);
  }

  // --- values ----------------------------------------------------------------------------------------------

  private materialise(draft: Draft, root: Draft, known: readonly HeapObject[]): void {
    const { object, part, bound, element } = draft;
    const full = this.choose(draft, known);
    draft.value = full;
    if (element !== null) {
      const present = ordered(this.values, '<', element.index, element.length.value);
      draft.value = this.values.ite(present, full, ABSENT);
    }
    if (draft === root) return;
    this.write(object, part, draft.value);
    const cell: SpaceCell = { object, part, bound, value: draft.value, present: this.isUsed(draft) };
    this.cells.push(cell);
    let parts = this.cellAt.get(object);
    if (parts === undefined) this.cellAt.set(object, (parts = new Map()));
    parts.set(part, cell);
    for (const atom of draft.sketch.atoms) {
      const resident = this.residents.get(atom as HeapObject);
      if (resident !== undefined && this.owners.get(resident.object) === draft)
        this.residents.set(resident.object, { ...resident, owner: cell });
    }
    const { type } = this.residents.get(object)!;
    if (part === INTERNAL && 'maximum' in type && type.kind !== 'array') this.use(object, draft.value);
  }

  private choose(draft: Draft, known: readonly HeapObject[]): Value {
    const { sketch } = draft;
    const objects = sketch.types.flatMap((id) => this.candidates(id, known)).filter((one) => !this.impossible.has(one));
    const atoms = distinct([...sketch.atoms, ...objects]);
    const { integers } = sketch;
    if (atoms.length === 0 && integers.length === 0) return null;
    if (integers.length === 0) return this.constrained(finiteDomain(this.values, atoms));
    const lo = Math.min(...integers.map((range) => range.lo));
    const hi = Math.max(...integers.map((range) => range.hi));
    const integer = this.constrained(integerDomain(this.values, lo, hi));
    // gaps between the ranges
    const inOne = integers.map((range) => this.between(integer, range.lo, range.hi));
    if (integers.length > 1) this.require(this.values.circuit.orAll(inOne));
    if (atoms.length === 0) return integer;
    const other = finiteDomain(this.values, [...atoms, INTEGER]);
    this.require(other.constraint);
    const cases = new Cases(this.values);
    for (const atom of atoms) cases.add(equal(this.values, 'sameValue', other.value, atom), atom);
    return cases.add(equal(this.values, 'sameValue', other.value, INTEGER), integer).build();
  }

  private between(value: Value, lo: number, hi: number): Bit {
    return this.values.circuit.and(ordered(this.values, '<=', lo, value), ordered(this.values, '<=', value, hi));
  }

  /** What a reference may lead to. */
  private candidates(id: TypeId, known: readonly HeapObject[]): HeapObject[] {
    return this.objectsOf(id).filter((object) => !this.forArguments || known.includes(object));
  }

  private constrained({ value, constraint }: { readonly value: Value; readonly constraint: Bit }): Value {
    this.require(constraint);
    return value;
  }

  private require(condition: Bit): void {
    this.domains = this.values.circuit.and(this.domains, condition);
  }

  private write(object: HeapObject, part: number, value: Value): void {
    if (part === LENGTH) object.length = value;
    else if (part === INTERNAL) object.internal = value;
    else if (part >= 0) object.slots[part] = value;
    else {
      if (object.elements.length === 0) object.elements = [];
      object.elements[ELEMENT - part] = value;
      if (object.kind === 'set') object.elements[ELEMENT - part + 1] = value;
    }
  }

  /** The slots of a map or set that are in use, as many as its size says, with different keys. */
  private use(object: HeapObject, size: Value): void {
    const drafts = this.drafts.filter((draft) => draft.object === object && draft.part !== INTERNAL);
    const slots = Math.max(0, ...drafts.map((draft) => Math.floor((ELEMENT - draft.part) / 3) + 1));
    object.length = slots;
    object.elements = Array.from({ length: 3 * slots }, () => undefined);
    for (let i = 0; i < slots; i += 1)
      object.elements[3 * i + 2] = this.values.boolean(ordered(this.values, '<', i, size));
  }

  /** No two entries of a map or set in use have the same key. */
  private separateKeys(first: number): void {
    const { circuit } = this.values;
    for (const { object, part } of this.drafts.slice(first)) {
      if (part !== INTERNAL) continue;
      const { elements } = object;
      for (let j = 3; j < elements.length; j += 3) {
        const used = equal(this.values, 'strict', elements[j + 2], true);
        for (let i = 0; i < j; i += 3)
          this.require(circuit.implies(used, not(equal(this.values, 'sameValueZero', elements[i], elements[j]))));
      }
    }
  }

  private numberPool(root: Draft): void {
    if (this.pool.length === 0) return;
    const space = {
      subject: root.value,
      residents: this.residents,
      cells: this.cells,
      cellAt: this.cellAt,
      pool: this.pool,
    };
    this.require(orderPool(this.values, space));
  }
}
