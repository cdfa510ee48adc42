/**
 * Benchmarks: `npm run bench -- evaluator` prints a table, with `--json` one JSON object a line. Seconds are processor time
 * of one run after a warm-up; compare figures of one machine only.
 */

import { evaluator } from './evaluator.js';
import type { Benchmark, Figures } from './measure.js';

const suites: Readonly<Record<string, readonly Benchmark[]>> = { evaluator };

const words = process.argv.slice(2);
const asJson = words.includes('--json');
const [suite, filter = ''] = words.filter((word) => !word.startsWith('--'));
const chosen = suites[suite ?? ''];
if (chosen === undefined) {
  console.error(`usage: npm run bench -- ${Object.keys(suites).join('|')} [part of a name] [--json]`);
  process.exitCode = 2;
} else {
  for (const benchmark of chosen.filter(({ name }) => name.includes(filter))) {
    const figures = await benchmark.run();
    console.log(
      asJson ? JSON.stringify({ suite, benchmark: benchmark.name, ...figures }) : row(benchmark.name, figures),
    );
  }
}

function row(name: string, figures: Figures): string {
  const cells = Object.entries(figures).map(([unit, value]) => `${format(value).padStart(12)} ${unit.padEnd(24)}`);
  return `${name.padEnd(36)}${cells.join('')}`.trimEnd();
}

/** 1234567 → 1,234,567 and 0.0123 → 0.0123 */
function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}
