/** Runs the benchmarks of a published table and prints them: one JSON object a line, or a table beside the published figures. */

import type { EngineName } from '../src/pipeline/request.js';
import { measureApart, type Failed, type Subject } from './apart.js';
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
