/**
 * Whether bounds that are too small show (Dennis 2009, §6.3.4). For each of the ten methods the least bound at which all its mutants are killed is looked for, first with
 * fewer objects, then fewer bits, then fewer rounds; then they are asked about with one less of each. Of those that survive, how many miss more statements than the
 * original does at the whole bound, and how many miss more of the times that statements are made (his fine-grained view, §4.4)? Of how many does the verdict say that a loop
 * goes further, which shows without coverage? And how many show in one of these ways?
 *
 * What is published is about statements alone, and about bounds of another kind: a scope counts the objects that code makes and the arrays that it is given, so most methods
 * have a bound of one object, and with none of it nothing is left to run and everything is missed. With us there is no less than one.
 */

import { readFileSync } from 'node:fs';
import { mutantsOf, type Mutant } from '../scripts/mutate.js';
import { loadSolver, type SolverFactory } from '../src/solver/index.js';
import {
  CODE,
  ENOUGH,
  ask,
  isKilled,
  missesMore,
  missesMoreTimes,
  publishedMethods,
  type Asked,
  type Bound,
  type Subject,
} from './forge-methods.js';
import { kindOf, subjects } from './forge-oracle.js';

const LESSENED: readonly (keyof Bound)[] = ['scope', 'bits', 'rounds'];

interface Count {
  readonly survived: number;
  /** By more missed statements. */
  readonly noticed: number;
  /** By more missed times. */
  readonly finely: number;
  /** By the verdict. */
  readonly bounded: number;
  /** By one of these. */
  readonly shown: number;
}

export async function runForgeBounds(benchmark: string | null, timeLimit: number, asJson: boolean): Promise<void> {
  const { source, methods } = publishedMethods();
  const solvers = await loadSolver();
  if (!asJson)
    console.log(
      `${source}\nwith one less of objects, bits, rounds: survived/missing more statements/missing more times/loop bound reached/any of these; published: survived/missing more statements\n`,
    );
  for (const subject of subjects.filter(({ name }) => benchmark === null || name === benchmark)) {
    const { bound, insufficient } = methods.find(({ name }) => name === subject.name)!;
    const { original, mutants, enough } = killedAt(subject, solvers, timeLimit);
    const ours = `${enough.scope}s ${enough.bits}b ${enough.rounds}u`;
    const cells = LESSENED.map((part) => {
      if (enough[part] === 1) return null;
      const less = { ...enough, [part]: enough[part] - 1 };
      return { part, ...counted(subject, mutants, original, less, solvers, timeLimit) };
    });
    const found = cells.map((cell) =>
      cell === null ? '—' : [cell.survived, cell.noticed, cell.finely, cell.bounded, cell.shown].join('/'),
    );
    const theirs = LESSENED.map((part) => insufficient[part]?.join('/') ?? '—');
    if (asJson)
      console.log(
        JSON.stringify({
          benchmark: 'forge-bounds',
          subject: subject.name,
          bound: ours,
          killed: mutants.length,
          cells,
        }),
      );
    else
      console.log(
        `  ${subject.name.padEnd(11)} ${ours.padEnd(9)} ${String(mutants.length).padStart(3)} killed   ${found.map((one) => one.padStart(14)).join(' ')}   published ${bound} ${theirs.map((one) => one.padStart(7)).join(' ')}`,
      );
  }
}

function killedAt(
  subject: Subject,
  solvers: SolverFactory,
  timeLimit: number,
): { readonly original: Asked; readonly mutants: readonly Mutant[]; readonly enough: Bound } {
  const text = readFileSync(CODE, 'utf8');
  const kills = (bound: Bound) => (mutant: Mutant) =>
    isKilled(ask(subject, mutant.text, bound, solvers, timeLimit, false));
  const mutants = mutantsOf(CODE, text, subject.method, subject.integers).filter(
    (mutant) => kindOf(mutant.text, subject.trials) === 'killable' && kills(ENOUGH)(mutant),
  );
  let enough = ENOUGH;
  for (const part of LESSENED)
    for (let less = enough; less[part] > 1;) {
      less = { ...less, [part]: less[part] - 1 };
      if (!mutants.every(kills(less))) break;
      enough = less;
    }
  return { original: ask(subject, text, enough, solvers, timeLimit, true), mutants, enough };
}

function counted(
  subject: Subject,
  mutants: readonly Mutant[],
  original: Asked,
  bound: Bound,
  solvers: SolverFactory,
  timeLimit: number,
): Count {
  const survivors = mutants
    .map(({ text }) => ask(subject, text, bound, solvers, timeLimit, true))
    .filter((asked) => !isKilled(asked));
  const isNoticed = (asked: Asked): boolean => missesMore(asked, original);
  const isFinely = (asked: Asked): boolean => missesMoreTimes(asked, original);
  const isBounded = ({ verdict }: Asked): boolean => verdict === 'bounded';
  const number = (shows: (asked: Asked) => boolean): number => survivors.filter(shows).length;
  return {
    survived: survivors.length,
    noticed: number(isNoticed),
    finely: number(isFinely),
    bounded: number(isBounded),
    shown: number((asked) => isNoticed(asked) || isFinely(asked) || isBounded(asked)),
  };
}
