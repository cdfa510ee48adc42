/**
 * Who learns for whom: `glassbox init` for a spec that nobody has written yet, and `learn: true` for a check that says so. Neither needs a
 * file to learn from: what the spec would say stands in no file but in the programs that are asked (`Texts`), so nothing is left behind.
 */

import { Refusal } from '../base/diagnostic.js';
import { established, givenUp } from '../engine/learn/established.js';
import type { Learned } from '../engine/learn/learned.js';
import { lesson, pasted } from '../engine/learn/lesson.js';
import type { Shape } from '../engine/learn/shape.js';
import type { Learning, Writing } from '../engine/plan/init.js';
import type { CheckPlan } from '../pipeline/checker.js';
import type { FirstSpec, LearnedSpec } from '../pipeline/request.js';
import type { Learnt } from '../pipeline/services.js';
import type { Texts } from '../source/files.js';
import { nodeFiles } from '../source/node-files.js';
import { directoryName } from '../source/resolve/path.js';
import { resolveEntry } from '../source/resolve/resolve.js';
import { stopOf } from '../verdict/stop.js';
import type { LearnedCheck } from '../verdict/verdict.js';
import { Apprentice, type CheckWith, type Desk, type Finding } from './apprentice.js';

/** A spec, and whether types leave open what fields hold. */
export interface Draft extends FirstSpec {
  readonly isOpen: boolean;
  /** How many guesses there are of how states begin. */
  readonly beginnings: number;
}

/** Writes the spec, by what is known; to the same path each time. */
export type Write = (writing: Writing) => Draft;

/** The same with a guess of how states begin that stays. */
type WriteOne = (learning: Learning, isByCalls?: boolean) => Draft;

export async function learn(write: Write, checkWith: CheckWith): Promise<LearnedSpec> {
  const best = await bestBeginning(write, checkWith);
  const finding = await new Apprentice(draftingDesk(best, checkWith)).learn();
  const { path, text } = best(finding.learned, !finding.isDescribed);
  return { path, text, isByCalls: !finding.isDescribed, ...inWords(finding) };
}

/** What calls fail least with; where that is the same, the likeliest guess. */
async function bestBeginning(write: Write, checkWith: CheckWith): Promise<WriteOne> {
  const guessed =
    (beginning: number): WriteOne =>
    (learning, isByCalls = false) =>
      write({ learning, beginning, isByCalls });
  const { beginnings } = guessed(0)('to learn from');
  const found: { readonly one: WriteOne; readonly faults: number }[] = [];
  for (let beginning = 0; beginnings > 1 && beginning < beginnings; beginning += 1) {
    const one = guessed(beginning);
    const faults = await new Apprentice(draftingDesk(one, checkWith)).faults();
    found.push({ one, faults });
    if (faults === 0) break;
  }
  const least = Math.min(...found.map(({ faults }) => faults));
  return found.find(({ faults }) => faults === least)?.one ?? guessed(0);
}

/** The spec with the shape that calls show, where it is needed and calls show one. */
export async function shaped(write: Write, checkWith: CheckWith): Promise<FirstSpec> {
  const draft = write({ learning: 'no', beginning: 0, isByCalls: false });
  if (!draft.isOpen) return draft;
  try {
    const best = await bestBeginning(write, checkWith);
    return best(await new Apprentice(draftingDesk(best, checkWith)).shaped());
  } catch (problem) {
    if (problem instanceof Refusal) return draft;
    throw problem;
  }
}

function draftingDesk(write: WriteOne, checkWith: CheckWith): Desk {
  const { path } = write('to learn from');
  const folder = nodeFiles.realpath(directoryName(path));
  const file = `${folder}/${path.slice(path.lastIndexOf('/') + 1)}`;
  const texts = (known: Learned | null): Texts => ({ [file]: write(known ?? 'to learn from').text });
  return { file, ordinal: 0, check: null, texts, checkWith };
}

interface Order {
  /** How many checks come after it in the spec. */
  readonly after: number;
  /** False: the shape is enough. */
  readonly isAll: boolean;
  /** What stands in files, whatever the disk says. */
  readonly before: Texts;
}

/** Learns for a check as it stands in its spec. @returns also what stands in files from now on */
export async function learnCheck(
  file: string,
  plan: CheckPlan,
  { after, isAll, before }: Order,
  checkWith: CheckWith,
): Promise<Learnt & { readonly texts: Texts }> {
  const { path, format } = resolveEntry(file, nodeFiles);
  const own = before[path] ?? nodeFiles.readFile(path) ?? '';
  const textsFor = (known: Learned | null): Texts =>
    known === null ? before : { ...before, [path]: `${own}${lesson(known, after, format)}` };
  try {
    const desk: Desk = { file, ordinal: plan.ordinal, check: plan.name, texts: textsFor, checkWith };
    const apprentice = new Apprentice(desk);
    const finding = isAll
      ? await apprentice.learn()
      : { learned: await apprentice.shaped(), suspects: [], open: [], isDescribed: true };
    return {
      learned: { ...inWords(finding), text: pasted(finding.learned, /\.[cm]?ts$/.test(path)) },
      texts: textsFor(finding.learned),
    };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const stop = stopOf(problem.diagnostic);
    const { reason } = stop;
    return { stop: { ...stop, reason: { ...reason, place: reason.place ?? plan.place } }, texts: before };
  }
}

/** What was found out, for people. */
function inWords({ learned, suspects, open }: Finding): Omit<LearnedCheck, 'text'> {
  return {
    shape: describeShape(learned.shape),
    states: learned.states,
    inductive: learned.inductive,
    clauses: established(learned),
    givenUp: givenUp(learned),
    distrusted: learned.distrusted,
    suspects,
    open,
  };
}

function describeShape(shape: Shape): readonly string[] {
  const tree = shape.tree.map(({ from, field }) => `${from}.${field}`);
  const up = shape.up.map(({ from, field }) => `${from}.${field}`);
  return [
    `objects: ${[...shape.types.keys()].join(', ')}`,
    ...(tree.length === 0 ? [] : [`a tree along ${tree.join(', ')}`]),
    ...(up.length === 0 ? [] : [`back up along ${up.join(', ')}`]),
  ];
}
