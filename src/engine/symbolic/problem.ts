/**
 * A goal in terms of the evaluator: a call, what is given before it, and what has to be true after it. Whoever answers questions symbolically
 * starts from here, and needs to know nothing of classes, reducers and specs.
 */

import type { ObligationKind } from '../../base/names.js';
import type { FollowOptions, Machine, MergeOptions, Operands } from '../../eval/index.js';
import type { Bit } from '../../formula/index.js';
import type { Target, Version } from '../../heap/index.js';
import type { Atom, Value } from '../../value/index.js';
import type { Departure } from './departures.js';
import type { OpenCalls } from './open-calls.js';

export interface Problem {
  readonly machine: Machine;
  /** Holds for the assignments that mean a state and arguments within the bounds. */
  readonly domains: Bit;
  /** Of a way to begin there is none before. */
  readonly before: { readonly subject: Value } | null;
  readonly precondition: Operands | null;
  readonly operation: Operands;
  /** For each argument the variables that it depends on. */
  readonly choices: readonly (readonly Bit[])[];
  /** If given, one of these calls at least must not end in a failed assumption, and nothing else is asked. */
  readonly alternatives: readonly Operands[] | null;
  /** Only calls that return are judged: one that throws, or in which an assertion fails, is no case. */
  readonly isPartial: boolean;
  /** The subject afterwards, if the operation returned a value or, null, threw an allowed exception; null if there is none. */
  readonly after: (returned: { readonly value: Value } | null) => { readonly subject: Value } | null;
  /** Predicates that have to be true afterwards; how the call may end, and what it may leave behind, is said below. */
  readonly obligations: readonly Obligation[];
  readonly ending: (thrown: Atom) => 'allowed' | 'assumption' | 'violation';
  /** What is asked of the post-heap besides the predicates. */
  readonly frame: Frame;
  /** What the call leaves open, and whoever decides; null: nothing may be. */
  readonly open: OpenCalls | null;
  readonly merge: MergeOptions;
  readonly follow: FollowOptions;
}

/** What is to be true, as the call that computes it. */
export type Obligation =
  | StateObligation
  /** Of the result, if there is one. */
  | { readonly kind: Extract<ObligationKind, 'postcondition'>; readonly claim: (result: Value) => Operands }
  /** Of how the call ended, whichever way. */
  | { readonly kind: Extract<ObligationKind, 'ending' | 'refinement'>; readonly claim: (ended: Ended) => Operands };

/** Of the subject afterwards; of the one before it is given. */
export interface StateObligation {
  readonly kind: Extract<ObligationKind, 'invariant' | 'local invariant'>;
  readonly claim: (subject: Value) => Operands;
  /** Of what else than the subject it is true. */
  readonly of?: Other;
}

/** An argument that is as a state is; null where it is something else. */
export interface Other {
  readonly before: Value;
  /** @param state the subject afterwards, of which it may have become a part */
  after(state: Value): Value;
}

/** A call that returned a value, or ended in an exception that is allowed. */
export interface Ended {
  readonly hasThrown: boolean;
  readonly value: Value;
}

/** A predicate, as messages call it. */
export type PredicateName = Obligation['kind'] | 'precondition';

/** Judges the post-heap by what was written. */
export interface Frame {
  /** Whether something is part of the state. */
  isState(target: Target): boolean;
  /** Parts of the copy that is `old` which hold functions over the state itself; null if there are none. */
  readonly uncopied: Written | null;
  /** Where it is no tree. */
  notTree(written: Written, subject: Value): Bit;
  /** Where it holds something else than before in what may not be changed. */
  modified(written: Written, base: Version): Bit;
  /** With no state afterwards, only what is no part of a state counts. */
  departures(written: Written, base: Version, after: { readonly subject: Value } | null): readonly Departure[];
}

export type Written = ReadonlyMap<Target, ReadonlySet<number>>;
