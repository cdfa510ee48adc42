/**
 * Linear normal form: an integer as  constant + Σ coefficient · atom.
 *
 * Data structures count, and their invariants compare counts that were added up in different orders
 * (`size === count(root)`). As adders, two such sums are different circuits and proving them equal was nearly
 * all the work of an early prototype; as linear forms with sorted, interned atoms they are the same object.
 * So sums stay symbolic: adding, subtracting and scaling merge lists, comparing cancels what both sides share,
 * and adders are built only when somebody asks for bits.
 *
 * An atom is an integer that is no sum: the bits of a variable, a product, a choice, a truncation.
 */

import { SAFE, type Interval } from './interval.js';
import type { Vector } from './vector.js';
import type { Word } from './word.js';

/**
 * @invariant the value of `bits` lies in lo … hi in every assignment that meets the domains
 * @invariant if it was made as a choice, its value is that of one of the two words
 * @invariant no two atoms of one `Words` have the same bits, bounds and choice; ids count up
 */
export class Atom implements Interval {
  /** The only integers it can be; null if they are many, undefined as long as nobody has asked (`members.ts`). */
  members: readonly number[] | null | undefined = undefined;

  constructor(
    readonly id: number,
    readonly bits: Vector,
    readonly lo: number,
    readonly hi: number,
    readonly choice: readonly [Word, Word] | null = null,
  ) {}
}

export interface Term {
  readonly atom: Atom;
  readonly coefficient: number;
}

/**
 * @invariant terms are sorted by atom.id, no atom twice, no coefficient 0
 * @invariant constant and coefficients are safe integers, never −0
 */
export interface LinearForm {
  readonly constant: number;
  readonly terms: readonly Term[];
}

/** a · ka + b · kb; null if a coefficient would not be a safe integer. */
export function combine(a: LinearForm, ka: number, b: LinearForm, kb: number): LinearForm | null {
  const constant = a.constant * ka + b.constant * kb + 0;
  if (!isExact(a.constant * ka) || !isExact(b.constant * kb) || !isExact(constant)) return null;
  const terms: Term[] = [];
  let i = 0;
  let j = 0;
  while (i < a.terms.length || j < b.terms.length) {
    const left = a.terms[i];
    const right = b.terms[j];
    const order = left === undefined ? 1 : right === undefined ? -1 : left.atom.id - right.atom.id;
    const leftPart = order <= 0 ? left!.coefficient * ka : 0;
    const rightPart = order >= 0 ? right!.coefficient * kb : 0;
    const coefficient = leftPart + rightPart;
    if (!isExact(leftPart) || !isExact(rightPart) || !isExact(coefficient)) return null;
    const term = (order <= 0 ? left : right)!;
    if (coefficient === term.coefficient) terms.push(term);
    else if (coefficient !== 0) terms.push({ atom: term.atom, coefficient });
    if (order <= 0) i += 1;
    if (order >= 0) j += 1;
  }
  return { constant, terms };
}

/** The form with constant and coefficients divided. Requires that the divisor divides them all. */
export function dividedBy(form: LinearForm, divisor: number): LinearForm {
  return {
    constant: form.constant / divisor + 0,
    terms: form.terms.map(({ atom, coefficient }) => ({ atom, coefficient: coefficient / divisor })),
  };
}

/** What the atoms' intervals say about the sum; nothing if that exceeds the safe integers on the way. */
export function boundsOf(form: LinearForm): Interval {
  let lo = form.constant;
  let hi = form.constant;
  for (const { atom, coefficient } of form.terms) {
    const least = coefficient * (coefficient > 0 ? atom.lo : atom.hi);
    const most = coefficient * (coefficient > 0 ? atom.hi : atom.lo);
    lo += least;
    hi += most;
    if (!isExact(least) || !isExact(most) || !isExact(lo) || !isExact(hi)) return { lo: -Infinity, hi: Infinity };
  }
  return { lo: lo + 0, hi: hi + 0 };
}

/** The terms that two forms have in common, coefficient included. */
export function commonTerms(a: LinearForm, b: LinearForm): readonly Term[] {
  const inB = new Map(b.terms.map((term) => [term.atom, term.coefficient]));
  return a.terms.filter((term) => inB.get(term.atom) === term.coefficient);
}

/** The greatest common divisor of the coefficients; 0 of none. */
export function contentOf(form: LinearForm): number {
  let divisor = 0;
  for (const { coefficient } of form.terms) {
    let a = Math.abs(coefficient);
    while (a !== 0) [divisor, a] = [a, divisor % a];
  }
  return divisor;
}

/** Whether a number computed from safe integers was not rounded: what rounds is beyond the safe integers. */
function isExact(n: number): boolean {
  return n >= -SAFE && n <= SAFE;
}
