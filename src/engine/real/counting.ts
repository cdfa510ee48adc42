/** What searches on the real code have in common: time, counts, the first violation. */

import { goalKey, isSameGoal, type Goal } from '../../base/goal.js';
import { outsideText, type Outside } from '../../base/outside.js';
import type { OperationBounds } from '../../spec/bounds.js';
import type { Moment } from '../../spec/graph.js';
import { chanceIn } from './chance.js';
import { leavings } from './leaving.js';
import type { EngineCounts, RealAnswer, RealProgress, ReplayCase, Tally } from './protocol.js';
import { read, type ReadState } from './read.js';
import { outcomeOf } from './replay.js';
import { type Run, runCase } from './run.js';
import type { Situation, Way } from './situation.js';
import { givenAs } from './given.js';
import { asGiven, Straying } from './strays.js';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** How often it is told how far a search is, in milliseconds. */
const PROGRESS_EVERY = 200;

/** What is to be called. */
export interface Wanted {
  readonly beginnings: readonly Way[];
  readonly operations: readonly OperationBounds[];
}

export class Search {
  states = 0;
  transitions = 0;
  candidates = 0;
  /** States met that are outside of the bounds. */
  outside = 0;
  isAbstracted = false;
  last: (Run & { readonly goal: Goal }) | null = null;
  /** By the key of the goal. */
  private readonly tallies = new Map<string, Mutable<Tally>>();
  private straying: Straying | null = null;
  /** The state that the last call left, as data; null as long as nobody asked. */
  private left: ReadState | null = null;
  private readonly started = process.cpuUsage();

  private told = Date.now();

  /** @param deadline as `Date.now` counts */
  constructor(
    private readonly deadline: number,
    private readonly tell: (progress: RealProgress) => void = () => undefined,
  ) {}

  /** How far the search is, now and then. */
  progress(share: () => number | null): void {
    const now = Date.now();
    if (now - this.told < PROGRESS_EVERY) return;
    this.told = now;
    this.tell({ kind: 'progress', count: this.candidates, share: share() });
  }

  isLate(): boolean {
    return Date.now() > this.deadline;
  }

  /** The operations among the goals, and those of the ways to begin. */
  among({ bounds, ways }: Situation, goals: readonly Goal[] | null): Wanted {
    const isWanted = (goal: Goal): boolean => goals === null || goals.some((one) => isSameGoal(one, goal));
    const beginnings = ways.filter(({ goal }) => isWanted(goal));
    const operations = bounds.operations.filter(({ name }) => isWanted({ kind: 'operation', name }));
    for (const { goal } of beginnings) this.tally(goal);
    for (const { name } of operations) this.tally({ kind: 'operation', name });
    return { beginnings, operations };
  }

  /** One call; the answer if it violates something. Cases that a precondition or an assumption excludes do not count. */
  run(situation: Situation, asked: ReplayCase): RealAnswer | null {
    const { value: run, chance } = chanceIn(() => runCase(situation, asked, true));
    this.last = { ...run, goal: asked.goal };
    this.left = null;
    const tally = this.tally(asked.goal);
    tally.chance ??= chance;
    if (run.ending.kind === 'invalid') {
      tally.throwing ??= run.ending.thrown;
      return null;
    }
    if (asked.goal.kind === 'operation') this.transitions++;
    if (!run.ending.isExcused) tally.enabled++;
    if (run.ending.finding === null) return null;
    const { decided = [] } = situation.decider ?? {};
    const found = decided.length === 0 ? asked : { ...asked, decided };
    return this.answer({ kind: 'violated', case: found, outcome: outcomeOf(situation, found, run) });
  }

  private tally(goal: Goal): Mutable<Tally> {
    const key = goalKey(goal);
    let tally = this.tallies.get(key);
    if (tally === undefined) {
      tally = { goal, enabled: 0, outside: 0, stray: null, throwing: null };
      this.tallies.set(key, tally);
    }
    return tally;
  }

