/** Runs the command line on a spec, in a process of its own, and reads what it reports. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SeededBug } from '../examples/seeded-bug.js';
import type { Report, Verdict } from '../src/verdict/verdict.js';

const commandLine = fileURLToPath(new URL('development/cli-main.js', import.meta.url));
const SECONDS = 300;

/** A report, or why there is none. */
export type Answer = { readonly report: Report } | { readonly problem: string };

export function runCommandLine(spec: string, options: readonly string[]): Answer {
  const all = [commandLine, spec, '--time-limit', `${SECONDS}s`, '--json', ...options];
  const { stdout, stderr } = spawnSync(process.execPath, all, {
    encoding: 'utf8',
    timeout: 4 * SECONDS * 1000,
    maxBuffer: 2 ** 28,
  });
  if (!stdout.startsWith('{')) return { problem: stderr.trim() || 'nothing was printed' };
  return { report: JSON.parse(stdout) as Report };
}

export function verdictsIn({ checks }: Report): readonly Verdict[] {
  return checks.flatMap((check) => check.verdicts);
}

export interface Outcome {
  readonly isFound: boolean;
  readonly text: string;
}

/** Whether a bug was noticed where it is. */
export function outcomeOf(bug: Pick<SeededBug, 'operation' | 'violation'>, answer: Answer): Outcome {
  if ('problem' in answer) return { isFound: false, text: answer.problem };
  const verdicts = verdictsIn(answer.report).filter(({ goal }) =>
    bug.operation === null ? goal?.kind === 'beginning' : goal?.name === bug.operation,
  );
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
