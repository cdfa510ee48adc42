/**
 * A contract, judged six times: with all paths at once, one by one, with loops cut, with contracts in place of calls, without slicing, and by running the code in node on everything inside the
 * bounds. What is said to hold, no case may violate; what is refuted, node has to show; and the ways that cut nothing have to agree.
 */

import { OutOfTime, Refusal } from '../../../src/base/diagnostic.js';
import type { RealSession } from '../../../src/engine/real/client.js';
import type { RealAnswer, RealRequest, SampleLimits } from '../../../src/engine/real/protocol.js';
import { Checker, type Settlement } from '../../../src/pipeline/checker.js';
import { goalsOf } from '../../../src/pipeline/selection.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../../src/source/node-files.js';
import { said, type Said } from '../bench.js';
import { WAYS } from './program.js';

export interface Judgement {
  /** What is said, way by way. */
  readonly verdicts: readonly string[];
  readonly disagreement: string | null;
  /** Whether every case was tried; null if none could be. */
  readonly isComplete: boolean | null;
}

/** For each thing that is asked. */
const MILLISECONDS = 5000;
const LIMITS: SampleLimits = {
  seed: 1,
  candidates: 40_000,
  calls: 20_000,
  milliseconds: 6000,
  objects: null,
  vectors: 20_000,
};

export async function judge(file: string, solvers: SolverFactory, session: RealSession): Promise<Judgement> {
  const checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const verdicts: string[] = [];
  try {
    const found: (Said | 'not reproduced')[] = [];
    let sampled: RealAnswer | null = null;
    for (const [ordinal, way] of WAYS.entries()) {
      const settlement = checker.settle(file, ordinal, 2, Date.now() + MILLISECONDS);
      sampled ??= await sample(session, file, settlement);
      found.push(await verdictOf(checker, session, { file, ordinal, settlement }));
      verdicts.push(`${way}: ${found.at(-1)}`);
    }
    if (sampled?.kind !== 'sampled')
      return { verdicts, disagreement: `no sample: ${JSON.stringify(sampled)}`, isComplete: null };
    const { isComplete } = sampled;
    return { verdicts, isComplete, disagreement: contradiction(found) ?? firstObjection(found, sampled) };
  } catch (problem) {
    if (problem instanceof OutOfTime) return { verdicts: ['limit'], disagreement: null, isComplete: null };
    if (!(problem instanceof Refusal)) throw problem;
    return { verdicts: [`refused ${problem.diagnostic.code}`], disagreement: null, isComplete: null };
  }
}

const DECIDED: readonly string[] = ['holds', 'refuted', 'vacuous'];

/** Of the ways that cut nothing. */
function contradiction([all, each, , modular, unsliced]: readonly string[]): string | null {
  const others = { 'one by one': each, 'by contract': modular, unsliced };
  for (const [way, other] of Object.entries(others)) {
    const isOpen = ![all, other].every((one) => DECIDED.includes(one!));
    if (!isOpen && all !== other) return `all at once it is ${all}, ${way} it is ${other}`;
  }
  return null;
}

type Sampled = Extract<RealAnswer, { kind: 'sampled' }>;

function firstObjection(verdicts: readonly string[], sampled: Sampled): string | null {
  for (const [index, verdict] of verdicts.entries()) {
    const objection = objectionTo(verdict, sampled);
    if (objection !== null) return `${WAYS[index]!} it is ${verdict}: ${objection}`;
  }
  return null;
}

function objectionTo(verdict: string, { found: [violated], isComplete, tallies: [tally] }: Sampled): string | null {
  const calls = tally?.enabled ?? 0;
  if (verdict === 'not reproduced') return 'node does not show the violation';
  if (verdict === 'refuted') return violated === undefined && isComplete ? 'no case shows it' : null;
  if (verdict !== 'holds' && verdict !== 'vacuous') return null;
  if (violated !== undefined)
    return `${JSON.stringify(violated.outcome.violation)} from ${JSON.stringify(violated.case.before)}`;
  if (verdict === 'vacuous') return calls > 0 ? `it was called ${calls} times` : null;
  return calls === 0 && isComplete ? 'there is nothing to call it on' : null;
}

interface Asked {
  readonly file: string;
  readonly ordinal: number;
  readonly settlement: Settlement;
}

async function verdictOf(
  checker: Checker,
  session: RealSession,
  { file, ordinal, settlement }: Asked,
): Promise<Said | 'not reproduced'> {
  const { bounds } = settlement;
  const [goal] = goalsOf(bounds);
  const { end } = checker.search(file, ordinal, bounds, goal!, Date.now() + MILLISECONDS, () => undefined);
  if (end.kind !== 'violated') return said(end);
  const address = { file, ordinal, scope: bounds.scope };
  const { before, decided = [] } = end;
  const request: RealRequest = { kind: 'replay', address, bounds, case: { goal: goal!, before, decided } };
  const answer = await session.ask(request, 4 * MILLISECONDS);
  // an input may break two promises; which of them is told first is another matter
  const isShown = answer.kind === 'replayed' && answer.outcome.valid && answer.outcome.violation !== null;
  return isShown ? 'refuted' : 'not reproduced';
}

function sample(session: RealSession, file: string, { bounds }: Settlement): Promise<RealAnswer> {
  const address = { file, ordinal: 0, scope: bounds.scope };
  return session.ask({ kind: 'sample', address, bounds, goals: goalsOf(bounds), limits: LIMITS }, 4 * MILLISECONDS);
}
