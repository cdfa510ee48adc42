/**
 * Exact cover: the paths of a search are to be a partition of the valid states and their arguments. Every state that the real invariant
 * accepts is turned into an assignment, and so is every vector of arguments; then exactly one path constraint must be true under both
 * together. The solver is asked once for each state and once for each vector; all pairs of them are computed in lanes.
 */

import { predicate } from '../../../src/engine/glassbox/invariant.js';
import { search } from '../../../src/engine/glassbox/search.js';
import { World, roundsFor, type Cast, type Situation } from '../../../src/engine/glassbox/world.js';
import { withArguments } from '../../../src/engine/real/arguments.js';
import { keyOf } from '../../../src/engine/real/canonical.js';
import { Registry } from '../../../src/engine/real/registry.js';
import { Types } from '../../../src/engine/real/typed.js';
import { ASSUME_FEASIBLE } from '../../../src/eval/index.js';
import { TRUE, type Bit } from '../../../src/formula/index.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { partsOf, type Bound } from '../../../src/spec/bounds.js';
import type { Moment } from '../../../src/spec/graph.js';
import { Assignments, variablesSince, type Row } from './assignments.js';
import { Lanes } from './lanes.js';

export interface Cover {
  /** How the search ended. */
  readonly end: string;
  readonly paths: number;
  /** States with arguments. */
  readonly pairs: number;
  /** Those that satisfy the precondition. */
  readonly enabled: number;
  /** Pairs that lie in no path or in several, or in no space at all; the first few. */
  readonly mistakes: readonly string[];
}

const SHOWN = 5;
const MOST_WORDS = 32;
const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

/** The states of a check at a scope, and how the paths of its operations cover them. @requires nothing records */
export class CoverTable {
  readonly world: World;
  private readonly first: number;
  private readonly states: Assignments;
  private readonly types: Types;

  constructor(
    private readonly cast: Cast,
    private readonly solvers: SolverFactory,
    private readonly moments: readonly Moment[],
  ) {
    this.first = cast.machine.circuit.variableCount;
    this.world = new World(cast);
    this.states = new Assignments(cast.machine.values, this.world.space, [], this.first);
    this.types = new Types(cast.bounds, new Registry());
  }

  /** States that only one side knows. */
  differences(): readonly string[] {
    const valid = this.world.valid();
    if (valid === null) return ['the search meets a limit'];
    return this.states.differences(this.solvers, valid, this.moments);
  }

  cover(operation: string): Cover {
    const { machine, bounds } = this.cast;
    const { circuit, heap } = machine;
    const merge = { rounds: roundsFor(bounds.scope), feasible: ASSUME_FEASIBLE };
    const last = circuit.variableCount;
    const situation = this.world.operation(operation, () => merge);
    const { problem } = situation;
    const base = heap.current!;
    heap.switchTo(heap.fork(base));
    const enabled = problem.precondition === null ? TRUE : predicate(machine, problem.precondition, merge).holds;
    heap.switchTo(base);
    const paths: (readonly Bit[])[] = [];
    const { kind: end } = search(problem, this.solvers, { onPath: (path) => paths.push(path) });
    heap.discard();
    const { rows, vectors, mistakes } = this.pairs(operation, situation, last);
    const counted = new Count(this.cast, rows, vectors, enabled, paths, mistakes).run();
    return { end, paths: paths.length, pairs: rows.length * vectors.length, ...counted };
  }

  /** States and vectors of arguments; where these depend on the state, both together, and one vector of nothing. */
  private pairs(
    operation: string,
    { actuals, problem }: Situation,
    last: number,
  ): { readonly rows: readonly Row[]; readonly vectors: readonly Row[]; readonly mistakes: string[] } {
    const { space } = this.world;
    const { values } = this.cast.machine;
    const { moments, types, solvers } = this;
    const { arguments: parameters } = this.cast.bounds.operations.find(({ name }) => name === operation)!;
    if (!parameters.some((bound) => this.leadsIntoStates(bound))) {
      const states = this.states.rows(solvers, space.domains, moments);
      const forArguments = new Assignments(values, { ...space, subject: null }, actuals.values, last);
      const all = [...withArguments(EMPTY, parameters, { types })];
      const vectors = forArguments.rows(solvers, actuals.domains, all);
      return { rows: states.rows, vectors: vectors.rows, mistakes: [...states.outside, ...vectors.outside] };
    }
    const together = new Assignments(values, space, actuals.values, this.first);
    const all = moments.flatMap((state) => [...withArguments(state, parameters, { types })]);
    const { rows, outside } = together.rows(solvers, problem.domains, all);
    return { rows, vectors: [{ moment: EMPTY, variables: [], values: [] }], mistakes: outside };
  }

  private leadsIntoStates(bound: Bound, seen = new Set<string>()): boolean {
    return partsOf(bound).some((part) => {
      if (part.kind === 'reference' || part.kind === 'above') return true;
      if (part.kind !== 'tree' || seen.has(part.type)) return false;
      seen.add(part.type);
      return this.types.get(part.type).fields.some((field) => this.leadsIntoStates(field.bound, seen));
    });
  }
}
