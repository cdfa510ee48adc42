/**
 * Glass box and enumeration side by side: the first to know answers. The glass box is at its best where spaces are large and code has few
 * paths, enumeration where spaces are small, and nobody can tell beforehand which of them a check is. So the glass box begins; goals that it
 * does not decide soon, or cannot decide at all, are enumerated too, by a process of its own, for which the glass box leaves a processor if it
 * has more than one. So an answer takes hardly longer than twice what the better of the two needs alone. Whoever is late is ended.
 *
 * Which of them answers is a matter of time, what the answer is must not be. Both look at every valid state within the same bounds, but
 * enumeration sees objects only, and runs what is not modelled without a word. So `holds` is taken from it where code can be seen to do
 * neither (`confined.ts`); elsewhere it waits for what the glass box says, and counts only if that meets a limit which is the same on every machine.
 * What was shown by running the code, a violation above all, counts at once. Calls from the ways to begin on take no part: they lead to some of the
 * valid states, so that they find nothing that enumeration would not.
 *
 * @invariant as long as the glass box decides within its head start, nothing else is started
 * @invariant whether a check holds does not depend on who is faster, unless time or memory run out
 */

import { goalKey, type Goal } from '../base/goal.js';
import {
  memoryLimit,
  predicateLimit,
  recursionLimit,
  stepLimit,
  timeLimit,
  workerLost,
  type UnsupportedCode,
} from '../base/messages.js';
import type { SearchOutcome, Settlement } from './checker.js';
import type { Conclusion } from './conclusion.js';
import { Deferred } from './deferred.js';
import type { Engine, Inquiry } from './engine.js';
import { GlassEngine } from './glass.js';
import { RealSearch } from './real-search.js';

/** How long the glass box searches a scope alone. */
export const headStart = { milliseconds: 1000 };

const OF_THE_MODEL: readonly UnsupportedCode[] = ['too-many-cases', 'sparse-array', 'made-in-node'];

/** Limits that one machine meets and another may not. */
const MACHINE_LIMITS: ReadonlySet<string> = new Set(
  [timeLimit, memoryLimit, workerLost].map(({ entry }) => entry.code),
);

/** Limits that one engine meets and another need not. */
const OWN_LIMITS: ReadonlySet<string> = new Set([
  ...MACHINE_LIMITS,
  ...[predicateLimit, stepLimit, recursionLimit].map(({ entry }) => entry.code),
  ...OF_THE_MODEL,
]);

export class AutoEngine implements Engine {
  private readonly glass: GlassEngine;
  /** By scope. */
  private readonly rivals = new Map<number, Rival>();
  /** Whether the glass box was too slow at some scope, as it will be at larger ones. */
  private isSlow = false;

  constructor(private readonly inquiry: Inquiry) {
    const search: Inquiry['search'] = async (goal, settlement, signal) => {
      const answer = await inquiry.search(goal, settlement, signal);
      // what is found has only to be shown
      if ('value' in answer && isFound(answer.value.end)) this.rivals.get(settlement.bounds.scope)?.leave(goal);
      return answer;
    };
    this.glass = new GlassEngine({ ...inquiry, search });
  }

  async conclude(goal: Goal, settlement: Settlement, exhausted: number | null): Promise<Conclusion> {
    if (this.inquiry.witness.real === null) return this.glass.conclude(goal, settlement, exhausted);
    const rival = this.rivalAt(settlement);
    const end = new AbortController();
    const { isConfined = false } = settlement;
    const searched = this.glass.conclude(goal, settlement, exhausted, end.signal);
    const enumerated = rival.conclude(goal);
    try {
      return await Promise.race([
        searched.then(async (found) => {
          if (isFinal(found)) return found;
          rival.hurry();
          return together(found, await enumerated, isConfined);
        }),
        enumerated.then(async (found) => {
          if (isFinal(found) && (isConfined || found.verdict !== 'holds')) return this.won(goal, found);
          return together(await searched, found, isConfined);
        }),
      ]);
    } finally {
      rival.leave(goal);
      end.abort();
    }
  }

  private rivalAt(settlement: Settlement): Rival {
    const { scope } = settlement.bounds;
    let rival = this.rivals.get(scope);
    if (rival === undefined) {
      rival = new Rival(this.inquiry, settlement, this.isSlow ? 0 : headStart.milliseconds);
      this.rivals.set(scope, rival);
    }
    return rival;
  }

