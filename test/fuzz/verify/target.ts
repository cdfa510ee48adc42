/** Random contracts, one after another: what became of them, and the first that is judged wrongly, shrunk. */

import fc from 'fast-check';
import { Bench, Counts, describeFailure, saveFinding, type Failure } from '../bench.js';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { judge, type Judgement } from './judge.js';
import { contracts, filesOf } from './program.js';

/** Shrinking ends when a failure has not become smaller for so many tries. */
const SHRINK_LIMIT = 60;

export const verifyBench = (): Bench<Judgement> =>
  new Bench(judge, (disagreement) => ({ verdicts: [], disagreement, isComplete: null }));

export interface VerifyReport {
  readonly counts: Counts;
  readonly failure: Failure | null;
}

export async function compareContracts({
  runs,
  seed,
  path,
}: Pick<FuzzOptions, 'runs' | 'seed' | 'path'>): Promise<VerifyReport> {
  const counts = new Counts();
  const bench = verifyBench();
  const progress = new Progress(runs);
  let last: Failure | null = null;
  let tries = 0;
  try {
    const property = fc.asyncProperty(contracts, async (one) => {
      if (last !== null && (tries += 1) > SHRINK_LIMIT) return;
      const files = filesOf(one);
      const { verdicts, disagreement, isComplete } = await bench.judged(files);
      if (last === null) {
        progress.next();
        for (const verdict of verdicts) counts.add(verdict);
        counts.add(isComplete === true ? 'cases: all tried' : 'cases: some tried, or none');
      }
      if (disagreement === null) return;
      tries = 0;
      last = { files, disagreement, replay: '' };
      throw new Error(disagreement);
    });
    const options = { seed, numRuns: runs, ...(path === null ? {} : { path }) };
    const { counterexamplePath } = await fc.check(property, options);
    const replay = `verify --seed ${seed} --path ${counterexamplePath ?? ''}`;
    return { counts, failure: last === null ? null : { ...(last as Failure), replay } };
  } finally {
    bench.close();
  }
}

export async function fuzzVerify(options: FuzzOptions): Promise<boolean> {
  const started = Date.now();
  const { counts, failure } = await compareContracts(options);
  console.log(`${options.runs} contracts in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  counts.print();
  if (failure !== null) {
    console.log(describeFailure(failure));
    if (options.save) console.log(`saved ${saveFinding(failure, 'verify-findings')}`);
  }
  console.log(`\n${failure === null ? 'no' : 'a'} disagreement`);
  return failure === null;
}
