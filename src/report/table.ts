/**
 * The table of verdicts: a line for each operation of each check, numbers to the right. Columns are separated by spaces and
 * verdicts are words, so that it can be read, searched and cut in a pipe.
 */

import type { Report, Verdict } from '../verdict/verdict.js';
import type { ReportOptions } from './options.js';
import { lineWidth, padLine, piece, type Line } from './paint.js';
import { showSeconds } from './numbers.js';
import { verdictTones, wordOf } from './verdicts.js';

/** A column that has nothing to say of any verdict is left out. */
interface Column {
  readonly title: string;
  readonly isNumber: boolean;
  readonly cell: (verdict: Verdict) => Line;
}

const number = (title: string, content: (verdict: Verdict) => number | string | null): Column => ({
  title,
  isNumber: true,
  cell: (verdict) => {
    const found = content(verdict);
    return found === null ? [] : [piece(String(found))];
  },
});

const allColumns: readonly Column[] = [
  {
    title: '',
    isNumber: false,
    cell: ({ goal }) => [piece(`  ${goal?.name ?? 'everything'}`)],
  },
  { title: 'verdict', isNumber: false, cell: (one) => [piece(wordOf(one), verdictTones[one.verdict])] },
  // who answered is worth a column only where it was not the one that usually does
  { title: 'engine', isNumber: false, cell: ({ engine }) => (engine === 'glass' ? [] : [piece(engine)]) },
  number('scope', ({ scope }) => scope),
  number('candidates', ({ statistics }) => statistics.candidates),
  number('states', ({ statistics }) => statistics.states),
  number('transitions', ({ statistics }) => statistics.transitions),
  number('solver calls', ({ statistics }) => statistics.solverCalls),
  number('statements', ({ statistics }) => statistics.slicing?.statements ?? null),
  number('in cone', ({ statistics }) => statistics.slicing?.inCone ?? null),
  number('clauses', ({ statistics }) => (statistics.slicing === undefined ? null : statistics.clauses)),
  number('concretized', ({ statistics }) => statistics.concretizations),
  number('CPU time', ({ statistics }) => showSeconds(statistics.cpuSeconds)),
];

export function verdictTable(report: Report, options: Pick<ReportOptions, 'showPath'>): readonly Line[] {
  const verdicts = report.checks.flatMap((check) => check.verdicts);
  const columns = allColumns.filter(({ cell }) => verdicts.some((verdict) => cell(verdict).length > 0));
  const groups = report.checks.map((check) => ({
    head: [piece(check.check, 'strong'), piece(`  ${options.showPath(check.file)}`, 'dim')],
    rows: check.verdicts.map((verdict) => columns.map(({ cell }) => cell(verdict))),
  }));
  const titles = columns.map(({ title }): Line => [piece(title, 'dim')]);
  const widths = columns.map((_, index) =>
    Math.max(...[titles, ...groups.flatMap(({ rows }) => rows)].map((row) => lineWidth(row[index]!))),
  );
  const join = (cells: readonly Line[]): Line =>
    cells.flatMap((cell, index): Line => {
      const missing = piece(' '.repeat(widths[index]! - lineWidth(cell)));
      const padded = columns[index]!.isNumber ? [missing, ...cell] : padLine(cell, widths[index]!);
      return index === 0 ? padded : [piece('  '), ...padded];
    });
  return [join(titles), ...groups.flatMap(({ head, rows }) => [head, ...rows.map(join)])];
}
