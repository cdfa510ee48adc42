/**
 * The pipeline on one page: spec files → checks → bounds → engines, goal by goal and scope by scope → replay by the real
 * engine → verdicts. Who does the work, threads, processes or this very thread, is decided by the services it is given.
 *
 * @invariant `holds` is said of a scope only if the search exhausted it; `refuted` only if the real engine showed the violation, or where
 * there is none, with a counterexample that says so
 */

import { Refusal } from '../base/diagnostic.js';
import type { Goal } from '../base/goal.js';
import { learningNeedsRealCode, noRealEngine, timeLimit } from '../base/messages.js';
import type { EngineChoice, EngineName } from '../base/names.js';
import { byCalls } from '../spec/explored.js';
import { stopOf, type Stop } from '../verdict/stop.js';
import { VERDICT_VERSION } from '../verdict/verdict.js';
import { caveatText, caveatsOf } from './caveats.js';
import type { CheckPlan, SearchOutcome, Settlement } from './checker.js';
import { argumentChoices, fieldChoices, shapes } from './conclude.js';
import { stopped, verdictOf, type Conclusion } from './conclusion.js';
import { ConformanceCheck, plansOf } from './conformance.js';
import type { Engine, Tell } from './engine.js';
import { engines } from './engines.js';
import { withRefinements, type Done } from './refined.js';
import type { Activity, CheckReport, CheckRequest, Progress, Report, Verdict } from './request.js';
import { SAMPLE_PATIENCE, Sampler } from './sampling.js';
import { concerns, goalsOf, selected } from './selection.js';
import type { Answer, Learnt, Services } from './services.js';
import { Turns } from './turns.js';
import { Witness } from './witness.js';

/** The scope of checks that do not name one. */
export const DEFAULT_SCOPE = 3;

export async function checkAll(
  request: CheckRequest,
  services: Services,
  onProgress: (progress: Progress) => void,
): Promise<Report> {
  const { real } = services;
  if (real === null && engines[request.engine].isReal) throw new Refusal(noRealEngine(request.engine, null));
  const checks: Done[] = [];
  for (const file of request.files) {
    if (engines[request.engine].isExhaustive) void real?.({ kind: 'load', file }, SAMPLE_PATIENCE);
    await services.ready();
    onProgress(begins('planning', fileTitle(file)));
    const plans = await plansOf(file, services, deadlineOf(request));
    if ('stop' in plans) checks.push(stoppedCheck(request, file, fileTitle(file), plans.stop, onProgress));
    const all = 'stop' in plans ? [] : plans.value;
    for (const plan of all) {
      if (!concerns(request.only, plan.name)) continue;
      await services.ready();
      checks.push(await checkOne(request, services, onProgress, file, plan, all.length));
    }
  }
  return { version: VERDICT_VERSION, checks: withRefinements(checks, request.strict ?? false) };
}

/** @param count of the checks of the file */
async function checkOne(
  request: CheckRequest,
  services: Services,
  onProgress: (progress: Progress) => void,
  file: string,
  plan: CheckPlan,
  count: number,
): Promise<Done> {
  if (plan.kind === 'conformance') return conformance(request, services, onProgress, file, plan);
  const learnt = plan.learns === true ? await learning(services, onProgress, file, plan, count) : null;
  if (learnt !== null && 'stop' in learnt) return stoppedCheck(request, file, plan.name, learnt.stop, onProgress);
  const done = await new Check(request, services, onProgress, file, plan).run();
  return learnt === null ? done : { ...done, report: { ...done.report, learned: learnt.learned } };
}

/** For what begins now. */
export function deadlineOf({ timeLimit: seconds }: Pick<CheckRequest, 'timeLimit'>): number {
  return seconds === null ? Infinity : Date.now() + seconds * 1000;
}

/** Whose answer it is, unless a conclusion says that it is another's. */
function askedFirst({ engine }: CheckRequest): EngineName {
  return engine === 'auto' ? 'glass' : engine;
}

const NO_BOUNDS = { shapes: [], fields: [], arguments: [] };

/** What is inside the bounds for an engine. */
function seenBy(engine: EngineChoice, settlement: Settlement): Settlement {
  const { bounds, explored } = settlement;
  if (engines[engine].isExhaustive || explored === undefined) return settlement;
  return { ...settlement, explored: byCalls(explored, bounds) };
}

