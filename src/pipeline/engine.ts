/** What an engine is to the pipeline: it is given a goal of a check at a scope, and comes to a conclusion. `engines.ts` has them all. */

import type { Goal } from '../base/goal.js';
import type { CheckPlan, SearchOutcome, Settlement } from './checker.js';
import type { Conclusion } from './conclusion.js';
import type { Activity } from './request.js';
import type { Answer } from './services.js';
import type { Witness } from './witness.js';

export interface Engine {
  /**
   * What a goal comes to within these bounds.
   * @param exhausted the largest scope at which it was found to hold
   */
  conclude(goal: Goal, settlement: Settlement, exhausted: number | null): Promise<Conclusion>;
}

/** How many there were, and which part of all that is. */
export type Tell = (count: number, share: number | null) => void;

/** The check that an engine is asked about, and whom it can ask in turn. */
export interface Inquiry {
  readonly plan: CheckPlan;
  /** All that will be asked of the check. */
  readonly goals: readonly Goal[];
  /** The scope that is looked at first. */
  readonly from: number;
  /** In milliseconds, as Date.now() gives them. */
  readonly deadline: number;
  readonly witness: Witness;
  /** Something begins at a scope: tells of it, and gives a way to tell how far it is. */
  running(activity: Activity, goal: Goal | null, scope: number): Tell;
  settle(scope: number): Promise<Answer<Settlement>>;
  /** Leaves a processor to something that is no search, until what it returns is called. */
  lend(): () => void;
  /** A goal wants no time of its own before another one has found what both need, or what it returns is called. */
  rest(): () => void;
  /** @param signal aborted when nobody waits for the answer any more; what comes then means nothing */
  search(goal: Goal, settlement: Settlement, signal?: AbortSignal): Promise<Answer<SearchOutcome>>;
}
