/**
 * The pipeline on one page: spec files → checks → bounds → search, operation by operation and scope by scope → replay by the
 * real engine → verdicts. Who does the work, threads, processes or this very thread, is decided by the services it is given.
 *
 * @invariant `holds` is said of a scope only if the search exhausted it; `refuted` only if the real engine showed the violation
 */

import { Refusal } from './base/diagnostic.js';
import {
  endlessLoop,
  neverEnabled,
  noValidState,
  notClosed,
  notReproduced,
  predicateLimit,
  timeLimit,
} from './base/messages.js';
import type { CheckReport, CheckRequest, Progress, Report, Verdict } from './check-types.js';
import type { CheckPlan, SearchEnd, SearchOutcome, Settlement } from './checker.js';
import { counterexample, fieldChoices, shapes } from './conclude.js';
import type { Address, RealAnswer, RealRequest, ReplayCase, ReplayOutcome } from './engine/real/protocol.js';
import { problemOf, searchReal } from './real-check.js';
import { stopOf, type Stop } from './stop.js';
import { VERDICT_VERSION, type Counterexample, type Place, type Reason, type Statistics } from './verdict/verdict.js';

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

export interface Services {
  plans(file: string): Promise<Answer<readonly CheckPlan[]>>;
  settle(file: string, ordinal: number, scope: number, deadline: number): Promise<Answer<Settlement>>;
  search(task: SearchTask, onProgress: (transitions: number) => void): Promise<Answer<SearchOutcome>>;
  real(request: RealRequest, milliseconds: number): Promise<RealAnswer>;
}

/** The scope of checks that do not name one. */
export const DEFAULT_SCOPE = 3;

/** How far a call sequence to a counterexample's pre-state is looked for. */
const REACH_CALLS = 8;
const REACH_MILLISECONDS = 10_000;
const REPLAY_MILLISECONDS = 60_000;
/** How long the real engine has to run on before an operation that was proved endless is refuted. */
const ENDLESS_MILLISECONDS = 10_000;
const ENDLESS = endlessLoop.entry.code;

export async function checkAll(
  request: CheckRequest,
  services: Services,
  onProgress: (progress: Progress) => void,
): Promise<Report> {
  const checks: CheckReport[] = [];
  for (const file of request.files) {
    for (const plan of valueOf(await services.plans(file))) {
      const [name, operation] = (request.only ?? '').split('.');
      if (request.only !== null && name !== plan.name) continue;
      const check = new Check(request, services, onProgress, file, plan);
      checks.push(await check.run(operation ?? null));
    }
  }
  return { version: VERDICT_VERSION, checks };
}

/** What a worker found; what kept it from that concerns a whole file and is thrown. */
export function valueOf<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value;
  const { kind, reason } = answer.stop;
  const { code, message, remedy, place } = reason;
  const where = place === null ? '' : `${place.path}:${place.line}:${place.column}: `;
  throw new Refusal({ kind, code, message: `${where}${message}`, remedy, span: null });
}

/** Everything that is checked of a check; null are the ways to begin. */
export function operationsOf({ bounds, beginnings }: Settlement): readonly (string | null)[] {
  return [...(beginnings > 0 ? [null] : []), ...bounds.operations.map(({ name }) => name)];
}

const NO_STATISTICS: Statistics = {
  transitions: 0,
  solverCalls: 0,
  clauses: 0,
  concretizations: 0,
  cpuSeconds: 0,
  peakMegabytes: 0,
};

/** What an operation came to, before it is put into a verdict. */
interface Conclusion {
  readonly verdict: Verdict['verdict'];
  readonly scope: number;
  readonly statistics: Statistics;
  readonly reason?: Reason;
  readonly counterexample?: Counterexample;
  readonly notes?: readonly string[];
}

