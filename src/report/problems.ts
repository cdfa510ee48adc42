/** Verdicts that are no answer, and what qualifies those that are: the reason, where it arose, what to do. */

import type { CheckReport, Verdict } from '../verdict/verdict.js';
import type { ReportOptions } from './options.js';
import { showPlace } from './place.js';
import { claimOf, titleOf, wordOf } from './verdicts.js';

export function showProblem(verdict: Verdict, options: ReportOptions): string {
  const { reason } = verdict;
  const lines = [`${options.paint.tone(`${wordOf(verdict)}:`, 'doubtful')} ${claimOf(verdict)}`];
  if (reason === null) return lines.join('\n');
  lines.push(`  ${reason.message} [${reason.code}]`);
  if (reason.place !== null) lines.push(showPlace(reason.place, null, options));
  lines.push(`${options.paint.help('help:')} ${reason.remedy}`);
  return lines.join('\n');
}

/** What there is to know about the verdicts of a check, and about each of them. */
export function showNotes({ check, caveats, verdicts }: CheckReport, options: ReportOptions): string {
  const note = (title: string, text: string): string => `${options.paint.tone('note:', 'dim')} ${title}: ${text}`;
  return [
    ...caveats.map((text) => note(check, text)),
    ...verdicts.flatMap((verdict) => verdict.notes.map((text) => note(titleOf(verdict), text))),
  ].join('\n');
}
