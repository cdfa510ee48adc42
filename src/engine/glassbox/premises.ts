/**
 * What is given before a call: the state is valid and the precondition holds. Evaluated once, on the pre-state, whether paths are then followed
 * one by one or all at once.
 */

import { CallCache, type Operands } from '../../eval/index.js';
import { FALSE, type Bit } from '../../formula/index.js';
import type { Atom } from '../../value/index.js';
import { Invariant, exceptionsOf, predicate, type Predicate, type PredicateException } from '../symbolic/invariant.js';
import type { PredicateName, Problem, StateObligation } from '../symbolic/problem.js';
import type { Questions } from '../symbolic/questions.js';
import { assumptionIn, withoutEffects, type OwnInvariant } from './judging.js';
import type { SearchEnd } from './search-end.js';

export class Premises {
  readonly invariants: readonly OwnInvariant[];
  /** The valid states with arguments for which the precondition holds. */
  readonly valid: Bit;
  /** What is required besides the domains, one by one. */
  readonly required: readonly { readonly predicate: PredicateName; readonly holds: Bit }[];
  /** The valid states, with any arguments. */
  private readonly given: Bit;
  /** Where the precondition throws. */
  private readonly faults: Bit;
  /** Where predicates of the pre-state meet a limit. */
  private readonly beyond: readonly { readonly predicate: PredicateName; readonly where: Bit }[];
  private readonly isAssumption: (thrown: Atom) => boolean;

  /**
   * @param remembers whether calls in predicates are remembered, those in invariants for each of many paths
   * @requires the heap is the pre-state
   */
  constructor(
    private readonly problem: Problem,
    remembers: boolean,
  ) {
    const { machine, domains, obligations, before, precondition, merge } = problem;
    const { circuit } = machine;
    this.isAssumption = assumptionIn(problem);
    this.invariants = obligations
      .filter((one): one is StateObligation => one.kind === 'invariant' || one.kind === 'local invariant')
      .map(({ kind, claim, of }): OwnInvariant => ({
        kind,
        invariant: new Invariant(machine, claim, merge, this.isAssumption, remembers),
        before: of === undefined ? before : { subject: of.before },
        after: (state) => (of === undefined ? state : { subject: of.after(state?.subject) }),
        isOfState: of === undefined,
      }));
    const given = this.invariants.flatMap(({ kind, invariant, before: what }) =>
      what === null
        ? []
        : [{ predicate: kind, ...withoutEffects(problem, kind, () => invariant.onBase(what.subject)) }],
    );
    const asked = precondition === null ? null : this.asked(precondition, remembers);
    this.faults = asked?.faults ?? FALSE;
    const required = asked === null ? given : [...given, asked];
    this.required = required;
    this.given = circuit.andAll([domains, ...given.map(({ holds }) => holds)]);
    this.beyond = required.flatMap(({ predicate, beyond }) => (beyond === FALSE ? [] : [{ predicate, where: beyond }]));
    this.valid = circuit.andAll([domains, ...required.map(({ holds }) => holds)]);
  }

  /** The precondition. Where it throws, a case is excluded that nobody may have meant to exclude. */
  private asked(precondition: Operands, remembers: boolean): Predicate & { readonly predicate: PredicateName } {
    const { machine, merge } = this.problem;
    const cache = new CallCache(machine.heap);
    cache.restart();
    const options = remembers ? { ...merge, cache } : merge;
    const judged = withoutEffects(this.problem, 'precondition', () =>
      predicate(machine, precondition, options, this.isAssumption),
    );
    return { predicate: 'precondition', ...judged };
  }

  /** A predicate that meets a limit in some state; null if none does. */
  limit(questions: Questions): SearchEnd | null {
    const { domains } = this.problem;
    const met = this.beyond.find(({ where }) => !questions.excludeEachOther([domains, where]));
    return met === undefined ? null : { kind: 'unknown', reason: 'beyond', predicate: met.predicate };
  }

  /** What the precondition ends with in some valid state, with some arguments. */
  throwing(questions: Questions): readonly PredicateException[] {
    const { machine, precondition, merge } = this.problem;
    const isPossible = (when: Bit): boolean => when !== FALSE && !questions.excludeEachOther([this.given, when]);
    if (precondition === null || !isPossible(this.faults)) return [];
    // only now the exceptions themselves are wanted
    return exceptionsOf(machine, precondition, merge, this.isAssumption).filter(({ when }) => isPossible(when));
  }
}
