/** Verdicts that are no answer, and what qualifies those that are: the reason, where it arose, what to do. */

import { listed } from '../base/words.js';
import type { CheckReport, Verdict } from '../verdict/verdict.js';
import type { ReportOptions } from './options.js';
import { showPlace } from './place.js';
import { extentOf, titleOf, wordOf } from './verdicts.js';

/** From so many on, verdicts with the same reason are told together. */
const MANY = 4;

/** Verdicts that are no answer, those together of which there is nothing different to be said. */
export function alike(verdicts: readonly Verdict[]): readonly (readonly Verdict[])[] {
  const groups = new Map<string, Verdict[]>();
  for (const one of verdicts) {
    const key = JSON.stringify([one.check, wordOf(one), extentOf(one), one.reason]);
    const group = groups.get(key) ?? [];
    groups.set(key, [...group, one]);
  }
  return [...groups.values()].flatMap((group) => (group.length < MANY ? group.map((one) => [one]) : [group]));
}

/** @requires there is nothing different to be said of them */
export function showProblem(verdicts: readonly Verdict[], options: ReportOptions): string {
  const verdict = verdicts[0]!;
  const { reason } = verdict;
  const claim = listed(verdicts.map(titleOf)) + extentOf(verdict);
  const lines = [`${options.paint.tone(`${wordOf(verdict)}:`, 'doubtful')} ${claim}`];
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
