/**
 * Glass box search (Roberson 2011, figures 2.2 and 5.8) for one operation: take a valid state not yet covered, follow the
 * operation from it, check at once all states that take the same path, and leave them out.
 */

import type { Outside } from '../../base/outside.js';
import { followCall, type Followed, type Operands } from '../../eval/index.js';
import { FALSE, type Assignment, type Bit } from '../../formula/index.js';
import type { SolverFactory } from '../../solver/index.js';
import type { Atom } from '../../value/index.js';
import { Invariant, exceptionsOf, predicate, type Predicate, type PredicateException } from '../symbolic/invariant.js';
import type { PredicateName, Problem, StateObligation } from '../symbolic/problem.js';
import { Questions } from '../symbolic/questions.js';
import {
  Judging,
  assumptionIn,
  withoutEffects,
  type CheckCounts,
  type Minimise,
  type OwnInvariant,
} from './judging.js';
import type { SearchEnd, Violated } from './search-end.js';
import { withEmptyArrays } from './smaller.js';
import { Sweep } from './sweep.js';
import { Reads } from './touched.js';

export interface SearchStatistics {
  readonly transitions: number;
  readonly solverCalls: number;
  readonly clauses: number;
  readonly concretizations: number;
  readonly checks: CheckCounts;
}

export type SearchResult = SearchEnd & {
  readonly statistics: SearchStatistics;
  /** What grows past the scope in some state, such as `TreeMap.size`. */
  readonly leaves: readonly Outside[];
  /** What the precondition ends with in some case, which is left out. */
  readonly throwing: readonly PredicateException[];
  /** Whether calls ended badly that are no cases, because only those that return are. */
  readonly hasFailed: boolean;
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
  /** Where predicates of the pre-state meet a limit. */
  private readonly beyond: readonly { readonly predicate: PredicateName; readonly where: Bit }[];
  /** The valid states, with any arguments. */
  private readonly given: Bit;
  /** Where the precondition throws. */
  private readonly faults: Bit;
  private readonly questions: Questions;
  private readonly sweep: Sweep;
  private transitions = 0;
  readonly judging: Judging;
  private readonly isAssumption: (thrown: Atom) => boolean;

  constructor(
    private readonly problem: Problem,
    solvers: SolverFactory,
    private readonly options: SearchOptions,
  ) {
    const { machine, domains, obligations, before, precondition, choices, merge } = problem;
    const { circuit, heap } = machine;
    const base = heap.current!;
    heap.switchTo(heap.fork(base));
    this.isAssumption = assumptionIn(problem);
    const invariants = obligations
      .filter((one): one is StateObligation => one.kind === 'invariant' || one.kind === 'local invariant')
      .map(({ kind, claim, of }): OwnInvariant => ({
        kind,
        invariant: new Invariant(machine, claim, merge, this.isAssumption),
        before: of === undefined ? before : { subject: of.before },
        after: (state) => (of === undefined ? state : { subject: of.after(state?.subject) }),
        isOfState: of === undefined,
      }));
    const given = invariants.flatMap(({ kind, invariant, before: what }) =>
      what === null
        ? []
        : [{ predicate: kind, ...withoutEffects(problem, kind, () => invariant.onBase(what.subject)) }],
    );
    const asked = precondition === null ? null : this.asked(precondition);
    this.faults = asked?.faults ?? FALSE;
    const required = asked === null ? given : [...given, asked];
    this.given = circuit.andAll([domains, ...given.map(({ holds }) => holds)]);
    this.beyond = required.flatMap(({ predicate, beyond }) => (beyond === FALSE ? [] : [{ predicate, where: beyond }]));
    const valid = circuit.andAll([domains, ...required.map(({ holds }) => holds)]);
    this.questions = new Questions(circuit, solvers, valid, options.deadline);
    this.sweep = new Sweep(circuit, choices, valid);
    this.judging = new Judging(problem, base, invariants, this.questions, options.minimise, (path) => {
      this.questions.exclude(path);
      this.sweep.cover(path);
      options.onPath(path);
    });
  }

  /** The precondition. Where it throws, a case is excluded that nobody may have meant to exclude. */
  private asked(precondition: Operands): Predicate & { readonly predicate: PredicateName } {
    const { machine, merge } = this.problem;
    const judged = withoutEffects(this.problem, 'precondition', () =>
      predicate(machine, precondition, merge, this.isAssumption),
    );
    return { predicate: 'precondition', ...judged };
  }

  /** What the precondition ends with in some valid state, with some arguments. */
  throwing(): readonly PredicateException[] {
    const { machine, precondition, merge } = this.problem;
    const isPossible = (when: Bit): boolean => when !== FALSE && !this.questions.excludeEachOther([this.given, when]);
    if (precondition === null || !isPossible(this.faults)) return [];
    // only now the exceptions themselves are wanted
    return exceptionsOf(machine, precondition, merge, this.isAssumption).filter(({ when }) => isPossible(when));
  }

  toEnd(): SearchEnd {
    const { domains } = this.problem;
    for (const { predicate, where } of this.beyond) {
      if (!this.questions.excludeEachOther([domains, where])) return { kind: 'unknown', reason: 'beyond', predicate };
    }
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
    const { machine, operation, alternatives, follow } = this.problem;
    if (alternatives !== null) return this.judging.choice(alternatives, state);
    const reads = new Reads(machine);
    try {
      const judge = (followed: Followed): SearchEnd | null => this.judging.judge(followed, reads, state);
      return followCall(machine, operation, state, judge, follow);
    } finally {
      reads.stop();
    }
  }
}
