/**
 * Judging all states that take one path, after it was followed: assertions that were made on the way, the tree property, the invariant, the
 * postcondition, the frame, and closure, each only as far as what was written matters. What is asked of a single path is here; which paths there are is
 * the business of `search.ts`.
 */

import { Refusal } from '../../base/diagnostic.js';
import { oldFunction, predicateWrites } from '../../base/messages.js';
import type { ObligationKind } from '../../base/names.js';
import { outsideText, withoutIndices, type Outside } from '../../base/outside.js';
import type { Followed, Operands } from '../../eval/index.js';
import { FALSE, not, type Assignment, type Bit } from '../../formula/index.js';
import type { Target, Version } from '../../heap/index.js';
import { atomUnder } from '../../space/index.js';
import { equal, type Atom, type Value } from '../../value/index.js';
import { NOTHING, predicate, type Invariant, type Predicate } from '../symbolic/invariant.js';
import type { Ended, Obligation, PredicateName, Problem, StateObligation, Written } from '../symbolic/problem.js';
import type { Questions } from '../symbolic/questions.js';
import { tryAlternatives } from './alternatives.js';
import { difference, parted } from './difference.js';
import type { SearchEnd } from './search-end.js';
import { settle } from './settle.js';
import type { Reads } from './touched.js';

/** Makes a violating state smaller, by asking for states that satisfy further conditions. */
export type Minimise = (
  state: Assignment,
  ask: (conditions: readonly Bit[]) => Assignment | null,
  /** What else is to be small, of what there is in a state. */
  others?: (state: Assignment) => readonly Value[],
) => Assignment;

/** Transitions whose check needed no solver, the local one, the full one. */
export interface CheckCounts {
  readonly none: number;
  readonly local: number;
  readonly full: number;
}

export interface OwnInvariant {
  readonly kind: StateObligation['kind'];
  readonly invariant: Invariant;
  /** What it is true of before the call; null if there is nothing. */
  readonly before: { readonly subject: Value } | null;
  /** What it has to be true of afterwards. */
  readonly after: (state: { readonly subject: Value } | null) => { readonly subject: Value } | null;
  readonly isOfState: boolean;
}

/** Whether a predicate that throws this says that a case is not meant. */
export function assumptionIn({ ending }: Problem): (thrown: Atom) => boolean {
  return (thrown) => ending(thrown) === 'assumption';
}

