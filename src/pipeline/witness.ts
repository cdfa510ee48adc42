/**
 * Everything that the glass box and the other engines ask of the real code about one check: whether a violation really happens, by which
 * calls its state is reached, whether there are valid states at all. Each question is put to a process of its own.
 *
 * @invariant `refuted` is said only of what the real engine showed; where there is none, `unreplayed.ts` speaks
 */

import { endlessLoop, neverEnabled, noValidState, notReproduced } from '../base/messages.js';
import type { Step } from '../base/called.js';
import type { Goal } from '../base/goal.js';
import type { Finding } from '../engine/glassbox/scope.js';
import type { Settlement } from './checker.js';
import { counterexample, subjectName } from './conclude.js';
import { stopped, type Conclusion } from './conclusion.js';
import { statesTheorems } from './selection.js';
import type { Activity } from './request.js';
import type { AskReal } from './services.js';
import type { Address, RealAnswer, ReplayCase, ReplayOutcome } from '../engine/real/protocol.js';
import type { Bounds } from '../spec/bounds.js';
import { stopOf } from '../verdict/stop.js';
import type { Counterexample, Original, Place, Reason, Trace } from '../verdict/verdict.js';

/** A case that a search found. */
type Found = Pick<Extract<Finding, { kind: 'violated' }>, 'before' | 'touched' | 'decided'>;

/** How far a call sequence to a counterexample's pre-state is looked for. */
const REACH_CALLS = 32;
const REACH_MILLISECONDS = 10_000;
const REPLAY_MILLISECONDS = 60_000;
/** What is asked when the time is over, or nearly so, has so much of it. */
const LATE_MILLISECONDS = 5000;
/** How long the real engine has to run on before an operation that was proved endless is refuted. */
const ENDLESS_MILLISECONDS = 10_000;
const ENDLESS = endlessLoop.entry.code;

export class Witness {
  constructor(
    /** Null: nobody can be asked. */
    readonly real: AskReal | null,
    private readonly file: string,
    private readonly ordinal: number,
    private readonly check: string,
    /** Of the check, in milliseconds as Date.now() gives them. */
    private readonly deadline = Infinity,
    /** Is told what begins. */
    readonly begins: (activity: Activity, goal: Goal, scope: number) => void = () => undefined,
    /** Whether counterexamples are shown statement by statement. */
    private readonly isTraced = false,
  ) {}

  /** The time that is left for a question: what was found at the last moment is shown all the same. */
  private atMost(milliseconds: number): number {
    return Math.min(milliseconds, Math.max(0, this.deadline - Date.now()) + LATE_MILLISECONDS);
  }

  address(scope: number): Address {
    return { file: this.file, ordinal: this.ordinal, scope };
  }

  /** Only what the real engine shows from the same state is a refutation. */
  async refute(
    goal: Goal,
    settlement: Settlement,
    end: Found,
    base: Pick<Conclusion, 'scope' | 'statistics'>,
  ): Promise<Conclusion> {
    const shown = await this.replay(goal, settlement, end);
    if ('counterexample' in shown) return { ...base, verdict: 'refuted', counterexample: shown.counterexample };
    const { reason } = stopOf(notReproduced(goal.name, shown.problem, null));
    return { ...base, verdict: 'unknown', reason };
  }

  private async replay(
    goal: Goal,
    settlement: Settlement,
    { before, touched, decided }: Found,
    /** Given if the search proved that the operation never ends: where. Then the real engine has to run on as well. */
    endless?: Place | null,
  ): Promise<{ counterexample: Counterexample } | { problem: string }> {
    const { real } = this;
    if (real === null) return { problem: 'there is no engine for the real code' };
    const { bounds } = settlement;
    this.begins('replaying', goal, bounds.scope);
    const address = this.address(bounds.scope);
    const replayed: ReplayCase = { goal, before, ...(decided === undefined ? {} : { decided }) };
    // hardly any violation is not reproduced, so nobody waits for that before asking how it is reached
    const vain = new AbortController();
    const reaching = this.reach(real, goal, settlement, replayed, vain.signal);
    const problem = (text: string): { problem: string } => {
      vain.abort();
      return { problem: text };
    };
    const answer = await real(
      { kind: 'replay', address, bounds, case: replayed, explain: endless === undefined },
      endless === undefined ? this.atMost(REPLAY_MILLISECONDS) : ENDLESS_MILLISECONDS,
    );
    const ranOn = endless !== undefined && answer.kind === 'lost' && answer.reason === 'time';
    if (answer.kind !== 'replayed' && !ranOn) return problem(problemOf(answer));
    const outcome = answer.kind === 'replayed' ? answer.outcome : runningOn(endless ?? null);
    if (!outcome.valid) return problem('the state before is not valid there');
    if (outcome.violation === null) return problem('everything that was promised is kept there');
    const reached = await reaching;
    const found = { bounds, check: this.check, goal, before, outcome, touched, reached, replayed: true };
    const shown = counterexample(found);
    const original = await this.original(real, bounds, shown);
    const trace = this.isTraced ? await this.trace(real, bounds, replayed, shown) : null;
    return {
      counterexample: {
        ...shown,
        ...(original === null ? {} : { original }),
        ...(trace === null ? {} : { trace }),
      },
    };
  }

