/**
 * What the process says when it ends. 1 is kept for an answer about the program (it threw, it was refuted), so
 * that scripts can tell "your program is wrong" from "we could not find out".
 */

import { catalogue } from '../base/messages.js';
import type { DiagnosticKind } from '../base/diagnostic.js';
import type { Report } from '../index.js';

export type ExitCode = 0 | 1 | 2 | 3;

export const SUCCESS: ExitCode = 0;
/** A check was refuted, or the program of `run` threw. */
export const PROGRAM_FAILED: ExitCode = 1;
export const USAGE_OR_INTERNAL: ExitCode = 2;
export const INCONCLUSIVE: ExitCode = 3;

export function exitCodeOf(kind: DiagnosticKind): ExitCode {
  switch (kind) {
    case 'input':
    case 'internal':
      return USAGE_OR_INTERNAL;
    case 'unsupported':
    case 'limit':
      return INCONCLUSIVE;
  }
}

/**
 * One refutation is an answer, whatever else is open; a mistake in a spec comes before what is inconclusive.
 * What holds as far as loops were unrolled is a success: the report says how far, and --strict makes it inconclusive.
 * @requires there is a verdict: of nothing nothing holds
 */
export function exitCodeOfReport(report: Report): ExitCode {
  const verdicts = report.checks.flatMap((check) => check.verdicts);
  const kinds = new Set(verdicts.map(({ verdict }) => verdict));
  if (kinds.has('refuted')) return PROGRAM_FAILED;
  const codes = new Set(verdicts.flatMap(({ reason }) => (reason === null ? [] : [reason.code])));
  const isMistaken = catalogue.some(({ entries }) =>
    entries.some(({ code, kind }) => codes.has(code) && exitCodeOf(kind) === USAGE_OR_INTERNAL),
  );
  if (isMistaken) return USAGE_OR_INTERNAL;
  return [...kinds].every((kind) => kind === 'holds' || kind === 'bounded') ? SUCCESS : INCONCLUSIVE;
}
