/**
 * Derived fields (Darga & Boyapati 2006, §3.2): a field such as `parent` is determined by where an object stands in the tree, if the
 * invariant says so. That is shown by one question, with the field ranging over all objects: is there a valid state in which an object of
 * the tree has another one there? Only if there is none, the field needs no variables of its own.
 */

import { CnfEmitter, not } from '../../formula/index.js';
import { unlogged, type HeapObject } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { isType, reachability, referencesOf, slotOf, type Space, type SpaceCell } from '../../space/index.js';
import type { Bounds, FieldBound, TypeBounds } from '../../spec/bounds.js';
import { alternatives } from '../../spec/parts.js';
import { equal, type Value } from '../../value/index.js';
import type { Cast } from '../symbolic/cast.js';
import { World } from '../symbolic/world.js';

/** Bounds in which the fields are narrow that were proved to be. @requires nothing records */
export function provedNarrow(cast: Cast, solvers: SolverFactory, deadline: number): Bounds {
  const { bounds } = cast;
  if (!bounds.types.some(({ fields }) => fields.some(isNarrowed))) return bounds;
  const wide = widened(bounds);
  return isImplied({ ...cast, bounds: wide }, bounds, solvers, deadline) ? bounds : wide;
}

function isNarrowed({ wide }: FieldBound): boolean {
  return wide !== null;
}

/** The bounds in which narrowed fields range over all that they were given. */
export function widened(bounds: Bounds): Bounds {
  const types = bounds.types.map((type) => ({
    ...type,
    fields: type.fields.map((field) => (field.wide === null ? field : { ...field, bound: field.wide, wide: null })),
  }));
  return { ...bounds, types };
}

function isImplied(cast: Cast, narrow: Bounds, solvers: SolverFactory, deadline: number): boolean {
  const { circuit, values } = cast.machine;
  const world = new World(cast);
  const valid = world.valid();
  if (valid === null) return false;
  const { space } = world;
  const isReference = ({ bound }: SpaceCell): boolean => alternatives(bound).some(({ kind }) => kind === 'reference');
  const inTree = reachability(values, { ...space, cells: space.cells.filter((cell) => !isReference(cell)) }, [
    space.subject,
  ]);
  const narrowed = new Map<string, TypeBounds>(narrow.types.map((type) => [type.id, type]));
  const other = [...space.residents.values()].flatMap(({ object, type, owner }) => {
    if (!isType(type)) return [];
    const above = instanceAbove(space, owner);
    const expected = ({ bound }: FieldBound): Value => {
      if (bound.kind !== 'above') throw new Error('what is narrowed leads up');
      return above?.type.id === bound.type ? above.object : bound.nothing;
    };
    return narrowed
      .get(type.id)!
      .fields.filter(isNarrowed)
      .map((field) => {
        const held = unlogged.slots(object)[slotOf(object, field.name)];
        return circuit.and(inTree(object), not(equal(values, 'strict', held, expected(field))));
      });
  });
  // if no reference leads out of the tree, what can be reached is the tree
  const outside = space.cells
    .filter(isReference)
    .flatMap(({ object, value, present }) =>
      referencesOf(value).map((one) => circuit.andAll([inTree(object), present, one.guard, not(inTree(one.object))])),
    );
  const wrong = [...other, ...outside];
  const solver = solvers.create();
  try {
    const clauses = new CnfEmitter(circuit, solver);
    clauses.assert(valid);
    // from the root down: what has been shown of an object helps with those below
    return wrong.every((one) => {
      const limit = deadline === Infinity ? {} : { deadline };
      if (solver.solve({ assumptions: [clauses.literal(one)], ...limit }) !== 'unsat') return false;
      clauses.assert(not(one));
      return true;
    });
  } finally {
    solver.dispose();
  }
}

/** The nearest object above that has a type, as positions are given out: arrays, maps and sets on the way do not count. */
function instanceAbove(
  space: Space,
  owner: SpaceCell | null,
): { readonly object: HeapObject; readonly type: TypeBounds } | null {
  if (owner === null) return null;
  const { object, type, owner: next } = space.residents.get(owner.object)!;
  return isType(type) ? { object, type } : instanceAbove(space, next);
}
