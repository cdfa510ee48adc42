/**
 * The tree property of a post-state, from what changed (Roberson 2011, §2.10): every object that can be reached has at most one tree
 * field that leads to it from an object that can be reached, and the subject has none. Then there is no cycle either, for the way into
 * one would be a second field.
 *
 * The pre-state is a tree by construction. So only objects that a changed field leads to may have two such fields, and how
 * they are reached is found in as many rounds as there are changed fields, each following unchanged ways from one of them up
 * to the next.
 *
 * Where there are references besides, objects can be reached in other ways too, and a cycle without a second field. Then the changes only
 * tell whether the tree may be broken at all; if so, the whole state is looked at. Arrays, maps and sets belong to one
 * place as well; one in two places is no violation, but no state of the search space either.
 */

import { FALSE, TRUE, type Bit, type Circuit } from '../../formula/index.js';
import {
  ELEMENT,
  entryPart,
  isPresent,
  shapeCases,
  slotOfElement,
  unlogged,
  type Heap,
  type HeapObject,
  type Target,
} from '../../heap/index.js';
import { isType, keyOf, leadsTo, referencesOf, type Resident, type Space, type SpaceCell } from '../../space/index.js';
import type { Bound, Bounds, TypeBounds, TypeId } from '../../spec/bounds.js';
import { alternatives, elementAt, isContainer, partsOf, type Container } from '../../spec/parts.js';
import { ordered, type Value } from '../../value/index.js';
import { Walker, type Edge, type PrototypeOf } from './walk.js';

/** Where something that belongs to one place is in two, or below itself. */
export interface Sharing {
  readonly objects: Bit;
  readonly containers: Bit;
}

export const NOTHING_SHARED: Sharing = { objects: FALSE, containers: FALSE };

type Way = Pick<Edge, 'from' | 'when'>;

export class Treeness {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly walker: Walker;
  private readonly hasReferences: boolean;

  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    bounds: Bounds,
    private readonly prototypeOf: PrototypeOf,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
    this.walker = new Walker(heap, space, bounds, prototypeOf);
    this.hasReferences = bounds.types.some(({ fields }) => fields.some(({ bound }) => refers(bound)));
  }

  /** Of a state that was changed. @requires the heap is the post-state */
  sharing(written: ReadonlyMap<Target, ReadonlySet<number>>, subject: Value): Sharing {
    const change = new Change(this.heap, this.space, this.types, this.prototypeOf, this.hasReferences);
    for (const [target, parts] of written) {
      const resident = this.space.residents.get(target as HeapObject);
      if (resident !== undefined) for (const part of parts) change.part(resident, part);
    }
    const sharing = change.sharing();
    const isShared = sharing.objects !== FALSE || sharing.containers !== FALSE;
    return this.hasReferences && isShared ? this.sharingFrom(subject) : sharing;
  }

  /** Of a state that may be new altogether. */
  sharingFrom(subject: Value): Sharing {
    const { objects, edges } = this.walker.from(subject);
    const { circuit } = this.heap.values;
    const ways = new Map<HeapObject, Way[]>();
    for (const { from, to, when, owns } of edges) {
      if (!owns) continue;
      const known = ways.get(to);
      if (known === undefined) ways.set(to, [{ from, when }]);
      else known.push({ from, when });
    }
    const reached = (object: HeapObject): Bit => objects.get(object) ?? FALSE;
    const roots = new Map(referencesOf(subject).map(({ object, guard }) => [object, guard]));
    const twice = sharingOf(circuit, ways, reached, (object) => roots.get(object) ?? FALSE);
    const up = (from: HeapObject): Up | null => (ways.has(from) ? { target: from, when: TRUE } : null);
    const below = cycles(circuit, ways, up, reached);
    return { ...twice, objects: circuit.or(twice.objects, below) };
  }
}

