/**
 * The vote tally with its nineteen defects, beside what was published (Dennis 2009, tables 6.2 and 6.3): every method as it is, then each defect
 * alone. Calls are replaced by contracts; where a contract of a callee promises too little, the defect is looked for once more with calls inlined,
 * and must not be there. Integers have 3 bits, loops are unrolled 3 times.
 */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defects, type Defect } from '../examples/bounded/koa/defects.js';
import { examplesFolder, inFolder, replaceOnce, startProject } from '../scripts/broken.js';
import { checkFiles, type CheckRequest } from '../src/index.js';
import type { Verdict } from '../src/verdict/verdict.js';

interface Published {
  readonly source: string;
  readonly machine: string;
  /** Mean seconds of a method. */
  readonly classes: Readonly<Record<string, number>>;
  readonly defects: readonly { readonly method: string; readonly kind: Defect['kind']; readonly bound: string }[];
}

export function publishedTally(): Published {
  return JSON.parse(readFileSync(new URL('published/forge-koa.json', import.meta.url), 'utf8')) as Published;
}

interface Row {
  readonly benchmark: string;
  readonly subject: string;
  readonly mutation: 'as it is' | Defect['kind'];
  readonly calls: 'contracts' | 'inline';
  readonly verdict: Verdict['verdict'];
  readonly violation: string | null;
  readonly isReplayed: boolean;
  readonly cpuSeconds: number;
}

const OBJECTS = 2;

/** @param objects of each class */
export async function runTally(objects: readonly number[], timeLimit: number, asJson: boolean): Promise<void> {
  const published = publishedTally();
  if (!asJson) console.log(`${published.source}; published figures: ${published.machine}\n`);
  const rows: Row[] = [];
  const tell = (row: Row): void => {
    rows.push(row);
    console.log(asJson ? JSON.stringify(row) : lineOf(row, published));
  };
  const [scope = OBJECTS] = objects;
  for (const verdict of await verdictsOf(null, scope, {}, timeLimit)) tell(rowOf(verdict, 'as it is', 'contracts'));
  for (const defect of defects) {
    const only = defect.method;
    for (const verdict of await verdictsOf(defect, scope, { only }, timeLimit))
      tell(rowOf(verdict, defect.kind, 'contracts'));
    if (defect.kind !== 'under') continue;
    for (const verdict of await verdictsOf(defect, scope, { only, calls: 'inline' }, timeLimit))
      tell(rowOf(verdict, defect.kind, 'inline'));
  }
  if (!asJson) for (const line of summary(rows)) console.log(line);
}

export function verdictsOf(
  defect: Defect | null,
  scope: number,
  asked: Partial<CheckRequest>,
  timeLimit: number,
): Promise<readonly Verdict[]> {
  return inFolder(async (folder) => {
    cpSync(join(examplesFolder, 'bounded/koa'), folder, { recursive: true });
    startProject(folder);
    if (defect !== null) {
      const file = join(folder, defect.file);
      writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), defect));
    }
    const request = { files: [join(folder, 'tally.check.ts')], scopes: { from: scope, to: scope }, timeLimit };
    const report = await checkFiles(
      { ...request, memoryLimit: null, only: null, engine: 'glass', workers: 1, ...asked },
      () => undefined,
    );
    return report.checks.flatMap(({ verdicts }) => verdicts);
  });
}

function rowOf(verdict: Verdict, mutation: Row['mutation'], calls: Row['calls']): Row {
  const { counterexample, statistics } = verdict;
  return {
    benchmark: 'forge-koa',
    subject: verdict.check,
    mutation,
    calls,
    verdict: verdict.verdict,
    violation: counterexample?.violation.kind ?? null,
    isReplayed: counterexample?.replayed ?? false,
    cpuSeconds: statistics.cpuSeconds,
  };
}

function lineOf({ subject, mutation, calls, verdict, violation, cpuSeconds }: Row, published: Published): string {
  const known = published.defects.find((one) => one.method === subject);
  const mean = published.classes[subject.split('.')[0]!];
  const beside =
    mutation === 'as it is'
      ? `${String(mean)} s published, the mean of its class`
      : `${known?.kind ?? 'not'} at ${known?.bound ?? '?'} published`;
  const what = violation === null ? verdict : `${verdict} (${violation})`;
  return `  ${subject.padEnd(31)} ${mutation.padEnd(8)} ${calls.padEnd(9)} ${what.padEnd(24)} ${cpuSeconds.toFixed(2).padStart(6)} s   ${beside}`;
}

function summary(rows: readonly Row[]): readonly string[] {
  const plain = rows.filter(({ mutation }) => mutation === 'as it is');
  const isFound = ({ verdict, isReplayed }: Row): boolean => verdict === 'refuted' && isReplayed;
  const found = (kind: Defect['kind']): string => {
    const all = rows.filter(({ mutation, calls }) => mutation === kind && calls === 'contracts');
    return `${all.filter(isFound).length} of ${all.length}`;
  };
  const inline = rows.filter(({ calls }) => calls === 'inline');
  const seconds = rows.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0);
  return [
    '',
    `${plain.filter(({ verdict }) => verdict === 'holds').length} of ${plain.length} methods hold as they are`,
    `found: ${found('bug')} bugs, ${found('over')} overspecifications, ${found('under')} underspecifications`,
    `with calls inlined, ${inline.filter(({ verdict }) => verdict === 'holds').length} of ${inline.length} underspecifications are gone`,
    `${seconds.toFixed(1)} s in all`,
  ];
}
