/**
 * `npm run seeded -- [example] [--engine name]`: breaks the examples, one seeded bug at a time, runs the command line on each and
 * says whether it noticed. Exit code 1 if it did not.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { SeededBug } from '../examples/seeded-bug.js';
import type { Report } from '../src/verdict/verdict.js';
import { bugsOf, exampleNames, writeBroken } from './broken.js';

const commandLine = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');
const SECONDS = 120;

interface Outcome {
  readonly isFound: boolean;
  readonly text: string;
}

function checkBroken(example: string, bug: SeededBug, engine: string): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'glassbox-seeded-'));
  try {
    const spec = writeBroken(folder, example, bug);
    const options = ['--scope', String(bug.scope), '--time-limit', `${SECONDS}s`, '--engine', engine, '--json'];
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, commandLine, spec, ...options], {
      encoding: 'utf8',
      timeout: 4 * SECONDS * 1000,
      maxBuffer: 2 ** 28,
    });
    return outcomeOf(bug, stdout, stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function outcomeOf(bug: SeededBug, stdout: string, stderr: string): Outcome {
  if (!stdout.startsWith('{')) return { isFound: false, text: stderr.trim() || 'nothing was printed' };
  const { checks } = JSON.parse(stdout) as Report;
  const verdicts = checks.flatMap((check) => check.verdicts).filter(({ operation }) => operation === bug.operation);
  const refuted = verdicts.find(({ verdict }) => verdict === 'refuted');
  if (refuted === undefined) {
    const texts = verdicts.map(({ verdict, reason }) => (reason === null ? verdict : `${verdict}: ${reason.message}`));
    return { isFound: false, text: texts.join('; ') || `${bug.operation} was not checked` };
  }
  const kind = refuted.counterexample?.violation.kind ?? 'no counterexample';
  const { transitions, cpuSeconds } = refuted.statistics;
  const surprise = kind === bug.violation ? '' : `, expected: ${bug.violation}`;
  return {
    isFound: true,
    text: `${bug.operation}: ${kind}${surprise} (${transitions} transitions, ${cpuSeconds.toFixed(1)} s)`,
  };
}

const { values, positionals } = parseArgs({
  options: { engine: { type: 'string', default: 'glass' } },
  allowPositionals: true,
});
const chosen = positionals.length === 0 ? exampleNames : exampleNames.filter((name) => positionals.includes(name));
if (chosen.length === 0) {
  console.error(`usage: npm run seeded -- [${exampleNames.join('|')}] [--engine glass|enumerate|blackbox]`);
  process.exitCode = 2;
}
for (const example of chosen) {
  for (const bug of await bugsOf(example)) {
    const { isFound, text } = checkBroken(example, bug, values.engine);
    console.log(`${isFound ? 'found ' : 'MISSED'} ${example}: ${bug.name}\n       ${text}`);
    if (!isFound) process.exitCode = 1;
  }
}