/** Where two ways lead to one object, or one to the subject. */
function sharingOf(
  circuit: Circuit,
  ways: ReadonlyMap<HeapObject, readonly Way[]>,
  reached: (object: HeapObject) => Bit,
  isSubject: (object: HeapObject) => Bit,
): Sharing {
  const objects: Bit[] = [];
  const containers: Bit[] = [];
  for (const [object, all] of ways) {
    let before = isSubject(object);
    for (const { from, when } of all) {
      const active = circuit.and(when, reached(from));
      (object.kind === 'object' ? objects : containers).push(circuit.and(before, active));
      before = circuit.or(before, active);
    }
  }
  return { objects: circuit.orAll(objects), containers: circuit.orAll(containers) };
}

/** The nearest object above, among those that are asked about. */
interface Up {
  readonly target: HeapObject;
  readonly when: Bit;
}

/** Where an object is below itself. */
function cycles(
  circuit: Circuit,
  ways: ReadonlyMap<HeapObject, readonly Way[]>,
  up: (from: HeapObject) => Up | null,
  reached: (object: HeapObject) => Bit,
): Bit {
  const above = new Map<HeapObject, Map<HeapObject, Bit>>();
  for (const [object, all] of ways) {
    const known = new Map<HeapObject, Bit>();
    above.set(object, known);
    for (const { from, when } of all) {
      const next = up(from);
      if (next === null) continue;
      const { target } = next;
      known.set(target, circuit.or(known.get(target) ?? FALSE, circuit.and(when, next.when)));
    }
  }
  for (const middle of above.keys()) {
    for (const known of above.values()) {
      const first = known.get(middle) ?? FALSE;
      if (first === FALSE) continue;
      for (const [target, second] of above.get(middle)!)
        known.set(target, circuit.or(known.get(target) ?? FALSE, circuit.and(first, second)));
    }
  }
  return circuit.orAll([...above].map(([object, known]) => circuit.and(known.get(object) ?? FALSE, reached(object))));
}

