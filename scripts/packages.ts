/**
 * `npm run packages -- [--package name] [--json]`: checks published packages as they are, shows what is wrong with some of them, and then breaks
 * each by one replacement and says whether that is noticed. Exit code 1 if something is not as expected.
 */

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checked, findingsOf, specOf, writePatched } from '../packages/checked.js';
import { findings } from '../packages/findings.js';
import { patches } from '../packages/patches.js';
import type { Verdict } from '../src/verdict/verdict.js';
import { inFolder } from './broken.js';
import { outcomeOf, runCommandLine, verdictsIn, type Answer } from './command-line.js';

interface Row {
  readonly package: string;
  readonly operations: number;
  readonly verdict: string;
  readonly scope: number;
  readonly transitions: number;
  readonly solverCalls: number;
  readonly cpuSeconds: number;
}

interface Line {
  readonly package: string;
  readonly name: string;
  readonly isFound: boolean;
  readonly text: string;
}

function sumOf(verdicts: readonly Verdict[], key: 'transitions' | 'solverCalls' | 'cpuSeconds'): number {
  return verdicts.reduce((sum, { statistics }) => sum + statistics[key], 0);
}

function rowOf(name: string, answer: Answer): Row {
  if ('problem' in answer) {
    return {
      package: name,
      operations: 0,
      verdict: answer.problem,
      scope: 0,
      transitions: 0,
      solverCalls: 0,
      cpuSeconds: 0,
    };
  }
  const verdicts = verdictsIn(answer.report);
  const others = verdicts.filter(({ verdict }) => verdict !== 'holds');
  return {
    package: name,
    operations: verdicts.filter(({ goal }) => goal?.kind === 'operation').length,
    verdict: others.map(({ goal, check, verdict }) => `${goal?.name ?? check} ${verdict}`).join(', ') || 'holds',
    scope: Math.min(...verdicts.map(({ scope }) => scope)),
    transitions: sumOf(verdicts, 'transitions'),
    solverCalls: sumOf(verdicts, 'solverCalls'),
    cpuSeconds: sumOf(verdicts, 'cpuSeconds'),
  };
}

function findingLines(name: string): Line[] {
  if (!existsSync(findingsOf(name))) return [];
  const answer = runCommandLine(findingsOf(name), []);
  return findings
    .filter((one) => one.package === name)
    .map(({ operation, violation, text }) => ({
      package: name,
      name: `${operation} ${text}`,
      ...outcomeOf({ operation, violation }, answer),
    }));
}

async function patchLines(name: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const patch of patches.filter((one) => one.package === name)) {
    const options = ['--scope', String(patch.scope), '--only', `${name}.${patch.operation}`];
    const answer = await inFolder((folder) => runCommandLine(writePatched(folder, patch), options));
    lines.push({ package: name, name: patch.name, ...outcomeOf(patch, answer) });
  }
  return lines;
}

const { values } = parseArgs({ options: { package: { type: 'string' }, json: { type: 'boolean', default: false } } });
const chosen = checked.filter((name) => values.package === undefined || values.package === name);
if (chosen.length === 0) {
  console.error(`usage: npm run packages -- [--package ${checked.join('|')}] [--json]`);
  process.exitCode = 2;
}
const say = (text: string): void => (values.json ? undefined : console.log(text));
const shown = (line: Line): void =>
  say(`${line.isFound ? 'found ' : 'MISSED'} ${line.package}: ${line.name}\n       ${line.text}`);

const heads = ['package', 'operations', 'verdict', 'scope', 'transitions', 'solver calls', 'CPU seconds'];
const cells = (all: readonly string[]): string =>
  [
    all[0]!.padEnd(26),
    all[1]!.padStart(10),
    `  ${all[2]!.padEnd(8)}`,
    ...all.slice(3).map((one) => one.padStart(13)),
  ].join('');
say(cells(heads));
const rows = chosen.map((name) => {
  const row = rowOf(name, runCommandLine(specOf(name), []));
  const { operations, verdict, scope, transitions, solverCalls, cpuSeconds } = row;
  say(
    cells([
      name,
      String(operations),
      verdict,
      String(scope),
      String(transitions),
      String(solverCalls),
      cpuSeconds.toFixed(1),
    ]),
  );
  return row;
});
say('\nIn the packages as published:');
const published = chosen.flatMap((name) => {
  const lines = findingLines(name);
  lines.forEach(shown);
  return lines;
});
say('\nIn broken versions:');
const broken: Line[] = [];
for (const name of chosen) {
  const lines = await patchLines(name);
  lines.forEach(shown);
  broken.push(...lines);
}
if (values.json) console.log(JSON.stringify({ rows, published, broken }, null, 2));
if (rows.some(({ verdict }) => verdict !== 'holds') || [...published, ...broken].some(({ isFound }) => !isFound)) {
  process.exitCode = 1;
}
