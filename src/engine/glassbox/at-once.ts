/**
 * All paths of a call at once (Dennis 2009, Dolby, Vaziri and Tip 2007): the call is merged, loops and recursion are unrolled, and what is promised of
 * either way to end is one question about all states. What differs from these systems: words never wrap, so that every model is a case that
 * node can run, and what was cut is not left out in silence. Where a loop goes on past the rounds that are made unasked, a solver that knows
 * what is given is asked whether it can; the search says `exhausted` only if nothing that can was cut.
 */

import type { Diagnostic } from '../../base/diagnostic.js';
import { Assertions, mergeCall, type Cut, type Merged, type MergedExit, type MergeOptions } from '../../eval/index.js';
import { FALSE, TRUE, not, type Assignment, type Bit } from '../../formula/index.js';
import type { Version } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import type { SourceText } from '../../base/span.js';
import type { ObligationKind } from '../../base/names.js';
import { outsideText, withoutIndices, type Outside } from '../../base/outside.js';
import type { Unrolling } from '../../spec/question.js';
import type { Value } from '../../value/index.js';
import type { Departure } from '../symbolic/departures.js';
import { predicate, thrownCases, type Predicate } from '../symbolic/invariant.js';
import type { PredicateName, Problem, Written } from '../symbolic/problem.js';
import { Questions } from '../symbolic/questions.js';
import { roundsFor } from '../symbolic/world.js';
import { assumptionIn, operandsOf, withoutEffects, type Minimise } from './judging.js';
import { Premises } from './premises.js';
import type { SearchEnd } from './search-end.js';
import type { Infeasible, SearchResult } from './search.js';
import { Slice, writtenBy } from './slice.js';
import { withoutOutcome } from './outcomes-left.js';

export interface AtOnceOptions {
  /** Rounds that are made unasked, and the last that is made at all. */
  readonly rounds: number;
  readonly most: number;
  /** Whether the solver is told only of what the question consists of. */
  readonly slices: boolean;
  /** Whether a guard is possible where something is given. */
  readonly feasible: (given: Bit) => MergeOptions['feasible'];
  readonly deadline: number;
  readonly minimise: Minimise;
  /** Of a state: that this or that array in it is empty. */
  readonly emptyArrays: (state: Assignment) => readonly Bit[];
}

/** How far loops are unrolled at a scope. */
export function unrollingAt(
  scope: number,
  { rounds, deepens, slices }: Unrolling,
): Pick<AtOnceOptions, 'rounds' | 'most' | 'slices'> {
  const unasked = rounds ?? scope;
  return { rounds: unasked, most: deepens ? Math.max(unasked, roundsFor(scope)) : unasked, slices };
}

/** @requires the heap records, and is the pre-state */
export function searchAtOnce(problem: Problem, solvers: SolverFactory, options: AtOnceOptions): SearchResult {
  const { machine, operation, merge, follow } = problem;
  const { circuit, heap } = machine;
  const base = heap.current!;
  heap.switchTo(heap.fork(base));
  const premises = new Premises(problem, false);
  const questions = new Questions(circuit, solvers, premises.valid, options.deadline);
  const cuts: Cut[] = [];
  const refusals: Refused[] = [];
  const slice = new Slice(machine);
  // after the call, too, loops of predicates go only as far as they do from valid states
  const within: MergeOptions = { ...merge, feasible: options.feasible(premises.valid) };
  const unrolled: MergeOptions = {
    ...within,
    rounds: options.most,
    unroll: {
      rounds: options.rounds,
      onCut: (cut) => cuts.push(cut),
      isExempt: (place) => problem.open?.isOurs(place) === true,
    },
    onRefusal: ({ diagnostic }, guard) => refusals.push({ diagnostic, guard }),
    footprints: slice.footprints,
  };
  const assertions = new Assertions(follow.isAssertion);
  const found = new Verification(problem, base, premises, assertions, within);
  try {
    const limit = premises.limit(questions);
    if (limit === null)
      mergeCall(
        machine,
        operation,
        unrolled,
        (merged) => {
          if (!options.slices) questions.define(found.written(merged));
          slice.judged(merged.thrown !== null, () => found.judge(merged, slice));
        },
        assertions,
        problem.open,
      );
    const isOurs = (source: SourceText): boolean => problem.open?.isOurs({ source, start: 0, end: 0 }) === true;
    const slicing = limit === null ? { slicing: slice.figures(isOurs) } : {};
    const end = limit ?? found.end(questions, cuts, refusals, options);
    return {
      ...end,
      statistics: {
        transitions: 1,
        solverCalls: questions.calls,
        clauses: questions.clauses,
        concretizations: 0,
        checks: { none: 0, local: 0, full: 1 },
        ...slicing,
      },
      leaves: end.kind === 'exhausted' ? found.leaves(questions) : [],
      throwing: premises.throwing(questions),
      hasFailed: false,
      infeasible: end.kind === 'violated' ? [] : found.infeasible(questions),
      guessed: [...(problem.open?.guessed ?? [])],
    };
  } finally {
    questions.dispose();
  }
}

