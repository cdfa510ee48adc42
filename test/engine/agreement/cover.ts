/**
 * Exact cover: the paths of a search are to be a partition of the valid states and their arguments. Every state that the real invariant
 * accepts is turned into an assignment, and so is every vector of arguments; then exactly one path constraint must be true under both
 * together. The solver is asked once for each state and once for each vector; all pairs of them are computed in lanes.
 */

import { predicate } from '../../../src/engine/symbolic/invariant.js';
import { search } from '../../../src/engine/glassbox/search.js';
import type { Cast } from '../../../src/engine/symbolic/cast.js';
import type { Problem } from '../../../src/engine/symbolic/problem.js';
import { World, roundsFor, type PosedProblem } from '../../../src/engine/symbolic/world.js';
import { withArguments } from '../../../src/engine/real/arguments.js';
import { keyOf } from '../../../src/engine/real/canonical.js';
import { Registry } from '../../../src/engine/real/registry.js';
import { Types } from '../../../src/engine/real/typed.js';
import type { MergeOptions, Operands } from '../../../src/eval/index.js';
import type { Bit } from '../../../src/formula/index.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import type { Bound } from '../../../src/spec/bounds.js';
import { partsOf } from '../../../src/spec/parts.js';
import type { Moment } from '../../../src/spec/graph.js';
import { differences, tableOf, type Meaning, type Table } from './assignments.js';
import { feasibleWithin } from './feasible.js';
import { partition, type Path } from './partition.js';

export interface Cover {
  /** How the search ended. */
  readonly end: string;
  readonly paths: number;
  /** States with arguments. */
  readonly pairs: number;
  /** Those with valid arguments that satisfy the precondition. */
  readonly enabled: number;
  /** Pairs that lie in no path or in several, or in no space at all; the first few. */
  readonly mistakes: readonly string[];
}

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };
const NOTHING: Table = { variables: [], rows: [{ moment: EMPTY, values: new Uint8Array() }], outside: [] };

/** The states of a check at a scope, and how the paths of its operations cover them. @requires nothing records */
export class Coverage {
  private readonly world: World;
  private readonly meaning: Meaning;
  /** How many variables there were before. */
  private readonly first: number;
  private readonly types: Types;
  private states: Table | null = null;

  constructor(
    private readonly cast: Cast,
    private readonly solvers: SolverFactory,
    private readonly moments: readonly Moment[],
  ) {
    this.first = cast.machine.circuit.variableCount;
    this.world = new World(cast);
    this.meaning = { values: cast.machine.values, space: this.world.space, actuals: [] };
    this.types = new Types(cast.bounds, new Registry());
  }

  /** States that only one side knows. */
  differences(): readonly string[] {
    const valid = this.world.valid({ feasible: this.feasible(this.world.space.domains) });
    if (valid === null) return ['the search meets a limit'];
    return differences(this.meaning, valid, this.moments, this.solvers);
  }

  private feasible(domains: Bit): MergeOptions['feasible'] {
    return feasibleWithin(this.cast.machine.circuit, this.solvers, domains);
  }

  /** Null if there are more moments to look at than so many. */
  of(operation: string, most = Infinity): Cover | null {
    const { machine, bounds } = this.cast;
    const { circuit, heap } = machine;
    this.states ??= tableOf(this.meaning, this.world.space.domains, this.moments, this.first, this.solvers);
    const last = circuit.variableCount;
    const situation = this.world.pose({ kind: 'operation', name: operation }, (domains) => ({
      rounds: roundsFor(bounds.scope),
      expected: bounds.scope,
      feasible: this.feasible(domains),
    }));
    try {
      const { problem } = situation;
      const tables = this.tables(operation, situation, last, most);
      if (tables === null) return null;
      const base = heap.current!;
      heap.switchTo(heap.fork(base));
      const isEnabled = circuit.andAll(givenOf(problem).map((one) => predicate(machine, one, problem.merge).holds));
      heap.switchTo(base);
      const paths: Path[] = [];
      const { kind: end } = search(problem, this.solvers, { onPath: (path) => paths.push(path) });
      const { enabled, wrong } = partition(circuit, isEnabled, paths, tables);
      const mistakes = [
        ...tables.flatMap(({ outside }) => outside.map((moment) => `not in the space: ${keyOf(moment)}`)),
        ...wrong.map(({ state, vector, parts }) => `in ${parts} paths: ${keyOf(state.moment)} ${keyOf(vector.moment)}`),
      ];
      const [{ length: states }, { length: vectors }] = [tables[0].rows, tables[1].rows];
      return { end, paths: paths.length, pairs: states * vectors, enabled, mistakes: mistakes.slice(0, SHOWN) };
    } finally {
      heap.discard();
    }
  }

  /** States, and vectors of arguments; where these depend on the state, both in one table, and nothing in the other. */
  private tables(
    operation: string,
    { actuals, problem }: PosedProblem,
    last: number,
    most: number,
  ): [Table, Table] | null {
    const { moments, types, solvers } = this;
    const meaning = { ...this.meaning, actuals: actuals.values };
    const { arguments: parameters } = this.cast.bounds.operations.find(({ name }) => name === operation)!;
    if (parameters.some((bound) => this.leadsIntoStates(bound))) {
      const pairs = atMost(
        most,
        moments.map((state) => withArguments(state, parameters, { types })),
      );
      return pairs && [tableOf(meaning, problem.domains, pairs, this.first, solvers), NOTHING];
    }
    const vectors = atMost(most, [withArguments(EMPTY, parameters, { types })]);
    return vectors && [this.states!, tableOf(meaning, actuals.domains, vectors, last, solvers)];
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

const SHOWN = 5;

/** All of them in one list; null if there are more than so many. */
function atMost(most: number, lists: readonly Iterable<Moment>[]): readonly Moment[] | null {
  const all: Moment[] = [];
  for (const list of lists) {
    for (const one of list) {
      if (all.length >= most) return null;
      all.push(one);
    }
  }
  return all;
}

/** What is given of arguments: that others of the class are valid, and the precondition. */
function givenOf({ obligations, precondition }: Problem): readonly Operands[] {
  const others = obligations.flatMap((one) => ('of' in one ? [one.claim(one.of.before)] : []));
  return precondition === null ? others : [...others, precondition];
}