/** What a report says about the bounds. */
function boundsOf({ bounds, explored }: Settlement): Pick<CheckReport, 'shapes' | 'fields' | 'arguments'> {
  return {
    shapes: shapes(bounds, explored ?? null),
    fields: fieldChoices(bounds, explored ?? null),
    arguments: argumentChoices(bounds, explored ?? null),
  };
}

/** What a file is called whose checks are not known. */
export function fileTitle(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function begins(activity: Activity, check: string): Progress {
  return {
    kind: 'running',
    activity,
    check,
    goal: null,
    scope: null,
    lastScope: null,
    count: null,
    share: null,
    seconds: 0,
  };
}

/** What is learned of a check before it is checked, in time of its own. */
async function learning(
  { learn }: Services,
  onProgress: (progress: Progress) => void,
  file: string,
  plan: CheckPlan,
  count: number,
): Promise<Learnt> {
  if (learn === null) return { stop: stopOf(learningNeedsRealCode(null)) };
  onProgress(begins('learning', plan.name));
  return learn(file, plan, count - 1 - plan.ordinal, true);
}

/** A check, or a file, that keeps nobody from the others. */
function stoppedCheck(
  request: CheckRequest,
  file: string,
  check: string,
  stop: Stop,
  onProgress: (progress: Progress) => void,
): Done {
  const verdict = verdictOf(
    { check, file, engine: askedFirst(request), goal: null, exhausted: null },
    stopped(stop, 0),
  );
  onProgress({ kind: 'verdict', verdict });
  const report = { check, file, ...NO_BOUNDS, caveats: [], verdicts: [verdict] };
  return { report, bounds: null, isComplete: false };
}

/** A comparison with a model, scope by scope. */
async function conformance(
  request: CheckRequest,
  { real }: Services,
  onProgress: (progress: Progress) => void,
  file: string,
  plan: CheckPlan,
): Promise<Done> {
  const own = plan.scope ?? DEFAULT_SCOPE;
  const { from, to } = request.scopes ?? { from: own, to: own };
  const check = new ConformanceCheck(real, file, plan, deadlineOf(request));
  const report = await check.run({ from, to }, request.only, onProgress);
  return { report, bounds: null, isComplete: true };
}

class Check {
  private readonly deadline: number;
  private readonly scopes: { readonly from: number; readonly to: number };
  /** Whether to go on as long as there is time. */
  private readonly isOpenEnded: boolean;
  private readonly settled = new Map<number, Promise<Answer<Settlement>>>();
  private readonly witness: Witness;
  /** Fields that were observed as trees, until an operation showed that they are none. */
  private readonly givenUp = new Set<string>();

  constructor(
    private readonly request: CheckRequest,
    private readonly services: Services,
    private readonly onProgress: (progress: Progress) => void,
    private readonly file: string,
    private readonly plan: CheckPlan,
  ) {
    const own = plan.scope ?? DEFAULT_SCOPE;
    const { from, to } = request.scopes ?? { from: own, to: own };
    this.scopes = { from, to: to ?? Infinity };
    this.isOpenEnded = to === null;
    this.deadline = deadlineOf(request);
    const begins: Witness['begins'] = (activity, goal, scope) => void this.running(activity, goal, scope);
    const { trace = false } = request;
    this.witness = new Witness(services.real, file, plan.ordinal, plan.name, this.deadline, begins, trace);
  }

  /**
   * Until nothing contradicts what was observed. What was searched under a wrong observation says nothing about the
   * states that it left out, so all of it is done again.
   */
  async run(): Promise<Done> {
    for (;;) {
      const report = await this.attempt();
      if (typeof report !== 'string') return report;
      this.givenUp.add(report);
      this.settled.clear();
    }
  }

  /** The report; or a field that was observed as a tree and is none. */
  private async attempt(): Promise<Done | string> {
    const { file, plan, request, witness, deadline } = this;
    const { from } = this.scopes;
    const first = await this.settle(from, null);
    if ('stop' in first) {
      const verdict = this.verdict(null, null, stopped(first.stop, from));
      this.onProgress({ kind: 'verdict', verdict });
      const report = { check: plan.name, file, ...NO_BOUNDS, caveats: [], verdicts: [verdict] };
      return { report, bounds: null, isComplete: false };
    }
    const all = goalsOf(first.value.bounds);
    const goals = selected(request.only, plan.name, all);
    this.onProgress({ kind: 'planned', check: plan.name, file, goals });
    const turns = new Turns(request.workers, this.services.ready, deadline, goals.length);
    const { open, isExhaustive } = engines[request.engine];
    const engine = open({
      plan,
      goals,
      from,
      deadline,
      witness,
      running: (activity, goal, scope) => this.running(activity, goal, scope),
      settle: (scope) => this.settle(scope, turns),
      lend: () => turns.lend(),
      rest: () => turns.rest(),
      search: (goal, settlement, signal) => this.search(goal, settlement, turns, signal),
    });
    const isSampled = isExhaustive && this.services.real !== null;
    const sampler = isSampled ? new Sampler(witness, goals) : null;
    const attempt: Attempt = { engine, sampler, turns, contradicted: null };
    const verdicts = await Promise.all(goals.map((goal) => this.deepen(goal, attempt).finally(() => turns.leave())));
    if (attempt.contradicted !== null) return attempt.contradicted;
    const widest = await this.settle(Math.max(from, ...verdicts.map(({ scope }) => scope)), null);
    const shown = seenBy(request.engine, 'value' in widest ? widest.value : first.value);
    const caveats = caveatsOf(
      engines[request.engine],
      shown,
      goals.length === 0 ? [] : all,
      verdicts,
      this.services.real !== null,
    );
    const report = { check: plan.name, file, ...boundsOf(shown), caveats: caveats.map(caveatText), verdicts };
    return { report, bounds: shown.bounds, isComplete: goals.length === all.length };
  }

  /** @param turns null where there are no goals that take turns */
  private settle(scope: number, turns: Turns | null): Promise<Answer<Settlement>> {
    let known = this.settled.get(scope);
    if (known === undefined) {
      const { services, file, plan, deadline, givenUp } = this;
      const settle = async (): Promise<Answer<Settlement>> => {
        this.running('settling', null, scope);
        const answer = await services.settle(file, plan.ordinal, scope, deadline, [...givenUp], this.request.calls);
        return 'stop' in answer || this.request.slice !== false ? answer : { ...answer, value: unsliced(answer.value) };
      };
      known = turns === null ? settle() : turns.forAll(settle);
      this.settled.set(scope, known);
    }
    return known;
  }

  /** One goal at one scope after another, until the last or until something other than `holds` comes out. */
  private async deepen(goal: Goal, attempt: Attempt): Promise<Verdict> {
    let exhausted: number | null = null;
    let last: Conclusion | null = null;
    for (let scope = this.scopes.from; scope <= this.scopes.to; scope += 1) {
      const conclusion = this.strictly(await this.at(goal, scope, exhausted, attempt));
      attempt.contradicted ??= conclusion.contradicted ?? null;
      if (attempt.contradicted !== null) return this.verdict(goal, exhausted, conclusion);
      if (this.isOpenEnded && last !== null && conclusion.reason?.code === OUT_OF_TIME) {
        last = { ...last, notes: [...(last.notes ?? []), { kind: 'out of time', scope }] };
        break;
      }
      last = conclusion;
      if (conclusion.verdict === 'holds') exhausted = scope;
      else if (conclusion.verdict !== 'vacuous') break;
    }
    const verdict = this.verdict(goal, exhausted, last!);
    this.onProgress({ kind: 'verdict', verdict });
    return verdict;
  }

  /** What holds only as far as loops were unrolled is not known, if one is strict. */
  private strictly(conclusion: Conclusion): Conclusion {
    const isOpen = conclusion.verdict === 'bounded' && this.request.strict === true;
    return isOpen ? { ...conclusion, verdict: 'unknown' } : conclusion;
  }

  /** What the engine says; and what is said to hold, unless a sample of the same bounds shows otherwise. */
  private async at(
    goal: Goal,
    scope: number,
    exhausted: number | null,
    { engine, sampler, turns }: Attempt,
  ): Promise<Conclusion> {
    const settlement = await this.settle(scope, turns);
    if ('stop' in settlement) return stopped(settlement.stop, scope);
    sampler?.begin(settlement.value);
    const conclusion = await engine.conclude(goal, settlement.value, exhausted);
    const isClaim = conclusion.verdict === 'holds' || conclusion.verdict === 'vacuous';
    const claimed =
      isClaim && sampler !== null ? await sampler.confirmed(goal, settlement.value, conclusion) : conclusion;
    return this.request.coverage === true ? this.covered(goal, settlement.value, claimed, turns) : claimed;
  }

  /** With what a contract that holds needs of the code; it has as much time again as the check had. */
  private async covered(goal: Goal, settlement: Settlement, conclusion: Conclusion, turns: Turns): Promise<Conclusion> {
    const { verdict } = conclusion;
    const isProved = verdict === 'holds' || verdict === 'bounded' || verdict === 'vacuous';
    const operation = settlement.bounds.operations.find(({ name }) => goal.kind === 'operation' && name === goal.name);
    if (!isProved || operation?.atOnce === undefined) return conclusion;
    const { file, plan, request, services } = this;
    this.running('covering', goal, settlement.bounds.scope);
    const task = { file, ordinal: plan.ordinal, settlement, goal, deadline: deadlineOf(request) };
    const notes = conclusion.notes ?? [];
    // what a contract stands for has no statements that could be needed
    if (settlement.bounds.contracts !== undefined)
      return { ...conclusion, notes: [...notes, { kind: 'no coverage', why: 'calls are replaced by contracts' }] };
    const found = await turns.forAll(() => services.cover(task));
    if ('stop' in found)
      return { ...conclusion, notes: [...notes, { kind: 'no coverage', why: found.stop.reason.message }] };
    if (found.value === null) return { ...conclusion, notes: [...notes, { kind: 'no coverage', why: null }] };
    return { ...conclusion, coverage: found.value };
  }

  /** What is told of the cost is that of the search which came to an end, not of those that were broken off before. */
  private search(
    goal: Goal,
    settlement: Settlement,
    turns: Turns,
    signal?: AbortSignal,
  ): Promise<Answer<SearchOutcome>> {
    const { file, plan } = this;
    return turns.forOne(
      (deadline) => {
        const tell = this.running('searching', goal, settlement.bounds.scope);
        const onProgress = (transitions: number): void => tell(transitions, null);
        return this.services.search({ file, ordinal: plan.ordinal, settlement, goal, deadline }, onProgress, signal);
      },
      isOutOfTime,
      signal,
    );
  }

  private running(activity: Activity, goal: Goal | null, scope: number): Tell {
    const { from, to } = this.scopes;
    const lastScope = this.isOpenEnded || from === to ? null : to;
    const begun = Date.now();
    const tell = (count: number | null, share: number | null): void => {
      const seconds = (Date.now() - begun) / 1000;
      this.onProgress({
        kind: 'running',
        activity,
        check: this.plan.name,
        goal,
        scope,
        lastScope,
        count,
        share,
        seconds,
      });
    };
    tell(null, null);
    return tell;
  }

  private verdict(goal: Goal | null, exhausted: number | null, conclusion: Conclusion): Verdict {
    const { file, plan, request } = this;
    return verdictOf({ check: plan.name, file, engine: askedFirst(request), goal, exhausted }, conclusion);
  }
}

/** All goals under the same observations. */
interface Attempt {
  readonly engine: Engine;
  /** Null if nobody can draw a sample, or the engine does not look at all states inside the bounds: then it says nothing against it. */
  readonly sampler: Sampler | null;
  /** Who may work next. */
  readonly turns: Turns;
  /** A field that was observed as a tree and is none. */
  contradicted: string | null;
}

/** The same, where solvers are told of all that was written. */
function unsliced({ bounds, ...rest }: Settlement): Settlement {
  const operations = bounds.operations.map((one) =>
    one.atOnce === undefined ? one : { ...one, atOnce: { ...one.atOnce, slices: false } },
  );
  return { ...rest, bounds: { ...bounds, operations } };
}

const OUT_OF_TIME = timeLimit.entry.code;

function isOutOfTime(answer: Answer<SearchOutcome>): boolean {
  if ('stop' in answer) return answer.stop.reason.code === OUT_OF_TIME;
  const { end } = answer.value;
  return end.kind === 'unknown' && end.reason === 'time';
}
