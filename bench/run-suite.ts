/** Runs the benchmarks of a published table and prints them: one JSON object a line, or a table beside the published figures. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckRequest, EngineName } from '../src/pipeline/request.js';
import type { Measurement } from './measurement.js';
import { readPublished } from './published.js';
import type { CheckBenchmark } from './suites.js';
import { printTable, type Line } from './table.js';

export interface SuiteOptions {
  /** null: all. */
  readonly benchmark: string | null;
  readonly sizes: readonly number[] | null;
  readonly engines: readonly EngineName[];
  readonly timeLimit: number;
  readonly asJson: boolean;
}

export async function runSuite(
  suite: string,
  benchmarks: readonly CheckBenchmark[],
  options: SuiteOptions,
): Promise<void> {
  const published = readPublished(suite);
  if (!options.asJson) console.log(`${published.source}; published figures: ${published.machine}\n`);
  for (const benchmark of benchmarks) {
    if (options.benchmark !== null && benchmark.name !== options.benchmark) continue;
    const lines: Line[] = [];
    let domains: readonly string[] = [];
    for (const { who, engine, sizes, ...subject } of subjectsOf(benchmark, options.engines)) {
      for (const n of options.sizes ?? sizes) {
        const measured = await measureApart(subject, benchmark.scopeOf(n), engine, options.timeLimit);
        if (domains.length === 0) domains = measured.domains;
        if (options.asJson) {
          console.log(JSON.stringify(jsonLine(benchmark, n, who, measured)));
          for (const why of [...measured.reasons, ...measured.notes])
            console.error(`${benchmark.name} ${n}, ${who}: ${why}`);
        } else lines.push({ n, who, ...measured });
      }
    }
    if (options.asJson) continue;
    const sizes = new Set(lines.map(({ n }) => n));
    const others = Object.entries(published.benchmarks[benchmark.published ?? ''] ?? {}).flatMap(([tool, rows]) =>
      rows
        .filter(({ n }) => sizes.has(n))
        .map(({ n, transitions, seconds }): Line => ({ n, who: `(${tool})`, transitions, cpuSeconds: seconds })),
    );
    printTable(benchmark, domains, [...lines, ...others]);
  }
}

interface Subject {
  readonly spec: string;
  /** The check of the spec; null: all. */
  readonly only: string | null;
}

/** What is measured, by whom: the example with each engine, and with engines that have one a baseline. */
function subjectsOf(
  { spec, only, sizes, baselines }: CheckBenchmark,
  engines: readonly EngineName[],
): (Subject & { readonly who: string; readonly engine: EngineName; readonly sizes: readonly number[] })[] {
  const own = engines.map((engine) => ({ spec, only, who: engine, engine, sizes: sizes[engine] }));
  const others = baselines.filter(({ engine }) => engines.includes(engine));
  return [...own, ...others.map((one) => ({ ...one, who: `${one.engine}, ${one.only.split(', ')[1]!}` }))];
}

function jsonLine(benchmark: CheckBenchmark, n: number, engine: string, measured: Failed | Measurement): object {
  const { verdict, transitions, states, candidates, solverCalls, clauses, cpuSeconds, peakMegabytes } = measured;
  return {
    benchmark: benchmark.name,
    n,
    engine,
    verdict,
    transitions,
    states,
    candidates,
    solverCalls,
    clauses,
    cpuSeconds,
    peakMegabytes,
  };
}

/** A process that was stopped or that failed has no figures. */
type Figure = 'transitions' | 'states' | 'candidates' | 'solverCalls' | 'clauses' | 'cpuSeconds' | 'peakMegabytes';
type Failed = Omit<Measurement, Figure> & Readonly<Record<Figure, null>>;

const failed = (why: string): Failed => ({
  verdict: 'unknown',
  transitions: null,
  states: null,
  candidates: null,
  solverCalls: null,
  clauses: null,
  cpuSeconds: null,
  peakMegabytes: null,
  domains: [],
  reasons: [why],
  notes: [],
});

/** An engine looks at the clock itself; one that does not come back in time is stopped. */
const PATIENCE = 30;

function measureApart(
  { spec, only }: Subject,
  scope: number,
  engine: EngineName,
  timeLimit: number,
): Promise<Failed | Measurement> {
  const request: CheckRequest = {
    files: [fileURLToPath(new URL(`../${spec}`, import.meta.url))],
    scopes: { from: scope, to: scope },
    engine,
    timeLimit,
    memoryLimit: null,
    workers: 1,
    only,
  };
  const script = fileURLToPath(new URL('one-check.js', import.meta.url));
  return new Promise((settle) => {
    const child = spawn(process.execPath, [script, JSON.stringify(request)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (timeLimit + PATIENCE) * 1000,
      killSignal: 'SIGKILL',
    });
    let [answer, complaint] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('close', (code) => {
      if (code === 0) settle(JSON.parse(answer) as Measurement);
      else settle(failed(code === null ? `stopped after ${timeLimit + PATIENCE} s` : complaint.trim()));
    });
  });
}
