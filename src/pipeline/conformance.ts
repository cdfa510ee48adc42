/**
 * A check that compares calls of a subject with those of its model. The real code does it all: there are no bounds to settle and nothing is
 * searched symbolically. One search covers all goals; what it found is shown only after a fresh process has made the same calls again.
 */

import { isSameGoal, type Goal } from '../base/goal.js';
import {
  endedByDifference,
  needsRealCode,
  neverEnabled,
  notReproduced,
  timeLimit,
  workerLost,
} from '../base/messages.js';
import type { Divergence, PlannedConformance, RealAnswer } from '../engine/real/protocol.js';
import { stopOf, type Stop } from '../verdict/stop.js';
import type { CheckReport, Counterexample, Statistics, Verdict } from '../verdict/verdict.js';
import type { CheckPlan } from './checker.js';
import { NO_STATISTICS, stopped, verdictOf, type Conclusion } from './conclusion.js';
import type { Note } from './notes.js';
import type { Progress } from './request.js';
import { selected } from './selection.js';
import { conformanceSentence } from './sentence.js';
import type { Answer, AskReal, Services } from './services.js';
import { problemOf } from './witness.js';

/** Loading a spec in node, and one sequence of calls. */
const PATIENCE_MILLISECONDS = 60_000;
const LATE_MILLISECONDS = 5000;
/** What the evaluator had no time to load, node may load all the same, if it is quick about it. */
const QUICK_MILLISECONDS = 2500;
const LONGEST = 2 ** 31 - 1;

const ONLY_OBJECTS =
  'states are told apart by what objects hold: what variables of modules and closures remember of earlier calls is not seen, unless the same calls lead to another state';

type Conformed = Extract<RealAnswer, { kind: 'conformed' }>;

/**
 * The checks of a file. What the evaluator cannot even load, node may: then those are known that compare with a model, and if there are no
 * others, nobody needs the evaluator.
 */
export async function plansOf(
  file: string,
  { plans, real }: Pick<Services, 'plans' | 'real'>,
  deadline: number,
): Promise<Answer<readonly CheckPlan[]>> {
  const answer = await plans(file, deadline);
  if (!('stop' in answer) || answer.stop.kind === 'input' || real === null) return answer;
  const milliseconds = Math.min(PATIENCE_MILLISECONDS, Math.max(QUICK_MILLISECONDS, deadline - Date.now()));
  const found = await real({ kind: 'conformances', file, scope: null }, milliseconds);
  if (found.kind !== 'conformances' || !found.areAll || found.checks.length === 0) return answer;
  const value = found.checks.map(({ name, ordinal, scope }) => ({
    name,
    ordinal,
    scope,
    kind: 'conformance' as const,
    place: null,
  }));
  return { value, cpuSeconds: 0, peakMegabytes: 0 };
}

export class ConformanceCheck {
  constructor(
    private readonly real: AskReal | null,
    private readonly file: string,
    private readonly plan: CheckPlan,
    private readonly deadline: number,
  ) {}

  /** What there is to check at a scope. */
  async planned(scope: number): Promise<PlannedConformance | Stop> {
    const { real, file, plan } = this;
    if (real === null) return stopOf(needsRealCode(null));
    const answer = await real({ kind: 'conformances', file, scope }, PATIENCE_MILLISECONDS);
    if (answer.kind !== 'conformances') return stopOf(workerLost(problemOf(answer), null));
    return answer.checks.find(({ ordinal }) => ordinal === plan.ordinal)!;
  }

