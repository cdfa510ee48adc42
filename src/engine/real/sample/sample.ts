/**
 * A sample of what a verdict is about: states inside the bounds that the report prints, made from the bounds alone, each operation on them,
 * and what the real code has to say. Whoever says `holds` asks for one first, because a search may be wrong about its own space.
 *
 * First every state with few objects, as far as the limits allow, with all arguments; then, if that was not everything, states made at
 * random from these and from what calls lead to. The same seed gives the same sample, unless time ends it.
 */

import type { Goal } from '../../../base/goal.js';
import type { Moment } from '../../../spec/graph.js';
import { canonical } from '../canonical.js';
import type { RealAnswer, SampleLimits } from '../protocol.js';
import type { Situation } from '../situation.js';
import { withinTime } from '../watchdog.js';
import { admits } from './admits.js';
import { Chance, Odometer, Withered } from './decisions.js';
import { Growth } from './growth.js';
import { Trials } from './trials.js';
import { wander } from './wander.js';

export function sample(situation: Situation, goals: readonly Goal[], limits: SampleLimits): RealAnswer {
  const trials = new Trials(situation, goals, limits);
  let isComplete = false;
  // a call that does not end is no reason to forget what was found before
  withinTime(limits.milliseconds + GRACE, () => {
    const survey = new Survey(trials, limits);
    survey.begin();
    survey.states();
    isComplete = survey.isComplete;
    if (!isComplete) wander(trials, new Chance(limits.seed), survey.known);
  });
  const { found, states, calls, candidates } = trials;
  return { kind: 'sampled', found, isComplete, states, calls, candidates, tallies: trials.tallies() };
}

/** Milliseconds that a single call may take beyond the limit. */
const GRACE = 1000;

/** All states of up to so many objects, one after another, and all arguments. */
class Survey {
  /** Valid states, to start from. */
  readonly known: Moment[] = [];
  isComplete = true;

  constructor(
    private readonly trials: Trials,
    private readonly limits: SampleLimits,
  ) {}

  begin(): void {
    const { trials } = this;
    for (const way of trials.beginnings) {
      this.every((odometer) => {
        const state = trials.begin(way, odometer);
        if (state !== null) this.known.push(state);
      });
    }
  }

  states(): void {
    const { trials } = this;
    const { bounds } = trials.situation;
    if (bounds.subject === null) return this.operate(NOTHING);
    const odometer = new Odometer();
    do {
      if (trials.isPast(SURVEYED)) {
        this.isComplete = false;
        return;
      }
      trials.candidates += 1;
      const state = this.grown(odometer);
      if (state === null || !trials.isNew(state) || !trials.isValid(state)) continue;
      this.known.push(state);
      this.operate(state);
    } while (odometer.next());
  }

  private grown(odometer: Odometer): Moment | null {
    const { trials, limits } = this;
    const { bounds } = trials.situation;
    try {
      const { moment, isCut } = Growth.state(bounds, trials.groves, odometer, limits.objects ?? Infinity);
      if (isCut) this.isComplete = false;
      const state = canonical(moment, null);
      return admits(state, bounds, trials.groves) ? state : null;
    } catch (error) {
      if (error instanceof Withered) return null;
      throw error;
    }
  }

  private operate(state: Moment): void {
    for (const { name } of this.trials.operations) this.every((odometer) => this.trials.call(name, state, odometer));
  }

  private every(attempt: (odometer: Odometer) => void): void {
    const odometer = new Odometer();
    let left = this.limits.vectors;
    do {
      if (this.trials.isOver() || left-- === 0) {
        this.isComplete = false;
        return;
      }
      attempt(odometer);
    } while (odometer.next());
  }
}

/** The part of time and candidates that trying everything may use up. */
const SURVEYED = 0.5;
const NOTHING: Moment = { graph: { objects: [] }, subject: null, actuals: [] };
