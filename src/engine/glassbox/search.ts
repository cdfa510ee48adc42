/**
 * Glass box search (Roberson 2011, figures 2.2 and 5.8) for one operation: take a valid state not yet covered, follow the
 * operation from it, check at once all states that take the same path, and leave them out.
 */

import { Refusal } from '../../base/diagnostic.js';
import { oldFunction, predicateWrites } from '../../base/messages.js';
import type { ObligationKind } from '../../base/names.js';
import { outsideText, type Outside } from '../../base/outside.js';
import { followCall, type Followed, type Operands } from '../../eval/index.js';
import { FALSE, not, type Assignment, type Bit } from '../../formula/index.js';
import { atomUnder } from '../../space/index.js';
import { equal, type Atom, type Value } from '../../value/index.js';
import type { Target, Version } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { tryAlternatives } from './alternatives.js';
import { difference } from './difference.js';
import type { Departure } from '../symbolic/departures.js';
import {
  Invariant,
  NOTHING,
  exceptionsOf,
  predicate,
  type Predicate,
  type PredicateException,
} from '../symbolic/invariant.js';
import type { Obligation, PredicateName, Problem, Written } from '../symbolic/problem.js';
import { Questions } from '../symbolic/questions.js';
import { Reads } from './touched.js';

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
  | { readonly kind: 'violated'; readonly state: Assignment; readonly how: ObligationKind }
  /** The operation leads out of the search space otherwise than by size. */
  | { readonly kind: 'not closed'; readonly departure: Departure; readonly state: Assignment }
  | { readonly kind: 'unknown'; readonly reason: 'time' }
  /** A predicate meets a limit in some state. */
  | { readonly kind: 'unknown'; readonly reason: 'beyond'; readonly predicate: PredicateName };

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
  /** Makes a violating state smaller, by asking for states that satisfy further conditions. */
  readonly minimise: (state: Assignment, ask: (conditions: readonly Bit[]) => Assignment | null) => Assignment;
}

const UNHURRIED: SearchOptions = {
  deadline: Infinity,
  onProgress: () => undefined,
  onState: () => undefined,
  onPath: () => undefined,
  minimise: (state) => state,
};

/** @requires the heap records, and is the pre-state */
export function search(problem: Problem, solvers: SolverFactory, options: Partial<SearchOptions> = {}): SearchResult {
  const run = new Search(problem, solvers, { ...UNHURRIED, ...options });
  try {
    const end = run.toEnd();
    const { hasFailed } = run;
    return { ...end, statistics: run.statistics(), leaves: run.leaves(), throwing: run.throwing(), hasFailed };
  } finally {
    run.dispose();
  }
}

class Search {
  private readonly base: Version;
  private readonly invariants: readonly { readonly kind: Obligation['kind']; readonly invariant: Invariant }[];
  /** Where predicates of the pre-state meet a limit. */
  private readonly beyond: readonly { readonly predicate: PredicateName; readonly where: Bit }[];
  /** The valid states, with any arguments. */
  private readonly given: Bit;
  /** Where the precondition throws. */
  private readonly faults: Bit;
  private readonly questions: Questions;
  private transitions = 0;
  /** Whether some case was not excluded by an assumption. */
  private isEnabled = false;
  hasFailed = false;
  /** The first way out of the search space. */
  private departed: SearchEnd | null = null;
  private concretizations = 0;
  private readonly checks = { none: 0, local: 0, full: 0 };
  /** What may grow past the scope → the ways in which it does, as conjunctions. */
  private readonly mayLeave = new Map<string, { readonly what: Outside; readonly ways: Bit[][] }>();

