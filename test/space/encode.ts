/**
 * A concrete state as a condition on assignments, the inverse of `moment.ts`. Objects of a state have no names, those of a space do; which
 * one stands for which is said by formulas: object j is o where the cell through which a walk meets j first leads to o. So all
 * numberings of interchangeable objects are covered at once, and cells that cannot be reached are left open.
 */

import { FALSE, TRUE, not, type Bit } from '../../src/formula/index.js';
import { entriesOf, keyAt, presentAt, unlogged, valueAt, type HeapObject } from '../../src/heap/index.js';
import type { GraphObject, GraphValue, Moment } from '../../src/spec/graph.js';
import { ABSENT, equal, type Atom, type Value, type Values } from '../../src/value/index.js';
import { slotOf } from '../../src/space/field.js';
import { isType } from '../../src/space/moment.js';
import { referencesOf } from '../../src/space/reach.js';
import type { Resident, Space } from '../../src/space/space.js';

/** Conditions that together hold exactly for the assignments that mean this state. @requires the heap is the pre-state */
export function conditionsOf(
  values: Values,
  space: Space,
  actuals: readonly Value[],
  { graph, subject, actuals: wanted }: Moment,
): readonly Bit[] {
  const writer = new Writer(values, space, graph.objects);
  if (subject !== null) writer.match([{ when: TRUE, value: space.subject }], subject);
  actuals.forEach((value, i) => writer.argument(value, wanted[i]));
  return writer.finish();
}

/** What stands in one place of the state, which depends on what its object is called. */
interface Case {
  readonly when: Bit;
  readonly value: Value;
}

class Writer {
  private readonly conditions = new Set<Bit>();
  /** Index of an object → what it may be called, and where it is; in the order in which a walk meets them. */
  private readonly names = new Map<number, Map<HeapObject, Bit>>();

  constructor(
    private readonly values: Values,
    private readonly space: Space,
    private readonly objects: readonly GraphObject[],
  ) {}

  finish(): readonly Bit[] {
    for (const [index, names] of this.names) this.object(this.objects[index]!, [...names]);
    this.separate();
    this.conditions.delete(TRUE);
    return this.conditions.has(FALSE) ? [FALSE] : [...this.conditions];
  }

  match(cases: readonly Case[], wanted: GraphValue): void {
    switch (wanted.kind) {
      case 'kept':
        return;
      case 'primitive':
        return this.atom(cases, wanted.value);
      case 'given': {
        const [object] = [...this.space.given].find(([, { index }]) => index === wanted.index)!;
        return this.atom(cases, object);
      }
      case 'hole':
        return this.atom(cases, ABSENT);
      case 'object':
        return this.reference(cases, wanted.index);
      case 'opaque':
        throw new Error('a state within the bounds has a form as data');
    }
  }

  /** One that is not given is left out; before others that is undefined, too. */
  argument(value: Value, wanted: GraphValue | undefined): void {
    if (wanted === undefined) return this.atom([{ when: TRUE, value }], ABSENT);
    if (wanted.kind !== 'primitive' || wanted.value !== undefined) return this.match([{ when: TRUE, value }], wanted);
    const nothing = [undefined, ABSENT].map((atom) => equal(this.values, 'sameValue', value, atom));
    this.require(TRUE, this.values.circuit.orAll(nothing));
  }

  private require(when: Bit, condition: Bit): void {
    this.conditions.add(this.values.circuit.implies(when, condition));
  }

  private atom(cases: readonly Case[], wanted: Atom): void {
    for (const { when, value } of cases) this.require(when, equal(this.values, 'sameValue', value, wanted));
  }

  private reference(cases: readonly Case[], index: number): void {
    const { circuit } = this.values;
    const wanted = this.objects[index]!;
    const known = this.names.get(index);
    const names = known ?? new Map<HeapObject, Bit>();
    this.names.set(index, names);
    for (const { when, value } of cases) {
      const fitting = referencesOf(value).filter(({ object }) => this.isLike(object, wanted));
      if (known === undefined) {
        for (const { object, guard } of fitting)
          names.set(object, circuit.or(names.get(object) ?? FALSE, circuit.and(when, guard)));
        this.require(when, circuit.orAll(fitting.map(({ guard }) => guard)));
      } else {
        const right = fitting.map(({ object, guard }) => circuit.and(guard, names.get(object) ?? FALSE));
        this.require(when, circuit.orAll(right));
      }
    }
  }

  private isLike(object: HeapObject, { type: wanted }: GraphObject): boolean {
    const resident = this.space.residents.get(object);
    return resident !== undefined && nameOf(resident.type) === wanted;
  }

  private object(
    { fields, elements, entries, type }: GraphObject,
    names: readonly (readonly [HeapObject, Bit])[],
  ): void {
    const place = (valueIn: (object: HeapObject) => Value): Case[] =>
      names.map(([object, when]) => ({ when, value: valueIn(object) }));
    for (const [name, wanted] of fields) {
      if (wanted.kind === 'kept') continue;
      this.match(
        place((object) => unlogged.slots(object)[slotOf(object, name)]),
        wanted,
      );
    }
    const element = (index: number): Case[] =>
      place((object) => (index < unlogged.elements(object).length ? unlogged.elements(object)[index] : ABSENT));
    if (type === 'Array') {
      this.atom(
        place((object) => unlogged.length(object)),
        elements.length,
      );
      elements.forEach((wanted, i) => this.match(element(i), wanted));
    } else if (type === 'Set' || type === 'Map') {
      this.atom(
        place((object) => unlogged.internal(object) as Value),
        type === 'Set' ? elements.length : entries.length,
      );
      const inSlot = (key: GraphValue, i: number, part: (slot: number) => number): Case[] =>
        place((object) => unlogged.elements(object)[part(this.slotOf(object, key, i))]);
      const all = type === 'Set' ? elements.map((key) => [key, key] as const) : entries;
      all.forEach(([key, value], i) => {
        this.atom(inSlot(key, i, presentAt), true);
        this.match(inSlot(key, i, keyAt), key);
        this.match(inSlot(key, i, valueAt), value);
      });
    }
  }

  /** Where the entry with this key stands, which is the i-th: of an unordered map or set in the slot of the key. */
  private slotOf(object: HeapObject, key: GraphValue, i: number): number {
    const { type } = this.space.residents.get(object)!;
    if (!('isUnordered' in type) || key.kind !== 'primitive') return i;
    return entriesOf(object).findIndex((entry) => Object.is(entry.key, key.value));
  }

  /** Different objects have different names. */
  private separate(): void {
    const taken = new Map<HeapObject, Bit>();
    for (const names of this.names.values()) {
      for (const [object, when] of names) {
        const before = taken.get(object) ?? FALSE;
        this.require(before, not(when));
        taken.set(object, this.values.circuit.or(before, when));
      }
    }
  }
}

function nameOf(type: Resident['type']): string {
  if (isType(type)) return type.id;
  switch (type.kind) {
    case 'array':
      return 'Array';
    case 'map':
      return 'Map';
    case 'set':
      return 'Set';
  }
}
