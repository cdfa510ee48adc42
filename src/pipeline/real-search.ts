/**
 * One search on the real code for several goals: every valid state (enumerate), or every state that calls lead to (blackbox), with every
 * operation and argument. When a goal is refuted, every valid state is tried again without it, whereas states that calls lead to cannot
 * be reached without it. What a goal comes to is told as soon as it is known.
 */

import { isSameGoal, type Goal } from '../base/goal.js';
import {
  endedByViolation,
  neverEnabled,
  noValidState,
  nondeterministic,
  notClosed,
  timeLimit,
  workerLost,
} from '../base/messages.js';
import type { EngineName } from '../base/names.js';
import type { EngineCounts, RealAnswer, RealProgress, Tally } from '../engine/real/protocol.js';
import { observedTrees } from '../spec/parts.js';
import { stopOf } from '../verdict/stop.js';
import type { Statistics } from '../verdict/verdict.js';
import type { Settlement } from './checker.js';
import { NO_STATISTICS, stopped, type Conclusion } from './conclusion.js';
import type { Inquiry } from './engine.js';
import { growthOf, type Note } from './notes.js';
import { problemOf } from './witness.js';

/** How long after its deadline a process is waited for that looks at the clock only between calls. */
const LATE_MILLISECONDS = 2000;
/** What a timer can wait at most. */
const LONGEST = 2 ** 31 - 1;

type Searched = Extract<RealAnswer, { kind: 'searched' }>;

export type RealEngineName = Exclude<EngineName, 'glass'>;

const ACTIVITIES = { enumerate: 'enumerating', blackbox: 'following calls' } as const;

/** Who hears what goals come to. */
export interface Listener {
  /** Whether anybody waits for what it comes to: a violation that nobody asks for need not be shown. */
  isAwaited(goal: Goal): boolean;
  tell(goal: Goal, conclusion: Conclusion): void;
}

/** @requires the witness can be asked */
export class RealSearch {
  /** @param signal aborted when nobody waits for anything any more */
  constructor(
    private readonly inquiry: Pick<Inquiry, 'witness' | 'deadline' | 'running'>,
    private readonly kind: RealEngineName,
    private readonly listener: Listener,
    private readonly signal: AbortSignal | null = null,
  ) {}

  /** @ensures something was told of every goal, unless it was aborted */
  async run(settlement: Settlement, goals: readonly Goal[]): Promise<void> {
    const { witness, deadline } = this.inquiry;
    const { bounds } = settlement;
    const { scope } = bounds;
    for (let open = goals; open.length > 0;) {
      const address = witness.address(scope);
      const milliseconds = deadline === Infinity ? LONGEST : Math.max(0, deadline - Date.now()) + LATE_MILLISECONDS;
      const request = { kind: this.kind, address, bounds, goals: open, deadline };
      const clock = this.inquiry.running(ACTIVITIES[this.kind], null, scope);
      const onProgress = ({ count, share }: RealProgress): void => clock(count, share);
      const answer = await witness.real!(
        request,
        milliseconds,
        this.signal === null ? { onProgress } : { onProgress, signal: this.signal },
      );
      if (this.signal?.aborted === true) return;
      if (answer.kind !== 'searched') {
        const isLate = answer.kind === 'lost' && answer.reason === 'time';
        const stop = stopOf(isLate ? timeLimit('searching', null, true, null) : workerLost(problemOf(answer), null));
        this.giveUp(open, () => ({ scope, statistics: NO_STATISTICS, verdict: 'unknown', reason: stop.reason }));
        return;
      }
      if (answer.end.kind !== 'violated') {
        const [first, ...others] = open;
        this.listener.tell(first!, withCost(this.concluded(first!, answer, settlement), answer.counts));
        for (const goal of others) this.listener.tell(goal, this.concluded(goal, answer, settlement));
        return;
      }
      const { goal, before, decided } = answer.end.case;
      open = open.filter((one) => !isSameGoal(one, goal));
      if (this.listener.isAwaited(goal)) {
        // what a search found is replayed in a fresh process all the same: nothing may depend on what ran before it
        const base = { scope, statistics: statisticsOf(goal, answer, settlement) };
        const shown = await witness.refute(
          goal,
          settlement,
          { before, touched: [], ...(decided === undefined ? {} : { decided }) },
          base,
        );
        this.listener.tell(goal, withCost(shown, answer.counts));
      }
      if (this.kind !== 'blackbox') continue;
      const { reason } = stopOf(endedByViolation(goal.name, null));
      this.giveUp(open, (one) => ({
        scope,
        statistics: statisticsOf(one, answer, settlement),
        verdict: 'unknown',
        reason,
      }));
      return;
    }
  }