  /** What the call does, statement by statement; null if that could not be seen. */
  private async trace(
    real: AskReal,
    bounds: Bounds,
    asked: ReplayCase,
    { parameters }: Counterexample,
  ): Promise<Trace | null> {
    const names = { subject: subjectName(asked.before), parameters };
    const request = { kind: 'trace', address: this.address(bounds.scope), bounds, case: asked, names } as const;
    const answer = await real(request, this.atMost(REPLAY_MILLISECONDS));
    return answer.kind === 'traced' ? answer.trace : null;
  }

  /** Where classes were replaced: what the same calls do with the classes themselves. */
  private async original(real: AskReal, bounds: Bounds, shown: Counterexample): Promise<Original | null> {
    const replaced = (bounds.replacements ?? []).map((one) => one.replaced.name);
    if (replaced.length === 0) return null;
    const steps = stepsIn(shown);
    if (steps === null) return { replaced, outcome: 'not tried', detail: null };
    const request = { kind: 'original', address: this.address(bounds.scope), bounds, steps } as const;
    const answer = await real(request, this.atMost(REPLAY_MILLISECONDS));
    return answer.kind === 'original'
      ? { replaced, ...answer.original }
      : { replaced, outcome: 'not tried', detail: problemOf(answer) };
  }

  private async reach(
    real: AskReal,
    goal: Goal,
    { bounds, next }: Settlement,
    { before }: ReplayCase,
    signal: AbortSignal,
  ): Promise<Counterexample['reached']> {
    if (goal.kind === 'beginning' || next === 'nothing' || statesTheorems(bounds)) return { kind: 'initial' };
    if (bounds.beginnings.length === 0) return { kind: 'no initial state' };
    const milliseconds = this.atMost(REACH_MILLISECONDS);
    const deadline = Date.now() + milliseconds;
    const address = this.address(bounds.scope);
    const answer = await real(
      { kind: 'reach', address, bounds, target: before, calls: REACH_CALLS, deadline },
      milliseconds + this.atMost(REPLAY_MILLISECONDS),
      { signal },
    );
    if (answer.kind === 'reached') {
      const steps = answer.calls.map(({ text: _, ...step }) => step);
      return { kind: 'reached', calls: answer.calls.map(({ text }) => text), subject: answer.subject, steps };
    }
    if (answer.kind === 'not reached') return answer;
    return { kind: 'not reached', calls: 0, states: 0, detours: 0, exhausted: false };
  }

  /** A limit met in the middle of an operation may be a violation that the real engine can show, such as a stack overflow. */
  async refused(
    goal: Goal,
    settlement: Settlement,
    { stop, before }: Extract<Finding, { kind: 'refused' }>,
    base: Pick<Conclusion, 'scope' | 'statistics'>,
  ): Promise<Conclusion> {
    if (stop.kind === 'limit' && before !== null) {
      const isEndless = stop.reason.code === ENDLESS;
      const shown = await this.replay(
        goal,
        settlement,
        { before, touched: [] },
        isEndless ? stop.reason.place : undefined,
      );
      if ('counterexample' in shown) return { ...base, verdict: 'refuted', counterexample: shown.counterexample };
    }
    return { ...base, ...stopped(stop, base.scope), statistics: base.statistics };
  }

  /** Why there was nothing to check: no valid state at all, or, which is true in any case, none that satisfies the precondition. */
  async emptiness(goal: Goal, { bounds, hasInvariant, next }: Settlement): Promise<Reason> {
    const { scope } = bounds;
    const { reason } = stopOf(neverEnabled(goal.name, scope, null));
    if (goal.kind === 'beginning' || !hasInvariant || next === 'nothing' || this.real === null) return reason;
    const answer = await this.real(
      { kind: 'states', address: this.address(scope), bounds, limit: 1 },
      this.atMost(REPLAY_MILLISECONDS),
    );
    const isEmpty = answer.kind === 'states' && answer.states.length === 0;
    return isEmpty ? stopOf(noValidState(scope, null)).reason : reason;
  }
}

/** All calls of a counterexample, from the beginning on; null if there are none that lead to its state, or not all can be written. */
function stepsIn({ callee, subject, reached, actuals }: Counterexample): readonly Step[] | null {
  const texts = actuals.map((actual) =>
    actual.kind === 'primitive' ? JSON.stringify(actual.value) : actual.kind === 'special' ? actual.text : null,
  );
  if (texts.includes(null)) return null;
  const last: Step = { callee, actuals: texts as string[], classes: [] };
  if (subject === null) return [last];
  return reached.kind === 'reached' ? [...reached.steps, last] : null;
}

export function problemOf(answer: RealAnswer): string {
  if (answer.kind === 'failed') return answer.message;
  if (answer.kind === 'lost') return `the process that runs the real code was lost (${answer.reason})`;
  return 'there was no answer';
}

/** What a replay that does not end shows. */
function runningOn(place: Place | null): ReplayOutcome {
  const violation = { kind: 'endless' } as const;
  return { valid: true, violation, result: null, after: null, ...(place === null ? {} : { place }) };
}
