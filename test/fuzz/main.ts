/**
 * The fuzzers: `npm run fuzz -- <target> [--runs n] [--seed n] [--path p] [--save]`.
 *
 * A target is run n times from a seed. The first failure is shrunk, printed with what replays it, and, if asked for,
 * saved to the corpus. Exit code 1 means a failure, 2 that the command line is wrong.
 */

import { parseArgs } from 'node:util';
import { fuzzEvaluator } from './evaluator/target.js';

export interface FuzzOptions {
  readonly runs: number;
  readonly seed: number;
  /** fast-check's path to one failing case; null for all cases. */
  readonly path: string | null;
  /** Whether to keep what fails as a file in the corpus. */
  readonly save: boolean;
}

/** Returns whether nothing was found. */
export type FuzzTarget = (options: FuzzOptions) => Promise<boolean>;

const targets: Readonly<Record<string, FuzzTarget>> = {
  evaluator: fuzzEvaluator,
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      path: { type: 'string' },
      save: { type: 'boolean', default: false },
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
  return (await target({ runs, seed, path: values.path ?? null, save: values.save })) ? 0 : 1;
}

process.exitCode = await main();
