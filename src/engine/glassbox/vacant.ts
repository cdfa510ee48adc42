/**
 * Fields that never lead to an object in a valid state, although their types say that they may. Where only types speak, `current: Item | null` is
 * taken to hold an object of its own. If the invariant wants it to be one of a list, it is null in every state that is left, and
 * whatever operations do with it goes unchecked. That is inside of the bounds, but hardly what was meant, so it is told.
 */

import { CnfEmitter, type Bit } from '../../formula/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { isType, leadsTo, reachability } from '../../space/index.js';
import type { FieldBound } from '../../spec/bounds.js';
import { mentionsTree } from '../../spec/parts.js';
import { fieldOf } from './observe.js';
import type { Cast } from '../symbolic/cast.js';
import { World } from '../symbolic/world.js';

/** A question that is harder than this is not worth its answer. */
const CONFLICTS = 2000;

/** As `Type.field`. @requires nothing records */
export function vacantFields(cast: Cast, solvers: SolverFactory, deadline: number): readonly string[] {
  const { machine, bounds } = cast;
  const open = bounds.types.flatMap(({ id, name, fields }) =>
    fields.filter(mayOwn).map((field) => ({ key: `${id}.${field.name}`, text: `${name}.${field.name}` })),
  );
  if (bounds.subject === null || open.length === 0) return [];
  const world = new World(cast);
  const valid = world.valid();
  if (valid === null) return [];
  const { space } = world;
  const { circuit, values } = machine;
  const reached = reachability(values, space, [space.subject]);
  const leading = new Map<string, Bit[]>();
  for (const { object, type, owner } of space.residents.values()) {
    if (owner === null || !isType(type)) continue;
    const there = circuit.andAll([reached(owner.object), owner.present, leadsTo(values, owner.value, object)]);
    const key = fieldOf(space, owner);
    leading.set(key, [...(leading.get(key) ?? []), there]);
  }
  const solver = solvers.create();
  try {
    const clauses = new CnfEmitter(circuit, solver);
    clauses.assert(valid);
    const limits = { conflicts: CONFLICTS, ...(deadline === Infinity ? {} : { deadline }) };
    const isPossible = (condition: Bit): boolean =>
      solver.solve({ assumptions: [clauses.literal(condition)], ...limits }) !== 'unsat';
    // where nothing is valid, another verdict says so
    if (!isPossible(valid)) return [];
    return open
      .filter(({ key }) => leading.has(key) && !isPossible(circuit.orAll(leading.get(key)!)))
      .map(({ text }) => text);
  } finally {
    solver.dispose();
  }
}

function mayOwn({ origin, bound }: FieldBound): boolean {
  return origin === 'type' && mentionsTree(bound);
}
