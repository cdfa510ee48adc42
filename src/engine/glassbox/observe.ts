/**
 * Finding trees where the types only say "a node, or null". A field that refers to objects is looked at in all valid states with very
 * few objects, laid out as references to a pool: if no such state has two fields lead to one object, the fields are taken as tree fields
 * (Roberson 2011, §2.10), in the order in which they are declared. Which fields that are is part of the bounds and
 * reported as such.
 *
 * Few objects show little: a pointer that leads two nodes ahead meets another one only where there are three. So the states are looked at
 * with one object more, and one more, as long as that is cheap; with as many as the scope has, nothing is left to assume. Where this ends
 * earlier, a field that never led anywhere is looked at in states that calls make (`made-by-calls.ts`); if it does not lead anywhere there either, it
 * stays a reference. How far it was looked is told. A state in which the invariant does not end,
 * such as a circle that a simple walk goes around, is none of them: it is not valid. An operation that leaves a valid
 * state which is no tree then is not wrong, we were: `check.ts` gives such a field up.
 *
 * What remains may lead back up, as `parent` does. A field that does so in all these states is a derived field
 * (Darga & Boyapati 2006, §3.2); `narrow.ts` proves that at the scope of the check before it is relied upon.
 */

import { CnfEmitter, FALSE, not, type Bit } from '../../formula/index.js';
import { unlogged, type HeapObject } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { isType, keyOf, leadsTo, reachability, type Space, type SpaceCell } from '../../space/index.js';
import type { Shape } from '../../heap/index.js';
import type { Bound, Bounds, FieldBound, TypeBounds } from '../../spec/bounds.js';
import { alternatives, mapParts } from '../../spec/parts.js';
import { equal } from '../../value/index.js';
import { leadingUp, nothingIn } from '../plan/bound-tools.js';
import type { Cast } from '../symbolic/cast.js';
import { World } from '../symbolic/world.js';
import { treesMadeByCalls } from './made-by-calls.js';

/** How many objects of each type are enough for two fields to meet. */
const FEW_OBJECTS = 2;

/** What looking at states with one object more may cost, in instructions and gates, and how much more than with one less at first. */
const STEPS = 50_000;
const GATES = 100_000;
const GROWTH = 64;
/** How much more the last one may cost, after which nothing is left to assume. */
const PROOF = 5;
/** Instructions after which it is given up although less was expected, and at first, when nothing was. */
const MOST_STEPS = 500_000;
const FIRST_STEPS = 5_000_000;
const MOST_GATES = 200_000;
/** A question that is harder than this says nothing. */
const CONFLICTS = 20_000;

/** Names of fields, as `type.field`. */
export interface Observation {
  readonly trees: ReadonlySet<string>;
  readonly upward: ReadonlySet<string>;
  /** How many objects of each type the states had that were looked at; null: as many as there can be. */
  readonly objects: number | null;
  /** Trees that were seen in states that calls make, and in no others. */
  readonly inCalls?: readonly string[];
}

const NOTHING: Observation = { trees: new Set(), upward: new Set(), objects: null };

/** What was found in states with so many objects. */
interface Sight extends Observation {
  /** Trees that never led anywhere beside another one. */
  readonly unseen: ReadonlySet<string>;
  /** Whether there were states on which the invariant was not followed to its end. */
  readonly isAssumed: boolean;
}

