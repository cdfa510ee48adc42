/**
 * Mutants of ten methods, beside what was published (Dennis 2009, §6.3): how many of those that can be killed are, at bounds (n, n, n), which is n objects of
 * each class, inputs of n bits and n rounds of each loop; the least bound at which all are; and whether those that survive because they do not end have
 * more missed statements than the original. As there, lengths of arrays are integers like others, and bounded by bits. Numbers are JavaScript's, so bits bound
 * inputs only, and our mutants are those of our own text: compare rates, not counts. What a mutant really is was decided by running it (`forge-oracle.ts`), and a
 * verdict that disagrees with that ends the run.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../scripts/broken.js';
import { mutantsOf, type Mutant } from '../scripts/mutate.js';
import { OutOfTime, Refusal } from '../src/base/diagnostic.js';
import { Checker } from '../src/pipeline/checker.js';
import { goalsOf } from '../src/pipeline/selection.js';
import { loadSolver, type SolverFactory } from '../src/solver/index.js';
import { memoryFiles, overlay } from '../src/source/files.js';
import { nodeFiles, specModulePath } from '../src/source/node-files.js';
import { kindOf, subjects, type Kind } from './forge-oracle.js';

export interface Published {
  readonly source: string;
  readonly curve: readonly number[];
  readonly methods: readonly {
    readonly name: string;
    readonly mutants: number;
    readonly equivalent: number;
    readonly infinite: number;
    readonly killable: number;
    readonly bound: string;
    /** With one less of each: how many survive, and how many of these show it; null where there is no less. */
    readonly insufficient: Readonly<Record<keyof Bound, readonly [number, number] | null>>;
  }[];
}

export interface Bound {
  readonly scope: number;
  readonly bits: number;
  readonly rounds: number;
}

export interface Asked {
  readonly verdict: string;
  readonly cpuSeconds: number;
  /** Statements that the proof does not need; null if nobody asked, or nobody knows. */
  readonly missed: number | null;
  /** And how many of the times that statements are made, in all rounds and calls; a loop counts once more for its end. */
  readonly missedTimes: number | null;
}

export type Subject = (typeof subjects)[number];

export const CODE = join(examplesFolder, 'bounded/methods.ts');
const SPEC = join(examplesFolder, 'bounded/methods.check.ts');
/** At which every mutant that can be killed is, as published. */
export const ENOUGH: Bound = { scope: 3, bits: 4, rounds: 3 };
const STEPS: readonly Bound[] = [1, 2, 3, 4].map((n) => ({ scope: n, bits: n, rounds: n }));

export function publishedMethods(): Published {
  return JSON.parse(readFileSync(new URL('published/forge-methods.json', import.meta.url), 'utf8')) as Published;
}

export async function runForgeMethods(benchmark: string | null, timeLimit: number, asJson: boolean): Promise<void> {
  const published = publishedMethods();
  const solvers = await loadSolver();
  const text = readFileSync(CODE, 'utf8');
  if (!asJson) console.log(`${published.source}\n`);
  const killedAt: number[] = STEPS.map(() => 0);
  let killable = 0;
  for (const subject of subjects.filter(({ name }) => benchmark === null || name === benchmark)) {
    const rows = methodRows(subject, text, solvers, timeLimit, asJson);
    const able = rows.filter(({ kind }) => kind === 'killable');
    killable += able.length;
    STEPS.forEach((_, i) => (killedAt[i]! += able.filter(({ first }) => first !== null && first <= i).length));
    if (!asJson) printMethod(subject, rows, published);
  }
  if (asJson) return;
  const share = (n: number): string => `${killable === 0 ? 0 : Math.round((100 * n) / killable)} %`;
  console.log(`\nkilled at (1,1,1) … (4,4,4): ${killedAt.map(share).join(', ')} of ${killable}`);
  console.log(`published:                   ${published.curve.map((one) => `${one} %`).join(', ')} of 367`);
}

interface Row {
  readonly mutant: Mutant;
  readonly kind: Kind;
  /** The first of the steps at which it is killed. */
  readonly first: number | null;
  readonly last: Asked;
  readonly original: Asked;
}

function methodRows(
  subject: Subject,
  text: string,
  solvers: SolverFactory,
  timeLimit: number,
  asJson: boolean,
): readonly Row[] {
  const original = ask(subject, text, ENOUGH, solvers, timeLimit, true);
  const tell = (mutation: string, asked: Asked, kind: Kind | null, first: number | null): void => {
    const said = { benchmark: 'forge-methods', subject: subject.name, mutation, ...asked };
    if (asJson) console.log(JSON.stringify({ ...said, kind, killedAt: first === null ? null : first + 1 }));
  };
  tell('none', original, null, null);
  return mutantsOf(CODE, text, subject.method, subject.integers).map((mutant): Row => {
    const kind = kindOf(mutant.text, subject.trials);
    const first = kind === 'killable' ? firstKill(subject, mutant, solvers, timeLimit) : null;
    const last = ask(subject, mutant.text, ENOUGH, solvers, timeLimit, kind !== 'equivalent');
    const mutation = `${mutant.operator} ${mutant.description}`;
    if (isKilled(last) && kind !== 'killable') throw new Error(`${mutation} is refuted, but nothing shows it in node`);
    tell(mutation, last, kind, first);
    if (!asJson && kind === 'killable' && !isKilled(last))
      console.log(
        `  survives: ${mutation} (${last.verdict}, ${last.missed ?? 'unknown'} missed, of the original ${original.missed ?? 'unknown'})`,
      );
    return { mutant, kind, first, last, original };
  });
}

