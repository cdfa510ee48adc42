/**
 * CaDiCaL, compiled to WebAssembly, behind our `Solver`. Loading the module is asynchronous and happens once; making
 * solvers and solving are not, so that the search can stay ordinary code. All solvers share the module and its
 * memory: dispose of them, or it grows.
 *
 * Variables are counted here. CaDiCaL hears of a variable when a clause or an assumption mentions it, which is also why
 * making one does not end the state `sat`.
 */

import { Cadical, createModule, loadCadical, type CadicalModule } from 'cadical-wasm';
import { DEFAULT_OPTIONS, type SolverOptions } from './options.js';
import type { SolveOptions, Solver, SolverAnswer, SolverStatistics } from './solver.js';

export interface SolverFactory {
  create(options?: SolverOptions): Solver;
}

/** Loads the solver's code, from beside its module if it is not given; the factory then works synchronously. */
export async function loadSolver(code?: ArrayBuffer | Uint8Array): Promise<SolverFactory> {
  const module = await (code === undefined ? loadCadical() : moduleOf(code));
  return { create: (options = {}) => new CadicalSolver(module, { ...DEFAULT_OPTIONS, ...options }) };
}

/** As much of it as is used; every engine has it, but the types of node leave it out. */
declare const WebAssembly: {
  compile(code: ArrayBuffer | Uint8Array): Promise<object>;
  instantiate(compiled: object, imports: object): Promise<object>;
};

async function moduleOf(code: ArrayBuffer | Uint8Array): Promise<CadicalModule> {
  // what is no WebAssembly is rejected here; an error further below would be waited for in vain
  const compiled = await WebAssembly.compile(code);
  const instantiateWasm = (imports: object, receive: (instance: object) => void): object => {
    void WebAssembly.instantiate(compiled, imports).then(receive);
    return {};
  };
  return createModule({ instantiateWasm });
}

type State = 'open' | 'sat' | 'unsat' | 'disposed';

/** @invariant every variable that CaDiCaL knows is ≤ mentioned ≤ variables */
class CadicalSolver implements Solver {
  private readonly cadical: Cadical;
  private state: State = 'open';
  private variables = 0;
  private mentioned = 0;
  private clauses = 0;
  private literals = 0;
  private readonly answers = { sat: 0, unsat: 0, unknown: 0 };
  private milliseconds = 0;
  private deadline = Infinity;
  private watchesDeadline = false;

  constructor(module: CadicalModule, options: Required<SolverOptions>) {
    this.cadical = new Cadical(module, { quiet: true, ...options });
  }

  newVariable(): number {
    this.requireUsable();
    this.variables += 1;
    return this.variables;
  }

  addClause(literals: readonly number[]): void {
    this.requireUsable();
    this.mention(literals);
    this.cadical.addClause(literals);
    this.clauses += 1;
    this.literals += literals.length;
    this.state = 'open';
  }

  solve(options: SolveOptions = {}): SolverAnswer {
    this.requireUsable();
    const started = performance.now();
    const answer = this.search(options);
    this.milliseconds += performance.now() - started;
    this.answers[answer] += 1;
    this.state = answer === 'unknown' ? 'open' : answer;
    return answer;
  }

  value(literal: number): boolean {
    this.require('sat', 'value');
    if (Math.abs(literal) > this.mentioned) return literal < 0;
    return this.cadical.value(literal);
  }

  model(): (literal: number) => boolean {
    this.require('sat', 'model');
    const values = new Uint8Array(this.mentioned + 1);
    for (let variable = 1; variable <= this.mentioned; variable += 1) {
      values[variable] = this.cadical.value(variable) ? 1 : 0;
    }
    return (literal) => (values[Math.abs(literal)] === 1) === literal > 0;
  }

  failedAssumptions(): number[] {
    this.require('unsat', 'failedAssumptions');
    return this.cadical.failedAssumptions();
  }

  get statistics(): SolverStatistics {
    const { variables, clauses, literals, milliseconds } = this;
    return { variables, clauses, literals, ...this.answers, milliseconds };
  }

  dispose(): void {
    this.cadical.dispose();
    this.state = 'disposed';
  }

  private search({ assumptions = [], conflicts, deadline = Infinity }: SolveOptions): SolverAnswer {
    if (deadline <= Date.now()) return 'unknown';
    this.mention(assumptions);
    this.deadline = deadline;
    if (deadline !== Infinity && !this.watchesDeadline) {
      this.cadical.setTerminate(() => Date.now() >= this.deadline); // asked every few conflicts
      this.watchesDeadline = true;
    }
    switch (this.cadical.solve(conflicts === undefined ? { assumptions } : { assumptions, conflicts })) {
      case 'satisfiable':
        return 'sat';
      case 'unsatisfiable':
        return 'unsat';
      case 'unknown':
        return 'unknown';
    }
  }

  /** Notes the variables, or throws and notes nothing. */
  private mention(literals: readonly number[]): void {
    let largest = this.mentioned;
    for (const literal of literals) {
      const variable = Math.abs(literal);
      if (variable === 0 || variable > this.variables) {
        throw new RangeError(`literal ${literal} names no variable of this solver`);
      }
      if (variable > largest) largest = variable;
    }
    this.mentioned = largest;
  }

  private require(state: State, operation: string): void {
    if (this.state !== state) throw new Error(`${operation} is allowed in state ${state}, not in ${this.state}`);
  }

  private requireUsable(): void {
    if (this.state === 'disposed') throw new Error('the solver has been disposed of');
  }
}