/** Whether there is anything to find out: references that only the types speak of. */
export function isOpen(bounds: Bounds): boolean {
  return bounds.isShared !== true && bounds.types.some(({ fields }) => fields.some(isCandidate));
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

export interface ObserveOptions {
  readonly solvers: SolverFactory;
  readonly deadline: number;
  /** Fields that are known not to be trees. */
  readonly givenUp: ReadonlySet<string>;
  /** Does something with no more instructions and gates than these; null, and the machine is not to be used again, if it took more. */
  readonly within: <T>(cast: Cast, steps: number, gates: number, action: () => T) => T | null;
  /** The same cast, or, if its machine is not to be used again, one like it. */
  readonly again: () => Cast;
}

/** @requires nothing records */
export function observe(cast: Cast, options: ObserveOptions): Observation {
  const { machine, bounds } = cast;
  const most = Math.max(0, ...bounds.types.map((type) => countOf(type, bounds)));
  let known: Sight | null = null;
  let inCalls: ReadonlySet<string> | null = null;
  let [steps, gates, growth] = [0, 0, GROWTH];
  for (let objects = Math.min(FEW_OBJECTS, most); ; objects += 1) {
    const [stepsBefore, gatesBefore] = [machine.steps, machine.circuit.size];
    const look = (): Sight | null => sight(cast, objects, options.givenUp, options);
    const found: Sight | null = options.within(cast, known === null ? FIRST_STEPS : MOST_STEPS, MOST_GATES, look);
    if (found === null) break;
    if (found.trees.size === 0) return { ...found, objects: null };
    if (objects >= most) return { ...found, objects: found.isAssumed ? objects : null };
    const [stepsNow, gatesNow] = [machine.steps - stepsBefore, machine.circuit.size - gatesBefore];
    if (known !== null) growth = Math.max(stepsNow / steps, gatesNow / gates, 1.5) ** 2;
    known = { ...found, objects };
    const { trees, unseen } = known;
    if (unseen.size > 0)
      inCalls ??= options.within(cast, MOST_STEPS, MOST_GATES, () => treesMadeByCalls(cast, trees, unseen));
    [steps, gates] = [Math.max(1, stepsNow), Math.max(1, gatesNow)];
    const worth = objects + 1 === most ? PROOF : 1;
    if (steps * growth > worth * STEPS || gates * growth > worth * GATES) break;
  }
  if (known === null) return onlyInCalls(options);
  const { unseen, objects } = known;
  const shown = { inCalls: [...unseen].filter((field) => inCalls?.has(field) === true) };
  if (shown.inCalls.length === unseen.size) return { ...known, ...shown };
  const less = new Set([...options.givenUp, ...[...unseen].filter((field) => !shown.inCalls.includes(field))]);
  return { ...(sight(options.again(), objects!, less, options) ?? NOTHING), ...shown, objects };
}

/** What states that calls make show, where even the smallest others take too long to look at. */
function onlyInCalls({ again, within, givenUp }: ObserveOptions): Observation {
  const cast = again();
  const fields = cast.bounds.types.flatMap(({ id, fields: all }) =>
    all.filter(isCandidate).map(({ name }) => `${id}.${name}`),
  );
  const asked = new Set(fields.filter((field) => !givenUp.has(field)));
  const trees = within(cast, MOST_STEPS, MOST_GATES, () => treesMadeByCalls(cast, new Set(), asked)) ?? new Set();
  return { ...NOTHING, trees, objects: 1, inCalls: [...trees] };
}

/** How many objects of a type are looked at, at most. One shows nothing, so where it is but the scope that says so, there are a few. */
const countOf = ({ count }: TypeBounds, { scope }: Bounds): number =>
  count === scope ? Math.max(count, FEW_OBJECTS) : count;

/** The valid states with so many objects of each type; null if a limit was met. */
function sight(
  cast: Cast,
  objects: number,
  givenUp: ReadonlySet<string>,
  { solvers, deadline }: ObserveOptions,
): Sight | null {
  const types = cast.bounds.types.map((type) => ({ ...type, count: Math.min(countOf(type, cast.bounds), objects) }));
  const few = { ...cast, bounds: { ...cast.bounds, types } };
  const world = new World(few);
  const instances = [...world.space.residents.values()].filter(({ type }) => isType(type));
  // a walk that goes on for longer has come back to where it was: it does not end, so it does not say that the state is valid
  const { states, beyond } = world.validUpTo({ nested: instances.length + 3 });
  const solver = solvers.create();
  let isSure = true;
  try {
    const clauses = new CnfEmitter(cast.machine.circuit, solver);
    clauses.assert(states);
    const isImpossible = (condition: Bit): boolean => {
      if (condition === FALSE) return true;
      const limits = { conflicts: CONFLICTS, ...(deadline === Infinity ? {} : { deadline }) };
      const answer = solver.solve({ assumptions: [clauses.literal(condition)], ...limits });
      isSure &&= answer !== 'unknown';
      return answer === 'unsat';
    };
    const seen = new Observer(few, world.space, isImpossible, givenUp).observe();
    return isSure ? { ...seen, isAssumed: beyond !== FALSE } : null;
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
    private readonly givenUp: ReadonlySet<string>,
  ) {
    this.reached = reachability(cast.machine.values, space, [space.subject]);
    for (const cell of space.cells) {
      const field = fieldOf(space, cell);
      const known = this.cellsOf.get(field);
      if (known === undefined) this.cellsOf.set(field, [cell]);
      else known.push(cell);
    }
  }

  observe(): Omit<Sight, 'isAssumed'> {
    const trees = new Set<string>();
    const open: { readonly name: string; readonly type: TypeBounds; readonly field: FieldBound }[] = [];
    for (const type of this.cast.bounds.types) {
      for (const field of type.fields) {
        if (!isCandidate(field)) continue;
        const name = `${type.id}.${field.name}`;
        // of what no state has, nothing can be seen
        if (!this.cellsOf.has(name)) continue;
        if (!this.givenUp.has(name) && this.isImpossible(this.meeting([...trees, name]))) trees.add(name);
        else open.push({ name, type, field });
      }
    }
    if (!this.isImpossible(this.stranded(trees))) return { ...NOTHING, unseen: new Set() };
    const upward = open.filter(({ name, type, field }) => this.leadsUp(name, type, field, trees));
    const unseen = [...trees].filter((name) => this.isImpossible(this.beside(name, trees)));
    return { trees, upward: new Set(upward.map(({ name }) => name)), unseen: new Set(unseen), objects: null };
  }

  /** Where a field leads somewhere, and another one, or the same in another object, does as well: there they could have met. */
  private beside(name: string, trees: ReadonlySet<string>): Bit {
    const { circuit } = this.cast.machine;
    const leading = (cell: SpaceCell): Bit => circuit.orAll(this.space.pool.map((object) => this.edge(cell, object)));
    const cells = [...trees].flatMap((field) => this.cellsOf.get(field) ?? []);
    const own = this.cellsOf.get(name) ?? [];
    // what is the only one of its kind meets nothing
    if (cells.length < 2) return circuit.orAll(own.map(leading));
    return circuit.orAll(
      own.map((cell) =>
        circuit.and(leading(cell), circuit.orAll(cells.filter((other) => other !== cell).map(leading))),
      ),
    );
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
              .map((cell) => this.edge(cell, object)),
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
    return fields.flatMap((field) => (this.cellsOf.get(field) ?? []).map((cell) => this.edge(cell, object)));
  }

  private edge(cell: SpaceCell, object: HeapObject): Bit {
    const { circuit, values } = this.cast.machine;
    return circuit.and(this.reached(cell.object), leadsTo(values, cell.value, object));
  }
}

/** The field of a class or record that a cell belongs to, through arrays and maps, as `type.field`; empty for the subject. */
export function fieldOf({ residents }: Space, cell: SpaceCell): string {
  let one = cell;
  for (;;) {
    const { type, owner } = residents.get(one.object)!;
    if (isType(type)) {
      const shape = unlogged.shape(one.object) as Shape;
      const field = type.fields.find(({ name }) => shape.find(keyOf(shape, name)!)?.index === one.part);
      return `${type.id}.${field!.name}`;
    }
    if (owner === null) return '';
    one = owner;
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

/** Members of sets and keys of maps stay what they are. */
function asTree(bound: Bound): Bound {
  if (bound.kind === 'reference') return { kind: 'tree', type: bound.type };
  if (bound.kind === 'set') return bound;
  return bound.kind === 'map' ? { ...bound, value: asTree(bound.value) } : mapParts(bound, asTree);
}