  /** One scope after another, until something other than `holds` comes out, or longer sequences lead to nothing new. */
  async run(
    { from, to }: { readonly from: number; readonly to: number | null },
    only: string | null,
    onProgress: (progress: Progress) => void,
  ): Promise<CheckReport> {
    const { file, plan } = this;
    const base = { check: plan.name, file };
    const toVerdict = (goal: Goal | null, exhausted: number | null, conclusion: Conclusion): Verdict =>
      verdictOf({ ...base, engine: 'blackbox', goal, exhausted }, conclusion);
    const first = await this.planned(from);
    if ('reason' in first) {
      const verdict = toVerdict(null, null, stopped(first, from));
      onProgress({ kind: 'verdict', verdict });
      return { ...base, shapes: [], fields: [], arguments: [], caveats: [], verdicts: [verdict] };
    }
    const goals = selected(only, plan.name, first.goals);
    onProgress({ kind: 'planned', ...base, goals });
    let [exhausted, verdicts]: [number | null, readonly Verdict[]] = [null, []];
    let last = from;
    for (let scope = from; scope <= (to ?? Infinity) && goals.length > 0; scope += 1) {
      const begun = Date.now();
      const progress = { ...base, goal: null, scope, lastScope: to === from ? null : to, share: null };
      const tell = (count: number): void =>
        onProgress({
          kind: 'running',
          activity: 'following calls',
          ...progress,
          count,
          seconds: (Date.now() - begun) / 1000,
        });
      const { conclusions, depth } = await this.conclude(goals, scope, tell);
      const isLate = conclusions.every(({ reason }) => reason?.code === timeLimit.entry.code);
      if (to === null && isLate && verdicts.length > 0) break;
      exhausted = depth === 0 ? exhausted : Math.max(depth, exhausted ?? 0);
      verdicts = conclusions.map((conclusion, index) => toVerdict(goals[index]!, exhausted, conclusion));
      last = scope;
      const mayGoOn = ({ verdict, sequences = 'short' }: Verdict): boolean =>
        (verdict === 'holds' || verdict === 'vacuous') && sequences === 'short';
      if (!verdicts.every(mayGoOn) || Date.now() > this.deadline) break;
    }
    for (const verdict of verdicts) onProgress({ kind: 'verdict', verdict });
    const planned = last === from ? first : await this.planned(last);
    const shown = 'reason' in planned ? first : planned;
    const hasStates = goals.length > 0 && first.goals.some(({ kind }) => kind === 'beginning');
    const caveats = hasStates ? [ONLY_OBJECTS] : [];
    return { ...base, shapes: shown.shapes, fields: [], arguments: shown.arguments, caveats, verdicts };
  }

  /** What the goals come to, and of how many calls every sequence was tried. @requires real code can be run */
  private async conclude(
    goals: readonly Goal[],
    scope: number,
    tell: (count: number) => void,
  ): Promise<{ readonly conclusions: readonly Conclusion[]; readonly depth: number }> {
    const { file, plan, deadline } = this;
    const address = { file, ordinal: plan.ordinal, scope };
    const milliseconds = Math.min(LONGEST, Math.max(0, deadline - Date.now()) + LATE_MILLISECONDS);
    const onProgress = ({ count }: { readonly count: number }): void => tell(count);
    const answer = await this.real!({ kind: 'conform', address, deadline }, milliseconds, { onProgress });
    if (answer.kind !== 'conformed') {
      const isLate = answer.kind === 'lost' && answer.reason === 'time';
      const stop = stopOf(isLate ? timeLimit('searching', null, true, null) : workerLost(problemOf(answer), null));
      return { conclusions: goals.map(() => stopped(stop, scope)), depth: 0 };
    }
    const { end } = answer;
    const shown = end.kind === 'differs' ? await this.shown(end, scope) : null;
    const conclusions = goals.map((goal, index): Conclusion => {
      const one = this.concluded(goal, scope, answer, shown);
      const statistics = { ...one.statistics, ...statisticsOf(goal, answer), ...(index === 0 ? costOf(answer) : {}) };
      const notes: readonly Note[] = index === 0 && goals.length > 1 ? [{ kind: 'shared time' }] : [];
      return { ...one, engine: 'blackbox', statistics, notes: [...(one.notes ?? []), ...notes] };
    });
    return { conclusions, depth: answer.depth };
  }

