/** The valid states of a check as the search sees them: every model of the formula, as data. */

import { canonical, keyOf } from '../../../src/engine/real/canonical.js';
import type { Cast } from '../../../src/engine/symbolic/cast.js';
import { World } from '../../../src/engine/symbolic/world.js';
import { Assignment, CnfEmitter } from '../../../src/formula/index.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { momentUnder } from '../../../src/space/index.js';
import type { Moment } from '../../../src/spec/graph.js';
import { conditionsOf } from '../../space/encode.js';
import { feasibleWithin } from './feasible.js';

/** All valid states by their keys; null if a limit was met, or there are more than the limit. @requires nothing records */
export function symbolicStates(cast: Cast, solvers: SolverFactory, limit: number): ReadonlyMap<string, Moment> | null {
  const { circuit, values } = cast.machine;
  const world = new World(cast);
  const valid = world.valid({ feasible: feasibleWithin(circuit, solvers, world.space.domains) });
  if (valid === null) return null;
  const solver = solvers.create();
  try {
    const clauses = new CnfEmitter(circuit, solver);
    clauses.assert(valid);
    const states = new Map<string, Moment>();
    while (solver.solve({ assumptions: [] }) === 'sat') {
      const value = solver.model();
      const model = new Assignment(circuit, (variable) => value(clauses.literal(variable)));
      const { moment: state } = momentUnder(values, world.space, [], model);
      const key = stateKey(state);
      const conditions = conditionsOf(values, world.space, [], state);
      if (states.has(key) || !conditions.every((bit) => model.value(bit)))
        throw new Error(`a state is not what its own condition says: ${key}`);
      states.set(key, state);
      if (states.size > limit) return null;
      solver.addClause(conditions.map((bit) => -clauses.literal(bit)));
    }
    return states;
  } finally {
    solver.dispose();
  }
}

/** The same text for isomorphic states only. */
export function stateKey(state: Moment): string {
  return keyOf(canonical(state, null));
}