/** Where something is not supported. */
interface Refused {
  readonly diagnostic: Diagnostic;
  readonly guard: Bit;
}

/** Where something that was promised is not kept. */
interface Broken {
  readonly how: ObligationKind;
  readonly when: Bit;
}

/** What is promised of both ways to end, judged. */
export class Verification {
  /** Where a promise is not kept. */
  readonly broken: Broken[] = [];
  /** Where predicates meet a limit. */
  readonly limits: { readonly predicate: PredicateName; readonly when: Bit }[] = [];
  private readonly departures: { readonly departure: Departure; readonly when: Bit }[] = [];
  /** Where calls ended, and no assumption excludes the case. */
  readonly judged: Bit[] = [];
  /** Where a limit was met, so that nothing is known of how the call ends. */
  private beyond: Bit = FALSE;
  private slice: Slice | null = null;

  constructor(
    private readonly problem: Problem,
    private readonly base: Version,
    private readonly premises: Premises,
    private readonly assertions: Assertions,
    private readonly merge: MergeOptions,
  ) {}

  /** @requires while it runs, the heaps of both exits can be switched to */
  judge({ returned, thrown, beyond }: Merged, slice: Slice | null = null): void {
    this.slice = slice;
    this.beyond = beyond;
    const { ending } = this.problem;
    const { circuit } = this.problem.machine;
    for (const when of this.assertions.failing) this.add('assertion', when);
    if (returned !== null) this.exit(returned.guard, returned, false);
    if (thrown === null) return;
    const allowed: Bit[] = [];
    for (const { atom, guard } of thrownCases(thrown.value)) {
      const when = circuit.and(thrown.guard, guard);
      const kind = ending(atom);
      if (kind === 'violation') this.add('exception', when);
      if (kind === 'allowed') allowed.push(when);
    }
    if (allowed.length > 0) this.exit(circuit.orAll(allowed), thrown, true);
  }

  /** The formulas of all that the call has written. */
  written({ returned, thrown }: Merged): readonly Bit[] {
    const { heap } = this.problem.machine;
    return [returned, thrown].flatMap((exit) => {
      if (exit === null) return [];
      heap.switchTo(exit.version);
      return writtenBy(heap, this.base, exit);
    });
  }

  /** What is promised of one way to end. */
  private exit(guard: Bit, { value, version }: MergedExit, hasThrown: boolean): void {
    const { machine, after, frame, obligations } = this.problem;
    const { circuit, heap } = machine;
    heap.switchTo(version);
    const written = heap.writtenSince(this.base);
    const state = after(hasThrown ? null : { value });
    if (state !== null) this.add('tree', circuit.and(guard, frame.notTree(written, state.subject)));
    let when = guard;
    const demand = (kind: PredicateName, how: ObligationKind, judge: () => Predicate): void => {
      const { holds, excused, beyond } = withoutEffects(this.problem, kind, judge);
      this.limits.push({ predicate: kind, when: circuit.and(when, beyond) });
      when = circuit.and(when, not(excused));
      this.add(how, circuit.andAll([when, not(holds), not(beyond)]));
    };
    for (const { kind, invariant, after: ofState, isOfState } of this.premises.invariants) {
      const now = ofState(state);
      if (now === null) continue;
      demand(kind, isOfState ? kind : 'argument invariant', () => invariant.onPost(written, now.subject));
    }
    for (const obligation of obligations) {
      const operands = operandsOf(obligation, { hasThrown, value });
      if (operands === null) continue;
      demand(obligation.kind, obligation.kind, () =>
        predicate(machine, operands, this.merge, assumptionIn(this.problem)),
      );
    }
    const changed = circuit.and(when, frame.modified(written, this.base));
    if (changed !== FALSE)
      for (const [target, parts] of written) for (const part of parts) this.slice?.ask(target, part);
    this.add('frame', changed);
    this.leave(written, when, state);
    this.judged.push(when);
  }

  private leave(written: Written, when: Bit, state: { readonly subject: Value } | null): void {
    const { circuit } = this.problem.machine;
    for (const departure of this.problem.frame.departures(written, this.base, state))
      this.departures.push({ departure, when: circuit.and(when, departure.when) });
  }

  private add(how: ObligationKind, when: Bit): void {
    if (when !== FALSE) this.broken.push({ how, when });
  }

