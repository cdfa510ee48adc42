/**
 * Comparing words. A comparison is a statement about the difference  d = a − b,  so everything the two sides share
 * cancels, bounds decide what they can, common factors are divided out, and only the rest becomes a comparator:
 *
 *     x + 1 = y + 1   is   x = y          2x = 2y + 1   is   ⊥
 *     x + 1 > x       is   ⊤              x < y + 1     is   ¬(y < x)
 *
 * The terms with negative coefficients go to the other side, so that no subtraction is built. If the parts of d are too
 * large for that (its coefficients or the bounds of a side leave the safe integers), the bits of a and b are compared as
 * they are, which is always right.
 */

import { FALSE, TRUE, bitOf, not, type Bit } from './circuit.js';
import { difference, isSafe, meet, type Interval } from './interval.js';
import { boundsOf, combine, contentOf, dividedBy, type LinearForm } from './linear.js';
import { equalVectors, lessVectors } from './vector.js';
import type { Word, Words } from './word.js';

export function equal(words: Words, left: Word, right: Word): Bit {
  const a = words.known(left);
  const b = words.known(right);
  if (a === b) return TRUE;
  const gap = combine(a, 1, b, -1);
  if (gap === null) return decideEqual(difference(a, b)) ?? equalVectors(words.circuit, a.bits, b.bits);
  const decided = decideEqual(meet(difference(a, b), boundsOf(gap)));
  if (decided !== null) return decided;
  if (gap.terms.length === 0) return bitOf(gap.constant === 0);
  const content = contentOf(gap);
  if (gap.constant % content !== 0) return FALSE; // divisibility: g·s + c = 0 has no solution where g ∤ c
  const sides = sidesOf(words, dividedBy(gap, content)); // g·s + g·c = 0  is  s + c = 0
  if (sides === null) return equalVectors(words.circuit, a.bits, b.bits);
  return equalVectors(words.circuit, sides.left.bits, sides.right.bits);
}

export function less(words: Words, left: Word, right: Word): Bit {
  const a = words.known(left);
  const b = words.known(right);
  if (a === b) return FALSE;
  const gap = combine(a, 1, b, -1);
  if (gap === null) return decideLess(difference(a, b)) ?? lessVectors(words.circuit, a.bits, b.bits, false);
  const decided = decideLess(meet(difference(a, b), boundsOf(gap)));
  if (decided !== null) return decided;
  if (gap.terms.length === 0) return bitOf(gap.constant < 0);
  const content = contentOf(gap);
  const remainder = ((gap.constant % content) + content) % content;
  // divisibility: g·s + c < 0  is  s + ⌊c/g⌋ < 0
  const divided = dividedBy({ constant: gap.constant - remainder, terms: gap.terms }, content);
  const negative = isNegative(words, divided);
  return negative ?? lessVectors(words.circuit, a.bits, b.bits, false);
}

/**
 * form < 0, told in one way for both directions: s + c < 0 and ¬(−s − c − 1 < 0) are the same, and the first coefficient
 * decides which is built. null if the sides are too large.
 */
function isNegative(words: Words, form: LinearForm): Bit | null {
  if (form.terms[0]!.coefficient < 0) {
    const mirrored = combine({ constant: -1, terms: [] }, 1, form, -1);
    const opposite = mirrored === null ? null : isNegative(words, mirrored);
    return opposite === null ? null : not(opposite);
  }
  // l + c < r as it stands; l < r + c with c > 0 as l ≤ r + (c − 1), so that a ≤ b needs no adder
  const orEqual = form.constant < 0;
  const sides = sidesOf(words, orEqual ? { constant: form.constant + 1, terms: form.terms } : form);
  return sides === null ? null : lessVectors(words.circuit, sides.left.bits, sides.right.bits, orEqual);
}

/** left − right = form, both sides without negative coefficients; null if a side could leave the safe integers. */
function sidesOf(words: Words, form: LinearForm): { readonly left: Word; readonly right: Word } | null {
  const left: LinearForm = {
    constant: Math.max(form.constant, 0),
    terms: form.terms.filter((term) => term.coefficient > 0),
  };
  const right = combine(left, 1, form, -1)!; // cancels or keeps, never grows
  const leftBounds = boundsOf(left);
  const rightBounds = boundsOf(right);
  if (!isSafe(leftBounds) || !isSafe(rightBounds)) return null;
  return { left: words.make(left, leftBounds), right: words.make(right, rightBounds) };
}

function decideEqual(gap: Interval): Bit | null {
  if (gap.lo > 0 || gap.hi < 0) return FALSE;
  return gap.lo === 0 && gap.hi === 0 ? TRUE : null;
}

function decideLess(gap: Interval): Bit | null {
  if (gap.hi < 0) return TRUE;
  return gap.lo >= 0 ? FALSE : null;
}
