/**
 * The bare glass box loop, line by line as in Roberson 2011, figure 5.8: no difference checking, no cache, no pruning of
 * isomorphs. What it finds, and what it covers, is what every refinement of it must find and cover.
 */

import { followCall, getFrom, mergeCall, type Merged } from '../../src/eval/index.js';
import { Assignment, CnfEmitter, FALSE, TRUE, not, type Bit } from '../../src/formula/index.js';
import type { Solver, SolverFactory } from '../../src/solver/index.js';
import { truth, type Value } from '../../src/value/index.js';
import type { TreeState } from './brute-force.mjs';
import { decodeState, valueUnder, type Choice, type Space } from './space.js';
import { modelReader } from '../formula/model.js';

export type OperationName = 'insert' | 'delete' | 'get';

export interface Counterexample {
  readonly state: TreeState;
  readonly actuals: readonly unknown[];
}

export interface SearchResult {
  /** Line 2: the valid states. */
  readonly valid: Bit;
  /** The path constraint of each transition. */
  readonly paths: readonly Bit[];
  /** How the first transition failed that did; null: the operation keeps the invariant. */
  readonly counterexample: Counterexample | null;
  readonly concretizations: number;
}

export function parametersOf(space: Space, operation: OperationName): readonly Choice[] {
  const { key, value } = space.parameters;
  return operation === 'insert' ? [key, value] : [key];
}

export function search(space: Space, operation: OperationName, solvers: SolverFactory): SearchResult {
  const { machine, tree } = space;
  const { circuit } = machine;
  const parameters = parametersOf(space, operation);
  const operands = {
    callee: method(space, operation),
    receiver: tree,
    actuals: parameters.map(({ symbolic }) => symbolic.value),
  };
  const states = new Question(space, solvers);
  const checks = new Question(space, solvers);
  const paths: Bit[] = [];
  let concretizations = 0;
  try {
    const valid = circuit.and(space.domains, repOk(space, checks));
    states.require(valid);
    checks.require(valid);
    for (let phi = states.ask([]); phi !== null; phi = states.ask([])) {
      const { path, failure } = followCall(machine, operands, phi, (followed) => {
        concretizations += followed.concretizations;
        const stuck = followed.kind === 'thrown';
        const post = stuck ? FALSE : repOk(space, checks);
        const found = checks.ask([...followed.constraint, not(post)]);
        return { path: followed.constraint, failure: found };
      });
      const transition = circuit.andAll(path);
      paths.push(transition);
      if (failure !== null) {
        const actuals = parameters.map(({ symbolic }) => valueUnder(machine, failure, symbolic.value));
        const counterexample = { state: decodeState(space, failure), actuals };
        return { valid, paths, counterexample, concretizations };
      }
      states.require(not(transition));
    }
    return { valid, paths, counterexample: null, concretizations };
  } finally {
    states.dispose();
    checks.dispose();
  }
}

/**
 * The condition under which repOk() returns true on the present heap. It needs no companion that asks for a tree: a node
 * reached twice, or from itself, would have to have a key less than its own.
 */
function repOk(space: Space, question: Question): Bit {
  const { machine, tree } = space;
  const operands = { callee: method(space, 'repOk'), receiver: tree, actuals: [] };
  const feasible = (guard: Bit): boolean => question.ask([space.domains, guard]) !== null;
  return mergeCall(machine, operands, { rounds: 64, feasible }, ({ returned, beyond }: Merged) => {
    if (beyond !== FALSE && feasible(beyond)) throw new Error('the invariant did not end within its bounds');
    return returned === null ? FALSE : machine.circuit.and(returned.guard, truth(machine.values, returned.value));
  });
}

function method(space: Space, name: string): Value {
  return getFrom(space.machine, space.tree, name, space.tree, -1) as Value;
}

/** A solver that learns facts for good and answers questions about them. */
class Question {
  private readonly solver: Solver;
  private readonly emitter: CnfEmitter;

  constructor(
    private readonly space: Space,
    solvers: SolverFactory,
  ) {
    this.solver = solvers.create();
    this.emitter = new CnfEmitter(space.machine.circuit, this.solver);
  }

  require(fact: Bit): void {
    this.emitter.assert(fact);
  }

  /** An assignment under which the facts and all conditions hold, or null. */
  ask(conditions: readonly Bit[]): Assignment | null {
    const assumptions = conditions.filter((bit) => bit !== TRUE).map((bit) => this.emitter.literal(bit));
    switch (this.solver.solve({ assumptions })) {
      case 'sat':
        return new Assignment(this.space.machine.circuit, modelReader(this.emitter, this.solver.model()));
      case 'unsat':
        return null;
      case 'unknown':
        throw new Error('no limit was set, so none can have been met');
    }
  }

  dispose(): void {
    this.solver.dispose();
  }
}
