/**
 * A table of measurements and published figures, by size. Beside each figure stands how it grew since the size before: the
 * slope in a log-log plot, so 2.0 means that twice the size costs four times as much.
 */

import type { CheckBenchmark } from './suites.js';

export interface Line {
  readonly n: number;
  /** An engine of ours, or a tool of the publication in parentheses. */
  readonly who: string;
  readonly verdict?: string;
  readonly transitions: number | string | null;
  readonly states?: number | null;
  readonly candidates?: number | null;
  readonly cpuSeconds: number | string | null;
  readonly peakMegabytes?: number | null;
  readonly solverCalls?: number | null;
  readonly clauses?: number | null;
  readonly reasons?: readonly string[];
}

export function printTable(benchmark: CheckBenchmark, domains: readonly string[], lines: readonly Line[]): void {
  console.log(`${benchmark.name}: ${benchmark.setting}`);
  if (domains.length > 0) console.log(`  ${benchmark.size}: ${lines[0]!.n}`);
  for (const domain of domains) console.log(`    ${domain}`);
  console.log('  CPU seconds of settling the bounds and searching, without starting node and reading types');
  const rows = lines.toSorted((a, b) => a.n - b.n).map((line) => cells(line, previous(lines, line)));
  const headings = [
    benchmark.size,
    '',
    'verdict',
    'transitions',
    'slope',
    'states',
    'candidates',
    'CPU s',
    'slope',
    'MB',
    'solver calls',
    'clauses',
  ];
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)));
  const isText = (column: number): boolean => column === 1 || column === 2;
  for (const row of [headings, ...rows]) {
    const padded = row.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
    console.log(`  ${padded.join('  ')}`.trimEnd());
  }
  for (const { n, who, reasons = [] } of lines) for (const reason of reasons) console.log(`  ${n}, ${who}: ${reason}`);
  console.log('');
}

/** The line of the same engine or tool at the next smaller size. */
function previous(lines: readonly Line[], line: Line): Line | null {
  const smaller = lines.filter(({ n, who }) => who === line.who && n < line.n);
  return smaller.reduce<Line | null>((best, other) => (best === null || other.n > best.n ? other : best), null);
}

function cells(line: Line, before: Line | null): string[] {
  return [
    String(line.n),
    line.who,
    line.verdict ?? '',
    figure(line.transitions),
    slope(line, before, ({ transitions }) => transitions),
    figure(line.states ?? null),
    figure(line.candidates ?? null),
    figure(line.cpuSeconds),
    slope(line, before, ({ cpuSeconds }) => cpuSeconds),
    figure(line.peakMegabytes ?? null),
    figure(line.solverCalls ?? null),
    figure(line.clauses ?? null),
  ];
}

/** 1234567 → 1,234,567 and 0.0123 → 0.0123; words stay words. */
export function figure(value: number | string | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}

export function slope(line: Line, before: Line | null, of: (line: Line) => number | string | null): string {
  const [now, then] = [of(line), before === null ? null : of(before)];
  if (typeof now !== 'number' || typeof then !== 'number') return '';
  return exponent(line.n, now, before!.n, then);
}

/** How a figure grew from one size to another: 2.0 if twice the size has four times as much; nothing if there was nothing. */
export function exponent(n: number, figure: number, before: number, then: number): string {
  if (figure <= 0 || then <= 0) return '';
  return (Math.log(figure / then) / Math.log(n / before)).toFixed(1).replace('-0.0', '0.0');
}
