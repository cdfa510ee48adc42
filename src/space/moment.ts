/** A model of the formulas back as a concrete state: what the subject and the arguments are under one assignment. */

import type { Assignment } from '../formula/index.js';
import { HeapObject, entriesOf, unlogged } from '../heap/index.js';
import type { Bound, TypeBounds } from '../spec/bounds.js';
import type { Primitive } from '../spec/domains.js';
import { givenActuals, type GraphObject, type GraphValue, type Moment } from '../spec/graph.js';
import { ABSENT, Union, type Atom, type Value, type Values } from '../value/index.js';
import { slotOf } from './field.js';
import type { Space } from './space.js';

/** A moment, and which object of the space each of its objects is. */
export interface DecodedMoment {
  readonly moment: Moment;
  readonly objects: readonly HeapObject[];
}

/** @requires the heap is the pre-state */
export function momentUnder(
  values: Values,
  space: Space,
  actuals: readonly Value[],
  assignment: Assignment,
): DecodedMoment {
  const reader = new Reader(values, space, assignment);
  const subject = space.subject === undefined ? null : reader.read(space.subject);
  const arguments_ = givenActuals(actuals.map((actual) => reader.read(actual)));
  const graph = { objects: reader.finish() };
  return { moment: { graph, subject, actuals: arguments_ }, objects: reader.order };
}

/** The one case of a value that an assignment selects. */
export function atomUnder(values: Values, value: Value, assignment: Assignment): Atom {
  if (!(value instanceof Union)) return value;
  if (value.word !== null && assignment.value(value.wordGuard)) return values.words.valueUnder(assignment, value.word);
  const index = value.guards.findIndex((guard) => assignment.value(guard));
  if (index < 0) throw new Error('an assignment within the domains selects a case of every value');
  return value.atoms[index];
}

class Reader {
  private readonly indices = new Map<HeapObject, number>();
  readonly order: HeapObject[] = [];

  constructor(
    private readonly values: Values,
    private readonly space: Space,
    private readonly assignment: Assignment,
  ) {}

  read(value: Value): GraphValue {
    const atom = atomUnder(this.values, value, this.assignment);
    if (atom === ABSENT) return { kind: 'hole' };
    if (!(atom instanceof HeapObject)) return { kind: 'primitive', value: atom as Primitive };
    const given = this.space.given.get(atom);
    if (given !== undefined) return { kind: 'given', ...given };
    let index = this.indices.get(atom);
    if (index === undefined) {
      index = this.order.push(atom) - 1;
      this.indices.set(atom, index);
    }
    return { kind: 'object', index };
  }

  /** Objects met on the way are read too; the list grows while it is walked. */
  finish(): GraphObject[] {
    const objects: GraphObject[] = [];
    for (let i = 0; i < this.order.length; i += 1) objects.push(this.object(this.order[i]!));
    return objects;
  }

  private object(object: HeapObject): GraphObject {
    const resident = this.space.residents.get(object);
    if (resident === undefined) throw new Error('a state within the bounds holds only what the bounds mention');
    const { type } = resident;
    if (isType(type)) return { type: type.id, fields: this.fields(object, type), elements: [], entries: [] };
    switch (type.kind) {
      case 'array':
        return { type: 'Array', fields: [], elements: this.elements(object), entries: [] };
      case 'map':
        return { type: 'Map', fields: [], elements: [], entries: this.entries(object) };
      case 'set':
        return { type: 'Set', fields: [], elements: this.entries(object).map(([key]) => key), entries: [] };
    }
  }

  private fields(object: HeapObject, type: TypeBounds): GraphObject['fields'] {
    return type.fields.map(({ name, bound }) => [
      name,
      bound.kind === 'kept' ? { kind: 'kept' } : this.read(unlogged.slots(object)[slotOf(object, name)]),
    ]);
  }

  private elements(object: HeapObject): GraphValue[] {
    const length = atomUnder(this.values, unlogged.length(object), this.assignment) as number;
    return Array.from({ length }, (_, i) => this.read(unlogged.elements(object)[i]));
  }

  private entries(object: HeapObject): (readonly [GraphValue, GraphValue])[] {
    return entriesOf(object)
      .filter(({ present }) => atomUnder(this.values, present, this.assignment) === true)
      .map(({ key, value }) => [this.read(key), this.read(value)] as const);
  }
}

export function isType(type: TypeBounds | Bound): type is TypeBounds {
  return 'id' in type;
}
