/**
 * Which laws of equality, hash codes and orders real classes break, beside what was published (Dolby, Vaziri and Tip 2007, figure 8). Their
 * classes are under licences of their own; ours have the mistakes that the paper tells of. Everything is asked with integers of 16 bits and once
 * more with 4, to see what their width costs; labels are twice as wide, since ours wrap at 32 bits only.
 */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder, inFolder, replaceOnce, startProject } from '../scripts/broken.js';
import { checkFiles } from '../src/index.js';
import type { Verdict } from '../src/verdict/verdict.js';

export interface PublishedViolation {
  readonly published: string;
  readonly property: string;
  readonly check: string;
  readonly law: string;
  readonly encode: number;
  readonly solve: number;
}

interface Published {
  readonly source: string;
  readonly machine: string;
  readonly violations: readonly PublishedViolation[];
}

export function publishedViolations(): Published {
  return JSON.parse(readFileSync(new URL('published/miniatur-contracts.json', import.meta.url), 'utf8')) as Published;
}

/** Objects of each class. */
const OBJECTS = 4;
const SPECS = ['violations', 'controls'] as const;

interface Row {
  readonly benchmark: string;
  readonly subject: string;
  /** The law; of what is mended, that it is. */
  readonly mutation: string;
  readonly bits: number;
  readonly verdict: Verdict['verdict'];
  readonly isReplayed: boolean;
  readonly cpuSeconds: number;
  readonly publishedSeconds: number | null;
}

/** @param widths of integers, in bits; the first is compared with what was published */
export async function runMiniatur(widths: readonly number[], timeLimit: number, asJson: boolean): Promise<void> {
  const { source, machine, violations } = publishedViolations();
  if (!asJson) console.log(`${source}; published figures: ${machine}\n`);
  const rows: Row[] = [];
  for (const bits of widths)
    for (const spec of SPECS)
      for (const verdict of await verdictsOf(spec, bits, timeLimit)) {
        const row = rowOf(spec, bits, verdict, violations);
        rows.push(row);
        if (asJson) console.log(JSON.stringify(row));
        else if (bits === widths[0]) console.log(lineOf(row));
      }
  if (!asJson) for (const line of summary(rows, widths, violations)) console.log(line);
}

function verdictsOf(spec: string, bits: number, timeLimit: number): Promise<readonly Verdict[]> {
  return inFolder(async (folder) => {
    cpSync(join(examplesFolder, 'bounded/miniatur'), folder, { recursive: true });
    startProject(folder);
    const file = join(folder, `${spec}.check.ts`);
    const replaced = { file, find: 'const BITS = 16;', replace: `const BITS = ${bits};` };
    writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), replaced));
    const request = { files: [file], scopes: { from: OBJECTS, to: OBJECTS }, timeLimit, memoryLimit: null, only: null };
    const report = await checkFiles({ ...request, engine: 'glass', workers: 1 }, () => undefined);
    return report.checks.flatMap(({ verdicts }) => verdicts);
  });
}

function rowOf(spec: string, bits: number, verdict: Verdict, violations: readonly PublishedViolation[]): Row {
  const [subject = '', laws = ''] = verdict.check.split(': ');
  const law = verdict.goal?.name ?? '';
  const found = violations.find((one) => one.check === verdict.check && one.law === law);
  return {
    benchmark: 'miniatur-contracts',
    subject,
    mutation: `${spec === 'controls' ? 'mended, ' : ''}${laws} ${law}`,
    bits,
    verdict: verdict.verdict,
    isReplayed: verdict.counterexample?.replayed ?? false,
    cpuSeconds: verdict.statistics.cpuSeconds,
    publishedSeconds: spec === 'controls' || found === undefined ? null : found.encode + found.solve,
  };
}

function lineOf({ subject, mutation, verdict, cpuSeconds, publishedSeconds }: Row): string {
  const published = publishedSeconds === null ? '' : `${publishedSeconds.toFixed(1).padStart(8)} s published`;
  return `  ${subject.padEnd(15)} ${mutation.padEnd(31)} ${verdict.padEnd(8)} ${cpuSeconds.toFixed(2).padStart(7)} s ${published}`;
}

function summary(
  rows: readonly Row[],
  widths: readonly number[],
  violations: readonly PublishedViolation[],
): readonly string[] {
  const seconds = (bits: number): number =>
    rows.filter((row) => row.bits === bits).reduce((total, { cpuSeconds }) => total + cpuSeconds, 0);
  const first = rows.filter(({ bits }) => bits === widths[0]);
  const found = first.filter((row) => row.publishedSeconds !== null && row.verdict === 'refuted' && row.isReplayed);
  const mended = first.filter(({ mutation }) => mutation.startsWith('mended'));
  const holding = mended.filter(({ verdict }) => verdict === 'holds').length;
  return [
    '',
    `${found.length} of ${violations.length} published violations are refuted and replayed; ${holding} of ${mended.length} laws hold where mended`,
    widths.map((bits) => `${bits} bits: ${seconds(bits).toFixed(1)} s`).join(', '),
  ];
}
