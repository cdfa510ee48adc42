/** Random programs with specs, one after another; what they were about and what became of them; the first disagreement, shrunk. */

import fc from 'fast-check';
import { Bench, Counts, describeFailure, saveFinding, type Failure } from '../bench.js';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { featuresOf } from './features.js';
import { judge, type Judgement } from './judge.js';
import { programs } from './program.js';

/** Shrinking ends when a failure has not become smaller for so many tries. */
const SHRINK_LIMIT = 80;

export interface EnginesReport {
  readonly runs: number;
  readonly features: Counts;
  readonly verdicts: Counts;
  readonly failure: Failure | null;
}

export const enginesBench = (): Bench<Judgement> =>
  new Bench(judge, (disagreement) => ({ verdicts: [], disagreement }));

export async function compareEngines({
  runs,
  seed,
  path,
  example = null,
}: Pick<FuzzOptions, 'runs' | 'seed' | 'path'> & Partial<Pick<FuzzOptions, 'example'>>): Promise<EnginesReport> {
  const features = new Counts();
  const verdicts = new Counts();
  const bench = enginesBench();
  const progress = new Progress(runs);
  let last: Failure | null = null;
  let tries = 0;
  try {
    const wanted = programs.filter((program) => example === null || featuresOf(program).includes(example));
    const property = fc.asyncProperty(wanted, async (program) => {
      if (last !== null && (tries += 1) > SHRINK_LIMIT) return;
      const files = { 'code.ts': program.code, 'code.check.ts': program.spec };
      const { verdicts: found, disagreement } = await bench.judged(files);
      if (last === null) {
        progress.next();
        for (const feature of featuresOf(program)) features.add(feature);
        for (const verdict of found) verdicts.add(verdict);
      }
      if (disagreement === null) return;
      tries = 0;
      last = { files, disagreement, replay: '' };
      throw new Error(disagreement);
    });
    const options = { seed, numRuns: runs, ...(path === null ? {} : { path }) };
    const result = await fc.check(property, options);
    const about = example === null ? '' : ` --example '${example}'`;
    const replay = `engines${about} --seed ${result.seed} --path ${result.counterexamplePath ?? ''}`;
    const failure = last === null ? null : { ...(last as Failure), replay };
    return { runs: result.numRuns, features, verdicts, failure };
  } finally {
    bench.close();
  }
}

export async function fuzzEngines(options: FuzzOptions): Promise<boolean> {
  const started = Date.now();
  const { runs, features, verdicts, failure } = await compareEngines(options);
  console.log(`${runs} programs in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  for (const table of [features, verdicts]) {
    table.print();
    console.log('');
  }
  if (failure === null) return true;
  console.log(describeFailure(failure));
  if (options.save) console.log(`saved ${saveFinding(failure, 'engine-findings')}`);
  return false;
}
