/**
 * Glass box search (Roberson 2011, figures 2.2 and 5.8) for one operation: take a valid state not yet covered, follow the
 * operation from it, check at once all states that take the same path, and leave them out.
 */

import {
  followCall,
  type FollowOptions,
  type Followed,
  type Machine,
  type MergeOptions,
  type Operands,
} from '../../eval/index.js';
import { FALSE, not, type Assignment, type Bit } from '../../formula/index.js';
import type { Target, Version } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { difference } from './difference.js';
import { Invariant, type Predicate } from './invariant.js';
import { Questions } from './questions.js';

export interface Problem {
  readonly machine: Machine;
  /** Holds for the assignments that mean a state and arguments within the bounds. */
  readonly domains: Bit;
  /** The predicate that every state has to satisfy, called on the symbolic heap. */
  readonly invariant: Operands;
  readonly operation: Operands;
  readonly merge: MergeOptions;
  readonly isDeclarative: FollowOptions['isDeclarative'];
}

export interface SearchStatistics {
  readonly transitions: number;
  readonly solverCalls: number;
  readonly clauses: number;
  readonly concretizations: number;
  /** Transitions whose check needed no solver, the local one, the full one. */
  readonly checks: { readonly none: number; readonly local: number; readonly full: number };
}

export type SearchEnd =
  | { readonly kind: 'exhausted' }
  /** No state within the bounds satisfies the invariant. */
  | { readonly kind: 'vacuous' }
  | { readonly kind: 'violated'; readonly state: Assignment; readonly how: 'thrown' | 'invariant' }
  | { readonly kind: 'unknown'; readonly reason: 'time' | 'beyond' };

export type SearchResult = SearchEnd & { readonly statistics: SearchStatistics };

/** @requires the heap records, and is the pre-state */
export function search(problem: Problem, solvers: SolverFactory, deadline = Infinity): SearchResult {
  const run = new Search(problem, solvers, deadline);
  try {
    return { ...run.toEnd(), statistics: run.statistics() };
  } finally {
    run.dispose();
  }
}

class Search {
  private readonly base: Version;
  private readonly invariant: Invariant;
  private readonly pre: Predicate;
  private readonly questions: Questions;
  private transitions = 0;
  private concretizations = 0;
  private readonly checks = { none: 0, local: 0, full: 0 };

  constructor(
    private readonly problem: Problem,
    solvers: SolverFactory,
    deadline: number,
  ) {
    const { machine, domains } = problem;
    const { circuit, heap } = machine;
    this.base = heap.current!;
    heap.switchTo(heap.fork(this.base));
    this.invariant = new Invariant(machine, problem.invariant, problem.merge);
    this.pre = this.invariant.onBase();
    this.questions = new Questions(circuit, solvers, circuit.and(domains, this.pre.holds), deadline);
  }

  toEnd(): SearchEnd {
    const { machine, domains } = this.problem;
    if (this.pre.beyond !== FALSE && !this.questions.excludeEachOther([domains, this.pre.beyond])) {
      return { kind: 'unknown', reason: 'beyond' };
    }
    for (;;) {
      const state = this.questions.nextState();
      if (state === 'unknown') return { kind: 'unknown', reason: 'time' };
      if (state === null) return this.transitions === 0 ? { kind: 'vacuous' } : { kind: 'exhausted' };
      this.transitions += 1;
      const end = this.transition(machine, state);
      if (end !== null) return end;
    }
  }

  statistics(): SearchStatistics {
    return {
      transitions: this.transitions,
      solverCalls: this.questions.calls,
      clauses: this.questions.clauses,
      concretizations: this.concretizations,
      checks: this.checks,
    };
  }

  dispose(): void {
    this.questions.dispose();
  }

  /** One path from one state; null if all states on it keep the invariant. */
  private transition(machine: Machine, state: Assignment): SearchEnd | null {
    const { operation, merge, isDeclarative } = this.problem;
    return followCall(
      machine,
      operation,
      state,
      (followed) => {
        this.concretizations += followed.concretizations;
        if (followed.kind === 'thrown') return { kind: 'violated', state, how: 'thrown' };
        const end = this.check(followed, machine.heap.writtenSince(this.base));
        if (end === null) this.questions.exclude(followed.constraint);
        return end;
      },
      { merge, isDeclarative },
    );
  }

  private check(followed: Followed, written: ReadonlyMap<Target, ReadonlySet<number>>): SearchEnd | null {
    const { circuit } = this.problem.machine;
    const path = followed.constraint;
    const post = this.invariant.onPost(written);
    if (post.beyond !== FALSE && this.questions.validState([...path, post.beyond]) !== null) {
      return { kind: 'unknown', reason: 'beyond' };
    }
    const given = this.invariant.onPre(this.base, written);
    const { obligations, facts } = difference(circuit, post.holds, given.holds);
    if (obligations.length === 0) {
      this.checks.none += 1;
      return null;
    }
    const violated = not(circuit.andAll(obligations));
    if (this.questions.excludeEachOther([...path, ...facts, violated])) {
      this.checks.local += 1;
      return null;
    }
    this.checks.full += 1;
    const found = this.questions.validState([...path, not(post.holds)]);
    if (found === 'unknown') return { kind: 'unknown', reason: 'time' };
    return found === null ? null : { kind: 'violated', state: found, how: 'invariant' };
  }
}
