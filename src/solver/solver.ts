/**
 * What a SAT solver is to the rest of Glassbox. Literals are non-zero integers, negative for negated variables, as in
 * DIMACS. The interface is that of incremental solvers (IPASIR), told as one state machine:
 *
 *                        ┌─────────────── addClause ───────────────┐
 *                        │                                         │
 *                        ▼              solve = sat                │
 *     create ────────▶ open  ─────────────────────────────▶  sat   ┤  value, model
 *                       │ ▲             solve = unsat              │
 *                       │ │  ─────────────────────────────▶ unsat  ┘  failedAssumptions
 *                       └─┘
 *           solve = unknown, addClause
 *
 *     solve is allowed in open, sat and unsat, and leads to where its answer says.
 *     newVariable is allowed there too and changes nothing;  after dispose, only dispose is allowed.
 *     value and model are allowed in sat only, failedAssumptions in unsat only: elsewhere they throw,
 *     because an answer about clauses that have changed since would be silently wrong.
 *
 * Assumptions hold for one call. An answer `unknown` means that a limit was met, and nothing else.
 */

export type SolverAnswer = 'sat' | 'unsat' | 'unknown';

export interface SolveLimits {
  /** Give up after this many conflicts. */
  readonly conflicts?: number;
  /** Give up at this time, as told by Date.now(). */
  readonly deadline?: number;
}

export interface SolveOptions extends SolveLimits {
  /** Literals that must hold in this call. */
  readonly assumptions?: readonly number[];
}

/** What the solver was asked so far; `milliseconds` is time inside `solve`. */
export interface SolverStatistics {
  readonly variables: number;
  readonly clauses: number;
  readonly literals: number;
  readonly sat: number;
  readonly unsat: number;
  readonly unknown: number;
  readonly milliseconds: number;
}

export interface Solver {
  /** A variable that no clause mentions yet. */
  newVariable(): number;
  /** Adds a disjunction for good. The empty one makes every later answer unsat. Requires literals of variables made here. */
  addClause(literals: readonly number[]): void;
  solve(options?: SolveOptions): SolverAnswer;
  /** The literal's value in the model found. A variable that no clause and no assumption mentions is false. */
  value(literal: number): boolean;
  /** The whole model, copied: it stays readable when clauses are added. */
  model(): (literal: number) => boolean;
  /** Some of the last call's assumptions that cannot all hold; a sufficient reason, not a least one. */
  failedAssumptions(): number[];
  readonly statistics: SolverStatistics;
  /** Frees the solver's memory. May be called twice. */
  dispose(): void;
}
