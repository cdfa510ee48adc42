/**
 * The integers a word can be, where they are few and far apart. Bounds say enough about a counter, but not about
 * "0 or 2147483647": such a word can be listed case by case only because an atom made as a choice remembers its sides.
 *
 * The lists are made when somebody asks, and kept with the atoms. An atom's sides are part of its identity, so a list
 * that rests on the bounds some path claimed (`Words.narrow`) can never be found by another path.
 */

import { SAFE } from './interval.js';
import type { Atom } from './linear.js';
import type { Word } from './word.js';

/** Longer lists are not kept. */
const MOST = 256;

export type Members = readonly number[];

/** A superset of the integers the word can be, ascending, or null if it would be long. */
export function membersOf(word: Word): Members | null {
  const pending: Atom[] = word.terms.map((term) => term.atom);
  while (pending.length > 0) {
    const atom = pending[pending.length - 1]!;
    const unknown = atom.members === undefined ? unknownBelow(atom) : [];
    if (unknown.length > 0) {
      for (const below of unknown) pending.push(below);
      continue;
    }
    if (atom.members === undefined) atom.members = membersOfAtom(atom);
    pending.pop();
  }
  return sumsOf(word);
}

/** The atoms that must be listed before this one. */
function unknownBelow(atom: Atom): readonly Atom[] {
  if (atom.choice === null || isShort(atom)) return [];
  return atom.choice.flatMap((side) =>
    side.terms.map((term) => term.atom).filter((below) => below.members === undefined),
  );
}

/** Requires that the atoms below are listed. */
function membersOfAtom(atom: Atom): Members | null {
  if (isShort(atom)) return Array.from({ length: atom.hi - atom.lo + 1 }, (_, index) => atom.lo + index);
  if (atom.choice === null) return null;
  const [a, b] = atom.choice.map(sumsOf) as [Members | null, Members | null];
  if (a === null || b === null) return null;
  const either = distinct([...a, ...b]).filter((n) => n >= atom.lo && n <= atom.hi);
  return either.length > MOST ? null : either;
}

/** A range so short that its choice, if any, would not be worth asking. */
function isShort(atom: Atom): boolean {
  return atom.hi - atom.lo + 1 <= (atom.choice === null ? MOST : 2);
}

/** Requires that the word's atoms are listed. */
function sumsOf(word: Word): Members | null {
  let sums: Members = [word.constant];
  for (const { atom, coefficient } of word.terms) {
    const members = atom.members!;
    if (members === null || members.length * sums.length > 4 * MOST) return null;
    sums = distinct(sums.flatMap((sum) => members.map((member) => sum + coefficient * member)));
    if (sums.some((sum) => Math.abs(sum) > SAFE)) return null;
  }
  const inside = sums.filter((sum) => sum >= word.lo && sum <= word.hi);
  return inside.length > MOST ? null : inside;
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
