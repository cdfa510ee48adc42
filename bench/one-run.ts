/**
 * Runs one script of packages/run in this process, by the evaluator or by node, and prints what it took as JSON. Before the
 * script the evaluator loads what the script imports, and nothing else.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeFiles } from '../src/source/node-files.js';
import { timed } from './measure.js';

export interface RunMeasurement {
  readonly loadSeconds: number;
  /** Lines that the script printed, one for each call; 0 if it was only to load something. */
  readonly operations: number;
  readonly seconds: number;
}

const [how, path] = process.argv.slice(2) as ['glassbox' | 'node' | 'load', string];

/** The packages that a script asks for, in a module that does nothing with them. */
function importsOf(script: string): string {
  const specifiers = readFileSync(script, 'utf8').matchAll(/(?:from|require\() ?'([^.'][^']*)'/g);
  const write = script.endsWith('.cjs')
    ? (name: string) => `require('${name}');`
    : (name: string) => `import '${name}';`;
  return Array.from(specifiers, ([, specifier]) => write(specifier!)).join('\n');
}

async function byEvaluator(): Promise<RunMeasurement> {
  const { runModule } = await import('../src/program/run.js');
  const format = path.endsWith('.mjs') ? 'esm' : 'commonjs';
  const entry = join(path, '../load');
  const text = how === 'load' ? `require('${path}');` : importsOf(path);
  const files = { ...nodeFiles, readFile: (file: string) => (file === entry ? text : nodeFiles.readFile(file)) };
  let operations = 0;
  const print = (): void => void (operations += 1);
  const loading = timed(() => runModule(entry, format, { files, print }));
  operations = 0;
  if (how === 'load') return { loadSeconds: loading.seconds, operations, seconds: loading.seconds };
  const { seconds } = timed(() => runModule(path, format, { files: nodeFiles, print }));
  return { loadSeconds: loading.seconds, operations, seconds };
}

async function byNode(): Promise<RunMeasurement> {
  const print = console.log;
  let operations = 0;
  console.log = () => void (operations += 1);
  console.warn = () => undefined;
  const before = process.cpuUsage();
  await import(pathToFileURL(path).href);
  const { user, system } = process.cpuUsage(before);
  console.log = print;
  return { loadSeconds: 0, operations, seconds: (user + system) / 1e6 };
}

console.log(JSON.stringify(how === 'node' ? await byNode() : await byEvaluator()));