  /** What enumeration found first. A violation is shown at the smallest scope that has one, as the glass box does. */
  private async won(goal: Goal, conclusion: Conclusion): Promise<Conclusion> {
    this.isSlow = true;
    const { from } = this.inquiry;
    if (conclusion.verdict !== 'refuted' || conclusion.scope !== from) return conclusion;
    for (let scope = 1; scope < from; scope += 1) {
      const settlement = await this.inquiry.settle(scope);
      if ('stop' in settlement) continue;
      const rival = new Rival(this.inquiry, settlement.value, 0);
      const smaller = await rival.conclude(goal);
      if (smaller.verdict === 'refuted') return { ...smaller, statistics: conclusion.statistics };
    }
    return conclusion;
  }
}

/** Whether a search came to its end, and met no limit. */
function isFound({ kind }: SearchOutcome['end']): boolean {
  return kind !== 'unknown' && kind !== 'refused';
}

/** Whether nothing that the other engine finds could say more than this. */
function isFinal({ reason, contradicted }: Conclusion): boolean {
  return (contradicted ?? null) !== null || reason === undefined || !OWN_LIMITS.has(reason.code);
}

/** What follows from what both have found. */
function together(searched: Conclusion, enumerated: Conclusion, isConfined: boolean): Conclusion {
  if (isFinal(searched) || !isFinal(enumerated)) return searched;
  const isOpen = enumerated.verdict === 'holds' && !isConfined && MACHINE_LIMITS.has(searched.reason!.code);
  return isOpen ? { ...searched, notes: [...(searched.notes ?? []), { kind: 'only objects' }] } : enumerated;
}

/** Enumeration of one scope, for whichever goals are still open when it begins. */
class Rival {
  /** By the keys of the goals: what they come to, as long as somebody waits for it. */
  private readonly awaited = new Map<string, { readonly goal: Goal; readonly answer: Deferred<Conclusion> }>();
  /** Those that the search which is under way is about; null if there is none. */
  private running: { readonly keys: ReadonlySet<string>; readonly end: AbortController } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** @param headStart in milliseconds, from the first goal on */
  constructor(
    private readonly inquiry: Inquiry,
    private readonly settlement: Settlement,
    private headStart: number,
  ) {}

  conclude(goal: Goal): Promise<Conclusion> {
    const answer = new Deferred<Conclusion>();
    this.awaited.set(goalKey(goal), { goal, answer });
    if (this.running === null) this.timer ??= setTimeout(() => this.begin(), this.headStart);
    return answer.promise;
  }

  /** The glass box has given up on a goal. */
  hurry(): void {
    if (this.timer !== null) this.begin();
  }

  /** Nobody waits for what the goal comes to any more. */
  leave(goal: Goal): void {
    this.awaited.delete(goalKey(goal));
    if (this.awaited.size === 0) this.stopTimer();
    if (this.running !== null && ![...this.running.keys].some((key) => this.awaited.has(key))) this.running.end.abort();
  }

  private begin(): void {
    this.stopTimer();
    // goals that come from now on have waited elsewhere
    this.headStart = 0;
    const goals = [...this.awaited.values()].map(({ goal }) => goal);
    const end = new AbortController();
    const running = { keys: new Set(goals.map(goalKey)), end };
    this.running = running;
    const listener = {
      isAwaited: (goal: Goal) => this.awaited.has(goalKey(goal)),
      tell: (goal: Goal, conclusion: Conclusion) => {
        const { answer } = this.awaited.get(goalKey(goal)) ?? {};
        answer?.resolve({ ...conclusion, engine: 'enumerate' });
        this.awaited.delete(goalKey(goal));
      },
    };
    const giveBack = this.inquiry.lend();
    new RealSearch(this.inquiry, 'enumerate', listener, end.signal)
      .run(this.settlement, goals)
      .catch((problem: unknown) => {
        this.awaited.forEach(({ answer }) => answer.reject(problem));
        this.awaited.clear();
      })
      .finally(() => {
        giveBack();
        this.running = null;
        if (this.awaited.size > 0) this.begin();
      });
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
