/**
 * The engines that run the real code: every valid state (enumerate), or every state that calls lead to (blackbox), with every operation
 * and argument. One search covers all goals; when one of them is refuted, every valid state is tried again without it, whereas states
 * that calls lead to cannot be reached without it.
 */

import { goalKey, isSameGoal, type Goal } from '../base/goal.js';
import { endedByViolation, neverEnabled, noValidState, notClosed, timeLimit, workerLost } from '../base/messages.js';
import type { EngineName } from '../base/names.js';
import type { EngineCounts, RealAnswer, Tally } from '../engine/real/protocol.js';
import { observedTrees } from '../spec/parts.js';
import { stopOf } from '../verdict/stop.js';
import type { Statistics } from '../verdict/verdict.js';
import type { Settlement } from './checker.js';
import { NO_STATISTICS, type Conclusion } from './conclusion.js';
import type { Engine, Inquiry } from './engine.js';
import type { Note } from './notes.js';
import { problemOf } from './witness.js';

/** How long after its deadline a process is waited for that looks at the clock only between calls. */
const LATE_MILLISECONDS = 2000;
/** What a timer can wait at most. */
const LONGEST = 2 ** 31 - 1;

type Searched = Extract<RealAnswer, { kind: 'searched' }>;

/** By the key of the goal. */
type Conclusions = Map<string, Conclusion>;

/** @requires the witness can be asked */
export class RealEngine implements Engine {
  /** By scope. */
  private readonly searches = new Map<number, Promise<Conclusions>>();
  /** Those that no scope decided against. */
  private open: readonly Goal[];

  constructor(
    private readonly inquiry: Inquiry,
    private readonly kind: Exclude<EngineName, 'glass'>,
  ) {
    this.open = inquiry.goals;
  }

  async conclude(goal: Goal, settlement: Settlement): Promise<Conclusion> {
    const { scope } = settlement.bounds;
    let search = this.searches.get(scope);
    if (search === undefined) {
      search = this.search(settlement, this.open);
      this.searches.set(scope, search);
    }
    return (await search).get(goalKey(goal))!;
  }

  private async search(settlement: Settlement, goals: readonly Goal[]): Promise<Conclusions> {
    const { witness, deadline } = this.inquiry;
    const { bounds } = settlement;
    const { scope } = bounds;
    const found: Conclusions = new Map();
    let open = goals;
    let cost: EngineCounts | null = null;
    while (open.length > 0) {
      const address = witness.address(scope);
      const milliseconds = deadline === Infinity ? LONGEST : Math.max(0, deadline - Date.now()) + LATE_MILLISECONDS;
      const answer = await witness.real!({ kind: this.kind, address, bounds, goals: open, deadline }, milliseconds);
      if (answer.kind !== 'searched') {
        const isLate = answer.kind === 'lost' && answer.reason === 'time';
        const { reason } = stopOf(
          isLate ? timeLimit('searching', null, true, null) : workerLost(problemOf(answer), null),
        );
        for (const goal of open)
          found.set(goalKey(goal), { scope, statistics: NO_STATISTICS, verdict: 'unknown', reason });
        break;
      }
      cost = added(cost, answer.counts);
      if (answer.end.kind !== 'violated') {
        for (const goal of open) found.set(goalKey(goal), this.concluded(goal, answer, settlement));
        break;
      }
      const { goal, before } = answer.end.case;
      // what a search found is replayed in a fresh process all the same: nothing may depend on what ran before it
      const base = { scope, statistics: statisticsOf(goal, answer, settlement) };
      found.set(goalKey(goal), await witness.refute(goal, settlement, { before, touched: [] }, base));
      open = open.filter((one) => !isSameGoal(one, goal));
      if (this.kind !== 'blackbox') continue;
      const { reason } = stopOf(endedByViolation(goal.name, null));
      for (const one of open) {
        const statistics = statisticsOf(one, answer, settlement);
        found.set(goalKey(one), { scope, statistics, verdict: 'unknown', reason });
      }
      break;
    }
    const [first] = goals;
    if (first !== undefined && cost !== null) found.set(goalKey(first), withCost(found.get(goalKey(first))!, cost));
    this.open = goals.filter((goal) => isUndecided(found.get(goalKey(goal))!));
    return found;
  }

  /** @requires the search ended without a violation */
  private concluded(goal: Goal, answer: Searched, settlement: Settlement): Conclusion {
    const { end, counts } = answer;
    const { bounds } = settlement;
    const { enabled = 0, outside = 0, stray = null, throwing = null } = tallyOf(goal, answer) ?? {};
    const excluding: readonly Note[] =
      throwing === null ? [] : [{ kind: 'throwing precondition', operation: goal.name, thrown: throwing, place: null }];
    const { scope } = bounds;
    const base = { scope, statistics: statisticsOf(goal, answer, settlement), notes: excluding };
    if (end.kind === 'unknown')
      return { ...base, verdict: 'unknown', reason: stopOf(timeLimit('searching', null, false, null)).reason };
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
    const notes: Note[] = outside > 0 ? [{ kind: 'leaves scope', what: null }] : [];
    if (goal.kind === 'operation' && counts.isAbstracted) notes.push({ kind: 'abstracted' });
    return { ...base, verdict: 'holds', notes: [...notes, ...excluding] };
  }
}

function isUndecided({ verdict }: Conclusion): boolean {
  return verdict === 'holds' || verdict === 'vacuous';
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

/** The time of the search is that of all goals together; it stands in the first row. */
function withCost(conclusion: Conclusion, { cpuSeconds, peakMegabytes }: EngineCounts): Conclusion {
  const { statistics, notes = [] } = conclusion;
  return {
    ...conclusion,
    statistics: { ...statistics, cpuSeconds, peakMegabytes },
    notes: [...notes, { kind: 'shared time' }],
  };
}

function added(a: EngineCounts | null, b: EngineCounts): EngineCounts {
  if (a === null) return b;
  return {
    ...b,
    candidates: a.candidates + b.candidates,
    transitions: a.transitions + b.transitions,
    cpuSeconds: a.cpuSeconds + b.cpuSeconds,
    peakMegabytes: Math.max(a.peakMegabytes, b.peakMegabytes),
  };
}
