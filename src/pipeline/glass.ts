/** The glass box engine: goals are searched by workers, one by one, and what they find is shown by the real engine. */

import type { Goal } from '../base/goal.js';
import { loopBound, notClosed, predicateLimit, timeLimit } from '../base/messages.js';
import type { Finding } from '../engine/glassbox/scope.js';
import type { Bounds } from '../spec/bounds.js';
import { observedTrees } from '../spec/parts.js';
import { stopOf } from '../verdict/stop.js';
import type { Statistics } from '../verdict/verdict.js';
import type { SearchOutcome, Settlement } from './checker.js';
import { NO_STATISTICS, stopped, type Conclusion } from './conclusion.js';
import type { Engine, Inquiry } from './engine.js';
import { exampleOf } from './example.js';
import { growthOf, type Note } from './notes.js';
import { Steps } from './steps.js';
import { unreplayed } from './unreplayed.js';

type Violated = Extract<Finding, { kind: 'violated' }>;
/** What a search cost, and where it looked. */
type Measured = Pick<Conclusion, 'scope' | 'statistics'>;

export class GlassEngine implements Engine {
  /** Scopes of which it was told what settling them cost. */
  private readonly charged = new Set<number>();
  private readonly steps: Steps;

  constructor(private readonly inquiry: Inquiry) {
    this.steps = new Steps(inquiry);
  }

  /** @param signal aborted when nobody waits for the conclusion any more */
  async conclude(
    goal: Goal,
    settlement: Settlement,
    exhausted: number | null,
    signal?: AbortSignal,
  ): Promise<Conclusion> {
    const { witness } = this.inquiry;
    const { scope } = settlement.bounds;
    const shown = await this.steps.progress(goal, settlement, signal);
    if (shown !== null) {
      const statistics = { ...NO_STATISTICS, transitions: shown.statistics.transitions };
      return { scope, statistics, verdict: 'holds', notes: [...exclusions(goal, shown), { kind: 'same steps' }] };
    }
    const found = await this.steps.search(goal, settlement, signal);
    if ('stop' in found) return stopped(found.stop, scope);
    const { value: outcome, peakMegabytes } = found;
    const { end } = outcome;
    const cpuSeconds = found.cpuSeconds + this.settlingSeconds(settlement);
    const base = { scope, statistics: plain({ ...outcome.statistics, cpuSeconds, peakMegabytes }) };
    switch (end.kind) {
      case 'exhausted':
        return { ...base, verdict: 'holds', notes: notesOf(goal, outcome, settlement.bounds) };
      case 'vacuous': {
        const reason = await witness.emptiness(goal, settlement);
        return {
          ...base,
          verdict: 'vacuous',
          reason,
          notes: [...exclusions(goal, outcome), ...contractNotes(goal, outcome, settlement.bounds)],
        };
      }
      case 'unknown': {
        const why =
          end.reason === 'time' ? timeLimit('searching', exhausted, false, null) : predicateLimit(end.predicate, null);
        return { ...base, verdict: 'unknown', reason: stopOf(why).reason };
      }
      case 'not closed': {
        const { reason } = stopOf(notClosed(goal.name, end.what, null));
        const text = goal.kind === 'beginning' ? null : exampleOf(goal, end.before, settlement.bounds);
        const notes: readonly Note[] = text === null ? [] : [{ kind: 'example', text }];
        return { ...base, verdict: 'unknown', reason: { ...reason, place: end.place }, notes };
      }
      case 'cut': {
        const example = exampleOf(goal, end.before, settlement.bounds);
        const { reason } = stopOf(loopBound(end.of, end.rounds, example, null));
        const notes = notesOf(goal, outcome, settlement.bounds);
        return { ...base, verdict: 'bounded', reason: { ...reason, place: end.place }, notes };
      }
      case 'violated':
        return this.shown(goal, settlement, end, base, signal);
      case 'refused':
        return witness.refused(goal, settlement, end, base);
    }
  }

  /** A violation as the real engine shows it, at the smallest scope that has one of the same goal. */
  private async shown(
    goal: Goal,
    settlement: Settlement,
    end: Violated,
    base: Measured,
    signal?: AbortSignal,
  ): Promise<Conclusion> {
    const { bounds } = settlement;
    for (let less = 1; bounds.scope === this.inquiry.from && less < bounds.scope; less += 1) {
      const smaller = await this.refutedAt(goal, less, base, signal);
      if (smaller !== null) return smaller;
    }
    const shown = await this.refuted(goal, settlement, end, base);
    if (end.how !== 'tree' || shown.verdict === 'refuted') return shown;
    // an operation leaves a valid state that is no tree: the one that was declared last is none, for all we know
    return { ...shown, contradicted: observedTrees(bounds).at(-1) ?? null };
  }

  /** What is found at a smaller scope and not shown by the real engine does not count: what is observed there may be another thing. */
  private async refutedAt(goal: Goal, scope: number, base: Measured, signal?: AbortSignal): Promise<Conclusion | null> {
    const settlement = await this.inquiry.settle(scope);
    if ('stop' in settlement) return null;
    const found = await this.inquiry.search(goal, settlement.value, signal);
    if ('stop' in found || found.value.end.kind !== 'violated') return null;
    const shown = await this.refuted(goal, settlement.value, found.value.end, base);
    return shown.verdict === 'refuted' ? shown : null;
  }

  private async refuted(goal: Goal, settlement: Settlement, end: Violated, base: Measured): Promise<Conclusion> {
    const { witness, plan } = this.inquiry;
    const about = { ...base, scope: settlement.bounds.scope };
    return witness.real === null
      ? unreplayed(plan.name, goal, settlement, end, about)
      : witness.refute(goal, settlement, end, about);
  }

  /** What settling a scope cost is told once, with the first verdict. */
  private settlingSeconds({ bounds, provingSeconds = 0 }: Settlement): number {
    if (this.charged.has(bounds.scope)) return 0;
    this.charged.add(bounds.scope);
    return provingSeconds;
  }
}

function notesOf(goal: Goal, outcome: SearchOutcome, bounds: Bounds): readonly Note[] {
  const { leaves, asked } = outcome;
  return [
    ...growthOf(leaves, bounds),
    ...exclusions(goal, outcome),
    ...contractNotes(goal, outcome, bounds),
    ...asked.map((one): Note => ({ kind: 'fixed values', asked: one })),
  ];
}

function contractNotes(goal: Goal, { infeasible = [], guessed = [] }: SearchOutcome, bounds: Bounds): readonly Note[] {
  const { contracts = [] } = bounds;
  const nameOf = (ordinal: number): string => contracts[ordinal]!.name;
  return [
    ...infeasible.map(({ ordinal, place, for: whom, before }): Note => {
      const name = nameOf(ordinal);
      if (whom === 'nobody knows whom') return { kind: 'contract left open', name, place };
      const example = before === null ? null : exampleOf(goal, before, bounds);
      return { kind: 'infeasible contract', name, place, example };
    }),
    ...guessed.map((ordinal): Note => ({ kind: 'guessed contract', name: nameOf(ordinal) })),
  ];
}

function exclusions({ name }: Goal, { throwing }: SearchOutcome): readonly Note[] {
  return throwing.map(({ text: thrown, place }) => ({ kind: 'throwing precondition', operation: name, thrown, place }));
}

function plain(statistics: Omit<Statistics, 'states' | 'candidates'>): Statistics {
  const { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes, slicing } = statistics;
  const counted = { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes };
  return { ...NO_STATISTICS, ...counted, ...(slicing === undefined ? {} : { slicing }) };
}
