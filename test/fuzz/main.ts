/**
 * The fuzzers: `npm run fuzz -- <target> [--runs n] [--seed n] [--path p] [--save]`.
 *
 * A target is run n times from a seed. The first failure is shrunk, printed with what replays it, and, if asked for,
 * saved to the corpus. Exit code 1 means a failure, 2 that the command line is wrong.
 *
 * `npm run fuzz -- cover [--example TreeMap] [--scope n] [--states n]` is not random: it takes the checks of the examples one by one, each up to
 * the scope that has more states.
 */

import { parseArgs } from 'node:util';
import { rechecking } from '../../src/eval/index.js';
import { coverExamples } from './engines/cover.js';
import { fuzzEngines } from './engines/target.js';
import { fuzzEvaluator } from './evaluator/target.js';
import { fuzzSoundness } from './soundness/target.js';
import { fuzzSpecs } from './specs/target.js';
import { fuzzVerify } from './verify/target.js';

export interface FuzzOptions {
  readonly runs: number;
  readonly seed: number;
  /** fast-check's path to one failing case; null for all cases. */
  readonly path: string | null;
  /** Whether to keep what fails as a file in the corpus. */
  readonly save: boolean;
  /**
   * Of what is not random: the name of a check, and its scope; of specs, the world they are about; of programs, a feature that they have;
   * null for all.
   */
  readonly example: string | null;
  readonly scope: number | null;
  readonly states: number;
}

/** Returns whether nothing was found. */
export type FuzzTarget = (options: FuzzOptions) => Promise<boolean>;

const targets: Readonly<Record<string, FuzzTarget>> = {
  evaluator: fuzzEvaluator,
  engines: fuzzEngines,
  specs: fuzzSpecs,
  soundness: fuzzSoundness,
  verify: fuzzVerify,
  cover: coverExamples,
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      path: { type: 'string' },
      save: { type: 'boolean', default: false },
      example: { type: 'string' },
      scope: { type: 'string' },
      states: { type: 'string', default: '50000' },
    },
  });
  const target = targets[positionals[0] ?? ''];
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  if (target === undefined || positionals.length !== 1 || !Number.isInteger(runs) || !Number.isInteger(seed)) {
    console.error(
      `usage: npm run fuzz -- <${Object.keys(targets).join('|')}> [--runs n] [--seed n] [--path p] [--save]`,
    );
    return 2;
  }
  console.log(`fuzz ${positionals[0]} --runs ${runs} --seed ${seed}`);
  // what is remembered must be what making the call again gives
  rechecking.isOn = true;
  const { path = null, save, example = null } = values;
  const scope = values.scope === undefined ? null : Number(values.scope);
  return (await target({ runs, seed, path, save, example, scope, states: Number(values.states) })) ? 0 : 1;
}

process.exitCode = await main();
