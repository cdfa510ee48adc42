/** Random programs with specs, one after another; what they were about and what became of them; the first disagreement, shrunk. */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { RealSession } from '../../../src/engine/real/client.js';
import { loadSolver } from '../../../src/solver/index.js';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { featuresOf } from './features.js';
import { judge, type Judgement } from './judge.js';
import { programs, type RandomProgram } from './program.js';

/** Shrinking ends when a failure has not become smaller for so many tries. */
const SHRINK_LIMIT = 80;
/** A process that runs real code keeps all it ever loaded. */
const PROGRAMS_PER_SESSION = 100;

export interface EnginesReport {
  readonly runs: number;
  readonly features: ReadonlyMap<string, number>;
  readonly verdicts: ReadonlyMap<string, number>;
  readonly failure: EnginesFailure | null;
}

export interface EnginesFailure {
  readonly program: RandomProgram;
  readonly disagreement: string;
  readonly replay: string;
}

/** Checks programs given as texts, each in a folder of its own. */
export class Bench {
  private readonly folder = mkdtempSync(join(tmpdir(), 'glassbox-engines-'));
  private session = new RealSession({ timeLimit: 60_000 });
  private count = 0;

  async judge(program: RandomProgram): Promise<Judgement> {
    this.count += 1;
    if (this.count % PROGRAMS_PER_SESSION === 0) {
      this.session.end();
      this.session = new RealSession({ timeLimit: 60_000 });
    }
    const folder = join(this.folder, String(this.count));
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(folder, 'code.ts'), program.code);
    writeFileSync(join(folder, 'code.check.ts'), program.spec);
    return judge(join(folder, 'code.check.ts'), await loadSolver(), this.session);
  }

  close(): void {
    this.session.end();
    rmSync(this.folder, { recursive: true });
  }
}

export async function compareEngines({
  runs,
  seed,
  path,
}: Pick<FuzzOptions, 'runs' | 'seed' | 'path'>): Promise<EnginesReport> {
  const features = new Map<string, number>();
  const verdicts = new Map<string, number>();
  const bench = new Bench();
  const progress = new Progress(runs);
  let last: EnginesFailure | null = null;
  let tries = 0;
  const add = (table: Map<string, number>, name: string): void => void table.set(name, (table.get(name) ?? 0) + 1);
  try {
    const property = fc.asyncProperty(programs, async (program) => {
      if (last !== null && (tries += 1) > SHRINK_LIMIT) return;
      const { verdicts: found, disagreement } = await judged(bench, program);
      if (last === null) {
        progress.next();
        for (const feature of featuresOf(program)) add(features, feature);
        for (const verdict of found) add(verdicts, verdict);
      }
      if (disagreement === null) return;
      tries = 0;
      last = { program, disagreement, replay: '' };
      throw new Error(disagreement);
    });
    const options = { seed, numRuns: runs, ...(path === null ? {} : { path }) };
    const result = await fc.check(property, options);
    const replay = `engines --seed ${result.seed} --path ${result.counterexamplePath ?? ''}`;
    const failure = last === null ? null : { ...(last as EnginesFailure), replay };
    return { runs: result.numRuns, features, verdicts, failure };
  } finally {
    bench.close();
  }
}

/** Whatever goes wrong in our own code is a finding, too. */
async function judged(bench: Bench, program: RandomProgram): Promise<Judgement> {
  try {
    return await bench.judge(program);
  } catch (problem) {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { verdicts: [], disagreement: `it fails: ${text}` };
  }
}

export async function fuzzEngines(options: FuzzOptions): Promise<boolean> {
  const started = Date.now();
  const { runs, features, verdicts, failure } = await compareEngines(options);
  console.log(`${runs} programs in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  for (const table of [features, verdicts]) {
    for (const [name, count] of [...table].sort((x, y) => x[1] - y[1]))
      console.log(`${String(count).padStart(9)} ${name}`);
    console.log('');
  }
  if (failure === null) return true;
  console.log(describeFailure(failure));
  if (options.save) console.log(`saved ${save(failure)}`);
  return false;
}

export function describeFailure({ program: { code, spec }, disagreement, replay }: EnginesFailure): string {
  return `${code}\n${spec}\n${disagreement}\nreplay: npm run fuzz -- ${replay}`;
}

/** One file: what is wrong, then both texts. */
function save({ program: { code, spec }, disagreement }: EnginesFailure): string {
  const text = `${disagreement.split('\n')[0]}\nverdicts: those that are right\n--- code.ts\n${code}--- code.check.ts\n${spec}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = join(import.meta.dirname, `../engine-findings/found-${hash}.txt`);
  writeFileSync(path, text);
  return path;
}
