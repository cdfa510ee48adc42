/** Random specs, one after another: what became of them, and the first that is judged wrongly, shrunk. */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { RealSession } from '../../../src/engine/real/client.js';
import { loadSolver } from '../../../src/solver/index.js';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { judge, SCOPE, type Judgement } from './judge.js';
import { filesOf, specs, specsOf, type Files, type RandomSpec } from './program.js';
import { WORLDS } from './worlds.js';

/** Shrinking ends when a failure has not become smaller for so many tries. */
const SHRINK_LIMIT = 60;
/** A process that runs real code keeps all it ever loaded. */
const PROGRAMS_PER_SESSION = 100;

export interface SpecsReport {
  readonly runs: number;
  readonly verdicts: ReadonlyMap<string, number>;
  /** How many specs were judged wrongly. */
  readonly disagreements: number;
  /** The first of each world, shrunk. */
  readonly failures: readonly SpecsFailure[];
}

export interface SpecsFailure {
  readonly files: Files;
  readonly disagreement: string;
  readonly replay: string;
}

/** Judges specs given as texts, each in a folder of its own. */
export class SpecBench {
  private readonly folder = mkdtempSync(join(tmpdir(), 'glassbox-specs-'));
  private session = new RealSession({ timeLimit: 60_000 });
  private count = 0;

  async judge(files: Files, scope = SCOPE): Promise<Judgement> {
    this.count += 1;
    if (this.count % PROGRAMS_PER_SESSION === 0) {
      this.session.end();
      this.session = new RealSession({ timeLimit: 60_000 });
    }
    const folder = join(this.folder, String(this.count));
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return judge(join(folder, 'code.check.ts'), await loadSolver(), this.session, scope);
  }

  close(): void {
    this.session.end();
    rmSync(this.folder, { recursive: true });
  }
}

type SpecsOptions = Pick<FuzzOptions, 'runs' | 'seed' | 'path' | 'example'>;

/** All runs are made, and only then the first failure of each world is shrunk; with a path, that one alone. */
export async function compareSpecs({ runs, seed, path, example: world }: SpecsOptions): Promise<SpecsReport> {
  const verdicts = new Map<string, number>();
  const bench = new SpecBench();
  const progress = new Progress(runs);
  const add = (name: string): void => void verdicts.set(name, (verdicts.get(name) ?? 0) + 1);
  const among = world === null ? specs : specsOf(WORLDS.find(({ name }) => name === world)!);
  /** World → the number of its first failure. */
  const first = new Map<string, number>();
  let [index, disagreements] = [-1, 0];
  try {
    const survey = fc.asyncProperty(among, async (spec) => {
      index += 1;
      const { verdicts: found, disagreement, isComplete } = await judged(bench, filesOf(spec));
      progress.next();
      for (const verdict of found) add(verdict);
      add(isComplete === null ? 'states: none tried' : isComplete ? 'states: all tried' : 'states: some tried');
      add(`world: ${spec.world}`);
      if (disagreement === null) return;
      disagreements += 1;
      add(`disagreement: ${spec.world}`);
      if (!first.has(spec.world)) first.set(spec.world, index);
    });
    if (path === null) await fc.check(survey, { seed, numRuns: runs });
    const failures: SpecsFailure[] = [];
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
  bench: SpecBench,
  among: fc.Arbitrary<RandomSpec>,
  seed: number,
  path: string,
  world: string | null,
): Promise<SpecsFailure | null> {
  let last: SpecsFailure | null = null;
  let tries = 0;
  const property = fc.asyncProperty(among, async (spec) => {
    if (last !== null && (tries += 1) > SHRINK_LIMIT) return;
    const files = filesOf(spec);
    const { disagreement } = await judged(bench, files);
    if (disagreement === null) return;
    tries = 0;
    last = { files, disagreement, replay: '' };
    throw new Error(disagreement);
  });
  const { counterexamplePath } = await fc.check(property, { seed, numRuns: 1, path });
  const choice = world === null ? '' : ` --example ${world}`;
  const replay = `specs --seed ${seed} --path ${counterexamplePath ?? path}${choice}`;
  return last === null ? null : { ...(last as SpecsFailure), replay };
}

/** Whatever goes wrong in our own code is a finding, too. */
async function judged(bench: SpecBench, files: Files): Promise<Judgement> {
  try {
    return await bench.judge(files);
  } catch (problem) {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { verdicts: [], disagreement: `it fails: ${text}`, isComplete: null };
  }
}

export async function fuzzSpecs(options: FuzzOptions): Promise<boolean> {
  const started = Date.now();
  const { runs, verdicts, disagreements, failures } = await compareSpecs(options);
  console.log(`${runs} specs in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  for (const [name, count] of [...verdicts].sort((x, y) => x[1] - y[1])) {
    console.log(`${String(count).padStart(9)} ${name}`);
  }
  for (const failure of failures) {
    console.log(describeFailure(failure));
    if (options.save) console.log(`saved ${save(failure)}`);
  }
  console.log(`\n${disagreements} disagreements`);
  return failures.length === 0;
}

export function describeFailure({ files, disagreement, replay }: SpecsFailure): string {
  const texts = Object.entries(files).map(([name, text]) => `--- ${name}\n${text}`);
  return `\n${texts.join('')}\n${disagreement}\nreplay: npm run fuzz -- ${replay}`;
}

/** One file: what is wrong, the verdicts, then all texts. */
function save({ files, disagreement }: SpecsFailure): string {
  const texts = Object.entries(files).map(([name, text]) => `--- ${name}\n${text}`);
  const text = `${disagreement.split('\n')[0]}\nverdicts: those that are right\n${texts.join('')}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = join(import.meta.dirname, `../spec-findings/found-${hash}.txt`);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}
