/**
 * A second opinion before `holds` is said. While the search is under way, a process of its own draws states inside the bounds that the report
 * will print, knowing nothing of the search space, and runs the real code on them. If one of them shows a violation after all, the
 * search was wrong: the verdict is the refutation that it is, and the report says that this should not have happened.
 *
 * No opinion is no objection, but it is not silence either: where a sample could not be drawn, a note says so.
 */

import { isSameGoal, type Goal } from '../base/goal.js';
import type { Settlement } from './checker.js';
import type { Conclusion } from './conclusion.js';
import type { RealAnswer, SampleLimits } from '../engine/real/protocol.js';
import type { Witness } from './witness.js';

/** The seed never changes, so that the same code gets the same verdict again. */
export const SAMPLE: SampleLimits = {
  seed: 1,
  candidates: 4000,
  calls: 4000,
  milliseconds: 150,
  objects: 2,
  vectors: 50,
};

/** In milliseconds: starting a process takes its time where all others are busy. */
export const SAMPLE_PATIENCE = 10_000;

export class Sampler {
  /** Scope → what was asked for. */
  private readonly samples = new Map<number, Promise<RealAnswer>>();

  constructor(
    private readonly witness: Witness,
    private readonly goals: readonly Goal[],
  ) {}

  /** Begins to draw, if that has not begun yet. */
  begin({ bounds }: Settlement): void {
    const { scope } = bounds;
    if (this.samples.has(scope)) return;
    const which = { bounds, goals: this.goals, limits: SAMPLE };
    this.samples.set(
      scope,
      this.witness.real!({ kind: 'sample', address: this.witness.address(scope), ...which }, SAMPLE_PATIENCE),
    );
  }

  /** The conclusion, unless the sample shows otherwise. */
  async confirmed(goal: Goal, settlement: Settlement, conclusion: Conclusion): Promise<Conclusion> {
    const { scope: at } = settlement.bounds;
    this.witness.begins('sampling', goal, at);
    const answer = await this.samples.get(at);
    if (answer?.kind !== 'sampled')
      return { ...conclusion, notes: [...(conclusion.notes ?? []), { kind: 'not sampled' }] };
    const found = answer.found.find((one) => isSameGoal(one.case.goal, goal));
    if (found === undefined) return conclusion;
    const { before } = found.case;
    const { scope, statistics } = conclusion;
    const shown = await this.witness.refute(goal, settlement, { before, touched: [] }, { scope, statistics });
    // what a fresh process does not show was made by the calls before it
    if (shown.verdict !== 'refuted') return conclusion;
    const { engine } = conclusion;
    return {
      ...shown,
      ...(engine === undefined ? {} : { engine }),
      notes: [{ kind: 'inconsistent', verdict: conclusion.verdict, seed: SAMPLE.seed }],
    };
  }
}