  constructor(
    private readonly problem: Problem,
    solvers: SolverFactory,
    private readonly options: SearchOptions,
  ) {
    const { machine, domains, obligations, before, precondition, merge } = problem;
    const { circuit, heap } = machine;
    this.base = heap.current!;
    heap.switchTo(heap.fork(this.base));
    this.invariants = obligations
      .filter(({ kind }) => kind !== 'postcondition')
      .map(({ kind, claim }) => ({ kind, invariant: new Invariant(machine, claim, merge, this.isAssumption) }));
    const given =
      before === null
        ? []
        : this.invariants.map(({ kind, invariant }) => ({
            predicate: kind,
            ...this.withoutEffects(kind, () => invariant.onBase(before.subject)),
          }));
    const asked = precondition === null ? null : this.asked(precondition);
    this.faults = asked?.faults ?? FALSE;
    const required = asked === null ? given : [...given, asked];
    this.given = circuit.andAll([domains, ...given.map(({ holds }) => holds)]);
    this.beyond = required.flatMap(({ predicate, beyond }) => (beyond === FALSE ? [] : [{ predicate, where: beyond }]));
    const valid = circuit.andAll([domains, ...required.map(({ holds }) => holds)]);
    this.questions = new Questions(circuit, solvers, valid, options.deadline);
  }

