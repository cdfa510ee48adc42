/**
 * The pipeline on one page: spec files → checks → bounds → search, operation by operation and scope by scope → replay by the
 * real engine → verdicts. Who does the work, threads, processes or this very thread, is decided by the services it is given.
 *
 * @invariant `holds` is said of a scope only if the search exhausted it; `refuted` only if the real engine showed the violation
 */

import { notClosed, predicateLimit, timeLimit } from '../base/messages.js';
import type { CheckReport, CheckRequest, Progress, Report, Verdict } from './request.js';
import type { CheckPlan, SearchEnd, SearchOutcome, Settlement } from './checker.js';
import { caveatText, caveatsOf } from './caveats.js';
import { exampleOf } from './example.js';
import { argumentChoices, fieldChoices, shapes } from './conclude.js';
import { stopped, type Conclusion } from './conclusion.js';
import { noteTexts, type Note } from './notes.js';
import type { RealAnswer, RealRequest } from '../engine/real/protocol.js';
import { concludeReal } from './real-check.js';
import { SAMPLE_PATIENCE, Sampler, isSampled } from './sampling.js';
import { concerns, selected } from './selection.js';
import { observedTrees } from '../spec/parts.js';
import { stopOf, type Stop } from './stop.js';
import { VERDICT_VERSION, type Reason, type Statistics } from '../verdict/verdict.js';
import { Witness, type AskReal } from './witness.js';

/** A worker's answer: a value with what it cost, or what kept it from one. */
export type Answer<T> =
  { readonly value: T; readonly cpuSeconds: number; readonly peakMegabytes: number } | { readonly stop: Stop };

export interface SearchTask {
  readonly file: string;
  readonly ordinal: number;
  readonly settlement: Settlement;
  readonly operation: string | null;
  readonly deadline: number;
}

/** Who does the work. Deadlines are in milliseconds, as Date.now() gives them; an answer comes soon after at the latest. */
export interface Services {
  /** Resolves when somebody can begin at once: getting ready is no part of anybody's time. */
  ready(): Promise<void>;
  plans(file: string, deadline: number): Promise<Answer<readonly CheckPlan[]>>;
  /** @param givenUp fields that were observed as trees and are none, as `type.field` */
  settle(
    file: string,
    ordinal: number,
    scope: number,
    deadline: number,
    givenUp: readonly string[],
  ): Promise<Answer<Settlement>>;
  search(task: SearchTask, onProgress: (transitions: number) => void): Promise<Answer<SearchOutcome>>;
  real(request: RealRequest, milliseconds: number): Promise<RealAnswer>;
}

/** The scope of checks that do not name one. */
export const DEFAULT_SCOPE = 3;

export async function checkAll(
  request: CheckRequest,
  services: Services,
  onProgress: (progress: Progress) => void,
): Promise<Report> {
  const checks: CheckReport[] = [];
  for (const file of request.files) {
    if (isSampled(request)) void services.real({ kind: 'load', file }, SAMPLE_PATIENCE);
    await services.ready();
    const plans = await services.plans(file, deadlineOf(request));
    if ('stop' in plans) checks.push(unreadable(request, file, plans.stop, onProgress));
    for (const plan of 'stop' in plans ? [] : plans.value) {
      if (!concerns(request.only, plan.name)) continue;
      await services.ready();
      checks.push(await new Check(request, services, onProgress, file, plan).run());
    }
  }
  return { version: VERDICT_VERSION, checks };
}

/** For what begins now. */
export function deadlineOf({ timeLimit: seconds }: Pick<CheckRequest, 'timeLimit'>): number {
  return seconds === null ? Infinity : Date.now() + seconds * 1000;
}

const NO_BOUNDS = { shapes: [], fields: [], arguments: [] };

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

