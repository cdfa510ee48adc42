/**
 * How small a scope is enough: every bug of every language is asked for at the size up to which the publication went, and the glass box tells
 * the smallest at which it shows. Published is which part of 25 bugs in Ownership Java was caught at each size (Roberson 2011, section 6.3).
 */

import { join } from 'node:path';
import { bugsOf, inFolder, writeBroken } from '../scripts/broken.js';
import { checkFiles } from '../src/index.js';
import { languages } from './languages.js';

/** In percent, at sizes 1, 2, … */
const PUBLISHED = [0, 8, 40, 68, 76, 80, 84, 100];

interface Caught {
  readonly benchmark: string;
  readonly bug: string;
  /** The theorem that fails, at which size, from which state; null if it was not caught. */
  readonly theorem: string | null;
  readonly n: number | null;
  readonly before: string | null;
  readonly cpuSeconds: number;
}

/** @param benchmark null: all */
export async function runSmallScope(benchmark: string | null, timeLimit: number, asJson: boolean): Promise<void> {
  for (const { name, folder } of languages.filter((one) => benchmark === null || one.name === benchmark)) {
    const language = join('languages', folder);
    const caught: Caught[] = [];
    for (const bug of await bugsOf(language)) {
      const verdicts = await inFolder(async (copy) => {
        const file = writeBroken(copy, language, bug);
        const scopes = { from: PUBLISHED.length, to: PUBLISHED.length };
        const request = {
          files: [file],
          scopes,
          engine: 'glass',
          timeLimit,
          memoryLimit: null,
          workers: 1,
          only: null,
        };
        return (await checkFiles({ ...request, engine: 'glass' }, () => undefined)).checks.flatMap(
          (one) => one.verdicts,
        );
      });
      const refuted = verdicts.filter(({ verdict }) => verdict === 'refuted').sort((a, b) => a.scope - b.scope);
      const found: Caught = {
        benchmark: name,
        bug: bug.name,
        theorem: refuted[0]?.goal?.name ?? null,
        n: refuted[0]?.scope ?? null,
        before: refuted[0]?.counterexample?.shown?.before ?? null,
        cpuSeconds: verdicts.reduce((sum, { statistics }) => sum + statistics.cpuSeconds, 0),
      };
      caught.push(found);
      console.log(asJson ? JSON.stringify(found) : lineOf(found));
    }
    if (!asJson) for (const row of percentages(name, caught)) console.log(row);
  }
}

function lineOf({ bug, theorem, n, before, cpuSeconds }: Caught): string {
  const found = n === null ? 'not caught' : `${theorem} at ${n}: ${before}`;
  return `  ${bug.padEnd(48)}  ${cpuSeconds.toFixed(1).padStart(6)} s  ${found}`;
}

/** Of the bugs so many are caught up to each size. */
function percentages(name: string, caught: readonly Caught[]): readonly string[] {
  const sizes = PUBLISHED.map((_, index) => index + 1);
  const ours = sizes.map((size) => {
    const count = caught.filter(({ n }) => n !== null && n <= size).length;
    return Math.round((100 * count) / Math.max(1, caught.length));
  });
  const row = (title: string, cells: readonly number[]): string =>
    title.padEnd(36) + cells.map((cell) => String(cell).padStart(5)).join('');
  return [
    row('size', sizes),
    row(`${name}: % of ${caught.length} bugs`, ours),
    row('published (Ownership Java)', PUBLISHED),
    '',
  ];
}
