/** What calls of a class have shown, as data. */

import type { Graph } from '../../spec/graph.js';

/** A state that calls lead to. */
export interface ReachedState {
  /** The subject is its first object. */
  readonly graph: Graph;
  /** At which domains were taken. */
  readonly scope: number;
  /** The calls as a person would write them. */
  readonly reachedBy: string;
  /** The state before the last call, and the call; null: it begins. */
  readonly from: { readonly state: number; readonly operation: string } | null;
}

/** A call that threw, or did not end. */
export interface FailedCall {
  /** In which of the states. */
  readonly state: number;
  readonly call: string;
  /** The class of the exception, or 'endless'. */
  readonly error: string;
  readonly reachedBy: string;
}

export interface TriedOperation {
  readonly name: string;
  /** How many lists of arguments were tried on each state. */
  readonly vectors: number;
  readonly failures: readonly FailedCall[];
  /** Why it was not called; null if it was. */
  readonly problem: string | null;
  /** Where it leaves the next state. */
  readonly next: 'subject' | 'result';
}
