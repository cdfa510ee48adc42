/** How the search for one operation ends. */

import type { Diagnostic } from '../../base/diagnostic.js';
import type { ObligationKind } from '../../base/names.js';
import type { Cut } from '../../eval/index.js';
import type { Assignment } from '../../formula/index.js';
import type { Departure } from '../symbolic/departures.js';
import type { PredicateName } from '../symbolic/problem.js';

export type SearchEnd =
  | { readonly kind: 'exhausted' }
  /** No state within the bounds satisfies the invariant. */
  | { readonly kind: 'vacuous' }
  /** Nothing is violated as far as loops and recursion were unrolled, but from this state on they go further. */
  | { readonly kind: 'cut'; readonly state: Assignment; readonly cut: Cut }
  /** Nothing is violated elsewhere, but from this state on something is met that is not supported. */
  | { readonly kind: 'refused'; readonly state: Assignment; readonly diagnostic: Diagnostic }
  | { readonly kind: 'violated'; readonly state: Assignment; readonly how: ObligationKind }
  /** The operation leads out of the search space otherwise than by size. */
  | { readonly kind: 'not closed'; readonly departure: Departure; readonly state: Assignment }
  | { readonly kind: 'unknown'; readonly reason: 'time' }
  /** A predicate meets a limit in some state. */
  | { readonly kind: 'unknown'; readonly reason: 'beyond'; readonly predicate: PredicateName };

export type Violated = Extract<SearchEnd, { kind: 'violated' }>;
