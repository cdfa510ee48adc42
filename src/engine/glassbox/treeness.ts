/**
 * The tree property of a post-state, from what changed (Roberson 2011, §2.10): every object that can be reached has at most one tree
 * field that leads to it from an object that can be reached, and the subject has none. Then there is no cycle either, for the way into
 * one would be a second field.
 *
 * The pre-state is a tree by construction. So only objects that a changed field leads to may have two such fields, and how
 * they are reached is found in as many rounds as there are changed fields, each following unchanged ways from one of them up
 * to the next.
 */

import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { ELEMENT, HeapObject, shapeCases, type Heap, type Target } from '../../heap/index.js';
import {
  alternatives,
  isType,
  keyOf,
  leadsTo,
  referencesOf,
  type Resident,
  type Space,
  type SpaceCell,
} from '../../space/index.js';
import type { Bound, Bounds, TypeBounds, TypeId } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';

interface Edge {
  readonly from: HeapObject;
  readonly when: Bit;
}

export class Treeness {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;

  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    bounds: Bounds,
    private readonly prototypeOf: (type: TypeBounds) => HeapObject | null,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
  }

  /** Where the post-state is no tree. @requires the heap is the post-state */
  violation(written: ReadonlyMap<Target, ReadonlySet<number>>): Bit {
    const change = new Change(this.heap, this.space, this.types, this.prototypeOf);
    for (const [target, parts] of written) {
      const resident = this.space.residents.get(target as HeapObject);
      if (resident !== undefined) for (const part of parts) change.part(resident, part);
    }
    return change.violation();
  }
}

class Change {
  private readonly changed = new Set<SpaceCell>();
  /** object → the changed fields that may lead to it */
  private readonly edges = new Map<HeapObject, Edge[]>();
  private readonly seen = new Set<HeapObject>();
  private readonly reached = new Map<HeapObject, Bit>();
  private count = 0;

  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    private readonly types: ReadonlyMap<TypeId, TypeBounds>,
    private readonly prototypeOf: (type: TypeBounds) => HeapObject | null,
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
    this.field(object, value, bound);
  }

  /** A field that changed, or is one of a new object. */
  private field(from: HeapObject, value: Value, bound: Bound): void {
    this.count += 1;
    for (const { object, guard } of referencesOf(value)) {
      const known = this.edges.get(object);
      if (known === undefined) this.edges.set(object, [{ from, when: guard }]);
      else known.push({ from, when: guard });
      if (!this.space.residents.has(object)) this.made(object, bound);
    }
  }

  /** All fields of a new object are changed ones. */
  private made(object: HeapObject, bound: Bound): void {
    if (this.seen.has(object)) return;
    this.seen.add(object);
    for (const one of alternatives(bound)) {
      if (one.kind === 'array' && object.kind === 'array') {
        for (const element of object.elements) this.field(object, element, one.of);
      } else if (one.kind === 'map' && object.kind === 'map') {
        for (let i = 1; i < object.elements.length; i += 3) this.field(object, object.elements[i], one.value);
      } else if (one.kind === 'tree') this.fields(object, this.types.get(one.type)!);
    }
  }

  private fields(object: HeapObject, type: TypeBounds): void {
    for (const { shape } of shapeCases(object.shape)) {
      if (shape.prototype !== this.prototypeOf(type)) continue;
      for (const { name, bound } of type.fields) {
        const key = keyOf(shape, name);
        if (key !== undefined && owns(bound)) this.field(object, object.slots[shape.find(key)!.index], bound);
      }
    }
  }

  violation(): Bit {
    if (this.edges.size === 0) return FALSE;
    const { circuit } = this.heap.values;
    for (const [object, edges] of this.edges) {
      const owner = this.space.residents.get(object)?.owner ?? null;
      if (owner !== null && !this.changed.has(owner))
        edges.push({ from: owner.object, when: leadsTo(this.heap.values, owner.value, object) });
    }
    this.findReached();
    const violations: Bit[] = [];
    for (const [object, edges] of this.edges) {
      const active = edges.map(({ from, when }) => circuit.and(when, this.reach(from)));
      let before: Bit = object === this.space.subject ? TRUE : FALSE;
      for (const one of active) {
        violations.push(circuit.and(before, one));
        before = circuit.or(before, one);
      }
    }
    return circuit.orAll(violations);
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
      // objects of the pool are reached through references, which are not looked at here
      if (resident.owner === null) return condition;
      if (this.changed.has(resident.owner)) return FALSE;
      condition = circuit.and(condition, leadsTo(this.heap.values, resident.owner.value, one));
      one = resident.owner.object;
    }
  }
}

/** What an element of an array, or a value of a map, ranges over; null for other parts. */
function elementBound(type: Exclude<Resident['type'], TypeBounds>, part: number): Bound | null {
  if (part > ELEMENT) return null;
  if (type.kind === 'array') return type.of;
  return type.kind === 'map' && (ELEMENT - part) % 3 === 1 ? type.value : null;
}

/** Whether a value of the bound is an object of its own. */
function owns(bound: Bound): boolean {
  return alternatives(bound).some(({ kind }) => kind === 'tree' || kind === 'array' || kind === 'map');
}
