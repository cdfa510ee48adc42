/** Random programs, judged one after another; a table of what they reached; the first disagreement, shrunk. */

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { format } from 'prettier';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { countedNames } from '../program/grammar.js';
import { COUNTERS, programs, sourceOf, type RandomProgram } from '../program/program.js';
import { declareDomains } from './domains.js';
import { judge, type Disagreement, type Verdict } from './judge.js';
import { describeGraph, fuzzModules } from './modules.js';
import { Hits } from './node.js';
import { show } from './show.js';
import { WaitingPrograms } from './waiting.js';

/** What a thousand runs must reach, or the generator has become blind. */
export const REQUIRED_HITS = [...countedNames('hit'), '-0', 'integer overflow into doubles'];

/** What must, in some of a thousand programs, be different for different inputs. */
export const REQUIRED_SYMBOLIC = countedNames('see');

/** Shrinking ends when a failure has not become smaller for so many tries. */
const SHRINK_LIMIT = 5_000;

export interface FuzzReport {
  readonly runs: number;
  readonly counts: Readonly<Record<Verdict['kind'], number>>;
  readonly hits: ReadonlyMap<string, number>;
  /** In how many programs what was seen depends on the inputs. */
  readonly symbolic: ReadonlyMap<string, number>;
  readonly failure: FuzzFailure | null;
}

export interface FuzzFailure {
  readonly program: RandomProgram;
  readonly disagreement: Disagreement;
  /** The arguments of `npm run fuzz` that replay exactly this. */
  readonly replay: string;
}

export function fuzz(options: Pick<FuzzOptions, 'runs' | 'seed' | 'path'>): FuzzReport {
  const counts = { agrees: 0, refused: 0, discarded: 0, disagrees: 0 };
  const hits = new Hits();
  const progress = new Progress(options.runs);
  let tries = 0;
  const property = fc.property(programs, (program) => {
    const failed = counts.disagrees > 0;
    if (!failed) progress.next();
    if (failed && (tries += 1) > SHRINK_LIMIT) return true;
    const verdict = judge(sourceOf(program, true), program.domains, failed ? new Hits() : hits);
    if (!failed || verdict.kind === 'disagrees') counts[verdict.kind] += 1;
    return verdict.kind !== 'disagrees';
  });
  const { runs, seed, path } = options;
  const result = fc.check(property, { seed, numRuns: runs, ...(path === null ? {} : { path }) });
  const report = { runs: result.numRuns, counts, hits: hits.counts, symbolic: hits.symbolic };
  if (!result.failed || result.counterexample === null) return { ...report, failure: null };
  const [program] = result.counterexample;
  const verdict = judge(sourceOf(program, true), program.domains);
  if (verdict.kind !== 'disagrees') throw new Error('a judgement is the same every time');
  const replay = `evaluator --seed ${result.seed} --path ${result.counterexamplePath}`;
  return { ...report, failure: { program, disagreement: verdict, replay } };
}

export async function fuzzEvaluator(options: FuzzOptions): Promise<boolean> {
  const started = Date.now();
  // programs leave promises behind that nobody waits for
  process.on('unhandledRejection', () => undefined);
  const report = fuzz(options);
  const { counts, failure } = report;
  const seconds = (Date.now() - started) / 1000;
  console.log(
    `${report.runs} programs in ${seconds.toFixed(1)} s: ${counts.agrees} agree, ${counts.refused} refused under merge, ` +
      `${counts.discarded} discarded`,
  );
  console.log('  reached symbolic');
  for (const [name, count] of [...report.hits].sort((x, y) => x[1] - y[1])) {
    const programs = REQUIRED_SYMBOLIC.includes(name) ? String(report.symbolic.get(name) ?? 0) : '';
    console.log(`${String(count).padStart(9)} ${programs.padStart(8)} ${name}`);
  }
  if (failure !== null) {
    const text = await describeFailure(failure);
    console.log(text);
    if (options.save) console.log(`saved ${await save(failure)}`);
    return false;
  }
  if (!fuzzGraphs(options)) return false;
  const missing = missingHits(report);
  for (const name of missing) console.log(`never reached, or never symbolic: ${name}`);
  return missing.length === 0;
}

/** For every five programs a graph of modules and a program that waits, unless one program is to be replayed. */
function fuzzGraphs({ runs, seed, path }: FuzzOptions): boolean {
  if (path !== null) return true;
  const graphs = fuzzModules(Math.ceil(runs / 5), seed);
  console.log(`${graphs.runs} graphs of modules, of which node rejects ${graphs.rejected} before they run`);
  if (graphs.failure !== null) console.log(describeGraph(graphs.failure));
  const waiting = fuzzModules(Math.ceil(runs / 5), seed, new WaitingPrograms(seed));
  console.log(`${waiting.runs} programs of async generators`);
  if (waiting.failure !== null) console.log(describeGraph(waiting.failure));
  return graphs.failure === null && waiting.failure === null;
}

export function missingHits({ runs, hits, symbolic }: FuzzReport): readonly string[] {
  if (runs < 1000) return [];
  return [
    ...REQUIRED_HITS.filter((name) => !hits.has(name)),
    ...REQUIRED_SYMBOLIC.filter((name) => !symbolic.has(name)),
  ];
}

export async function describeFailure({ program, disagreement, replay }: FuzzFailure): Promise<string> {
  const { policy, input, ours, node } = disagreement;
  return [
    await format(plainSource(program), { parser: 'babel', singleQuote: true, printWidth: 120 }),
    `${policy} disagrees with node${input === null ? '' : ` on main(${input.map(show).join(', ')})`}`,
    `node: ${node}`,
    `ours: ${ours}`,
    `replay: npm run fuzz -- ${replay}`,
  ].join('\n');
}

/** The text for people: without counters if it disagrees without them too. */
function plainSource(program: RandomProgram): string {
  const bare = sourceOf(program, false);
  const isEnough = judge(bare, program.domains).kind === 'disagrees';
  const source =
    isEnough && !bare.includes('watch(', COUNTERS.length)
      ? bare.replace(`${COUNTERS}\n`, '')
      : sourceOf(program, !isEnough);
  return source;
}

async function save({ program, disagreement }: FuzzFailure): Promise<string> {
  const source = plainSource(program);
  const text = await format(
    `// Found by the fuzzer: ${disagreement.policy} disagreed with node.\n${declareDomains(program.domains)}\n${source}`,
    { parser: 'babel', singleQuote: true, printWidth: 120 },
  );
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = join(import.meta.dirname, `../../corpus/fuzz/fuzz-${hash}.mjs`);
  writeFileSync(path, text);
  return path;
}
