/**
 * Where the time of the glass box goes, phase by phase, and how that grows with the size: whoever makes it faster looks for the largest
 * exponent first. Nothing in the product counts for this. V8 samples the stack, and the innermost function of a sample that the table below names
 * tells its phase; so time in the solver for the next state is part of `next state`, and writing clauses for it is not.
 *
 * Samples come by the clock. What else runs on the machine delays all phases alike, so a phase gets its share of the processor time.
 */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureApart } from './apart.js';
import type { CheckBenchmark } from './suites.js';
import { exponent, figure } from './table.js';

interface Phase {
  readonly name: string;
  /** Module → functions and methods of it that are this phase, whoever calls them. */
  readonly functions: Readonly<Record<string, readonly string[]>>;
}

/** Where no function is named, time is spent before the search or around it. */
export const START = 'start-up';

export const phases: readonly Phase[] = [
  { name: 'next state', functions: { 'engine/symbolic/questions.ts': ['nextState', 'exclude'] } },
  { name: 'follow', functions: { 'eval/symbolic.ts': ['followCall'] } },
  { name: 'post', functions: { 'engine/symbolic/invariant.ts': ['onPost'] } },
  { name: 'pre', functions: { 'engine/symbolic/invariant.ts': ['onPre'] } },
  { name: 'difference', functions: { 'engine/glassbox/difference.ts': ['difference'] } },
  { name: 'small questions', functions: { 'engine/symbolic/questions.ts': ['excludeEachOther'] } },
  { name: 'full questions', functions: { 'engine/symbolic/questions.ts': ['validState'] } },
  { name: 'emission', functions: { 'formula/cnf.ts': ['literal', 'assert'] } },
  { name: 'postcondition', functions: { 'engine/glassbox/judging.ts': ['checkPost'] } },
  { name: 'closure', functions: { 'engine/glassbox/judging.ts': ['checkClosure'] } },
  { name: 'judging, else', functions: { 'engine/glassbox/judging.ts': ['judge'] } },
  { name: 'first invariant', functions: { 'engine/symbolic/invariant.ts': ['onBase'] } },
];

/** Of V8, outside of all stacks. */
const GARBAGE = 'garbage';

interface Frame {
  readonly functionName: string;
  readonly url: string;
  /** From 0. */
  readonly lineNumber: number;
}

/** As V8 writes it. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: Frame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** Tells of a frame from which module of ours it is; null: from none. */
export type ModuleOf = (frame: Frame) => string | null;

/** Microseconds by phase. */
export function timeByPhase({ nodes, samples, timeDeltas }: Profile, moduleOf: ModuleOf): Map<string, number> {
  const phaseOf = new Map<number, string | null>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const pending: { readonly id: number; readonly around: string | null }[] = [{ id: nodes[0]!.id, around: START }];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    const { callFrame, children = [] } = byId.get(one.id)!;
    const phase = phaseOfFrame(callFrame, moduleOf, one.around);
    phaseOf.set(one.id, phase);
    for (const id of children) pending.push({ id, around: phase });
  }
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const phase = phaseOf.get(id) ?? null;
    if (phase !== null) times.set(phase, (times.get(phase) ?? 0) + timeDeltas[index]!);
  });
  return times;
}

/** null: nobody works. */
function phaseOfFrame(frame: Frame, moduleOf: ModuleOf, around: string | null): string | null {
  if (frame.functionName === '(idle)') return null;
  if (frame.functionName === '(garbage collector)') return GARBAGE;
  const module = moduleOf(frame);
  if (module === null) return around;
  return phases.find(({ functions }) => functions[module]?.includes(frame.functionName) === true)?.name ?? around;
}

/** Before each module a bundle has its path as a comment. */
function modulesOfBundles(): ModuleOf {
  const bundles = new Map<string, readonly (string | null)[]>();
  return ({ url, lineNumber }) => {
    if (!url.includes('/bundles/')) return null;
    let lines = bundles.get(url);
    if (lines === undefined) {
      let module: string | null = null;
      lines = readFileSync(fileURLToPath(url), 'utf8')
        .split('\n')
        .map((line) => (module = /^\/\/ src\/(\S+\.ts)$/.exec(line)?.[1] ?? module));
      bundles.set(url, lines);
    }
    return lines[lineNumber] ?? null;
  };
}

/** Processor seconds by phase; null if there is no verdict. */
async function secondsByPhase(
  { spec, only, scopeOf }: CheckBenchmark,
  n: number,
  timeLimit: number,
): Promise<{
  readonly seconds: ReadonlyMap<string, number>;
  readonly verdict: string;
  readonly transitions: number | null;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'glassbox-phases-'));
  try {
    const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
    const measured = await measureApart({ spec, only }, scopeOf(n), 'glass', timeLimit, flags);
    const moduleOf = modulesOfBundles();
    const times = new Map<string, number>();
    for (const file of readdirSync(folder)) {
      const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
      for (const [phase, time] of timeByPhase(profile, moduleOf)) times.set(phase, (times.get(phase) ?? 0) + time);
    }
    const all = [...times.values()].reduce((sum, time) => sum + time, 0);
    const { verdict, transitions, processSeconds } = measured;
    const seconds = new Map([...times].map(([phase, time]) => [phase, ((processSeconds ?? 0) * time) / all]));
    return { seconds, verdict, transitions };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function runPhases(
  benchmark: CheckBenchmark,
  sizes: readonly number[],
  timeLimit: number,
  asJson: boolean,
): Promise<void> {
  const columns: { readonly n: number; readonly seconds: ReadonlyMap<string, number> }[] = [];
  for (const n of sizes.toSorted((a, b) => a - b)) {
    const { seconds, verdict, transitions } = await secondsByPhase(benchmark, n, timeLimit);
    columns.push({ n, seconds });
    if (asJson)
      console.log(
        JSON.stringify({ benchmark: benchmark.name, n, verdict, transitions, ...Object.fromEntries(seconds) }),
      );
    else console.log(`${benchmark.name}, ${n} ${benchmark.size}: ${verdict}, ${figure(transitions)} transitions`);
  }
  if (asJson) return;
  console.log(`\nCPU seconds by phase, and the exponents of their growth`);
  const names = [...phases.map(({ name }) => name), START, GARBAGE];
  const sum = (seconds: ReadonlyMap<string, number>): number =>
    [...seconds.values()].reduce((all, one) => all + one, 0);
  const row = (name: string, of: (seconds: ReadonlyMap<string, number>) => number): void => {
    const cells = columns.map(({ n, seconds }, index) => {
      const before = columns[index - 1];
      const growth = before === undefined ? '' : exponent(n, of(seconds), before.n, of(before.seconds));
      return `${of(seconds).toFixed(2).padStart(9)} ${growth.padStart(5)}`;
    });
    console.log(`  ${name.padEnd(16)}${cells.join('')}`.trimEnd());
  };
  console.log(
    `  ${benchmark.size.padEnd(16)}${columns.map(({ n }) => `${String(n).padStart(9)}      `).join('')}`.trimEnd(),
  );
  for (const name of names) row(name, (seconds) => seconds.get(name) ?? 0);
  row('all', sum);
}
