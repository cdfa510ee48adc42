/**
 * Benchmarks. `npm run bench -- evaluator` measures the evaluator alone; `packages` runs published packages in it and in node;
 * `table-6.1`, `oopsla06`, `table-6.2`, `table-6.3` and `table-6.4` repeat published tables; `small-scope` says at which sizes the bugs of the
 * languages are caught; `miniatur-contracts` which laws of equality, hash codes and orders real classes break, `miniatur-collections` what becomes of
 * collections of such; `forge-koa` which defects of a vote tally are found; `forge-lists` what linked lists promise; `forge-methods` how many mutants
 * of ten methods are killed at small bounds, `forge-bounds` whether bounds that are too small show; `untuned` measures structures that no table
 * has; `peers` gives one job to other tools as well; `phases` says what
 * the glass box spends on what, and how that grows.
 * Every suite prints a table, with `--json` one JSON object a line. Seconds are processor time; compare figures of one
 * machine only.
 */

import { parseArgs } from 'node:util';
import type { EngineName } from '../src/pipeline/request.js';
import type { Figures } from './measure.js';
import { runSuite } from './run-suite.js';
import { checkSuites } from './suites.js';
import { figure } from './table.js';

const USAGE = `usage: npm run bench -- evaluator|packages [part of a name] [--json]
       npm run bench -- ${Object.keys(checkSuites).join('|')} [--benchmark NAME] [--n 15,31,63]
                        [--engines glass,blackbox,enumerate] [--time-limit SECONDS] [--json]
       npm run bench -- small-scope [part of a bug's name] [--benchmark NAME] [--time-limit SECONDS] [--json]
       npm run bench -- forge-methods|forge-bounds [--benchmark NAME] [--time-limit SECONDS] [--json]
       npm run bench -- miniatur-contracts [--n 16,4] [--time-limit SECONDS] [--json]
       npm run bench -- miniatur-collections [--benchmark NAME] [--time-limit SECONDS] [--json]
       npm run bench -- peers [--n 3,6,9,12] [--time-limit SECONDS] [--json]
       npm run bench -- forge-koa [--n 2] [--time-limit SECONDS] [--json]
       npm run bench -- forge-lists [--time-limit SECONDS] [--json]
       npm run bench -- phases --benchmark NAME --n 15,31,63 [--time-limit SECONDS] [--json]`;

const engineNames: readonly EngineName[] = ['glass', 'blackbox', 'enumerate'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    benchmark: { type: 'string' },
    n: { type: 'string' },
    engines: { type: 'string', default: 'glass' },
    'time-limit': { type: 'string', default: '120' },
    json: { type: 'boolean', default: false },
  },
});
const [suite = '', filter = ''] = positionals;
const benchmarks = checkSuites[suite];
const engines = values.engines.split(',').filter(isEngine);
const sizes = values.n === undefined ? null : values.n.split(',').map(Number);
const named = Object.values(checkSuites)
  .flat()
  .find(({ name }) => name === values.benchmark);
const timeLimit = Number(values['time-limit']);

if (suite === 'evaluator') {
  await runEvaluator();
} else if (suite === 'packages') {
  const { runPackages } = await import('./packages.js');
  runPackages(filter, values.json);
} else if (suite === 'small-scope' && timeLimit > 0) {
  const { runSmallScope } = await import('./small-scope.js');
  await runSmallScope(values.benchmark ?? null, filter, timeLimit, values.json);
} else if (suite === 'peers' && timeLimit > 0 && (sizes === null || areSizes(sizes))) {
  const { runPeers } = await import('./peers.js');
  await runPeers(sizes ?? [3, 6, 9, 12], timeLimit, values.json);
} else if (suite === 'phases' && sizes !== null && areSizes(sizes) && named !== undefined && timeLimit > 0) {
  const { runPhases } = await import('./phases.js');
  await runPhases(named, sizes, timeLimit, values.json);
} else if (suite === 'forge-methods' && timeLimit > 0) {
  const { runForgeMethods } = await import('./forge-methods.js');
  await runForgeMethods(values.benchmark ?? null, timeLimit, values.json);
} else if (suite === 'forge-bounds' && timeLimit > 0) {
  const { runForgeBounds } = await import('./forge-bounds.js');
  await runForgeBounds(values.benchmark ?? null, timeLimit, values.json);
} else if (suite === 'miniatur-contracts' && timeLimit > 0 && (sizes ?? []).every((n) => n > 1 && n <= 16)) {
  const { runMiniatur } = await import('./miniatur.js');
  await runMiniatur(sizes ?? [16, 4], timeLimit, values.json);
} else if (suite === 'miniatur-collections' && timeLimit > 0) {
  const { runCollections } = await import('./collections.js');
  await runCollections(values.benchmark ?? null, timeLimit, values.json);
} else if (suite === 'forge-koa' && timeLimit > 0 && areSizes(sizes ?? [2])) {
  const { runTally } = await import('./koa.js');
  await runTally(sizes ?? [2], timeLimit, values.json);
} else if (suite === 'forge-lists' && timeLimit > 0) {
  const { runLists } = await import('./lists.js');
  await runLists(timeLimit, values.json);
} else if (
  benchmarks !== undefined &&
  (values.benchmark === undefined || benchmarks.some(({ name }) => name === values.benchmark)) &&
  engines.length === values.engines.split(',').length &&
  (sizes === null || areSizes(sizes)) &&
  timeLimit > 0
) {
  const benchmark = values.benchmark ?? null;
  await runSuite(suite, benchmarks, { benchmark, sizes, engines, timeLimit, asJson: values.json });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function runEvaluator(): Promise<void> {
  const { evaluator } = await import('./evaluator.js');
  for (const benchmark of evaluator.filter(({ name }) => name.includes(filter))) {
    const figures = await benchmark.run();
    console.log(
      values.json ? JSON.stringify({ suite, benchmark: benchmark.name, ...figures }) : row(benchmark.name, figures),
    );
  }
}

function row(name: string, figures: Figures): string {
  const cells = Object.entries(figures).map(([unit, value]) => `${figure(value).padStart(12)} ${unit.padEnd(24)}`);
  return `${name.padEnd(36)}${cells.join('')}`.trimEnd();
}

function isEngine(name: string): name is EngineName {
  return (engineNames as readonly string[]).includes(name);
}

function areSizes(sizes: readonly number[]): boolean {
  return sizes.every((n) => Number.isInteger(n) && n > 0);
}
