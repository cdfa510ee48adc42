/** The glass box engine: goals are searched by workers, one by one, and what they find is shown by the real engine. */

import type { Goal } from '../base/goal.js';
import { notClosed, predicateLimit, timeLimit } from '../base/messages.js';
import type { Finding } from '../engine/glassbox/scope.js';
import { observedTrees } from '../spec/parts.js';
import { stopOf } from '../verdict/stop.js';
import type { Statistics } from '../verdict/verdict.js';
import type { SearchOutcome, Settlement } from './checker.js';
import { NO_STATISTICS, stopped, type Conclusion } from './conclusion.js';
import type { Engine, Inquiry } from './engine.js';
import { exampleOf } from './example.js';
import type { Note } from './notes.js';
import { unreplayed } from './unreplayed.js';

type Violated = Extract<Finding, { kind: 'violated' }>;

export class GlassEngine implements Engine {
  /** Scopes of which it was told what settling them cost. */
  private readonly charged = new Set<number>();

  constructor(private readonly inquiry: Inquiry) {}

  /** @param signal aborted when nobody waits for the conclusion any more */
  async conclude(
    goal: Goal,
    settlement: Settlement,
    exhausted: number | null,
    signal?: AbortSignal,
  ): Promise<Conclusion> {
    const { witness } = this.inquiry;
    const { scope } = settlement.bounds;
    const found = await this.inquiry.search(goal, settlement, signal);
    if ('stop' in found) return stopped(found.stop, scope);
    const { value: outcome, peakMegabytes } = found;
    const { end } = outcome;
    const cpuSeconds = found.cpuSeconds + this.settlingSeconds(settlement);
    const base = { scope, statistics: plain({ ...outcome.statistics, cpuSeconds, peakMegabytes }) };
    switch (end.kind) {
      case 'exhausted':
        return { ...base, verdict: 'holds', notes: notesOf(goal, outcome) };
      case 'vacuous': {
        const reason = await witness.emptiness(goal, settlement);
        return { ...base, verdict: 'vacuous', reason, notes: exclusions(goal, outcome) };
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
      case 'violated':
        return this.shown(goal, settlement, end, base, signal);
      case 'refused':
        return witness.refused(goal, settlement, end, base);
    }
  }

  private async shown(
    goal: Goal,
    settlement: Settlement,
    end: Violated,
    base: Pick<Conclusion, 'scope' | 'statistics'>,
    signal?: AbortSignal,
  ): Promise<Conclusion> {
    const { witness, plan, from } = this.inquiry;
    const { scope } = settlement.bounds;
    const found = (scope === from ? await this.smaller(goal, scope, signal) : null) ?? { settlement, end };
    const { bounds } = found.settlement;
    const about = { ...base, scope: bounds.scope };
    const shown =
      witness.real === null
        ? unreplayed(plan.name, goal, found.settlement, found.end, about)
        : await witness.refute(goal, found.settlement, found.end, about);
    if (found.end.how !== 'tree' || shown.verdict === 'refuted') return shown;
    // an operation leaves a valid state that is no tree: the one that was declared last is none, for all we know
    return { ...shown, contradicted: observedTrees(bounds).at(-1) ?? null };
  }

  /** The same violation, or another of the same goal, at the smallest scope that has one. */
  private async smaller(
    goal: Goal,
    scope: number,
    signal?: AbortSignal,
  ): Promise<{ settlement: Settlement; end: Violated } | null> {
    for (let less = 1; less < scope; less += 1) {
      const settlement = await this.inquiry.settle(less);
      if ('stop' in settlement) continue;
      const found = await this.inquiry.search(goal, settlement.value, signal);
      if ('stop' in found) continue;
      const { end } = found.value;
      if (end.kind === 'violated') return { settlement: settlement.value, end };
    }
    return null;
  }

  /** What settling a scope cost is told once, with the first verdict. */
  private settlingSeconds({ bounds, provingSeconds = 0 }: Settlement): number {
    if (this.charged.has(bounds.scope)) return 0;
    this.charged.add(bounds.scope);
    return provingSeconds;
  }
}

function notesOf(goal: Goal, outcome: SearchOutcome): readonly Note[] {
  const { leaves, asked } = outcome;
  return [
    ...leaves.map((what): Note => ({ kind: 'leaves scope', what })),
    ...exclusions(goal, outcome),
    ...asked.map((one): Note => ({ kind: 'fixed values', asked: one })),
  ];
}

function exclusions({ name }: Goal, { throwing }: SearchOutcome): readonly Note[] {
  return throwing.map(({ text: thrown, place }) => ({ kind: 'throwing precondition', operation: name, thrown, place }));
}

function plain(statistics: Omit<Statistics, 'states' | 'candidates'>): Statistics {
  const { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes } = statistics;
  return { ...NO_STATISTICS, transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes };
}