/** A file that keeps nobody from the others. */
function unreadable(
  { engine }: CheckRequest,
  file: string,
  stop: Stop,
  onProgress: (progress: Progress) => void,
): CheckReport {
  const check = fileTitle(file);
  const verdict = verdictOf({ check, file, engine, operation: null, isWhole: true, exhausted: null }, stopped(stop, 0));
  onProgress({ kind: 'verdict', verdict });
  return { check, file, ...NO_BOUNDS, caveats: [], verdicts: [verdict] };
}

/** Everything that is checked of a check; null are the ways to begin. */
export function operationsOf({ bounds, beginnings }: Settlement): readonly (string | null)[] {
  return [...(beginnings > 0 ? [null] : []), ...bounds.operations.map(({ name }) => name)];
}

class Check {
  private readonly deadline: number;
  private readonly scopes: { readonly from: number; readonly to: number };
  /** Whether to go on as long as there is time. */
  private readonly isOpenEnded: boolean;
  private readonly settled = new Map<number, Promise<Answer<Settlement>>>();
  private readonly charged = new Set<number>();
  private readonly witness: Witness;
  /** Fields that were observed as trees, until an operation showed that they are none. */
  private readonly givenUp = new Set<string>();
  /** The field that was shown to be none just now. */
  private contradicted: string | null = null;
  private sampler: Sampler;
  private operations: readonly (string | null)[] = [];

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
    const ask: AskReal = (asked, time) => services.real(asked, time);
    this.witness = new Witness(ask, file, plan.ordinal, plan.name, this.deadline);
    this.sampler = new Sampler(this.witness);
  }

  /**
   * Until nothing contradicts what was observed. What was searched under a wrong observation says nothing about the
   * states that it left out, so all of it is done again.
   */
  async run(): Promise<CheckReport> {
    for (;;) {
      const report = await this.attempt();
      if (this.contradicted === null) return report;
      this.givenUp.add(this.contradicted);
      this.contradicted = null;
      this.sampler = new Sampler(this.witness);
      this.settled.clear();
      this.charged.clear();
    }
  }

  private async attempt(): Promise<CheckReport> {
    const { file, plan } = this;
    const first = await this.settle(this.scopes.from);
    if ('stop' in first) {
      const verdict = { ...this.verdict(null, null, stopped(first.stop, this.scopes.from)), isWhole: true };
      this.onProgress({ kind: 'verdict', verdict });
      return { check: plan.name, file, ...NO_BOUNDS, caveats: [], verdicts: [verdict] };
    }
    const all = operationsOf(first.value);
    const operations = selected(this.request.only, plan.name, all);
    this.operations = operations;
    this.onProgress({ kind: 'planned', check: plan.name, file, operations });
    const verdicts =
      this.request.engine === 'glass'
        ? await Promise.all(operations.map((operation) => this.deepen(operation)))
        : await this.runReal(operations);
    const widest = await this.settle(Math.max(this.scopes.from, ...verdicts.map(({ scope }) => scope)));
    const shown = 'value' in widest ? widest.value : first.value;
    const caveats = caveatsOf(this.request.engine, shown, operations.length === 0 ? [] : all, verdicts);
    return { check: plan.name, file, ...boundsOf(shown), caveats: caveats.map(caveatText), verdicts };
  }

  /** The engines that run real code, scope by scope; what one scope decides against ends it. */
  private async runReal(operations: readonly (string | null)[]): Promise<readonly Verdict[]> {
    const verdicts = new Map<string | null, Verdict>();
    let open = operations;
    for (let scope = this.scopes.from; scope <= this.scopes.to && open.length > 0; scope += 1) {
      const settlement = await this.settle(scope);
      const found =
        'stop' in settlement
          ? null
          : await concludeReal(this.witness, this.request.engine, settlement.value, open, this.deadline);
      const stillOpen: (string | null)[] = [];
      for (const operation of open) {
        const conclusion =
          found === null
            ? stopped((settlement as { stop: Stop }).stop, scope)
            : await this.confirmed(operation, found.get(operation)!);
        const before = verdicts.get(operation)?.exhausted ?? null;
        if (conclusion.verdict === 'holds' || conclusion.verdict === 'vacuous') stillOpen.push(operation);
        if (conclusion.verdict === 'unknown' && this.isOpenEnded && before !== null) continue;
        verdicts.set(operation, this.verdict(operation, conclusion.verdict === 'holds' ? scope : before, conclusion));
        const isShared = conclusion.outside?.kind === 'shared' && conclusion.outside.what === 'object';
        if ('value' in settlement && isShared) this.contradict(settlement.value);
      }
      if (this.contradicted !== null) break;
      open = stillOpen;
    }
    const all = operations.map((operation) => verdicts.get(operation)!);
    if (this.contradicted === null) for (const verdict of all) this.onProgress({ kind: 'verdict', verdict });
    return all;
  }

  /** What is said to hold, unless a sample of the same bounds shows otherwise. */
  private async confirmed(operation: string | null, conclusion: Conclusion): Promise<Conclusion> {
    const isClaim = conclusion.verdict === 'holds' || conclusion.verdict === 'vacuous';
    if (!isClaim || !isSampled(this.request)) return conclusion;
    const settlement = await this.settle(conclusion.scope);
    if ('stop' in settlement) return conclusion;
    this.sampler.begin(settlement.value, this.operations);
    return this.sampler.confirmed(operation, settlement.value, conclusion);
  }

  private settle(scope: number): Promise<Answer<Settlement>> {
    let known = this.settled.get(scope);
    if (known === undefined) {
      known = this.services.settle(this.file, this.plan.ordinal, scope, this.deadline, [...this.givenUp]);
      this.settled.set(scope, known);
    }
    return known;
  }

  /** One operation at one scope after another, until the last or until something other than `holds` comes out. */
  private async deepen(operation: string | null): Promise<Verdict> {
    let exhausted: number | null = null;
    let last: Conclusion | null = null;
    for (let scope = this.scopes.from; scope <= this.scopes.to; scope += 1) {
      const found = await this.at(operation, scope, exhausted);
      if (this.contradicted !== null) return this.verdict(operation, exhausted, found);
      const conclusion = await this.confirmed(operation, found);
      if (conclusion.verdict === 'unknown' && this.isOpenEnded && last !== null && Date.now() > this.deadline) {
        last = { ...last, notes: [...(last.notes ?? []), { kind: 'out of time', scope }] };
        break;
      }
      last = conclusion;
      if (conclusion.verdict === 'holds') exhausted = scope;
      else if (conclusion.verdict !== 'vacuous') break;
    }
    const verdict = this.verdict(operation, exhausted, last!);
    if (this.contradicted === null) this.onProgress({ kind: 'verdict', verdict });
    return verdict;
  }

  private async at(operation: string | null, scope: number, exhausted: number | null): Promise<Conclusion> {
    const settlement = await this.settle(scope);
    if ('stop' in settlement) return stopped(settlement.stop, scope);
    this.sampler.begin(settlement.value, this.operations);
    const found = await this.search(operation, settlement.value);
    if ('stop' in found) return stopped(found.stop, scope);
    const { value: outcome, peakMegabytes } = found;
    const { end } = outcome;
    const cpuSeconds = found.cpuSeconds + this.settlingSeconds(settlement.value);
    const statistics = { ...outcome.statistics, cpuSeconds, peakMegabytes };
    const because = (verdict: Verdict['verdict'], reason: Reason): Conclusion => ({
      verdict,
      scope,
      statistics: plain(statistics),
      reason,
    });
    const base = { scope, statistics: plain(statistics) };
    switch (end.kind) {
      case 'exhausted':
        return { ...base, verdict: 'holds', notes: this.notes(operation, outcome) };
      case 'vacuous': {
        const reason = await this.witness.emptiness(operation, settlement.value);
        return { ...because('vacuous', reason), notes: exclusions(operation, outcome.throwing) };
      }
      case 'unknown':
        return because(
          'unknown',
          stopOf(end.reason === 'time' ? timeLimit('searching', exhausted, false, null) : predicateLimit(null)).reason,
        );
      case 'not closed': {
        const { reason } = stopOf(notClosed(operation ?? 'the constructor', end.what, null));
        const { bounds } = settlement.value;
        const text = operation === null ? null : exampleOf(operation, end.before, bounds);
        const notes: readonly Note[] = text === null ? [] : [{ kind: 'example', text }];
        return { ...because('unknown', { ...reason, place: end.place }), notes };
      }
      case 'violated': {
        const smaller = scope === this.scopes.from ? await this.smaller(operation, scope) : null;
        const { settlement: where, end: violated } = smaller ?? { settlement: settlement.value, end };
        const shown = await this.witness.refute(operation, where, violated, { ...base, scope: where.bounds.scope });
        if (violated.how === 'tree' && shown.verdict !== 'refuted') this.contradict(where);
        return shown;
      }
      case 'refused':
        return this.witness.refused(operation, settlement.value, end, base);
    }
  }

  /** An operation leaves a valid state that is no tree: the observed tree that was declared last is none, for all we know. */
  private contradict({ bounds }: Settlement): void {
    this.contradicted ??= observedTrees(bounds).at(-1) ?? null;
  }

  /** What settling a scope cost is told once, with the first verdict. */
  private settlingSeconds({ bounds, provingSeconds = 0 }: Settlement): number {
    if (this.charged.has(bounds.scope)) return 0;
    this.charged.add(bounds.scope);
    return provingSeconds;
  }

  private search(operation: string | null, settlement: Settlement): Promise<Answer<SearchOutcome>> {
    const { file, plan, deadline } = this;
    const begun = Date.now();
    return this.services.search({ file, ordinal: plan.ordinal, settlement, operation, deadline }, (transitions) =>
      this.onProgress({
        kind: 'running',
        check: plan.name,
        operation,
        scope: settlement.bounds.scope,
        transitions,
        seconds: (Date.now() - begun) / 1000,
      }),
    );
  }

  /** The same violation, or another of the same operation, at the smallest scope that has one. */
  private async smaller(
    operation: string | null,
    scope: number,
  ): Promise<{ settlement: Settlement; end: Extract<SearchEnd, { kind: 'violated' }> } | null> {
    for (let less = 1; less < scope; less += 1) {
      const settlement = await this.settle(less);
      if ('stop' in settlement) continue;
      const found = await this.search(operation, settlement.value);
      if ('stop' in found) continue;
      const { end } = found.value;
      if (end.kind === 'violated') return { settlement: settlement.value, end };
    }
    return null;
  }

  private notes(operation: string | null, { leaves, asked, throwing }: SearchOutcome): readonly Note[] {
    return [
      ...leaves.map((what): Note => ({ kind: 'leaves scope', what })),
      ...exclusions(operation, throwing),
      ...asked.map((one): Note => ({ kind: 'fixed values', asked: one })),
    ];
  }

  private verdict(operation: string | null, exhausted: number | null, conclusion: Conclusion): Verdict {
    const { file, plan, request } = this;
    const about = { check: plan.name, file, engine: request.engine, operation, isWhole: false, exhausted };
    return verdictOf(about, conclusion);
  }
}

function exclusions(operation: string | null, throwing: SearchOutcome['throwing']): readonly Note[] {
  return throwing.map(({ text: thrown, place }) => ({
    kind: 'throwing precondition',
    operation: operation ?? 'the constructor',
    thrown,
    place,
  }));
}

function verdictOf(
  about: Pick<Verdict, 'check' | 'file' | 'engine' | 'operation' | 'isWhole' | 'exhausted'>,
  { outside: _, notes = [], ...conclusion }: Conclusion,
): Verdict {
  return { reason: null, counterexample: null, ...about, ...conclusion, notes: noteTexts(notes) };
}

function plain(statistics: Statistics): Statistics {
  const { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes } = statistics;
  return { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes };
}
