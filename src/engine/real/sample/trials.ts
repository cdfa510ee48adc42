/** What is tried on the real code in a sample: which states were met, what was called, and the first violation of each operation. */

import { goalKey, isSameGoal, type Goal } from '../../../base/goal.js';
import type { OperationBounds } from '../../../spec/bounds.js';
import type { Moment } from '../../../spec/graph.js';
import { build } from '../build.js';
import { canonical, keyOf } from '../canonical.js';
import type { ReplayCase, ReplayOutcome, SampleLimits, Tally } from '../protocol.js';
import { read } from '../read.js';
import { outcomeOf } from '../replay.js';
import { runCase, stateFinding } from '../run.js';
import type { Situation, Way } from '../situation.js';
import { admits } from './admits.js';
import { Withered, type Decisions } from './decisions.js';
import { Growth } from './growth.js';
import { Groves } from './groves.js';

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

export class Trials {
  readonly groves: Groves;
  readonly beginnings: readonly Way[];
  /** Those of which no violation is known yet. */
  operations: readonly OperationBounds[];
  candidates = 0;
  states = 0;
  calls = 0;
  readonly found: { readonly case: ReplayCase; readonly outcome: ReplayOutcome }[] = [];
  private readonly seen = new Set<string>();
  /** The key of a goal → the goal, and how often it was called where no assumption failed. */
  private readonly counts = new Map<string, { readonly goal: Goal; enabled: number }>();
  private readonly deadline: number;

  constructor(
    readonly situation: Situation,
    goals: readonly Goal[],
    private readonly limits: SampleLimits,
  ) {
    this.groves = new Groves(situation.bounds);
    for (const goal of goals) this.counts.set(goalKey(goal), { goal, enabled: 0 });
    const isWanted = (goal: Goal): boolean => this.counts.has(goalKey(goal));
    this.beginnings = situation.ways.filter(({ goal }) => isWanted(goal));
    this.operations = situation.bounds.operations.filter(({ name }) => isWanted({ kind: 'operation', name }));
    this.deadline = Date.now() + limits.milliseconds;
  }

  tallies(): readonly Pick<Tally, 'goal' | 'enabled'>[] {
    return [...this.counts.values()];
  }

  isOver(): boolean {
    const { limits } = this;
    return this.calls >= limits.calls || this.candidates >= limits.candidates || Date.now() > this.deadline;
  }

  /** Whether that part of what may be tried is used up. */
  isPast(part: number): boolean {
    const { limits, deadline } = this;
    const left = (1 - part) * limits.milliseconds;
    return this.isOver() || this.candidates >= limits.candidates * part || Date.now() > deadline - left;
  }

  isNew(state: Moment): boolean {
    const key = keyOf(state);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  /** Whether the real code accepts a state. */
  isValid(state: Moment): boolean {
    const isValid = stateFinding(this.situation, build(state, this.situation).subject) === null;
    if (isValid) this.states += 1;
    return isValid;
  }

  /** A way to begin. Returns the state that it leads to, if that is inside the bounds. */
  begin({ goal, parameters }: Way, decisions: Decisions): Moment | null {
    return this.run(goal, EMPTY, parameters, decisions);
  }

  /** An operation on a valid state. Returns the state that it leads to, if that is inside the bounds. */
  call(name: string, state: Moment, decisions: Decisions): Moment | null {
    const operation = this.operations.find((one) => one.name === name);
    if (operation === undefined) return null;
    return this.run({ kind: 'operation', name }, state, operation.arguments, decisions);
  }

  private run(
    goal: Goal,
    state: Moment,
    parameters: OperationBounds['arguments'],
    decisions: Decisions,
  ): Moment | null {
    const { situation, groves } = this;
    let before: Moment;
    try {
      before = Growth.arguments(state, parameters, groves, decisions);
    } catch (error) {
      if (error instanceof Withered) return null;
      throw error;
    }
    this.calls += 1;
    const asked: ReplayCase = { goal, before };
    const run = runCase(situation, asked, true);
    const { ending } = run;
    if (ending.kind === 'invalid' || ending.isExcused) return null;
    this.counts.get(goalKey(goal))!.enabled += 1;
    if (ending.finding !== null) {
      if (!this.found.some((one) => isSameGoal(one.case.goal, goal)))
        this.found.push({ case: asked, outcome: outcomeOf(situation, asked, run) });
      if (goal.kind === 'operation') this.operations = this.operations.filter((one) => one.name !== goal.name);
      return null;
    }
    if (situation.bounds.subject === null) return null;
    const after = canonical(read({ subject: run.after, actuals: [] }, situation).moment, null);
    return admits(after, situation.bounds, groves) ? after : null;
  }
}
