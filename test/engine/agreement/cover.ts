/**
 * Exact cover: the paths of a search are to be a partition of the valid states and their arguments. Every state that the real invariant
 * accepts, with every vector of arguments, is turned into an assignment, and exactly one path constraint must be true under it.
 */

import { predicate } from '../../../src/engine/glassbox/invariant.js';
import { search } from '../../../src/engine/glassbox/search.js';
import { World, roundsFor, type Cast } from '../../../src/engine/glassbox/world.js';
import { withArguments } from '../../../src/engine/real/arguments.js';
import { Registry } from '../../../src/engine/real/registry.js';
import { Types } from '../../../src/engine/real/typed.js';
import { ASSUME_FEASIBLE } from '../../../src/eval/index.js';
import { Assignment, CnfEmitter, TRUE, type Bit } from '../../../src/formula/index.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { conditionsOf } from '../../../src/space/index.js';
import type { Moment } from '../../../src/spec/graph.js';
import { keyOf } from '../../../src/engine/real/canonical.js';

export interface Cover {
  readonly end: string;
  readonly paths: number;
  /** States with arguments that satisfy the precondition. */
  readonly enabled: number;
  /** States with arguments that lie in no path or in several, or in no space at all. */
  readonly mistakes: readonly string[];
}

const SHOWN = 5;

/** @requires nothing records */
export function coverOf(cast: Cast, operation: string, states: readonly Moment[], solvers: SolverFactory): Cover {
  const { machine, bounds } = cast;
  const { circuit, values, heap } = machine;
  const world = new World(cast);
  const merge = { rounds: roundsFor(bounds.scope), feasible: ASSUME_FEASIBLE };
  const { problem, actuals } = world.operation(operation, () => merge);
  const paths: (readonly Bit[])[] = [];
  const solver = solvers.create();
  try {
    const base = heap.current!;
    heap.switchTo(heap.fork(base));
    const enabled = problem.precondition === null ? TRUE : predicate(machine, problem.precondition, merge).holds;
    heap.switchTo(base);
    const { kind } = search(problem, solvers, { onPath: (path) => paths.push(path) });
    heap.discard();
    const clauses = new CnfEmitter(circuit, solver);
    clauses.assert(problem.domains);
    const mistakes: string[] = [];
    let count = 0;
    const parameters = bounds.operations.find(({ name }) => name === operation)!.arguments;
    const types = new Types(bounds, new Registry());
    for (const state of states) {
      for (const moment of withArguments(state, parameters, { types })) {
        if (mistakes.length === SHOWN) break;
        const conditions = conditionsOf(values, world.space, actuals.values, moment);
        if (solver.solve({ assumptions: conditions.map((bit) => clauses.literal(bit)) }) !== 'sat') {
          mistakes.push(`not in the space: ${keyOf(moment)}`);
          continue;
        }
        const value = solver.model();
        const model = new Assignment(circuit, (variable) => value(clauses.literal(variable)));
        if (!model.value(enabled)) continue;
        count += 1;
        const taken = paths.filter((path) => path.every((bit) => model.value(bit)));
        if (taken.length !== 1) mistakes.push(`in ${taken.length} paths: ${keyOf(moment)}`);
      }
    }
    return { end: kind, paths: paths.length, enabled: count, mistakes };
  } finally {
    solver.dispose();
  }
}
