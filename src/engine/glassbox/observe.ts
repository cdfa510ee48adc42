/**
 * Finding trees where the types only say "a node, or null". A field that refers to objects is looked at in all valid states with very
 * few objects, laid out as references to a pool: if no such state has two fields lead to one object, the fields are taken as tree fields
 * (Roberson 2011, §2.10), in the order in which they are declared. Which fields that are is part of the bounds and
 * reported as such, and every operation is then held to it: one that breaks the tree is refuted.
 *
 * What remains may lead back up, as `parent` does. A field that does so in all these states is a derived field
 * (Darga & Boyapati 2006, §3.2); `narrow.ts` proves that at the scope of the check before it is relied upon.
 */

import { CnfEmitter, FALSE, not, type Bit } from '../../formula/index.js';
import type { HeapObject } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { alternatives, isType, keyOf, leadsTo, reachability, type Space, type SpaceCell } from '../../space/index.js';
import type { Shape } from '../../heap/index.js';
import type { Bound, Bounds, FieldBound, TypeBounds } from '../../spec/bounds.js';
import { equal } from '../../value/index.js';
import { leadingUp, nothingIn } from '../plan/bound-tools.js';
import { World, type Cast } from './world.js';

/** The scope at which states are observed: enough for two fields to meet. */
export const OBSERVED_SCOPE = 2;

/** Names of fields, as `type.field`. */
export interface Observation {
  readonly trees: ReadonlySet<string>;
  readonly upward: ReadonlySet<string>;
}

const NOTHING: Observation = { trees: new Set(), upward: new Set() };

/** Whether there is anything to find out: references that only the types speak of. */
export function isOpen(bounds: Bounds): boolean {
  return bounds.types.some(({ fields }) => fields.some(isCandidate));
}

function isCandidate({ origin, bound }: FieldBound): boolean {
  return origin === 'type' && refers(bound);
}

function refers(bound: Bound): boolean {
  return alternatives(bound).some(
    (one) =>
      one.kind === 'reference' || (one.kind === 'array' && refers(one.of)) || (one.kind === 'map' && refers(one.value)),
  );
}

/** @requires the bounds are those at the observed scope, and nothing records */
export function observe(cast: Cast, solvers: SolverFactory): Observation {
  const world = new World(cast);
  const valid = world.valid();
  if (valid === null) return NOTHING;
  const solver = solvers.create();
  try {
    const clauses = new CnfEmitter(cast.machine.circuit, solver);
    clauses.assert(valid);
    const isImpossible = (condition: Bit): boolean =>
      condition === FALSE || solver.solve({ assumptions: [clauses.literal(condition)] }) === 'unsat';
    if (solver.solve({ assumptions: [] }) !== 'sat') return NOTHING;
    return new Observer(cast, world.space, isImpossible).observe();
  } finally {
    solver.dispose();
  }
}

class Observer {
  private readonly reached: (object: HeapObject) => Bit;
  private readonly cellsOf = new Map<string, SpaceCell[]>();

  constructor(
    private readonly cast: Cast,
    private readonly space: Space,
    private readonly isImpossible: (condition: Bit) => boolean,
  ) {
    this.reached = reachability(cast.machine.values, space, [space.subject]);
    for (const cell of space.cells) {
      const field = this.fieldOf(cell);
      const known = this.cellsOf.get(field);
      if (known === undefined) this.cellsOf.set(field, [cell]);
      else known.push(cell);
    }
  }

  observe(): Observation {
    const trees = new Set<string>();
    const open: { readonly name: string; readonly type: TypeBounds; readonly field: FieldBound }[] = [];
    for (const type of this.cast.bounds.types) {
      for (const field of type.fields) {
        if (!isCandidate(field)) continue;
        const name = `${type.id}.${field.name}`;
        // of what no state has, nothing can be seen
        if (!this.cellsOf.has(name)) continue;
        if (this.isImpossible(this.meeting([...trees, name]))) trees.add(name);
        else open.push({ name, type, field });
      }
    }
    if (!this.isImpossible(this.stranded(trees))) return NOTHING;
    const upward = open.filter(({ name, type, field }) => this.leadsUp(name, type, field, trees));
    return { trees, upward: new Set(upward.map(({ name }) => name)) };
  }

  /** Where two of these fields lead to one object. */
  private meeting(fields: readonly string[]): Bit {
    const { circuit } = this.cast.machine;
    return circuit.orAll(
      this.instances().map((object) => {
        let before: Bit = this.owned(object);
        let twice: Bit = FALSE;
        for (const active of this.edges(fields, object)) {
          twice = circuit.or(twice, circuit.and(before, active));
          before = circuit.or(before, active);
        }
        return twice;
      }),
    );
  }

