/**
 * Collections and clients of theirs, beside what was published (Dolby, Vaziri and Tip 2007, figures 9 and 10): whether a size is the number of elements, and whether a bag
 * becomes a set, with elements that break the laws of equality and order and with such that keep them. Integers have 16 bits; labels 32, since ours wrap there
 * only. Bags have at most three elements, as many as three rounds take. Two rows are about long tables: what is found in one of
 * 1,024 chains, and two entries in one of 65,536.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../scripts/broken.js';
import { checkFiles } from '../src/index.js';
import type { Verdict } from '../src/verdict/verdict.js';

interface PublishedRun {
  readonly spec: string;
  readonly check: string;
  readonly verdict: Verdict['verdict'];
  /** To encode and to solve; null where nothing was published. */
  readonly seconds: number | null;
}

interface Published {
  readonly source: string;
  readonly machine: string;
  readonly runs: readonly PublishedRun[];
}

export function publishedCollections(): Published {
  return JSON.parse(readFileSync(new URL('published/miniatur-collections.json', import.meta.url), 'utf8')) as Published;
}

interface Row {
  readonly benchmark: 'miniatur-collections';
  readonly subject: string;
  readonly mutation: string;
  readonly verdict: Verdict['verdict'];
  readonly isExpected: boolean;
  readonly isReplayed: boolean | null;
  readonly clauses: number;
  readonly cpuSeconds: number;
  readonly publishedSeconds: number | null;
}

const MUTATIONS: Readonly<Record<string, string>> = {
  sizes: 'size',
  'bag-to-set': 'laws broken',
  'bag-to-set-mended': 'laws kept',
};

/** @param only a part of the name of a check, or null: all */
export async function runCollections(only: string | null, timeLimit: number, asJson: boolean): Promise<void> {
  const { source, machine, runs } = publishedCollections();
  if (!asJson) console.log(`${source}; published figures: ${machine}\n`);
  const rows: Row[] = [];
  for (const run of runs.filter(({ check }) => only === null || check.includes(only)))
    for (const verdict of await verdictsOf(run, timeLimit)) {
      const row = rowOf(run, verdict);
      rows.push(row);
      console.log(asJson ? JSON.stringify(row) : lineOf(row));
    }
  if (!asJson) console.log(`\n${rows.filter(({ isExpected }) => isExpected).length} of ${rows.length} are as expected`);
}

async function verdictsOf({ spec, check }: PublishedRun, timeLimit: number): Promise<readonly Verdict[]> {
  const files = [join(examplesFolder, `bounded/miniatur/${spec}.check.ts`)];
  const request = {
    files,
    scopes: null,
    timeLimit,
    memoryLimit: null,
    only: check,
    engine: 'glass',
    workers: 1,
  } as const;
  const report = await checkFiles(request, () => undefined);
  return report.checks.flatMap(({ verdicts }) => verdicts).filter((verdict) => verdict.check === check);
}

function rowOf({ spec, check, verdict: expected, seconds }: PublishedRun, verdict: Verdict): Row {
  const { counterexample, statistics } = verdict;
  const isReplayed = counterexample === null ? null : counterexample.replayed;
  return {
    benchmark: 'miniatur-collections',
    subject: check,
    mutation: MUTATIONS[spec] ?? spec,
    verdict: verdict.verdict,
    isExpected: verdict.verdict === expected && isReplayed !== false,
    isReplayed,
    clauses: statistics.clauses,
    cpuSeconds: statistics.cpuSeconds,
    publishedSeconds: seconds,
  };
}

function lineOf({ subject, mutation, verdict, cpuSeconds, publishedSeconds, isExpected }: Row): string {
  const published = publishedSeconds === null ? '' : `${publishedSeconds.toFixed(1).padStart(8)} s published`;
  const remark = isExpected ? '' : '  not as expected';
  return `  ${subject.padEnd(30)} ${mutation.padEnd(12)} ${verdict.padEnd(8)} ${cpuSeconds.toFixed(2).padStart(7)} s ${published}${remark}`;
}