  private giveUp(goals: readonly Goal[], conclusionOf: (goal: Goal) => Conclusion): void {
    for (const goal of goals) this.listener.tell(goal, conclusionOf(goal));
  }

  /** @requires the search ended without a violation */
  private concluded(goal: Goal, answer: Searched, settlement: Settlement): Conclusion {
    const { end, counts } = answer;
    const { bounds } = settlement;
    const tally = tallyOf(goal, answer);
    const { enabled = 0, outside = 0, stray = null, throwing = null, chance = null } = tally ?? {};
    const excluding: readonly Note[] =
      throwing === null ? [] : [{ kind: 'throwing precondition', operation: goal.name, thrown: throwing, place: null }];
    const { scope } = bounds;
    const base = { scope, statistics: statisticsOf(goal, answer, settlement), notes: excluding };
    if (end.kind === 'unknown')
      return { ...base, verdict: 'unknown', reason: stopOf(timeLimit('searching', null, false, null)).reason };
    if (chance !== null)
      return { ...stopped(stopOf(nondeterministic(chance, null)), scope), statistics: base.statistics };
    if (enabled === 0) {
      const isEmpty = this.kind === 'enumerate' && goal.kind === 'operation' && counts.states === 0;
      const { reason } = stopOf(isEmpty ? noValidState(scope, null) : neverEnabled(goal.name, scope, null));
      return { ...base, verdict: 'vacuous', reason };
    }
    if (stray !== null) {
      const { reason } = stopOf(notClosed(goal.name, stray, null));
      const isShared = stray.kind === 'shared' && stray.what === 'object';
      const contradicted = isShared ? (observedTrees(bounds).at(-1) ?? null) : null;
      return { ...base, verdict: 'unknown', reason, contradicted };
    }
    const leaves = tally?.leaves ?? (outside > 0 ? [null] : []);
    const notes = [...growthOf(leaves, bounds)];
    if (goal.kind === 'operation' && counts.isAbstracted) notes.push({ kind: 'abstracted' });
    return { ...base, verdict: 'holds', notes: [...notes, ...excluding] };
  }
}

function tallyOf(goal: Goal, { tallies }: Searched): Tally | undefined {
  return tallies.find((one) => isSameGoal(one.goal, goal));
}

/** What the search that decided a goal counted. Ways to begin and plain functions are called on no state. */
function statisticsOf(goal: Goal, answer: Searched, { bounds }: Settlement): Statistics {
  const transitions = tallyOf(goal, answer)?.enabled ?? 0;
  if (goal.kind === 'beginning' || bounds.subject === null) return { ...NO_STATISTICS, transitions };
  const { states, candidates } = answer.counts;
  return { ...NO_STATISTICS, states, candidates, transitions };
}

/** The time of a search is that of all goals which it was about; it stands in one row. */
function withCost(conclusion: Conclusion, { cpuSeconds, peakMegabytes }: EngineCounts): Conclusion {
  const { statistics, notes = [] } = conclusion;
  return {
    ...conclusion,
    statistics: { ...statistics, cpuSeconds, peakMegabytes },
    notes: [...notes, { kind: 'shared time' }],
  };
}