class Check {
  private readonly deadline: number;
  private readonly scopes: { readonly from: number; readonly to: number };
  /** Whether to go on as long as there is time. */
  private readonly isOpenEnded: boolean;
  private readonly settled = new Map<number, Promise<Answer<Settlement>>>();
  private readonly charged = new Set<number>();

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
    this.deadline = request.timeLimit === null ? Infinity : Date.now() + request.timeLimit * 1000;
  }

  async run(only: string | null): Promise<CheckReport> {
    const { file, plan } = this;
    const first = await this.settle(this.scopes.from);
    if ('stop' in first) {
      const verdict = this.verdict(null, null, stopped(first.stop, this.scopes.from));
      this.onProgress({ kind: 'verdict', verdict });
      return { check: plan.name, file, shapes: [], fields: [], verdicts: [verdict] };
    }
    const operations = operationsOf(first.value).filter((name) => only === null || name === only);
    this.onProgress({ kind: 'planned', check: plan.name, file, operations });
    const verdicts =
      this.request.engine === 'glass'
        ? await Promise.all(operations.map((operation) => this.deepen(operation)))
        : await this.runReal(operations);
    const widest = await this.settle(Math.max(this.scopes.from, ...verdicts.map(({ scope }) => scope)));
    const shown = 'value' in widest ? widest.value.bounds : first.value.bounds;
    return { check: plan.name, file, shapes: shapes(shown), fields: fieldChoices(shown), verdicts };
  }

  /** The engines that run real code, scope by scope; what one scope decides against ends it. */
  private async runReal(operations: readonly (string | null)[]): Promise<readonly Verdict[]> {
    const verdicts = new Map<string | null, Verdict>();
    let open = operations;
    for (let scope = this.scopes.from; scope <= this.scopes.to && open.length > 0; scope += 1) {
      const settlement = await this.settle(scope);
      const found = 'stop' in settlement ? null : await this.searchReal(open, settlement.value);
      for (const operation of open) {
        const conclusion = found === null ? stopped((settlement as { stop: Stop }).stop, scope) : found.get(operation)!;
        const before = verdicts.get(operation)?.exhausted ?? null;
        if (conclusion.verdict === 'unknown' && this.isOpenEnded && before !== null) continue;
        verdicts.set(operation, this.verdict(operation, conclusion.verdict === 'holds' ? scope : before, conclusion));
      }
      open = open.filter((operation) => ['holds', 'vacuous'].includes(found?.get(operation)?.verdict ?? ''));
    }
    const all = operations.map((operation) => verdicts.get(operation)!);
    for (const verdict of all) this.onProgress({ kind: 'verdict', verdict });
    return all;
  }

  private async searchReal(
    operations: readonly (string | null)[],
    settlement: Settlement,
  ): Promise<ReadonlyMap<string | null, Conclusion>> {
    const { bounds } = settlement;
    const { engine } = this.request;
    const real = (request: RealRequest, milliseconds: number): Promise<RealAnswer> =>
      this.services.real(request, milliseconds);
    const found = await searchReal(real, engine, this.address(bounds.scope), settlement, operations, this.deadline);
    const conclusions = new Map<string | null, Conclusion>();
    for (const { operation, verdict, statistics, reason, violated, notes } of found) {
      const base = { scope: bounds.scope, statistics, notes };
      // what a search found is replayed in a fresh process all the same: nothing may depend on what ran before it
      const conclusion =
        violated === null
          ? { ...base, verdict, ...(reason === null ? {} : { reason }) }
          : await this.refute(
              operation,
              settlement,
              { ...violated.case, way: violated.case.initial, touched: [] },
              base,
            );
      conclusions.set(operation, conclusion);
    }
    return conclusions;
  }

  private settle(scope: number): Promise<Answer<Settlement>> {
    let known = this.settled.get(scope);
    if (known === undefined) {
      known = this.services.settle(this.file, this.plan.ordinal, scope, this.deadline);
      this.settled.set(scope, known);
    }
    return known;
  }

  /** One operation at one scope after another, until the last or until something other than `holds` comes out. */
  private async deepen(operation: string | null): Promise<Verdict> {
    let exhausted: number | null = null;
    let last: Conclusion | null = null;
    for (let scope = this.scopes.from; scope <= this.scopes.to; scope += 1) {
      const conclusion = await this.at(operation, scope, exhausted);
      if (conclusion.verdict === 'unknown' && this.isOpenEnded && last !== null && Date.now() > this.deadline) {
        last = { ...last, notes: [...(last.notes ?? []), `time ran out in scope ${scope}`] };
        break;
      }
      last = conclusion;
      if (conclusion.verdict === 'holds') exhausted = scope;
      else if (conclusion.verdict !== 'vacuous') break;
    }
    const verdict = this.verdict(operation, exhausted, last!);
    this.onProgress({ kind: 'verdict', verdict });
    return verdict;
  }

  private async at(operation: string | null, scope: number, exhausted: number | null): Promise<Conclusion> {
    const settlement = await this.settle(scope);
    if ('stop' in settlement) return stopped(settlement.stop, scope);
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
        return { ...base, verdict: 'holds', notes: this.notes(outcome, settlement.value) };
      case 'vacuous':
        return because('vacuous', await this.emptiness(operation, settlement.value));
      case 'unknown':
        return because(
          'unknown',
          stopOf(end.reason === 'time' ? timeLimit(exhausted, null) : predicateLimit(null)).reason,
        );
      case 'not closed': {
        const { reason } = stopOf(notClosed(operation ?? 'the constructor', end.what, null));
        return because('unknown', { ...reason, place: end.place });
      }
      case 'violated': {
        const smaller = scope === this.scopes.from ? await this.smaller(operation, scope) : null;
        const { settlement: where, end: violated } = smaller ?? { settlement: settlement.value, end };
        return this.refute(operation, where, violated, { ...base, scope: where.bounds.scope });
      }
      case 'refused':
        return this.refused(operation, settlement.value, end, base);
    }
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

  /** Only what the real engine shows from the same state is a refutation. */
  private async refute(
    operation: string | null,
    settlement: Settlement,
    end: Pick<Extract<SearchEnd, { kind: 'violated' }>, 'way' | 'before' | 'touched'>,
    base: Pick<Conclusion, 'scope' | 'statistics'>,
  ): Promise<Conclusion> {
    const shown = await this.replay(operation, settlement, end);
    if ('counterexample' in shown) return { ...base, verdict: 'refuted', counterexample: shown.counterexample };
    const { reason } = stopOf(notReproduced(operation ?? 'the constructor', shown.problem, null));
    return { ...base, verdict: 'unknown', reason };
  }

  private async replay(
    operation: string | null,
    settlement: Settlement,
    { way, before, touched }: Pick<Extract<SearchEnd, { kind: 'violated' }>, 'way' | 'before' | 'touched'>,
    /** Given if the search proved that the operation never ends: where. Then the real engine has to run on as well. */
    endless?: Place | null,
  ): Promise<{ counterexample: Counterexample } | { problem: string }> {
    const { bounds, next } = settlement;
    const address = this.address(bounds.scope);
    const replayed: ReplayCase = { operation, initial: way, before };
    const answer = await this.services.real(
      { kind: 'replay', address, bounds, case: replayed, explain: endless === undefined },
      endless === undefined ? REPLAY_MILLISECONDS : ENDLESS_MILLISECONDS,
    );
    const ranOn = endless !== undefined && answer.kind === 'lost' && answer.reason === 'time';
    if (answer.kind !== 'replayed' && !ranOn) return { problem: problemOf(answer) };
    const outcome = answer.kind === 'replayed' ? answer.outcome : runningOn(endless ?? null);
    if (!outcome.valid) return { problem: 'the state before is not valid there' };
    if (outcome.violation === null) return { problem: 'everything that was promised is kept there' };
    const reached = await this.reach(operation, settlement, replayed);
    const found = { bounds, check: this.plan.name, operation, next, before, outcome, touched, reached };
    return { counterexample: counterexample(found) };
  }

  private async reach(
    operation: string | null,
    { bounds, next }: Settlement,
    { before }: ReplayCase,
  ): Promise<Counterexample['reached']> {
    if (operation === null || next === 'nothing') return { kind: 'initial' };
    const deadline = Date.now() + REACH_MILLISECONDS;
    const address = this.address(bounds.scope);
    const answer = await this.services.real(
      { kind: 'reach', address, bounds, target: before, calls: REACH_CALLS, deadline },
      REACH_MILLISECONDS + REPLAY_MILLISECONDS,
    );
    if (answer.kind === 'reached') return { kind: 'reached', calls: answer.calls.map(({ text }) => text) };
    if (answer.kind === 'not reached') return answer;
    return { kind: 'not reached', calls: 0, exhausted: false };
  }

  /** A limit met in the middle of an operation may be a violation that the real engine can show, such as a stack overflow. */
  private async refused(
    operation: string | null,
    settlement: Settlement,
    { stop, before, way }: Extract<SearchEnd, { kind: 'refused' }>,
    base: Pick<Conclusion, 'scope' | 'statistics'>,
  ): Promise<Conclusion> {
    if (stop.kind === 'limit' && before !== null) {
      const isEndless = stop.reason.code === ENDLESS;
      const shown = await this.replay(
        operation,
        settlement,
        { way, before, touched: [] },
        isEndless ? stop.reason.place : undefined,
      );
      if ('counterexample' in shown) return { ...base, verdict: 'refuted', counterexample: shown.counterexample };
    }
    return { ...base, ...stopped(stop, base.scope), statistics: base.statistics };
  }

  /** Why there was nothing to check: no valid state at all, or none that satisfies the precondition. */
  private async emptiness(operation: string | null, { bounds, hasInvariant, next }: Settlement): Promise<Reason> {
    const { scope } = bounds;
    if (operation === null || !hasInvariant || next === 'nothing')
      return stopOf(neverEnabled(operation ?? 'the constructor', scope, null)).reason;
    const answer = await this.services.real(
      { kind: 'states', address: this.address(scope), bounds, limit: 1 },
      REPLAY_MILLISECONDS,
    );
    const isInhabited = answer.kind === 'states' && answer.states.length > 0;
    return stopOf(isInhabited ? neverEnabled(operation, scope, null) : noValidState(scope, null)).reason;
  }

  private notes({ leaves, asked }: SearchOutcome, { hasInvariant, next }: Settlement): string[] {
    const notes = leaves.map(
      (what) => `leaves the scope: ${what} can grow past its bound; larger states were not looked at`,
    );
    for (const what of asked) notes.push(`${what} was called while modules were loaded; it got fixed values`);
    if (!hasInvariant && next !== 'nothing')
      notes.push('there is no invariant: only exceptions, assertions and postconditions were checked');
    return notes;
  }

  private address(scope: number): Address {
    return { file: this.file, ordinal: this.plan.ordinal, scope };
  }

  private verdict(operation: string | null, exhausted: number | null, conclusion: Conclusion): Verdict {
    const { verdict, scope, statistics, reason = null, counterexample: example = null, notes = [] } = conclusion;
    return {
      check: this.plan.name,
      file: this.file,
      operation,
      engine: this.request.engine,
      verdict,
      scope,
      exhausted,
      statistics,
      reason,
      counterexample: example,
      notes,
    };
  }
}

/** What a replay that does not end shows. */
function runningOn(place: Place | null): ReplayOutcome {
  const violation = { kind: 'endless' } as const;
  return { valid: true, violation, result: null, after: null, ...(place === null ? {} : { place }) };
}

function plain(statistics: Statistics): Statistics {
  const { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes } = statistics;
  return { transitions, solverCalls, clauses, concretizations, cpuSeconds, peakMegabytes };
}

function stopped({ kind, reason }: Stop, scope: number): Conclusion {
  return {
    verdict: kind === 'unsupported' || kind === 'input' ? 'unsupported' : 'unknown',
    scope,
    statistics: NO_STATISTICS,
    reason,
  };
}
