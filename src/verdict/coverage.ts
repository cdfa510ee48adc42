/** What a proof needs, as data: which statements, which clauses of the contract, and where loops have to end. */

import type { ObligationKind } from '../base/names.js';
import type { Place } from './verdict.js';

export interface Coverage {
  /** All statements of the functions that are called, in the order of the text. */
  readonly statements: readonly StatementCoverage[];
  readonly clauses: readonly ClauseCoverage[];
  /** False: every execution within the bounds is excluded before anything is asked of it, so any specification would hold. */
  readonly isSpecificationNeeded: boolean;
  /** False if time ran out: then what is said to be needed may not be. */
  readonly isLeast: boolean;
}

export interface StatementCoverage {
  readonly place: Place;
  /** The line and column after its last character. */
  readonly end: { readonly line: number; readonly column: number };
  /** In one line; of a statement with others inside its head only. */
  readonly text: string;
  /** How often it is made, over all rounds and calls; of a loop also once for its end. */
  readonly times: number;
  /** How many of these are needed; 0: it is missed. */
  readonly needed: number;
  /** Of a loop: whether it is needed that it ends after the last round; null if that is not asked. */
  readonly isBoundNeeded: boolean | null;
}

export interface ClauseCoverage {
  readonly clause: ObligationKind | 'precondition';
  /** A premise is needed if the proof does not go without it, a promise if it is not kept whatever the statements come to. */
  readonly isPremise: boolean;
  readonly isNeeded: boolean;
}
