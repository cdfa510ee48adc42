/**
 * All that can be reached from a subject in the heap as it is, whatever leads there, with what the bounds say of each way. It costs as much as
 * the state is large, so it is for what cannot be seen from the changes alone: results that may be new altogether, and states in which
 * references lead to objects besides the fields that own them.
 */

import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { entriesOf, isPresent, shapeCases, unlogged, type Heap, type HeapObject } from '../../heap/index.js';
import { keyOf, referencesOf, type Space } from '../../space/index.js';
import type { Bound, Bounds, TypeBounds, TypeId } from '../../spec/bounds.js';
import { alternatives, elementAt, isContainer } from '../../spec/parts.js';
import { ordered, type Value } from '../../value/index.js';

/** A field, element or entry that may lead to an object. */
export interface Edge {
  readonly from: HeapObject;
  readonly to: HeapObject;
  readonly when: Bit;
  /** Whether only this may lead there. */
  readonly owns: boolean;
}

export interface Reached {
  /** Object → where it is reached; those nearer to the subject come first. */
  readonly objects: ReadonlyMap<HeapObject, Bit>;
  readonly edges: readonly Edge[];
}

export type PrototypeOf = (type: TypeBounds) => HeapObject | null;

export class Walker {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;

  constructor(
    private readonly heap: Heap,
    private readonly space: Space,
    private readonly bounds: Bounds,
    private readonly prototypeOf: PrototypeOf,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
  }

  from(subject: Value): Reached {
    const { circuit } = this.heap.values;
    const objects = new Map<HeapObject, Bit>();
    const edges: Edge[] = [];
    /** Each object with what was expected where it was met first. */
    const met = new Map<HeapObject, Bound>();
    const meet = (value: Value, bound: Bound, when: Bit, from: HeapObject | null): void => {
      for (const { object, guard } of referencesOf(value)) {
        const under = circuit.and(when, guard);
        const ways = alternatives(bound).filter((one) => this.leadsTo(one, object));
        if (under === FALSE || ways.length === 0) continue;
        if (from === null) objects.set(object, circuit.or(objects.get(object) ?? FALSE, under));
        else
          edges.push({
            from,
            to: object,
            when: under,
            owns: !ways.some(({ kind }) => kind === 'reference' || kind === 'above'),
          });
        if (!met.has(object)) met.set(object, ways[0]!);
      }
    };
    if (this.bounds.subject !== null) meet(subject, this.bounds.subject, TRUE, null);
    for (const [object, bound] of met)
      this.parts(object, bound, (value, expected, when) => meet(value, expected, when, object));
    for (let changed = true, round = 0; changed && round <= met.size; round += 1) {
      changed = false;
      for (const { from, to, when } of edges) {
        const before = objects.get(to) ?? FALSE;
        const after = circuit.or(before, circuit.and(objects.get(from) ?? FALSE, when));
        if (after === before) continue;
        objects.set(to, after);
        changed = true;
      }
    }
    return { objects, edges };
  }

  /** The type of an object; of several records that look the same, one. */
  typeOf(object: HeapObject): TypeBounds | null {
    return this.bounds.types.find((type) => this.isOf(object, type)) ?? null;
  }

  private leadsTo(bound: Bound, object: HeapObject): boolean {
    if ('type' in bound) return this.isOf(object, this.types.get(bound.type)!);
    return isContainer(bound) && object.kind === bound.kind;
  }

  private isOf(object: HeapObject, type: TypeBounds): boolean {
    const resident = this.space.residents.get(object);
    if (resident !== undefined) return resident.type === type;
    return shapeCases(unlogged.shape(object)).some(
      ({ shape }) =>
        shape.prototype === this.prototypeOf(type) &&
        (type.kind === 'class' || type.fields.every(({ name }) => shape.find(name))),
    );
  }

  private parts(object: HeapObject, bound: Bound, visit: (value: Value, bound: Bound, when: Bit) => void): void {
    const { values } = this.heap;
    const elements = unlogged.elements(object);
    if (bound.kind === 'array') {
      elements.forEach((element, i) =>
        visit(element, elementAt(bound, i), ordered(values, '<', i, unlogged.length(object))),
      );
    } else if (bound.kind === 'map' || bound.kind === 'set') {
      for (const { slot, key, value } of entriesOf(object)) {
        const present = isPresent(values, object, slot);
        visit(key, bound.kind === 'map' ? bound.key : bound.of, present);
        if (bound.kind === 'map') visit(value, bound.value, present);
      }
    } else if ('type' in bound) {
      for (const { guard, shape } of shapeCases(unlogged.shape(object))) {
        for (const { name, bound: expected } of this.types.get(bound.type)!.fields) {
          const key = keyOf(shape, name);
          if (key !== undefined) visit(unlogged.slots(object)[shape.find(key)!.index], expected, guard);
        }
      }
    }
  }
}