export function isKilled({ verdict }: Asked): boolean {
  return verdict === 'refuted';
}

export function missesMore({ missed }: Asked, original: Asked): boolean {
  return missed !== null && missed > (original.missed ?? 0);
}

export function missesMoreTimes({ missedTimes }: Asked, original: Asked): boolean {
  return missedTimes !== null && missedTimes > (original.missedTimes ?? 0);
}

function firstKill(subject: Subject, { text }: Mutant, solvers: SolverFactory, timeLimit: number): number | null {
  const found = STEPS.findIndex((bound) => ask(subject, text, bound, solvers, timeLimit, false).verdict === 'refuted');
  return found < 0 ? null : found;
}

const VERDICTS: Readonly<Record<string, string>> = { violated: 'refuted', exhausted: 'holds', cut: 'bounded' };

export function ask(
  { check }: Subject,
  text: string,
  { scope, bits, rounds }: Bound,
  solvers: SolverFactory,
  timeLimit: number,
  covers: boolean,
): Asked {
  const half = 2 ** (bits - 1);
  const spec = readFileSync(SPEC, 'utf8')
    .replace('int(-8, 7)', `int(${-half}, ${half - 1})`)
    .replace('array(integers, { maximum: n })', `array(integers, { maximum: ${half - 1} })`)
    .replace('unroll: 4,', `unroll: ${rounds}, deepen: false,`);
  const files = overlay(memoryFiles({ [CODE]: text, [SPEC]: spec }), nodeFiles);
  const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const begun = process.cpuUsage();
  const deadline = Date.now() + timeLimit * 1000;
  const plan = checker.plans(SPEC, deadline).find(({ name }) => name === check)!;
  const { bounds } = checker.settle(SPEC, plan.ordinal, scope, deadline);
  const [goal] = goalsOf(bounds);
  const { end } = checker.search(SPEC, plan.ordinal, bounds, goal!, deadline, () => undefined);
  const { user, system } = process.cpuUsage(begun);
  const isProved = end.kind === 'exhausted' || end.kind === 'cut';
  const covered = covers && isProved ? inTime(() => checker.cover(SPEC, plan.ordinal, bounds, goal!, deadline)) : null;
  return {
    verdict: VERDICTS[end.kind] ?? end.kind,
    cpuSeconds: (user + system) / 1e6,
    missed: covered?.statements.filter(({ needed }) => needed === 0).length ?? null,
    missedTimes: covered?.statements.reduce((sum, { times, needed }) => sum + times - needed, 0) ?? null,
  };
}

/** Null if time runs out, or something is not supported. */
function inTime<T>(action: () => T): T | null {
  try {
    return action();
  } catch (problem) {
    if (problem instanceof OutOfTime || problem instanceof Refusal) return null;
    throw problem;
  }
}

function printMethod({ name }: Subject, rows: readonly Row[], { methods }: Published): void {
  const theirs = methods.find((one) => one.name === name)!;
  const count = (kind: Kind): number => rows.filter((row) => row.kind === kind).length;
  const able = rows.filter(({ kind }) => kind === 'killable');
  const killed = able.filter(({ last }) => isKilled(last)).length;
  const infinite = rows.filter(({ kind }) => kind === 'infinite');
  const shows = ({ last, original }: Row): boolean => missesMore(last, original);
  const missing = infinite.filter(shows).length;
  const isCut = ({ last, original }: Row): boolean => last.verdict === 'bounded' && original.verdict === 'holds';
  const cut = infinite.filter((row) => !shows(row) && isCut(row)).length;
  const surviving = able.filter((row) => !isKilled(row.last) && shows(row)).length;
  const last = able.reduce((most, { first }) => Math.max(most, first ?? STEPS.length), -1);
  const least = last === STEPS.length ? 'none of these bounds' : `(${last + 1},${last + 1},${last + 1})`;
  console.log(
    `${name.padEnd(11)} ${rows.length} mutants: ${count('equivalent')} equivalent, ${infinite.length} infinite (${missing} with more missed statements, ${cut} more reach a loop bound that the original does not), ` +
      `${able.length} killable, ${killed} killed at (3,4,3) and ${surviving} of the others with more missed statements; all killed at ${least}`,
  );
  console.log(
    `${'published'.padEnd(11)} ${theirs.mutants} mutants: ${theirs.equivalent} equivalent, ${theirs.infinite} infinite, ${theirs.killable} killable, all at ${theirs.bound}`,
  );
}
