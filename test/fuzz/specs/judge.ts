/**
 * A spec, judged twice: by the search of the glass box, and by running the code in node on every state inside the bounds that a report
 * would print, drawn from the bounds alone. Where all of them were tried, both have to come to the same; where only some could be, nothing
 * that is said to hold may be violated by one of them.
 */

import { OutOfTime, Refusal } from '../../../src/base/diagnostic.js';
import { isSameGoal, type Goal } from '../../../src/base/goal.js';
import type { Finding } from '../../../src/engine/glassbox/scope.js';
import { Checker, type Settlement } from '../../../src/pipeline/checker.js';
import { goalsOf } from '../../../src/pipeline/selection.js';
import type { RealSession } from '../../../src/engine/real/client.js';
import type { RealAnswer, RealRequest, SampleLimits } from '../../../src/engine/real/protocol.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { said, type Said } from '../bench.js';
import { nodeFiles, specModulePath } from '../../../src/source/node-files.js';

export type Verdict = Said | 'not reproduced';

export interface Judgement {
  /** What the glass box says, operation by operation. */
  readonly verdicts: readonly Verdict[];
  readonly disagreement: string | null;
  /** Whether every state was tried; null if none could be. */
  readonly isComplete: boolean | null;
}

const SCOPE = 2;
/** For settling, for each operation, and for each thing that is asked of the real code. */
const MILLISECONDS = 5000;
const LIMITS: SampleLimits = {
  seed: 1,
  candidates: 24_000,
  calls: 12_000,
  milliseconds: 6000,
  objects: null,
  vectors: 500,
};

type Sampled = Extract<RealAnswer, { kind: 'sampled' }>;

export async function judge(file: string, solvers: SolverFactory, session: RealSession): Promise<Judgement> {
  const checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  try {
    const [plan] = checker.plans(file, Date.now() + MILLISECONDS);
    const settlement = checker.settle(file, 0, plan!.scope ?? SCOPE, Date.now() + MILLISECONDS);
    return await new Trial(checker, session, file, settlement).run();
  } catch (problem) {
    if (problem instanceof OutOfTime) return { verdicts: ['limit'], disagreement: null, isComplete: null };
    if (!(problem instanceof Refusal)) throw problem;
    return { verdicts: [`refused ${problem.diagnostic.code}`], disagreement: null, isComplete: null };
  }
}

class Trial {
  constructor(
    private readonly checker: Checker,
    private readonly session: RealSession,
    private readonly file: string,
    private readonly settlement: Settlement,
  ) {}

  async run(): Promise<Judgement> {
    const { bounds } = this.settlement;
    const goals = goalsOf(bounds);
    const sampling = this.ask({ kind: 'sample', bounds, goals, limits: LIMITS });
    const ends: Finding[] = [];
    for (const goal of goals) {
      ends.push(this.checker.search(this.file, 0, bounds, goal, Date.now() + MILLISECONDS, () => undefined).end);
    }
    const sampled = await sampling;
    if (sampled.kind !== 'sampled')
      return { verdicts: [], disagreement: `no sample: ${JSON.stringify(sampled)}`, isComplete: null };
    const verdicts: Verdict[] = [];
    let disagreement: string | null = null;
    for (const [index, goal] of goals.entries()) {
      const verdict = await this.verdict(goal, ends[index]!);
      verdicts.push(verdict);
      const objection = this.objection(goal, verdict, sampled);
      if (objection !== null) disagreement ??= `${goal.name} is ${verdict}: ${objection}`;
    }
    return { verdicts, disagreement, isComplete: sampled.isComplete };
  }

  private objection(goal: Goal, verdict: Verdict, { found, isComplete, tallies }: Sampled): string | null {
    const violated = found.find((one) => isSameGoal(one.case.goal, goal));
    if (verdict === 'holds' || verdict === 'vacuous') {
      if (violated !== undefined)
        return `${JSON.stringify(violated.outcome.violation)} from ${JSON.stringify(violated.case.before)}`;
      const calls = tallies.find((one) => isSameGoal(one.goal, goal))?.enabled ?? 0;
      if (verdict === 'vacuous' && calls > 0) return `it was called ${calls} times`;
      if (verdict === 'holds' && calls === 0 && isComplete) return 'there is nothing to call it on';
    }
    if (verdict === 'refuted' && violated === undefined && isComplete) return 'no state inside the bounds shows it';
    return null;
  }

  private async verdict(goal: Goal, end: Finding): Promise<Verdict> {
    if (end.kind !== 'violated') return said(end);
    const replayed = { goal, before: end.before };
    const answer = await this.ask({ kind: 'replay', bounds: this.settlement.bounds, case: replayed });
    const isShown = answer.kind === 'replayed' && answer.outcome.valid && answer.outcome.violation !== null;
    return isShown ? 'refuted' : 'not reproduced';
  }

  private ask(request: Unaddressed<RealRequest>): Promise<RealAnswer> {
    const address = { file: this.file, ordinal: 0, scope: this.settlement.bounds.scope };
    return this.session.ask({ ...request, address } as RealRequest, 4 * MILLISECONDS);
  }
}

type Unaddressed<T> = T extends RealRequest ? Omit<T, 'address'> : never;
