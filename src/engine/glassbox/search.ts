/**
 * Glass box search (Roberson 2011, figures 2.2 and 5.8) for one operation: take a valid state not yet covered, follow the
 * operation from it, check at once all states that take the same path, and leave them out.
 */

import type { Span } from '../../base/span.js';
import type { Outside } from '../../base/outside.js';
import { Spreads, followCall, type FollowOptions, type Followed } from '../../eval/index.js';
import { not, type Assignment, type Bit } from '../../formula/index.js';
import type { SolverFactory } from '../../solver/index.js';
import type { PredicateException } from '../symbolic/invariant.js';
import type { Problem } from '../symbolic/problem.js';
import { Questions } from '../symbolic/questions.js';
import { Judging, type CheckCounts, type Minimise } from './judging.js';
import { Premises } from './premises.js';
import type { SearchEnd, Violated } from './search-end.js';
import { withEmptyArrays } from './smaller.js';
import { Sweep } from './sweep.js';
import { Reads } from './touched.js';
import type { Slicing } from '../../verdict/verdict.js';

export interface SearchStatistics {
  readonly transitions: number;
  readonly solverCalls: number;
  readonly clauses: number;
  readonly concretizations: number;
  readonly checks: CheckCounts;
  readonly slicing?: Slicing;
}

/** A call in place of which a contract leaves no outcome, for all inputs that lead to it, for some, of which this is one, or nobody knows. */
export type Infeasible = { readonly ordinal: number; readonly place: Span | null } & (
  { readonly for: 'all' | 'nobody knows whom' } | { readonly for: 'some'; readonly state: Assignment }
);

export type SearchResult = SearchEnd & {
  readonly statistics: SearchStatistics;
  /** What grows past the scope in some state, such as `TreeMap.size`. */
  readonly leaves: readonly Outside[];
  /** What the precondition ends with in some case, which is left out. */
  readonly throwing: readonly PredicateException[];
  /** Whether calls ended badly that are no cases, because only those that return are. */
  readonly hasFailed: boolean;
  /** Calls that were replaced by contracts that nothing satisfies, and contracts that nobody said were meant. */
  readonly infeasible?: readonly Infeasible[];
  readonly guessed?: readonly number[];
};

export interface SearchOptions {
  /** In milliseconds, as Date.now() gives them. */
  readonly deadline: number;
  /** Called before a state is looked for. */
  readonly onProgress: (transitions: number) => void;
  /** Called with the state whose path is followed next, and with null when that is done. */
  readonly onState: (state: Assignment | null) => void;
  /** Called with the path constraint of every transition that keeps what was promised. */
  readonly onPath: (path: readonly Bit[]) => void;
  readonly minimise: Minimise;
  /** Of a violating state: that this or that array in it is empty. */
  readonly emptyArrays: (state: Assignment) => readonly Bit[];
}

const UNHURRIED: SearchOptions = {
  deadline: Infinity,
  onProgress: () => undefined,
  onState: () => undefined,
  onPath: () => undefined,
  minimise: (state) => state,
  emptyArrays: () => [],
};

/** @requires the heap records, and is the pre-state */
export function search(problem: Problem, solvers: SolverFactory, options: Partial<SearchOptions> = {}): SearchResult {
  const run = new Search(problem, solvers, { ...UNHURRIED, ...options });
  try {
    const end = run.toEnd();
    const { judging } = run;
    const { hasFailed } = judging;
    return { ...end, statistics: run.statistics(), leaves: judging.leaves(), throwing: run.throwing(), hasFailed };
  } finally {
    run.dispose();
  }
}

class Search {
  private readonly premises: Premises;
  private readonly questions: Questions;
  private readonly sweep: Sweep;
  private readonly follow: FollowOptions;
  private transitions = 0;
  readonly judging: Judging;

  constructor(
    private readonly problem: Problem,
    solvers: SolverFactory,
    private readonly options: SearchOptions,
  ) {
    const { circuit, heap } = problem.machine;
    const base = heap.current!;
    heap.switchTo(heap.fork(base));
    this.premises = new Premises(problem, true);
    const { valid, invariants } = this.premises;
    this.questions = new Questions(circuit, solvers, valid, options.deadline);
    const isForced = (path: readonly Bit[], condition: Bit): boolean =>
      this.questions.validState([...path, not(condition)]) === null;
    this.follow = { ...problem.follow, spreads: new Spreads(isForced) };
    this.sweep = new Sweep(circuit, problem.choices, valid);
    this.judging = new Judging(problem, base, invariants, this.questions, options.minimise, (path) => {
      this.questions.exclude(path);
      this.sweep.cover(path);
      options.onPath(path);
    });
  }

  throwing(): readonly PredicateException[] {
    return this.premises.throwing(this.questions);
  }

  toEnd(): SearchEnd {
    const limit = this.premises.limit(this.questions);
    if (limit !== null) return limit;
    for (;;) {
      this.options.onProgress(this.transitions);
      const state = this.nextState();
      if (state === 'unknown') return { kind: 'unknown', reason: 'time' };
      if (state === null) return this.judging.ended();
      this.transitions += 1;
      this.options.onState(state);
      const end = this.transition(state);
      if (end !== null) return end.kind === 'violated' ? this.withLess(end) : end;
      this.options.onState(null);
    }
  }

  /** A valid state that no path covers; null if there is none, 'unknown' if time ran out. */
  private nextState(): Assignment | null | 'unknown' {
    const varied = Date.now() < this.options.deadline ? this.sweep.next() : null;
    if (varied !== null) return varied;
    const found = this.questions.nextState();
    if (found !== null && found !== 'unknown') this.sweep.restart(found);
    return found;
  }

  private withLess(found: Violated): Violated {
    const arrays = this.options.emptyArrays(found.state);
    const next = (conditions: readonly Bit[]): ReturnType<Questions['nextState']> =>
      this.questions.nextState(conditions);
    return withEmptyArrays(found, arrays, next, (state) => this.transition(state));
  }

  statistics(): SearchStatistics {
    return {
      transitions: this.transitions,
      solverCalls: this.questions.calls,
      clauses: this.questions.clauses,
      concretizations: this.judging.concretizations,
      checks: this.judging.checks,
    };
  }

  dispose(): void {
    this.questions.dispose();
  }

  /** One path from one state; null if all states on it keep what was promised. */
  private transition(state: Assignment): SearchEnd | null {
    const { machine, operation, alternatives } = this.problem;
    if (alternatives !== null) return this.judging.choice(alternatives, state);
    const reads = new Reads(machine);
    try {
      const judge = (followed: Followed): SearchEnd | null => this.judging.judge(followed, reads, state);
      return followCall(machine, operation, state, judge, this.follow);
    } finally {
      reads.stop();
    }
  }
}