  private concluded(goal: Goal, scope: number, answer: Conformed, shown: Counterexample | string | null): Conclusion {
    const { end, tallies, outside, hidesSomething, depth } = answer;
    const isFunction = !answer.hasStates;
    const base = { scope, statistics: NO_STATISTICS };
    switch (end.kind) {
      case 'differs': {
        const { goal: differing } = end.divergence;
        // shorter sequences were all tried, and no call of theirs differs
        const { enabled = 1 } = tallies.find((one) => isSameGoal(one.goal, goal)) ?? {};
        if (!isSameGoal(goal, differing) && enabled > 0 && (depth > 0 || goal.kind === 'beginning'))
          return { ...base, verdict: 'holds', scope: depth, sequences: 'short' };
        if (!isSameGoal(goal, differing))
          return { ...base, verdict: 'unknown', reason: stopOf(endedByDifference(differing.name, null)).reason };
        if (shown === null || typeof shown === 'string')
          return { ...base, verdict: 'unknown', reason: stopOf(notReproduced(goal.name, shown ?? '', null)).reason };
        return { ...base, verdict: 'refuted', counterexample: shown };
      }
      case 'refused':
        return stopped(end.stop, scope);
      case 'unknown':
        return {
          ...base,
          verdict: 'unknown',
          reason: stopOf(timeLimit('searching', depth === 0 ? null : depth, false, null)).reason,
        };
      case 'exhausted': {
        const tally = tallies.find((one) => isSameGoal(one.goal, goal));
        const sequences = end.isClosed ? (outside > 0 ? 'within' : 'all') : 'short';
        // of a function there is nothing but its arguments
        const reach = isFunction ? {} : ({ sequences } as const);
        if (tally?.enabled === 0)
          return { ...base, ...reach, verdict: 'vacuous', reason: stopOf(neverEnabled(goal.name, scope, null)).reason };
        const notes: readonly Note[] = [
          ...(hidesSomething ? [{ kind: 'hidden state' } as const] : []),
          ...(end.isClosed && !isFunction ? [{ kind: 'closed', outside } as const] : []),
          ...(outside > 0 && !end.isClosed ? [{ kind: 'not followed', states: outside } as const] : []),
        ];
        return {
          ...base,
          verdict: 'holds',
          ...reach,
          notes,
        };
      }
    }
  }

  /** What a fresh process says of the same calls; or why that is nothing. */
  private async shown(
    { sequence, divergence }: Extract<Conformed['end'], { kind: 'differs' }>,
    scope: number,
  ): Promise<Counterexample | string> {
    const { file, plan } = this;
    const address = { file, ordinal: plan.ordinal, scope };
    const answer = await this.real!({ kind: 'repeat', address, sequence }, PATIENCE_MILLISECONDS);
    // whoever does not end may use up all memory before the time is over
    const isEndless = divergence.comparison === null && answer.kind === 'lost' && answer.reason !== 'died';
    if (isEndless) return counterexampleOf(divergence);
    if (answer.kind !== 'repeated') return problemOf(answer);
    return answer.divergence === null ? 'both do the same there' : counterexampleOf(answer.divergence);
  }
}

function statisticsOf(goal: Goal, { tallies, counts }: Conformed): Partial<Statistics> {
  const { enabled = 0 } = tallies.find((one) => isSameGoal(one.goal, goal)) ?? {};
  return goal.kind === 'beginning' ? {} : { states: counts.states, transitions: enabled };
}

function costOf({ counts: { cpuSeconds, peakMegabytes } }: Conformed): Partial<Statistics> {
  return { cpuSeconds, peakMegabytes };
}

const NOTHING = { objects: [] };

/** There are no states to draw: calls are all there is. */
function counterexampleOf({ goal, subject, program, comparison }: Divergence): Counterexample {
  const before = program.slice(0, -1);
  const last = program.at(-1)!;
  const steps = before.map(({ callee, actuals, classes }) => ({ callee, actuals, classes }));
  return {
    before: NOTHING,
    after: comparison === null ? null : NOTHING,
    subject: null,
    subjectAfter: null,
    parameters: [],
    actuals: last.actuals.map((text) => ({ kind: 'opaque', text })),
    callee: last.callee,
    call: last.text.replace(/;$/, ''),
    result: null,
    violation: {
      kind: 'conformance',
      message: conformanceSentence(goal, comparison),
      place: null,
      conjunct: null,
      object: null,
      comparison,
    },
    shown: null,
    touched: [],
    reached:
      before.length === 0
        ? { kind: 'initial' }
        : { kind: 'reached', calls: before.map(({ text }) => text), subject, steps },
    replayed: true,
  };
}