  end(questions: Questions, cuts: readonly Cut[], refusals: readonly Refused[], options: AtOnceOptions): SearchEnd {
    const { circuit } = this.problem.machine;
    const whens = this.broken.map(({ when }) => when);
    const { open } = this.problem;
    const domains = open?.domains ?? TRUE;
    const ask = (conditions: readonly Bit[]): Answer => asked(questions, [...conditions, domains]);
    const found = ask([circuit.orAll(whens)]);
    if (found === 'unknown') return OUT_OF_TIME;
    if (found !== null) {
      const { how, when } = this.broken.find((one) => found.value(one.when))!;
      return { kind: 'violated', how, state: smallest(found, [when], ask, this.problem, options) };
    }
    for (const { predicate: name, when } of this.limits) {
      const state = ask([when]);
      if (state === 'unknown') return OUT_OF_TIME;
      if (state !== null) return { kind: 'unknown', reason: 'beyond', predicate: name };
    }
    // what is not supported matters only where it is met by some input
    for (const { diagnostic, guard } of refusals) {
      const state = ask([guard]);
      if (state === 'unknown') return OUT_OF_TIME;
      if (state !== null) return { kind: 'refused', diagnostic, state };
    }
    for (const { departure, when } of this.departures) {
      const state = departure.kind === 'leaves' ? null : ask([when]);
      if (state === 'unknown') return OUT_OF_TIME;
      if (state !== null) return { kind: 'not closed', departure, state };
    }
    const state = ask([this.beyond]);
    if (state === 'unknown') return OUT_OF_TIME;
    if (state !== null) {
      const cut = cuts.find(({ guard }) => state.value(guard)) ?? {
        of: 'loop',
        most: options.most,
        guard: this.beyond,
        place: null,
      };
      const when = circuit.and(this.beyond, cut.guard);
      return { kind: 'cut', cut, state: smallest(state, [when], ask, this.problem, options) };
    }
    const judged = ask([circuit.orAll(this.judged)]);
    if (judged === 'unknown') return OUT_OF_TIME;
    return { kind: judged === null ? 'vacuous' : 'exhausted' };
  }

  /** Calls that are made, and of which nothing comes that their contracts allow, for any input or for some. */
  infeasible(questions: Questions): readonly Infeasible[] {
    const { open, machine } = this.problem;
    if (open === null) return [];
    const isPossible = (when: Bit, where: Bit): boolean => asked(questions, [when, where]) !== null;
    return open.replaced().flatMap((call): readonly Infeasible[] => {
      const { ordinal, place, begins, ends } = call;
      if (!isPossible(begins, open.ranges)) return [];
      if (!isPossible(ends, open.domains)) return [{ ordinal, place, for: 'all' }];
      const left = withoutOutcome(machine.circuit, questions, open, call);
      switch (left.kind) {
        case 'found':
          return [{ ordinal, place, for: 'some', state: left.state }];
        case 'open':
          return [{ ordinal, place, for: 'nobody knows whom' }];
        case 'none':
          return [];
      }
    });
  }

  /** What grows past the scope in some state. */
  leaves(questions: Questions): readonly Outside[] {
    const found = new Map<string, Outside>();
    for (const { departure, when } of this.departures) {
      const { kind, what } = departure;
      const any = 'at' in what ? { ...what, at: withoutIndices(what.at) } : what;
      if (
        kind !== 'leaves' ||
        found.has(outsideText(any)) ||
        asked(questions, [when, this.problem.open?.domains ?? TRUE]) === null
      )
        continue;
      found.set(outsideText(any), any);
    }
    return [...found.values()];
  }
}

const OUT_OF_TIME: SearchEnd = { kind: 'unknown', reason: 'time' };

/** A valid state that satisfies the conditions; nobody is asked for one that satisfies none. */
type Answer = Assignment | null | 'unknown';

function asked(questions: Questions, conditions: readonly Bit[]): Answer {
  return conditions.includes(FALSE) ? null : questions.validState(conditions);
}

/** A small state in which the same happens: with as many empty arrays as there can be, with small values, and with small choices. */
function smallest(
  found: Assignment,
  conditions: readonly Bit[],
  ask: (conditions: readonly Bit[]) => Answer,
  { open }: Problem,
  { minimise, emptyArrays }: Pick<AtOnceOptions, 'minimise' | 'emptyArrays'>,
): Assignment {
  let state = found;
  let wanted = conditions;
  for (const isEmpty of emptyArrays(found)) {
    const less = ask([...wanted, isEmpty]);
    if (less === null || less === 'unknown') continue;
    state = less;
    wanted = [...wanted, isEmpty];
  }
  return minimise(
    state,
    (more) => {
      const less = ask([...wanted, ...more]);
      return less === 'unknown' ? null : less;
    },
    (smaller) => open?.chosenUnder(smaller) ?? [],
  );
}
