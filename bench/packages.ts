/**
 * Published packages: what it takes to load them and to run the scripts of packages/run, beside node. Every figure comes from a
 * process of its own, in processor seconds without the start of the process; node runs what the scripts call, too, so the
 * ratio is that of an interpreter that starts cold to an engine that does.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunMeasurement } from './one-run.js';
import { figure } from './table.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Large files that are only loaded. */
const LARGE = [
  'node_modules/data-structure-typed/dist/cjs/graph.cjs',
  'node_modules/data-structure-typed/dist/cjs/binary-tree.cjs',
  'node_modules/data-structure-typed/dist/umd/data-structure-typed.js',
];

const HEADINGS = ['', 'lines', 'load CPU s', 'operations', 'CPU s', 'node CPU s', 'ratio'];

export function runPackages(filter: string, asJson: boolean): void {
  const scripts = readdirSync(`${root}packages/run`).filter((name) => !/(^trace|-script)\.cjs$/.test(name));
  const rows: string[][] = [HEADINGS];
  for (const path of [...scripts.map((name) => `packages/run/${name}`), ...LARGE]) {
    if (!path.includes(filter)) continue;
    const onlyLoads = LARGE.includes(path);
    const ours = measure(onlyLoads ? 'load' : 'glassbox', path);
    const nodes = onlyLoads ? null : measure('node', path);
    const name = path.replace(/^packages\/run\/|^node_modules\//, '');
    const lines = readFileSync(root + path, 'utf8').split('\n').length;
    const ratio = nodes === null ? null : ours.seconds / nodes.seconds;
    if (asJson) {
      console.log(
        JSON.stringify({ suite: 'packages', name, lines, ...ours, nodeSeconds: nodes?.seconds ?? null, ratio }),
      );
    } else {
      const { loadSeconds, operations, seconds } = ours;
      const figures = onlyLoads ? [loadSeconds] : [loadSeconds, operations, seconds, nodes!.seconds, ratio!];
      rows.push([name, figure(lines), ...figures.map(figure)]);
    }
  }
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  if (asJson) return;
  for (const [name = '', ...cells] of rows) {
    console.log([name.padEnd(widths[0]!), ...cells.map((cell, i) => cell.padStart(widths[i + 1]!))].join('  '));
  }
}

function measure(how: string, path: string): RunMeasurement {
  const script = fileURLToPath(new URL('one-run.ts', import.meta.url));
  const child = spawnSync(process.execPath, ['--import', 'tsx', script, how, root + path], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`${path}: ${child.stderr}`);
  return JSON.parse(child.stdout) as RunMeasurement;
}
