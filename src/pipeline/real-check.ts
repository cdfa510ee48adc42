/**
 * The engines that run the real code, as verdicts: every valid state (enumerate), or every state that calls lead to (blackbox), with every
 * operation and argument. One search covers all operations; when one of them is refuted, every valid state is tried again
 * without it, whereas states that calls lead to cannot be reached without it.
 */

import { endedByViolation, neverEnabled, noValidState, notClosed, timeLimit, workerLost } from '../base/messages.js';
import type { Outside } from '../base/outside.js';
import type { EngineName } from './request.js';
import type { Settlement } from './checker.js';
import type {
  Address,
  EngineCounts,
  RealAnswer,
  RealRequest,
  ReplayCase,
  ReplayOutcome,
} from '../engine/real/protocol.js';
import { NO_STATISTICS, type Conclusion } from './conclusion.js';
import type { Note } from './notes.js';
import { stopOf } from './stop.js';
import type { Reason, Statistics, VerdictKind } from '../verdict/verdict.js';
import { problemOf, type AskReal, type Witness } from './witness.js';

export interface RealConclusion {
  readonly operation: string | null;
  readonly verdict: VerdictKind;
  readonly statistics: Statistics;
  readonly reason: Reason | null;
  readonly violated: { readonly case: ReplayCase; readonly outcome: ReplayOutcome } | null;
  readonly outside: Outside | null;
  readonly notes: readonly Note[];
}

/** How long after its deadline a process is waited for that looks at the clock only between calls. */
const LATE_MILLISECONDS = 2000;
/** What a timer can wait at most. */
const LONGEST = 2 ** 31 - 1;

type Searched = Extract<RealAnswer, { kind: 'searched' }>;

/** What all these operations come to at one scope. @requires engine is not 'glass' */
export async function concludeReal(
  witness: Witness,
  engine: EngineName,
  settlement: Settlement,
  operations: readonly (string | null)[],
  deadline: number,
): Promise<ReadonlyMap<string | null, Conclusion>> {
  const { scope } = settlement.bounds;
  const found = await searchReal(witness.real, engine, witness.address(scope), settlement, operations, deadline);
  const conclusions = new Map<string | null, Conclusion>();
  for (const { operation, verdict, statistics, reason, outside, violated, notes } of found) {
    const base = { scope, statistics, notes };
    // what a search found is replayed in a fresh process all the same: nothing may depend on what ran before it
    const conclusion =
      violated === null
        ? { ...base, verdict, ...(reason === null ? {} : { reason }), ...(outside === null ? {} : { outside }) }
        : await witness.refute(
            operation,
            settlement,
            { ...violated.case, way: violated.case.initial, touched: [] },
            base,
          );
    conclusions.set(operation, conclusion);
  }
  return conclusions;
}

/** @requires engine is not 'glass' */
export async function searchReal(
  ask: AskReal,
  engine: EngineName,
  address: Address,
  { bounds, beginnings }: Settlement,
  operations: readonly (string | null)[],
  deadline: number,
): Promise<readonly RealConclusion[]> {
  const conclusions = new Map<string | null, RealConclusion>();
  const open = new Set(operations.filter((name) => name !== null));
  const kind = engine === 'blackbox' ? 'blackbox' : 'enumerate';
  let cost: EngineCounts | null = null;
  /** Valid states need no way to begin, so a broken one ends only what it is asked for. */
  let isBroken = false;
  let begun = 0;
  let stray: Outside | null = null;
  for (;;) {
    const which = { address, bounds, operations: [...open], deadline };
    const request: RealRequest = kind === 'blackbox' ? { kind, ...which } : { kind, ...which, beginnings: !isBroken };
    const answer = await ask(
      request,
      deadline === Infinity ? LONGEST : Math.max(0, deadline - Date.now()) + LATE_MILLISECONDS,
    );
    if (answer.kind !== 'searched') {
      const isLate = answer.kind === 'lost' && answer.reason === 'time';
      const { reason } = stopOf(
        isLate ? timeLimit('searching', null, true, null) : workerLost(problemOf(answer), null),
      );
      for (const name of open) conclusions.set(name, { ...blank(name, cost), verdict: 'unknown', reason });
      break;
    }
    cost = added(cost, answer.counts);
    begun = Math.max(begun, answer.begun);
    stray ??= answer.strays.find(({ operation }) => operation === null)?.what ?? null;
    const violated = answer.end.kind === 'violated' ? answer.end : null;
    if (violated === null) {
      for (const name of open) conclusions.set(name, conclude(name, answer, bounds.scope, kind));
      break;
    }
    const { operation } = violated.case;
    conclusions.set(operation, { ...blank(operation, null), verdict: 'refuted', violated });
    open.delete(operation ?? '');
    if (operation === null) isBroken = true;
    if (kind === 'blackbox') {
      const { reason } = stopOf(endedByViolation(operation ?? 'the constructor', null));
      for (const name of open) conclusions.set(name, { ...blank(name, null), verdict: 'unknown', reason });
      break;
    }
    if (open.size === 0) break;
  }
  if (beginnings > 0 && operations.includes(null) && !conclusions.has(null)) {
    const ended = [...conclusions.values()].find(
      ({ verdict, reason }) => verdict === 'unknown' && reason?.code !== notClosed.entry.code,
    );
    conclusions.set(
      null,
      ended === undefined ? concludeBeginning(begun, stray, bounds.scope) : { ...ended, operation: null },
    );
  }
  return operations.map((name, i) => {
    const conclusion = conclusions.get(name) ?? { ...blank(name, null), verdict: 'unknown' as const };
    return i === 0 && cost !== null ? withCost(conclusion, cost) : conclusion;
  });
}

