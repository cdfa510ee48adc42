/** Who does the work: threads, processes or this very thread. Deadlines are in milliseconds, as Date.now() gives them. */

import type { Calls } from '../base/names.js';
import type { Goal } from '../base/goal.js';
import type { Listening, RealAnswer, RealRequest } from '../engine/real/protocol.js';
import type { Coverage } from '../verdict/coverage.js';
import type { Stop } from '../verdict/stop.js';
import type { LearnedCheck } from '../verdict/verdict.js';
import type { CheckPlan, SearchOutcome, Settlement } from './checker.js';

/** A worker's answer: a value with what it cost, or what kept it from one. */
export type Answer<T> =
  { readonly value: T; readonly cpuSeconds: number; readonly peakMegabytes: number } | { readonly stop: Stop };

export interface SearchTask {
  readonly file: string;
  readonly ordinal: number;
  readonly settlement: Settlement;
  readonly goal: Goal;
  readonly deadline: number;
}

/** What was learned, or why nothing could be. */
export type Learnt = { readonly learned: LearnedCheck } | { readonly stop: Stop };

export type AskReal = (request: RealRequest, milliseconds: number, listening?: Listening) => Promise<RealAnswer>;

/** An answer comes soon after the deadline at the latest. */
export interface Services {
  /** Resolves when somebody can begin at once: getting ready is no part of anybody's time. */
  ready(): Promise<void>;
  plans(file: string, deadline: number): Promise<Answer<readonly CheckPlan[]>>;
  /** @param givenUp fields that were observed as trees and are none, as `type.field` */
  settle(
    file: string,
    ordinal: number,
    scope: number,
    deadline: number,
    givenUp: readonly string[],
    calls?: Calls,
  ): Promise<Answer<Settlement>>;
  /** @param signal aborted when nobody waits for the answer any more */
  search(
    task: SearchTask,
    onProgress: (transitions: number) => void,
    signal?: AbortSignal,
  ): Promise<Answer<SearchOutcome>>;
  /** What of a function and its contract it takes for what was found; null if it is not found so again. */
  cover(task: SearchTask): Promise<Answer<Coverage | null>>;
  /**
   * Learns the shape and the invariant of a check from real calls; everything that is asked afterwards is asked of the check with both. Null where nobody
   * can run the real code.
   * @param after how many checks come after it in the file
   * @param isAll false: the shape is enough
   */
  readonly learn: ((file: string, plan: CheckPlan, after: number, isAll: boolean) => Promise<Learnt>) | null;
  /** Null where nobody can run the real code: then nothing is replayed, and no sample confirms what holds. */
  readonly real: AskReal | null;
}
