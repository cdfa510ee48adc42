/** Moments as assignments of the variables of a space: of the states that the real invariant accepts, and of arguments. */

import { keyOf } from '../../../src/engine/real/canonical.js';
import { Assignment, CnfEmitter, type Bit } from '../../../src/formula/index.js';
import type { Solver, SolverFactory } from '../../../src/solver/index.js';
import { momentUnder, type Space } from '../../../src/space/index.js';
import type { Moment } from '../../../src/spec/graph.js';
import type { Value, Values } from '../../../src/value/index.js';
import { conditionsOf } from '../../space/encode.js';
import { modelReader } from '../../formula/model.js';

/** @invariant values[i] is that of variables[i], 1 or 0 */
export interface Row {
  readonly moment: Moment;
  readonly values: Uint8Array;
}

export interface Table {
  readonly variables: readonly Bit[];
  readonly rows: readonly Row[];
  /** Moments that no assignment means. */
  readonly outside: readonly Moment[];
}

export interface Meaning {
  readonly values: Values;
  readonly space: Space;
  /** The arguments that are meant besides. */
  readonly actuals: readonly Value[];
}

/** An assignment for each moment, of all variables made since there were `first`. @requires the heap is the pre-state */
export function tableOf(
  { values, space, actuals }: Meaning,
  domains: Bit,
  moments: readonly Moment[],
  first: number,
  solvers: SolverFactory,
): Table {
  const { circuit } = values;
  const variables: Bit[] = [];
  for (let i = first; i < circuit.variableCount; i += 1) variables.push(circuit.variableAt(i));
  return withSolver(solvers, (solver) => {
    const clauses = new CnfEmitter(circuit, solver);
    clauses.assert(domains);
    const rows: Row[] = [];
    const outside: Moment[] = [];
    for (const moment of moments) {
      const conditions = conditionsOf(values, space, actuals, moment);
      if (solver.solve({ assumptions: conditions.map((bit) => clauses.literal(bit)) }) === 'sat') {
        const valueOf = modelReader(clauses, solver.model());
        rows.push({ moment, values: Uint8Array.from(variables, (variable) => Number(valueOf(variable))) });
      } else outside.push(moment);
    }
    return { variables, rows, outside };
  });
}

/**
 * States that only one side knows: those of the list that are not valid, and a valid one that is not in the list, if there is any. For that
 * the solver has to prove that without the states of the list nothing is left. @requires the heap is the pre-state
 */
export function differences(
  { values, space }: Meaning,
  valid: Bit,
  states: readonly Moment[],
  solvers: SolverFactory,
): readonly string[] {
  const { circuit } = values;
  return withSolver(solvers, (solver) => {
    const clauses = new CnfEmitter(circuit, solver);
    clauses.assert(valid);
    const found: string[] = [];
    const known = states.map((state) => conditionsOf(values, space, [], state).map((bit) => clauses.literal(bit)));
    states.forEach((state, i) => {
      if (solver.solve({ assumptions: known[i]! }) !== 'sat') found.push(`only real: ${keyOf(state)}`);
    });
    for (const literals of known) solver.addClause(literals.map((literal) => -literal));
    if (solver.solve({ assumptions: [] }) === 'sat') {
      const model = new Assignment(circuit, modelReader(clauses, solver.model()));
      found.push(`only symbolic: ${keyOf(momentUnder(values, space, [], model).moment)}`);
    }
    return found;
  });
}

function withSolver<T>(solvers: SolverFactory, action: (solver: Solver) => T): T {
  const solver = solvers.create();
  try {
    return action(solver);
  } finally {
    solver.dispose();
  }
}
