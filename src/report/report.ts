/**
 * A whole report as text: the table first, then what the verdicts are about, then everything that needs attention, and the
 * sum in the last line, where a terminal leaves the eye.
 */

import type { Report, Verdict } from '../verdict/verdict.js';
import { boundsOf } from './bounds.js';
import { showCoverage } from './coverage.js';
import { learnedOf } from './learned.js';
import type { ReportOptions } from './options.js';
import { paintLines } from './paint.js';
import { alike, showNotes, showProblem } from './problems.js';
import { showRefutation } from './refutation.js';
import { verdictTable } from './table.js';
import { countVerdicts } from './verdicts.js';

/** @ensures ends with a line end */
export function renderReport(report: Report, options: ReportOptions): string {
  const verdicts = report.checks.flatMap((check) => check.verdicts);
  const bounds = report.checks.map((check) => paintLines(boundsOf(check, options.width), options.paint));
  const learned = report.checks.map((check) => paintLines(learnedOf(check), options.paint));
  const parts = [
    verdicts.length === 0 ? '' : paintLines(verdictTable(report, options), options.paint),
    ...bounds,
    ...learned,
    report.checks
      .map((check) => showNotes(check, options))
      .filter((notes) => notes !== '')
      .join('\n'),
    ...details(verdicts, options),
    ...verdicts.map((verdict) => showCoverage(verdict, options)),
    options.paint.tone(countVerdicts(verdicts), 'strong'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Refutations one by one; what is no answer where the first of its kind stands. */
function details(verdicts: readonly Verdict[], options: ReportOptions): readonly string[] {
  const open = alike(verdicts.filter((one) => needsReason(one)));
  return verdicts.flatMap((verdict) => {
    if (verdict.counterexample !== null && verdict.verdict === 'refuted')
      return [showRefutation(verdict, verdict.counterexample, options)];
    const group = open.find(([first]) => first === verdict);
    return group === undefined ? [] : [showProblem(group, options)];
  });
}

function needsReason({ verdict, counterexample }: Verdict): boolean {
  switch (verdict) {
    case 'holds':
      return false;
    case 'refuted':
      return counterexample === null;
    case 'bounded':
    case 'vacuous':
    case 'unknown':
    case 'unsupported':
      return true;
  }
}

/** For machines; `schema/verdict.schema.json` describes it. */
export function renderJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
