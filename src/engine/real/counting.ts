/** What searches on the real code have in common: time, counts, the first violation. */

import type { Outside } from '../../base/outside.js';
import type { OperationBounds } from '../../spec/bounds.js';
import type { EngineCounts, RealAnswer, ReplayCase } from './protocol.js';
import { outcomeOf } from './replay.js';
import { type Run, runCase } from './run.js';
import type { Situation } from './situation.js';
import { Straying } from './strays.js';

export class Search {
  states = 0;
  transitions = 0;
  candidates = 0;
  /** States met that are outside of the bounds. */
  outside = 0;
  last: Run | null = null;
  private begun = 0;
  private readonly enabled: Record<string, number> = {};
  /** Operation → what its calls left that is no state; null are the ways to begin. */
  private readonly strays = new Map<string | null, Outside>();
  /** Operation → what its precondition ended with first, in a case that was left out. */
  private readonly throwing = new Map<string, string>();
  private straying: Straying | null = null;
  private readonly started = process.cpuUsage();

  /** @param deadline as `Date.now` counts */
  constructor(private readonly deadline: number) {}

  isLate(): boolean {
    return Date.now() > this.deadline;
  }

  among(operations: readonly OperationBounds[], names: readonly string[] | null): readonly OperationBounds[] {
    const chosen = operations.filter(({ name }) => names === null || names.includes(name));
    for (const { name } of chosen) this.enabled[name] = 0;
    return chosen;
  }

  /** One call; the answer if it violates something. Cases that a precondition or an assumption excludes do not count. */
  run(situation: Situation, asked: ReplayCase): RealAnswer | null {
    const run = (this.last = runCase(situation, asked, true));
    if (run.ending.kind === 'invalid') {
      const { thrown } = run.ending;
      if (thrown !== null && !this.throwing.has(asked.operation!)) this.throwing.set(asked.operation!, thrown);
      return null;
    }
    if (asked.operation !== null) this.transitions++;
    if (!run.ending.isExcused) {
      if (asked.operation === null) this.begun++;
      else this.enabled[asked.operation] = (this.enabled[asked.operation] ?? 0) + 1;
    }
    if (run.ending.finding === null) return null;
    return this.answer({ kind: 'violated', case: asked, outcome: outcomeOf(situation, asked, run) });
  }

  /** Whether the last call left something that is no state within any bounds. @requires it violated nothing */
  hasStrayed(situation: Situation, { operation, before }: ReplayCase): boolean {
    const { ending, after, built } = this.last!;
    if (ending.kind === 'invalid' || ending.isExcused) return false;
    this.straying ??= new Straying(situation);
    const isNew = operation !== null && situation.check.operation(operation).next === 'result';
    const found =
      (isNew && ending.hasThrown ? null : this.straying.of(after, built)) ??
      (isNew && situation.check.next === 'subject' ? this.straying.change(before, built.subject) : null);
    if (found !== null && !this.strays.has(operation)) this.strays.set(operation, found);
    return found !== null;
  }

  finished(): RealAnswer {
    const never = Object.values(this.enabled).some((count) => count === 0);
    return this.answer({ kind: this.states === 0 || never ? 'vacuous' : 'exhausted' });
  }

  late(): RealAnswer {
    return this.answer({ kind: 'unknown', reason: 'time' });
  }

  counts(): EngineCounts {
    const { user, system } = process.cpuUsage(this.started);
    return {
      states: this.states,
      transitions: this.transitions,
      candidates: this.candidates,
      outside: this.outside,
      cpuSeconds: (user + system) / 1e6,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    };
  }

  private answer(end: Extract<RealAnswer, { readonly kind: 'searched' }>['end']): RealAnswer {
    const strays = [...this.strays].map(([operation, what]) => ({ operation, what }));
    const throwing = Object.fromEntries(this.throwing);
    return { kind: 'searched', end, enabled: this.enabled, begun: this.begun, strays, throwing, counts: this.counts() };
  }
}
