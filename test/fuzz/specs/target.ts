/** Random specs, one after another: what became of them, and the first that is judged wrongly, shrunk. */

import fc from 'fast-check';
import { Bench, Counts, describeFailure, saveFinding, type Failure } from '../bench.js';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { judge, type Judgement } from './judge.js';
import { filesOf, specs, specsOf, type RandomSpec } from './program.js';
import { WORLDS } from './worlds.js';

/** Shrinking ends when a failure has not become smaller for so many tries. */
const SHRINK_LIMIT = 60;

export interface SpecsReport {
  readonly runs: number;
  readonly verdicts: Counts;
  /** How many specs were judged wrongly. */
  readonly disagreements: number;
  /** The first of each world, shrunk. */
  readonly failures: readonly Failure[];
}

export const specsBench = (): Bench<Judgement> =>
  new Bench(judge, (disagreement) => ({ verdicts: [], disagreement, isComplete: null }));

type SpecsOptions = Pick<FuzzOptions, 'runs' | 'seed' | 'path' | 'example'>;

/** All runs are made, and only then the first failure of each world is shrunk; with a path, that one alone. */
export async function compareSpecs({ runs, seed, path, example: world }: SpecsOptions): Promise<SpecsReport> {
  const verdicts = new Counts();
  const bench = specsBench();
  const progress = new Progress(runs);
  const among = world === null ? specs : specsOf(WORLDS.find(({ name }) => name === world)!);
  /** World → the number of its first failure. */
  const first = new Map<string, number>();
  let [index, disagreements] = [-1, 0];
  try {
    const survey = fc.asyncProperty(among, async (spec) => {
      index += 1;
      const { verdicts: found, disagreement, isComplete } = await bench.judged(filesOf(spec));
      progress.next();
      for (const verdict of found) verdicts.add(verdict);
      verdicts.add(
        isComplete === null ? 'states: none tried' : isComplete ? 'states: all tried' : 'states: some tried',
      );
      verdicts.add(`world: ${spec.world}`);
      if (disagreement === null) return;
      disagreements += 1;
      verdicts.add(`disagreement: ${spec.world}`);
      if (!first.has(spec.world)) first.set(spec.world, index);
    });
    if (path === null) await fc.check(survey, { seed, numRuns: runs });
    const failures: Failure[] = [];
    for (const one of path === null ? [...first.values()].map(String) : [path]) {
      const failure = await shrunk(bench, among, seed, one, world);
      if (failure !== null) failures.push(failure);
    }
    return { runs, verdicts, disagreements, failures };
  } finally {
    bench.close();
  }
}

async function shrunk(
  bench: Bench<Judgement>,
  among: fc.Arbitrary<RandomSpec>,
  seed: number,
  path: string,
  world: string | null,
): Promise<Failure | null> {
  let last: Failure | null = null;
  let tries = 0;
  const property = fc.asyncProperty(among, async (spec) => {
    if (last !== null && (tries += 1) > SHRINK_LIMIT) return;
    const files = filesOf(spec);
    const { disagreement } = await bench.judged(files);
    if (disagreement === null) return;
    tries = 0;
    last = { files, disagreement, replay: '' };
    throw new Error(disagreement);
  });
  const { counterexamplePath } = await fc.check(property, { seed, numRuns: 1, path });
  const choice = world === null ? '' : ` --example ${world}`;
  const replay = `specs --seed ${seed} --path ${counterexamplePath ?? path}${choice}`;
  return last === null ? null : { ...(last as Failure), replay };
}

export async function fuzzSpecs(options: FuzzOptions): Promise<boolean> {
  const started = Date.now();
  const { runs, verdicts, disagreements, failures } = await compareSpecs(options);
  console.log(`${runs} specs in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  verdicts.print();
  for (const failure of failures) {
    console.log(describeFailure(failure));
    if (options.save) console.log(`saved ${saveFinding(failure, 'spec-findings')}`);
  }
  console.log(`\n${disagreements} disagreements`);
  return failures.length === 0;
}
