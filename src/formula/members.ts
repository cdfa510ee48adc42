/**
 * The integers a word can be, where they are few and far apart. Bounds say enough about a counter, but not about
 * "0 or 2147483647": such a word is listed case by case only because the choice that made it remembers its sides.
 */

import type { Atom } from './linear.js';
import type { Word } from './word.js';

/** Longer lists are not kept. */
const MOST = 256;

export type Members = readonly number[];

/** A superset of the integers the word can be, ascending, or null if it would be long. */
export function membersOf(word: Word): Members | null {
  let sums: number[] = [word.constant];
  for (const { atom, coefficient } of word.terms) {
    const members = membersOfAtom(atom);
    if (members === null || members.length * sums.length > 4 * MOST) return null;
    sums = distinct(sums.flatMap((sum) => members.map((member) => sum + coefficient * member)));
  }
  const inside = sums.filter((sum) => sum >= word.lo && sum <= word.hi);
  return inside.length > MOST || !inside.every(Number.isSafeInteger) ? null : inside;
}

function membersOfAtom(atom: Atom): Members | null {
  if (atom.members !== null) return atom.members;
  const count = atom.hi - atom.lo + 1;
  return count > MOST ? null : Array.from({ length: count }, (_, index) => atom.lo + index);
}

/** Everything in either list, or null if either is unknown or both are long. */
export function eitherOf(a: Members | null, b: Members | null): Members | null {
  if (a === null || b === null) return null;
  const all = distinct([...a, ...b]);
  return all.length > MOST ? null : all;
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
