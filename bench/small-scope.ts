/**
 * How small a scope is enough: every bug of every language is searched for at its own size, the smallest whose positions have room for a term that
 * shows it, and node replays what is found. Published is which part of 25 bugs in Ownership Java was caught at each size (Roberson 2011, section 6.3).
 *
 * A search that runs out of time says nothing of its bug, and is told apart from one that looked at everything and found nothing.
 */

import { join } from 'node:path';
import type { SeededBug } from '../examples/seeded-bug.js';
import { bugsOf, inFolder, writeBroken } from '../scripts/broken.js';
import { OutOfTime } from '../src/base/diagnostic.js';
import { Laboratory, type Theorems } from '../test/languages/laboratory.js';
import { languages } from './languages.js';

/** In percent, at sizes 1, 2, … */
const PUBLISHED = [0, 8, 40, 68, 76, 80, 84, 100];

interface Search {
  readonly benchmark: string;
  readonly bug: string;
  readonly n: number;
  /** What came of it: `not caught` if there is no violation within the bounds, `no answer` if time ran out or a limit was met. */
  readonly end: 'caught' | 'not replayed' | 'not caught' | 'no answer';
  readonly theorem: string;
  /** The terms before and after the step. */
  readonly before: string | null;
  readonly after: string | null;
  readonly transitions: number | null;
  readonly cpuSeconds: number;
}

/**
 * @param benchmark null: all
 * @param part of the names of bugs that are searched for
 */
export async function runSmallScope(
  benchmark: string | null,
  part: string,
  timeLimit: number,
  asJson: boolean,
): Promise<void> {
  for (const { name, folder } of languages.filter((one) => benchmark === null || one.name === benchmark)) {
    const searches: Search[] = [];
    for (const bug of (await bugsOf(join('languages', folder))).filter((one) => one.name.includes(part))) {
      const found = await searchFor(bug, name, join('languages', folder), timeLimit);
      searches.push(found);
      console.log(asJson ? JSON.stringify(found) : lineOf(found));
    }
    if (!asJson) for (const row of percentages(name, searches)) console.log(row);
  }
}

async function searchFor(bug: SeededBug, benchmark: string, language: string, timeLimit: number): Promise<Search> {
  const theorem = bug.operation!;
  const before = process.cpuUsage();
  const found = await inFolder((copy) => foundIn(writeBroken(copy, language, bug), bug.scope, theorem, timeLimit));
  const { user, system } = process.cpuUsage(before);
  const { outcome, replayed } = found ?? { outcome: null, replayed: null };
  return {
    benchmark,
    bug: bug.name,
    n: bug.scope,
    end: endOf(found),
    theorem,
    before: replayed?.shown?.before ?? null,
    after: replayed?.shown?.after ?? null,
    transitions: outcome?.statistics.transitions ?? null,
    cpuSeconds: (user + system) / 1e6,
  };
}

/** What the glass box and node say of a theorem; null if there was no time. */
async function foundIn(
  file: string,
  scope: number,
  theorem: string,
  timeLimit: number,
): Promise<Theorems[string] | null> {
  const laboratory = new Laboratory();
  try {
    return (await laboratory.search(file, scope, theorem, Date.now() + timeLimit * 1000))[theorem]!;
  } catch (problem) {
    if (problem instanceof OutOfTime) return null;
    throw problem;
  } finally {
    laboratory.end();
  }
}

function endOf(found: Theorems[string] | null): Search['end'] {
  switch (found?.outcome.end.kind) {
    case 'violated':
      return found.replayed?.valid === true && found.replayed.violation !== null ? 'caught' : 'not replayed';
    case 'exhausted':
    case 'vacuous':
      return 'not caught';
    case 'unknown':
    case 'not closed':
    case 'cut':
    case 'refused':
    case undefined:
      return 'no answer';
  }
}

function lineOf({ bug, end, theorem, n, before, after, cpuSeconds }: Search): string {
  const what = end === 'caught' ? `${theorem} at ${n}: ${before} → ${after ?? 'stuck'}` : `${end} at ${n}`;
  return `  ${bug.padEnd(72)}  ${cpuSeconds.toFixed(1).padStart(6)} s  ${what}`;
}

/** Of the bugs so many are caught up to each size, and of so many nothing is known. */
function percentages(name: string, searches: readonly Search[]): readonly string[] {
  const sizes = PUBLISHED.map((_, index) => index + 1);
  const ours = sizes.map((size) => {
    const count = searches.filter(({ end, n }) => end === 'caught' && n <= size).length;
    return Math.round((100 * count) / Math.max(1, searches.length));
  });
  const count = (...ends: readonly Search['end'][]): number => searches.filter(({ end }) => ends.includes(end)).length;
  const row = (title: string, cells: readonly number[]): string =>
    title.padEnd(36) + cells.map((cell) => String(cell).padStart(5)).join('');
  return [
    row('size', sizes),
    row(`${name}: % of ${searches.length} bugs`, ours),
    row('published (Ownership Java)', PUBLISHED),
    `caught ${count('caught')}, not caught ${count('not caught', 'not replayed')}, no answer ${count('no answer')}`,
    '',
  ];
}
