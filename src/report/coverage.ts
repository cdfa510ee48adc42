/**
 * What a contract that holds needs of the code, as marked lines: `!` stands before lines with a statement that is not needed. In the fine view each
 * line says how many of the times that its statements are made are needed. And the same in the format of lcov, which editors show.
 */

import type { ClauseCoverage, Coverage, StatementCoverage } from '../verdict/coverage.js';
import type { Report, Verdict } from '../verdict/verdict.js';
import { plural } from './numbers.js';
import type { CoverageView, ReportOptions } from './options.js';
import { indent, line, paintLines, piece, textWidth, type Line } from './paint.js';

export function showCoverage(verdict: Verdict, options: ReportOptions): string {
  const { coverage } = verdict;
  const { coverage: view = null } = options;
  if (coverage === undefined || view === null) return '';
  const { statements } = coverage;
  const needed = statements.filter((one) => one.needed > 0).length;
  const title = `coverage of ${verdict.goal?.name ?? verdict.check} at scope ${verdict.scope}: ${needed} of ${plural(statements.length, 'statement')} needed`;
  const files = [...new Set(statements.map(({ place }) => place.path))];
  const lines = [
    ...files.flatMap((path) => fileLines(path, statements, view, options)),
    ...remarks(coverage).map((text) => line(text)),
  ];
  return [options.paint.tone(title, 'strong'), paintLines(indent(lines, 2), options.paint)].join('\n');
}

/** Runs of lines from the first statement to the last, with what stands between. */
function fileLines(
  path: string,
  all: readonly StatementCoverage[],
  view: CoverageView,
  { readFile, showPath }: ReportOptions,
): readonly Line[] {
  const own = all.filter(({ place }) => place.path === path);
  const texts = readFile(path)?.split(/\r?\n/) ?? [];
  const first = Math.min(...own.map(({ place }) => place.line));
  const last = Math.max(...own.map(({ end }) => end.line));
  const width = String(last).length;
  const fractions = new Map(own.map(({ place }) => [place.line, fractionsOf(own, place.line)]));
  const column = view === 'fine' ? Math.max(...[...fractions.values()].map(textWidth)) + 2 : 0;
  const shown: Line[] = [line(showPath(path), 'dim')];
  let isSkipping = false;
  for (let number = first; number <= last; number += 1) {
    const isNear = own.some(({ place, end }) => place.line - 2 <= number && number <= end.line + 1);
    if (!isNear) {
      if (!isSkipping) shown.push(line('…', 'dim'));
      isSkipping = true;
      continue;
    }
    isSkipping = false;
    const isMissed = own.some((one) => one.needed === 0 && one.place.line <= number && number <= one.end.line);
    const fraction = (fractions.get(number) ?? '').padEnd(column);
    shown.push([
      piece(isMissed ? '! ' : '  ', 'doubtful'),
      piece(`${String(number).padStart(width)} | `, 'dim'),
      ...(view === 'fine' ? [piece(fraction, 'dim')] : []),
      piece(texts[number - 1] ?? '', isMissed ? 'doubtful' : 'plain'),
    ]);
    if (isMissed) shown.push(...underlined(own, number, texts[number - 1] ?? '', width + column + 5));
  }
  return shown;
}

/** Where a line has several statements: which of them it is. */
function underlined(own: readonly StatementCoverage[], number: number, text: string, offset: number): readonly Line[] {
  const here = own.filter(({ place }) => place.line === number);
  if (here.every(({ needed }) => needed === 0)) return [];
  const marks = [...text].map(() => ' ');
  for (const { place, end, needed } of here)
    if (needed === 0)
      for (let i = place.column - 1; i < (end.line === number ? end.column - 1 : marks.length); i += 1) marks[i] = '^';
  return [line(' '.repeat(offset) + marks.join(''), 'doubtful')];
}

function fractionsOf(own: readonly StatementCoverage[], number: number): string {
  return own
    .filter(({ place }) => place.line === number)
    .map(({ needed, times }) => `${needed}/${times}`)
    .join(' ');
}

function remarks({ statements, clauses, isSpecificationNeeded, isLeast }: Coverage): readonly string[] {
  const missed = statements.some(({ needed }) => needed === 0);
  const bounds = statements.filter(({ isBoundNeeded }) => isBoundNeeded === true);
  return [
    ...(missed ? ['! not needed: whatever it does instead, the contract holds within these bounds'] : []),
    ...(isSpecificationNeeded
      ? []
      : ['the specification was not used: every execution within the bounds is excluded before it is asked']),
    ...clauses.filter(({ isNeeded }) => !isNeeded).map(clauseText),
    ...bounds.map(({ place }) => `needed: that the loop in line ${place.line} makes no further round`),
    ...(isLeast ? [] : ['time ran out: what is not marked may not be needed either (--time-limit)']),
  ];
}

function clauseText({ clause, isPremise }: ClauseCoverage): string {
  if (isPremise) return `not needed: ${clause === 'precondition' ? 'requires' : `the ${clause} before the call`}`;
  return `not needed: ${PROMISES[clause] ?? `the ${clause}`} holds whatever the statements do`;
}

const PROMISES: Readonly<Partial<Record<ClauseCoverage['clause'], string>>> = {
  postcondition: 'ensures',
  ending: 'throws',
  frame: 'modifies',
  exception: 'that nothing else is thrown',
  invariant: 'the invariant after the call',
};

/** A line counts as often as its least needed statement, over all contracts together. */
export function renderLcov({ checks }: Report): string {
  const files = new Map<string, Map<number, number>>();
  const least = new Map<string, { readonly statement: StatementCoverage; needed: number }>();
  for (const { verdicts } of checks)
    for (const { coverage } of verdicts)
      for (const statement of coverage?.statements ?? []) {
        const { place, end, needed } = statement;
        const key = `${place.path}:${place.line}:${place.column}-${end.line}:${end.column}`;
        const known = least.get(key);
        if (known === undefined) least.set(key, { statement, needed });
        else known.needed += needed;
      }
  for (const { statement, needed } of least.values()) {
    const { path, line: number } = statement.place;
    const lines = files.get(path) ?? new Map<number, number>();
    files.set(path, lines.set(number, Math.min(needed, lines.get(number) ?? Infinity)));
  }
  return [...files]
    .map(([path, lines]) => {
      const sorted = [...lines].toSorted(([a], [b]) => a - b);
      const hit = sorted.filter(([, needed]) => needed > 0).length;
      const data = sorted.map(([number, needed]) => `DA:${number},${needed}\n`).join('');
      return `TN:\nSF:${path}\n${data}LF:${sorted.length}\nLH:${hit}\nend_of_record\n`;
    })
    .join('');
}