  /** Where an object is reached, but by none of these fields. */
  private stranded(fields: ReadonlySet<string>): Bit {
    const { circuit } = this.cast.machine;
    return circuit.orAll(
      this.instances().map((object) => {
        const led = circuit.orAll([this.owned(object), ...this.edges([...fields], object)]);
        return circuit.and(this.reached(object), not(led));
      }),
    );
  }

  /** Objects that have a type: fields may lead to those of a pool, and to those that have a position as well. */
  private instances(): HeapObject[] {
    return [...this.space.residents.values()].filter(({ type }) => isType(type)).map(({ object }) => object);
  }

  /** Where the field leads to an object that is said to own it; the subject belongs to nothing else either. */
  private owned(object: HeapObject): Bit {
    const { circuit, values } = this.cast.machine;
    const owner = this.space.residents.get(object)!.owner;
    if (owner === null) return leadsTo(values, this.space.subject, object);
    return circuit.andAll([this.reached(owner.object), owner.present, leadsTo(values, owner.value, object)]);
  }

  /** Whether a field always holds the object above, or nothing where there is none of the type. */
  private leadsUp(name: string, type: TypeBounds, { bound }: FieldBound, trees: ReadonlySet<string>): boolean {
    if (!alternatives(bound).some((one) => one.kind === 'reference' && one.type === type.id)) return false;
    const { circuit, values } = this.cast.machine;
    const wrong = (this.cellsOf.get(name) ?? []).map(({ object, value }) => {
      const others = this.instances().filter((one) => this.space.residents.get(one)!.type === type);
      const above = others.map((one) => ({
        one,
        leads: circuit.orAll(
          [...trees].flatMap((field) =>
            (this.cellsOf.get(field) ?? [])
              .filter((cell) => cell.object === one)
              .map((cell) => leadsTo(values, cell.value, object)),
          ),
        ),
      }));
      const right = circuit.or(
        circuit.orAll(above.map(({ one, leads }) => circuit.and(leads, leadsTo(values, value, one)))),
        circuit.and(
          not(circuit.orAll(above.map(({ leads }) => leads))),
          equal(values, 'strict', value, nothingIn(bound)),
        ),
      );
      return circuit.and(this.reached(object), not(right));
    });
    return this.isImpossible(circuit.orAll(wrong));
  }

  /** For each cell of the fields: where it can be reached and leads to the object. */
  private edges(fields: readonly string[], object: HeapObject): Bit[] {
    const { circuit, values } = this.cast.machine;
    return fields.flatMap((field) =>
      (this.cellsOf.get(field) ?? []).map((cell) =>
        circuit.and(this.reached(cell.object), leadsTo(values, cell.value, object)),
      ),
    );
  }

  /** The field of a class or record that a cell belongs to, through arrays and maps. */
  private fieldOf(cell: SpaceCell): string {
    let one = cell;
    for (;;) {
      const resident = this.space.residents.get(one.object)!;
      const { type, owner } = resident;
      if (isType(type)) {
        const shape = one.object.shape as Shape;
        const field = type.fields.find(({ name }) => shape.find(keyOf(shape, name)!)?.index === one.part);
        return `${type.id}.${field!.name}`;
      }
      if (owner === null) return '';
      one = owner;
    }
  }
}

/** The bounds with what was observed. */
export function withObservation(bounds: Bounds, { trees, upward }: Observation): Bounds {
  if (trees.size === 0) return bounds;
  const types = bounds.types.map((type) => ({
    ...type,
    fields: type.fields.map((field): FieldBound => {
      const name = `${type.id}.${field.name}`;
      if (trees.has(name)) return { ...field, bound: asTree(field.bound), origin: 'observed' };
      if (upward.has(name))
        return { ...field, bound: leadingUp(type.id, field.bound), wide: field.bound, origin: 'observed' };
      return field;
    }),
  }));
  return { ...bounds, types };
}

function asTree(bound: Bound): Bound {
  switch (bound.kind) {
    case 'reference':
      return { kind: 'tree', type: bound.type };
    case 'union':
      return { ...bound, members: bound.members.map((member) => asTree(member)) };
    case 'array':
      return {
        ...bound,
        of: asTree(bound.of),
        ...(bound.each === undefined ? {} : { each: bound.each.map((one) => asTree(one)) }),
      };
    case 'map':
      return { ...bound, value: asTree(bound.value) };
    case 'boolean':
    case 'integer':
    case 'choice':
    case 'tree':
    case 'set':
    case 'above':
    case 'hole':
    case 'kept':
      return bound;
  }
}