  /** The precondition. Where it throws, a case is excluded that nobody may have meant to exclude. */
  private asked(precondition: Operands): Predicate & { readonly predicate: PredicateName } {
    const { machine, merge } = this.problem;
    const judged = this.withoutEffects('precondition', () =>
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

  /** A predicate that changes the state means nothing: the next one would see another. @throws Refusal where it does */
  private withoutEffects<T>(name: PredicateName, judge: () => T): T {
    const { machine, frame } = this.problem;
    const { heap } = machine;
    const { uncopied } = frame;
    const stop = heap.watch({
      write: (target) => {
        if (frame.isState(target)) throw new Refusal(predicateWrites(name, machine.here()));
      },
      ...(uncopied === null
        ? {}
        : {
            read: (target: Target, part: number) => {
              if (uncopied.get(target)?.has(part) === true) throw new Refusal(oldFunction(machine.here()));
            },
          }),
    });
    try {
      return judge();
    } finally {
      stop();
    }
  }

  toEnd(): SearchEnd {
    const { domains } = this.problem;
    for (const { predicate, where } of this.beyond) {
      if (!this.questions.excludeEachOther([domains, where])) return { kind: 'unknown', reason: 'beyond', predicate };
    }
    for (;;) {
      this.options.onProgress(this.transitions);
      const state = this.questions.nextState();
      if (state === 'unknown') return { kind: 'unknown', reason: 'time' };
      if (state === null) return this.ended();
      this.transitions += 1;
      this.options.onState(state);
      const end = this.transition(state);
      if (end !== null) return end;
      this.options.onState(null);
    }
  }

  /** All states are covered; if assumptions excluded every case, nothing was checked. */
  private ended(): SearchEnd {
    if (this.departed !== null) return this.departed;
    return this.isEnabled ? { kind: 'exhausted' } : { kind: 'vacuous' };
  }

  /** Asked once, at the end: few operations leave the scope, and of those that do one state is enough. */
  leaves(): readonly Outside[] {
    const { circuit } = this.problem.machine;
    return [...this.mayLeave.values()]
      .filter(({ ways }) => {
        const leaves = circuit.orAll(ways.map((conditions) => circuit.andAll(conditions)));
        return this.questions.validState([leaves]) !== null;
      })
      .map(({ what }) => what);
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

  /** One path from one state; null if all states on it keep what was promised. */
  private transition(state: Assignment): SearchEnd | null {
    const { machine, operation, alternatives, follow } = this.problem;
    if (alternatives !== null) return this.choice(alternatives, state);
    const reads = new Reads(machine);
    try {
      const judge = (followed: Followed): SearchEnd | null => this.judge(followed, reads, state);
      return followCall(machine, operation, state, judge, follow);
    } finally {
      reads.stop();
    }
  }

  /** Whether one of several calls is possible from a state, and hence from all states on its path. */
  private choice(alternatives: readonly Operands[], state: Assignment): SearchEnd | null {
    const { isPossible, path, concretizations } = tryAlternatives(this.problem, alternatives, state, ({ value }) => {
      const { atom, guard } = this.caseOf(value, state);
      return this.isAssumption(atom) ? guard : null;
    });
    this.concretizations += concretizations;
    if (!isPossible) return this.violation('stuck', state, path);
    this.isEnabled = true;
    this.exclude(path);
    return null;
  }

  /** @requires the heap is the post-heap, and the path constraint is known */
  private judge(followed: Followed, reads: Reads, state: Assignment): SearchEnd | null {
    reads.stop();
    const { machine, after, ending, frame, isPartial } = this.problem;
    this.concretizations += followed.concretizations;
    const path = [...followed.constraint];
    const { kind, failing } = followed;
    if (isPartial) {
      if (kind === 'failed') return this.fail([...path, ...failing]);
      this.hasFailed ||= failing.length > 0;
      path.push(...failing.map(not));
    } else {
      const broken = this.checkAssertions(path, followed, state);
      if (broken !== null) return broken;
    }
    let returned: { readonly value: Value } | null = followed;
    if (kind === 'thrown') {
      const { atom, guard } = this.caseOf(followed.value, state);
      path.push(guard);
      returned = null;
      switch (ending(atom)) {
        case 'violation':
          return isPartial ? this.fail(path) : this.violation('exception', state, path);
        case 'assumption':
          this.exclude(path);
          return null;
        case 'allowed':
          break;
      }
    }
    const written = machine.heap.writtenSince(this.base);
    const subject = after(returned);
    /** The path without the cases that assumptions in predicates exclude. */
    const judged = [...path];
    const end =
      (subject === null ? null : this.demand(path, frame.notTree(written, subject.subject), 'tree')) ??
      (subject === null ? null : this.checkInvariants(judged, reads.touched(written), subject.subject)) ??
      (returned === null ? null : this.checkPost(judged, returned.value)) ??
      this.demand(judged, frame.modified(written, this.base), 'frame') ??
      this.checkClosure(judged, written, subject) ??
      this.checkEnabled(judged, judged.length > path.length);
    if (end === null) this.exclude(path);
    return end;
  }

  /** A call that ends badly where that is no case. */
  private fail(path: readonly Bit[]): null {
    this.hasFailed = true;
    this.exclude(path);
    return null;
  }

  /** Before anything else is asked: where an assertion fails, what was evaluated after it means nothing. */
  private checkAssertions(path: readonly Bit[], { kind, failing }: Followed, state: Assignment): SearchEnd | null {
    if (kind === 'failed') return this.violation('assertion', state, [...path, failing.at(-1)!]);
    for (const fails of failing) {
      const end = this.demand(path, fails, 'assertion');
      if (end !== null) return end;
    }
    return null;
  }

  /** Once is enough. */
  private checkEnabled(judged: readonly Bit[], isDoubtful: boolean): SearchEnd | null {
    if (this.isEnabled) return null;
    const state = isDoubtful ? this.questions.validState(judged) : undefined;
    if (state === 'unknown') return { kind: 'unknown', reason: 'time' };
    this.isEnabled = state !== null;
    return null;
  }

  private exclude(path: readonly Bit[]): void {
    this.questions.exclude(path);
    this.options.onPath(path);
  }

  /** The case of a value that a state has, and where it is that one. */
  private caseOf(value: Value, state: Assignment): { readonly atom: Atom; readonly guard: Bit } {
    const { values } = this.problem.machine;
    const atom = atomUnder(values, value, state);
    return { atom, guard: equal(values, 'sameValue', value, atom) };
  }

  private readonly isAssumption = (thrown: Atom): boolean => this.problem.ending(thrown) === 'assumption';

  /** A violation if some valid state on the path satisfies the condition. */
  private demand(path: readonly Bit[], violated: Bit, how: ObligationKind): SearchEnd | null {
    if (violated === FALSE) return null;
    const conditions = [...path, violated];
    // without a state the domains are all that is given: to leave them out makes a question harder, not smaller
    if (this.problem.before !== null && this.questions.excludeEachOther(conditions)) return null;
    const found = this.questions.validState(conditions);
    if (found === 'unknown') return { kind: 'unknown', reason: 'time' };
    return found === null ? null : this.violation(how, found, conditions);
  }

  private violation(how: ObligationKind, state: Assignment, conditions: readonly Bit[]): SearchEnd {
    const ask = (more: readonly Bit[]): Assignment | null => {
      const found = this.questions.validState([...conditions, ...more]);
      return found === 'unknown' ? null : found;
    };
    return { kind: 'violated', how, state: this.options.minimise(state, ask) };
  }

  /** Whether a predicate meets a limit in some case of the path. */
  private limited(path: readonly Bit[], beyond: Bit, kind: PredicateName): SearchEnd | null {
    const found = beyond === FALSE ? null : this.questions.validState([...path, beyond]);
    if (found === null) return null;
    return found === 'unknown'
      ? { kind: 'unknown', reason: 'time' }
      : { kind: 'unknown', reason: 'beyond', predicate: kind };
  }

  /** @ensures the path is that of the cases which are not excused */
  private checkPost(path: Bit[], result: Value): SearchEnd | null {
    const { machine, merge, obligations } = this.problem;
    for (const { kind, claim } of obligations) {
      if (kind !== 'postcondition') continue;
      const { holds, excused, beyond } = this.withoutEffects(kind, () =>
        predicate(machine, claim(result), merge, this.isAssumption),
      );
      const limited = this.limited(path, beyond, kind);
      if (limited !== null) return limited;
      if (excused !== FALSE) path.push(not(excused));
      const end = this.demand(path, not(holds), kind);
      if (end !== null) return end;
    }
    return null;
  }

  private checkClosure(
    path: readonly Bit[],
    written: Written,
    after: { readonly subject: Value } | null,
  ): SearchEnd | null {
    for (const departure of this.problem.frame.departures(written, this.base, after)) {
      const { kind, when, what } = departure;
      if (kind === 'leaves') {
        const name = outsideText(what);
        const known = this.mayLeave.get(name);
        if (known === undefined) this.mayLeave.set(name, { what, ways: [[...path, when]] });
        else known.ways.push([...path, when]);
      } else if (this.departed === null && !this.questions.excludeEachOther([...path, when])) {
        const state = this.questions.validState([...path, when]);
        if (state === 'unknown') return { kind: 'unknown', reason: 'time' };
        // a violation that comes later says more
        if (state !== null) this.departed = { kind: 'not closed', departure, state };
      }
    }
    return null;
  }

  /** @ensures the path is that of the cases which are not excused */
  private checkInvariants(path: Bit[], touched: Written, subject: Value): SearchEnd | null {
    for (const { kind, invariant } of this.invariants) {
      const end = this.check(path, touched, kind, invariant, subject);
      if (end !== null) return end;
    }
    return null;
  }

  private check(
    path: Bit[],
    touched: Written,
    kind: Obligation['kind'],
    invariant: Invariant,
    subject: Value,
  ): SearchEnd | null {
    const { circuit } = this.problem.machine;
    const { before } = this.problem;
    const post = invariant.onPost(touched, subject);
    const limited = this.limited(path, post.beyond, kind);
    if (limited !== null) return limited;
    if (post.excused !== FALSE) path.push(not(post.excused));
    const given = before === null ? NOTHING : invariant.onPre(this.base, touched, before.subject);
    const obligations = difference(circuit, post.holds, given.holds);
    if (obligations.length === 0) {
      this.checks.none += 1;
      return null;
    }
    const violated = not(circuit.andAll(obligations));
    if (this.questions.excludeEachOther([...path, given.holds, violated], [...post.reused, ...given.reused])) {
      this.checks.local += 1;
      return null;
    }
    this.checks.full += 1;
    const found = this.questions.validState([...path, not(post.holds)]);
    if (found === 'unknown') return { kind: 'unknown', reason: 'time' };
    return found === null ? null : this.violation(kind, found, [...path, not(post.holds)]);
  }
}
