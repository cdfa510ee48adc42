/** Verdicts that are no answer, and what qualifies those that are: the reason, where it arose, what to do. */

import type { Verdict } from '../verdict/verdict.js';
import type { ReportOptions } from './options.js';
import { showPlace } from './place.js';
import { claimOf, titleOf } from './verdicts.js';

export function showProblem(verdict: Verdict, options: ReportOptions): string {
  const { reason } = verdict;
  const lines = [`${options.paint.tone(`${verdict.verdict}:`, 'doubtful')} ${claimOf(verdict)}`];
  if (reason === null) return lines.join('\n');
  lines.push(`  ${reason.message} [${reason.code}]`);
  if (reason.place !== null) lines.push(showPlace(reason.place, null, options));
  lines.push(`${options.paint.help('help:')} ${reason.remedy}`);
  return lines.join('\n');
}

export function showNotes(verdict: Verdict, options: ReportOptions): string {
  return verdict.notes.map((note) => `${options.paint.tone('note:', 'dim')} ${titleOf(verdict)}: ${note}`).join('\n');
}