function concludeBeginning(begun: number, stray: Outside | null, scope: number): RealConclusion {
  if (stray !== null) {
    const { reason } = stopOf(notClosed('the constructor', stray, null));
    return { ...blank(null, null), verdict: 'unknown', reason, outside: stray };
  }
  if (begun > 0) return { ...blank(null, null), verdict: 'holds' };
  const { reason } = stopOf(neverEnabled('the constructor', scope, null));
  return { ...blank(null, null), verdict: 'vacuous', reason };
}

function conclude(
  operation: string,
  { end, enabled, strays, throwing, counts }: Searched,
  scope: number,
  kind: 'blackbox' | 'enumerate',
): RealConclusion {
  const transitions = enabled[operation] ?? 0;
  const thrown = throwing[operation];
  const excluding: readonly Note[] =
    thrown === undefined ? [] : [{ kind: 'throwing precondition', operation, thrown, place: null }];
  const base = { ...blank(operation, null), statistics: { ...NO_STATISTICS, transitions }, notes: excluding };
  switch (end.kind) {
    case 'exhausted':
    case 'vacuous': {
      if (transitions === 0) {
        const isEmpty = kind === 'enumerate' && counts.states === 0;
        const { reason } = stopOf(isEmpty ? noValidState(scope, null) : neverEnabled(operation, scope, null));
        return { ...base, verdict: 'vacuous', reason };
      }
      const stray = strays.find((one) => one.operation === operation);
      if (stray !== undefined) {
        const { reason } = stopOf(notClosed(operation, stray.what, null));
        return { ...base, verdict: 'unknown', reason, outside: stray.what };
      }
      const leaves: readonly Note[] = counts.outside > 0 ? [{ kind: 'leaves scope', what: null }] : [];
      return { ...base, verdict: 'holds', notes: [...leaves, ...excluding] };
    }
    case 'unknown':
      return { ...base, verdict: 'unknown', reason: stopOf(timeLimit('searching', null, false, null)).reason };
    case 'violated':
      throw new Error('a violation concerns one operation and was taken out before');
  }
}

function blank(operation: string | null, cost: EngineCounts | null): RealConclusion {
  const conclusion: RealConclusion = {
    operation,
    verdict: 'unknown',
    statistics: NO_STATISTICS,
    reason: null,
    outside: null,
    violated: null,
    notes: [],
  };
  return cost === null ? conclusion : withCost(conclusion, cost);
}

/** The cost of the search is that of all operations together; it stands in the first row. */
function withCost(conclusion: RealConclusion, { states, cpuSeconds, peakMegabytes }: EngineCounts): RealConclusion {
  const { statistics, notes } = conclusion;
  return {
    ...conclusion,
    statistics: { ...statistics, cpuSeconds, peakMegabytes },
    notes: [...notes, { kind: 'states', count: states }],
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