  /** The last call led to a state outside of the bounds, which others may have led to before. */
  leave(isNew: boolean): void {
    if (isNew) this.outside++;
    this.tally(this.last!.goal).outside++;
  }

  /** Takes note of what the last call left, if that is larger than the bounds. @requires it violated nothing and has not strayed */
  hasGrown(situation: Situation, { goal, before }: ReplayCase): void {
    const { ending } = this.last!;
    const { bounds, check } = situation;
    if (ending.kind === 'invalid' || ending.isExcused) return;
    if (bounds.subject === null) {
      this.larger(goal, this.grownArguments(situation, goal, before));
      return;
    }
    const { next = null, isContract = false } = goal.kind === 'operation' ? check.operation(goal.name) : {};
    if (isContract || (ending.hasThrown && next === 'result')) return;
    const found = leavings(this.stateLeft(situation).moment, situation);
    if (found.length > 0) this.tally(goal).outside++;
    this.larger(goal, found);
  }

  private stateLeft(situation: Situation): ReadState {
    return (this.left ??= read({ subject: this.last!.after, actuals: [] }, situation));
  }

  /** Of a function there is nothing else. */
  private grownArguments(situation: Situation, goal: Goal, before: Moment): readonly Outside[] {
    const { built } = this.last!;
    if (built.objects.length === 0) return [];
    const called = situation.bounds.operations.find(({ name }) => name === goal.name)!;
    const { moment } = asGiven({ before, built, parameters: called.arguments }, situation);
    return leavings(moment, situation, called);
  }

  private larger(goal: Goal, found: readonly Outside[]): void {
    if (found.length === 0) return;
    const tally = this.tally(goal);
    const all = [...(tally.leaves ?? []), ...found];
    tally.leaves = [...new Map(all.map((one) => [outsideText(one), one])).values()];
  }

  /** Whether the last call left something that is no state within any bounds. @requires it violated nothing */
  hasStrayed(situation: Situation, { goal, before }: ReplayCase): boolean {
    const { ending, after, built } = this.last!;
    const { bounds, check, ways } = situation;
    if (ending.kind === 'invalid' || ending.isExcused) return false;
    const called = goal.kind === 'operation' ? bounds.operations.find(({ name }) => name === goal.name)! : null;
    // where there are no states, what the spec makes is there for one call
    const mayChange = bounds.subject === null && called?.modifies === undefined;
    if (!mayChange && [...built.given.values()].some((one) => givenAs(one, situation.given) === null)) {
      this.tally(goal).stray ??= { kind: 'given object' };
      return true;
    }
    if (bounds.subject === null) return false;
    const { theorem = 'preservation', isContract = false } =
      goal.kind === 'operation' ? check.operation(goal.name) : {};
    if (theorem !== 'preservation' || isContract) return false;
    const straying = (this.straying ??= new Straying(situation));
    const isNew = goal.kind === 'operation' && check.operation(goal.name).next === 'result';
    const isBeside = isNew && check.next === 'subject';
    const parameters = called !== null ? called.arguments : ways.find((way) => isSameGoal(way.goal, goal))!.parameters;
    const given = { before, built, parameters };
    const found =
      (!isNew || !ending.hasThrown
        ? straying.of(after, this.stateLeft(situation), given)
        : isBeside
          ? straying.left(given)
          : null) ?? (isBeside ? straying.change(given) : null);
    this.tally(goal).stray ??= found;
    return found !== null;
  }

  finished(): RealAnswer {
    const never = [...this.tallies.values()].some(({ goal, enabled }) => goal.kind === 'operation' && enabled === 0);
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
      isAbstracted: this.isAbstracted,
      cpuSeconds: (user + system) / 1e6,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    };
  }

  private answer(end: Extract<RealAnswer, { readonly kind: 'searched' }>['end']): RealAnswer {
    return { kind: 'searched', end, tallies: [...this.tallies.values()], counts: this.counts() };
  }
}
