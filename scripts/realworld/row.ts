/** One line of the table: what a check of one version of a package came to. */

import type { CheckReport, Verdict } from '../../src/verdict/verdict.js';

export interface Row {
  readonly package: string;
  readonly version: string;
  readonly subject: string;
  readonly verdict: string;
  readonly scope: number;
  readonly cpuSeconds: number;
  readonly counterexample: string;
  readonly isExpected: boolean;
}

const MOST_SECONDS = 60;

/** @param isRight whether what was refuted, or that nothing was, is as it should be */
export function rowOf(
  of: Pick<Row, 'package' | 'version'>,
  { check, verdicts }: CheckReport,
  isRight: (refuted: Verdict | null, holds: boolean) => boolean,
): Row {
  const refuted = verdicts.find(({ verdict }) => verdict === 'refuted') ?? null;
  const cpuSeconds = verdicts.reduce((sum, { statistics }) => sum + statistics.cpuSeconds, 0);
  const holds = verdicts.every(({ verdict }) => verdict === 'holds');
  return {
    ...of,
    subject: check,
    verdict: refuted === null ? (holds ? 'holds' : wordsOf(verdicts)) : `${refuted.goal!.name} refuted`,
    scope: Math.max(...verdicts.map(({ scope }) => scope)),
    cpuSeconds,
    counterexample: refuted === null ? '' : programOf(refuted),
    isExpected: isRight(refuted, holds) && cpuSeconds < MOST_SECONDS,
  };
}

/** Nothing was checked. */
export function failedRow(of: Pick<Row, 'package' | 'version' | 'subject'>, problem: string): Row {
  return { ...of, verdict: problem, scope: 0, cpuSeconds: 0, counterexample: '', isExpected: false };
}

function wordsOf(verdicts: readonly Verdict[]): string {
  const others = verdicts.filter(({ verdict }) => verdict !== 'holds');
  return others
    .map(({ goal, check, verdict, reason }) => `${goal?.name ?? check} ${verdict}: ${reason?.message}`)
    .join('; ');
}

function programOf({ counterexample }: Verdict): string {
  const { reached, call, violation } = counterexample!;
  const calls = reached.kind === 'reached' ? reached.calls : [];
  return `${[...calls, `${call};`].join(' ')} // ${violation.message}`;
}
