/**
 * Languages with randomly changed rules, judged twice: by the glass box, and by enumeration of all states in node. What either says of a theorem
 * has to be what the other says, and node has to show every violation from the state that the glass box gives.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { examplesFolder, inFolder, startProject } from '../../../scripts/broken.js';
import { Laboratory } from '../../languages/laboratory.js';
import { Counts } from '../bench.js';
import type { FuzzOptions } from '../main.js';
import { Progress } from '../progress.js';
import { mutants, type Mutant, type Sorts } from './mutate.js';

interface Subject {
  readonly folder: string;
  /** The file with the rules, and what it begins with. */
  readonly file: string;
  readonly rules: string;
  readonly others: readonly string[];
  readonly sorts: Sorts;
  /** Up to this scope all states can be enumerated in a second or so. */
  readonly scope: number;
}

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'expressions',
    file: 'expressions.ts',
    rules: '  /** As many children as the syntax wants. */',
    others: ['expressions.check.ts'],
    sorts: [
      ["'Nat'", "'Bool'"],
      ["'true'", "'false'", "'0'", "'succ'", "'pred'", "'iszero'", "'if'"],
      ['e1!', 'e2!', 'e3!'],
      ['return true', 'return false'],
    ],
    scope: 4,
  },
  {
    folder: 'imp',
    file: 'terms.ts',
    rules: '  isValue(): boolean {',
    others: ['imp.ts', 'imp.check.ts'],
    sorts: [
      ["'int'", "'bool'", "'command'"],
      ["'number'", "'true'", "'false'", "'skip'", "';'", "':='", "'if'", "'while'", "'not'", "'and'", "'+'"],
      ['e1!', 'e2!'],
      ['return true', 'return false'],
    ],
    scope: 2,
  },
];

/** What went wrong; null if both agree. */
type Disagreement = string | null;

/** Ends that say nothing for or against a theorem: a limit was met, or the state is left otherwise than by size. */
const UNDECIDED = ['unknown', 'refused', 'not closed'];

async function judge(
  laboratory: Laboratory,
  subject: Subject,
  mutant: Mutant,
  scope: number,
  counts: Counts,
): Promise<Disagreement> {
  return inFolder(async (folder) => {
    startProject(folder);
    const from = join(examplesFolder, 'languages', subject.folder);
    for (const name of subject.others) writeFileSync(join(folder, name), readFileSync(join(from, name), 'utf8'));
    writeFileSync(join(folder, subject.file), mutant.text);
    const file = join(folder, `${subject.folder}.check.ts`);
    const found = await laboratory.search(file, scope);
    const oracle = await laboratory.enumerate(file, scope);
    for (const [theorem, { outcome, replayed }] of Object.entries(found)) {
      const { kind } = outcome.end;
      counts.add(`${theorem}: ${kind}`);
      if (UNDECIDED.includes(kind)) continue;
      if (kind !== oracle[theorem]) return `${theorem} is ${kind}, but enumerated ${oracle[theorem]}`;
      if (kind === 'violated' && (replayed?.valid !== true || replayed.violation === null))
        return `${theorem} is violated, but node does not show it`;
    }
    return null;
  });
}

export interface SoundnessReport {
  readonly counts: Counts;
  readonly failures: readonly string[];
}

export async function compareSoundness({
  runs,
  seed,
  path,
  scope,
  example,
}: Pick<FuzzOptions, 'runs' | 'seed' | 'path' | 'scope' | 'example'>): Promise<SoundnessReport> {
  const counts = new Counts();
  const laboratory = new Laboratory();
  const progress = new Progress(runs);
  const failures: string[] = [];
  const subjects = SUBJECTS.filter(({ folder }) => example === null || folder === example);
  const languages = subjects.map((subject) => {
    const text = readFileSync(join(examplesFolder, 'languages', subject.folder, subject.file), 'utf8');
    return mutants(text, subject.sorts, text.indexOf(subject.rules)).map((mutant) => ({ subject, mutant }));
  });
  try {
    const property = fc.asyncProperty(fc.oneof(...languages), async ({ subject, mutant }) => {
      const disagreement = await judge(laboratory, subject, mutant, scope ?? subject.scope, counts);
      progress.next();
      if (disagreement === null) return;
      throw new Error(`${subject.folder}/${subject.file}, line ${mutant.change}\n  ${disagreement}`);
    });
    const { failed, errorInstance, counterexamplePath } = await fc.check(property, {
      seed,
      numRuns: runs,
      ...(path === null ? {} : { path }),
    });
    if (failed)
      failures.push(
        `${String(errorInstance)}\n  npm run fuzz -- soundness --seed ${seed} --path ${counterexamplePath}`,
      );
    return { counts, failures };
  } finally {
    laboratory.end();
  }
}

export async function fuzzSoundness(options: FuzzOptions): Promise<boolean> {
  const { counts, failures } = await compareSoundness(options);
  counts.print();
  for (const failure of failures) console.log(failure);
  console.log(`\n${failures.length === 0 ? 'no' : 'a'} disagreement`);
  return failures.length === 0;
}