/** A predicate that changes the state means nothing: the next one would see another. @throws Refusal where it does */
export function withoutEffects<T>({ machine, frame }: Problem, name: PredicateName, judge: () => T): T {
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

export class Judging {
  concretizations = 0;
  /** Whether some case was not excluded by an assumption. */
  private isEnabled = false;
  /** Whether some call ended badly where that is no case. */
  hasFailed = false;
  /** The first way out of the search space. */
  private departed: SearchEnd | null = null;
  private readonly counted = { none: 0, local: 0, full: 0 };
  /** What may grow past the scope → the ways in which it does, as conjunctions. */
  private readonly mayLeave = new Map<string, { readonly what: Outside; readonly ways: Bit[][] }>();
  private readonly isAssumption: (thrown: Atom) => boolean;
  private readonly tries = new Tries();

  /**
   * @param base the pre-state
   * @param cover called with the path constraint of everything that need not be looked at again
   */
  constructor(
    private readonly problem: Problem,
    private readonly base: Version,
    private readonly invariants: readonly OwnInvariant[],
    private readonly questions: Questions,
    private readonly minimise: Minimise,
    private readonly cover: (path: readonly Bit[]) => void,
  ) {
    this.isAssumption = assumptionIn(problem);
  }

  get checks(): CheckCounts {
    return this.counted;
  }

  /** All states are covered; if assumptions excluded every case, nothing was checked. */
  ended(): SearchEnd {
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

  /** Null if all states on the path keep what was promised. @requires the heap is the post-heap, and the path constraint is known */
  judge(followed: Followed, reads: Reads, state: Assignment): SearchEnd | null {
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
    let { value } = followed;
    if (kind === 'thrown') {
      const { atom, guard } = this.caseOf(followed.value, state);
      path.push(guard);
      returned = null;
      value = atom;
      switch (ending(atom)) {
        case 'violation':
          return isPartial ? this.fail(path) : this.violation('exception', state, path);
        case 'assumption':
          this.cover(path);
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
      this.checkInvariants(judged, written, reads, subject) ??
      this.checkPost(judged, { hasThrown: returned === null, value }, state) ??
      this.demand(judged, frame.modified(written, this.base), 'frame') ??
      this.checkClosure(judged, written, subject) ??
      this.checkEnabled(judged, judged.length > path.length);
    if (end === null) this.cover(path);
    return end;
  }

  /** Whether one of several calls is possible from a state, and hence from all states on its path. */
  choice(alternatives: readonly Operands[], state: Assignment): SearchEnd | null {
    const { isPossible, path, concretizations } = tryAlternatives(this.problem, alternatives, state, ({ value }) => {
      const { atom, guard } = this.caseOf(value, state);
      return this.isAssumption(atom) ? guard : null;
    });
    this.concretizations += concretizations;
    if (!isPossible) return this.violation('stuck', state, path);
    this.isEnabled = true;
    this.cover(path);
    return null;
  }

  /** A call that ends badly where that is no case. */
  private fail(path: readonly Bit[]): null {
    this.hasFailed = true;
    this.cover(path);
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

  /** The case of a value that a state has, and where it is that one. */
  private caseOf(value: Value, state: Assignment): { readonly atom: Atom; readonly guard: Bit } {
    const { values } = this.problem.machine;
    const atom = atomUnder(values, value, state);
    return { atom, guard: equal(values, 'sameValue', value, atom) };
  }

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
    return { kind: 'violated', how, state: this.minimise(state, ask) };
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
  private checkPost(path: Bit[], ended: Ended, state: Assignment): SearchEnd | null {
    const { machine, merge, obligations } = this.problem;
    const ask = (condition: Bit): Assignment | null | 'unknown' => {
      const conditions = [...path, condition];
      return this.questions.areOutOfOrder(conditions) ? null : this.questions.validState(conditions);
    };
    const options = {
      ...merge,
      settle: (conditions: readonly Bit[]) => settle(machine.circuit, conditions, state, ask),
    };
    for (const obligation of obligations) {
      const { kind } = obligation;
      const operands = operandsOf(obligation, ended);
      if (operands === null) continue;
      const { holds, excused, beyond } = withoutEffects(this.problem, kind, () =>
        predicate(machine, operands, options, this.isAssumption),
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
        const any = 'at' in what ? { ...what, at: withoutIndices(what.at) } : what;
        const name = outsideText(any);
        const known = this.mayLeave.get(name);
        if (known === undefined) this.mayLeave.set(name, { what: any, ways: [[...path, when]] });
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
  private checkInvariants(
    path: Bit[],
    written: Written,
    reads: Reads,
    state: { readonly subject: Value } | null,
  ): SearchEnd | null {
    for (const own of this.invariants) {
      const after = own.after(state);
      if (after === null) continue;
      const isKept = this.tries.areWorthwhile && this.isKept(path, reads.touchedIn(written), own, after.subject);
      const end = isKept ? null : this.check(path, reads.touched(written), own, after.subject);
      if (end !== null) return end;
    }
    return null;
  }

  /** Whether what was written to is enough to see that an invariant is kept; if it is not, nothing is known. */
  private isKept(path: readonly Bit[], touched: Written, own: OwnInvariant, subject: Value): boolean {
    const post = own.invariant.onPost(touched, subject);
    const isKept = post.beyond === FALSE && post.excused === FALSE && this.isImplied(path, touched, own, post) !== null;
    this.tries.count(isKept);
    return isKept;
  }

  /** How it is seen, without asking about valid states, that an invariant holds afterwards; null if it is not. */
  private isImplied(
    path: readonly Bit[],
    touched: Written,
    { invariant, before }: OwnInvariant,
    post: Predicate,
  ): 'none' | 'local' | null {
    const given = before === null ? NOTHING : invariant.onPre(this.base, touched, before.subject);
    const { circuit } = this.problem.machine;
    const obligations = difference(circuit, post.holds, given.holds);
    const violated = not(circuit.andAll(obligations));
    const isExcluded = (): boolean => {
      const { gone, kept } = parted(circuit, given.holds, post.holds);
      return this.questions.excludeEachOther([...path, ...gone, violated], [...post.reused, ...given.reused], kept);
    };
    const how = obligations.length === 0 ? 'none' : isExcluded() ? 'local' : null;
    if (how !== null) this.counted[how] += 1;
    return how;
  }

  private check(path: Bit[], touched: Written, own: OwnInvariant, subject: Value): SearchEnd | null {
    const { kind, invariant, isOfState } = own;
    const post = invariant.onPost(touched, subject);
    const limited = this.limited(path, post.beyond, kind);
    if (limited !== null) return limited;
    if (post.excused !== FALSE) path.push(not(post.excused));
    if (this.isImplied(path, touched, own, post) !== null) return null;
    this.counted.full += 1;
    const found = this.questions.validState([...path, not(post.holds)]);
    if (found === 'unknown') return { kind: 'unknown', reason: 'time' };
    if (found === null) return null;
    return this.violation(isOfState ? kind : 'argument invariant', found, [...path, not(post.holds)]);
  }
}

/**
 * Whether it is worthwhile to try first without what the path constraint tells about cells that were only read. Where it says a lot, as of
 * the class table of a language, all that hangs on it would be made again; where it is needed, as of the heights in a tree, trying is in vain.
 */
class Tries {
  private successes = 0;
  private failures = 0;

  get areWorthwhile(): boolean {
    return this.failures <= 2 + this.successes;
  }

  count(isSuccess: boolean): void {
    if (isSuccess) this.successes += 1;
    else this.failures += 1;
  }
}

/** What an obligation says of how a call ended; null: nothing. */
export function operandsOf(obligation: Obligation, ended: Ended): Operands | null {
  switch (obligation.kind) {
    case 'postcondition':
      return ended.hasThrown ? null : obligation.claim(ended.value);
    case 'ending':
    case 'refinement':
      return obligation.claim(ended);
    case 'invariant':
    case 'local invariant':
      return null;
  }
}