class Change {
  private readonly changed = new Set<SpaceCell>();
  /** object → the changed fields that may lead to it */
  private readonly edges = new Map<HeapObject, Way[]>();
  private readonly seen = new Set<HeapObject>();
  private readonly reached = new Map<HeapObject, Bit>();
  private count = 0;

  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    private readonly types: ReadonlyMap<TypeId, TypeBounds>,
    private readonly prototypeOf: PrototypeOf,
    /** Whether anything may be reached in ways that are not looked at here. */
    private readonly isEverywhere: boolean,
  ) {}

  /** A part of an object of the state that was written. */
  part({ object, type }: Resident, part: number): void {
    const cell = this.space.cellAt.get(object)?.get(part);
    const bound = cell?.bound ?? (isType(type) ? null : elementBound(type, part));
    if (bound === null || !owns(bound)) return;
    const value = this.heap.read(object, part) as Value;
    if (cell !== undefined) {
      if (Object.is(value, cell.value)) return;
      this.changed.add(cell);
    }
    this.field(object, value, bound, this.present(object, part));
  }

  /** A field that changed, or is one of a new object. */
  private field(from: HeapObject, value: Value, bound: Bound, present: Bit): void {
    this.count += 1;
    const { circuit } = this.heap.values;
    for (const { object, guard } of referencesOf(value)) {
      const when = circuit.and(guard, present);
      const known = this.edges.get(object);
      if (known === undefined) this.edges.set(object, [{ from, when }]);
      else known.push({ from, when });
      if (!this.space.residents.has(object)) this.made(object, bound);
    }
  }

  /** All fields of a new object are changed ones. */
  private made(object: HeapObject, bound: Bound): void {
    if (this.seen.has(object)) return;
    this.seen.add(object);
    for (const one of alternatives(bound)) {
      if (one.kind === 'tree') this.fields(object, this.types.get(one.type)!);
      else if (isContainer(one) && object.kind === one.kind) this.elements(object, one);
    }
  }

  private elements(object: HeapObject, bound: Container): void {
    unlogged.elements(object).forEach((element, i) => {
      const of = elementBound(bound, ELEMENT - i);
      if (of !== null && owns(of)) this.field(object, element, of, this.present(object, ELEMENT - i));
    });
  }

  /** Where a part of an object is in use. */
  private present(object: HeapObject, part: number): Bit {
    const { values } = this.heap;
    const index = ELEMENT - part;
    if (index < 0) return TRUE;
    if (object.kind === 'array') return ordered(values, '<', index, unlogged.length(object));
    return isPresent(values, object, slotOfElement(index));
  }

  /** Where a cell that did not change leads to the object that it owns. */
  private leads(owner: SpaceCell, object: HeapObject): Bit {
    const { values } = this.heap;
    return values.circuit.and(leadsTo(values, owner.value, object), this.present(owner.object, owner.part));
  }

  private fields(object: HeapObject, type: TypeBounds): void {
    for (const { shape } of shapeCases(unlogged.shape(object))) {
      if (shape.prototype !== this.prototypeOf(type)) continue;
      for (const { name, bound } of type.fields) {
        const key = keyOf(shape, name);
        if (key !== undefined && owns(bound))
          this.field(object, unlogged.slots(object)[shape.find(key)!.index], bound, TRUE);
      }
    }
  }

  sharing(): Sharing {
    if (this.edges.size === 0) return NOTHING_SHARED;
    const { circuit } = this.heap.values;
    for (const [object, edges] of this.edges) {
      const owner = this.space.residents.get(object)?.owner ?? null;
      if (owner !== null && !this.changed.has(owner))
        edges.push({ from: owner.object, when: this.leads(owner, object) });
    }
    if (!this.isEverywhere) this.findReached();
    const reached = this.isEverywhere ? () => TRUE : (object: HeapObject) => this.reach(object);
    const isSubject = (object: HeapObject): Bit => (object === this.space.subject ? TRUE : FALSE);
    const twice = sharingOf(circuit, this.edges, reached, isSubject);
    if (!this.isEverywhere) return twice;
    const below = cycles(circuit, this.edges, (from) => this.up(from), reached);
    return { ...twice, objects: circuit.or(twice.objects, below) };
  }

  /** Up along unchanged ways to an object that a changed field leads to. */
  private up(from: HeapObject): Up | null {
    const { circuit } = this.heap.values;
    let when: Bit = TRUE;
    for (let one = from; ;) {
      if (this.edges.has(one)) return { target: one, when };
      const owner = this.space.residents.get(one)?.owner ?? null;
      if (owner === null || this.changed.has(owner)) return null;
      when = circuit.and(when, this.leads(owner, one));
      one = owner.object;
    }
  }

  private findReached(): void {
    const { circuit } = this.heap.values;
    for (let round = 0; round <= this.count; round += 1) {
      let isStable = true;
      for (const [object, edges] of this.edges) {
        const before = this.reached.get(object) ?? FALSE;
        const after = circuit.orAll(edges.map(({ from, when }) => circuit.and(when, this.reach(from))));
        if (after === before) continue;
        this.reached.set(object, after);
        isStable = false;
      }
      if (isStable) return;
    }
  }

  /** Up along unchanged ways to the subject or to an object that a changed field leads to. */
  private reach(object: HeapObject): Bit {
    const { circuit } = this.heap.values;
    let condition: Bit = TRUE;
    for (let one = object; ;) {
      if (one === this.space.subject) return condition;
      if (this.edges.has(one)) return circuit.and(condition, this.reached.get(one) ?? FALSE);
      const resident = this.space.residents.get(one);
      if (resident === undefined) return FALSE;
      if (resident.owner === null || this.changed.has(resident.owner)) return FALSE;
      condition = circuit.and(condition, this.leads(resident.owner, one));
      one = resident.owner.object;
    }
  }
}

/** What an element of an array or a set, or a key or value of a map, ranges over; null for other parts. */
function elementBound(type: Container, part: number): Bound | null {
  if (part > ELEMENT) return null;
  if (type.kind === 'array') return elementAt(type, ELEMENT - part);
  const place = entryPart(ELEMENT - part);
  if (type.kind === 'set') return place === 'key' ? type.of : null;
  return place === 'present' ? null : type[place];
}

/** Whether a value of the bound is an object of its own. */
function owns(bound: Bound): boolean {
  const all = alternatives(bound);
  return all.some((one) => one.kind === 'tree' || isContainer(one)) && !all.some(({ kind }) => kind === 'reference');
}

/** Whether a value of the bound leads to objects that do not belong to it. */
function refers(bound: Bound): boolean {
  return partsOf(bound).some(({ kind }) => kind === 'reference');
}
