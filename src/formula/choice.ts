/**
 * Choosing between words: what a merge of two paths does to every number they disagree on. What both sides have in
 * common stays outside the choice, so that counters keep their linear form however many paths have merged:
 *
 *     ite(c, n + 1, n)  =  n + [c]          ite(c, s + p, s + q)  =  s + ite(c, p, q)
 *
 * Only the rest is chosen bit by bit, and becomes an atom that remembers its sides (`members.ts`).
 */

import { FALSE, TRUE, type Bit } from './circuit.js';
import { hull, isSafe, meet } from './interval.js';
import { boundsOf, combine, commonTerms, type LinearForm } from './linear.js';
import { chooseVectors } from './vector.js';
import type { Word, Words } from './word.js';

/** a where the condition holds, b elsewhere. */
export function ite(words: Words, condition: Bit, a: Word, b: Word): Word {
  const c = words.circuit.known(condition);
  if (c === TRUE || a === b) return a; // ite(⊤, a, b) = a,  ite(c, a, a) = a
  if (c === FALSE) return b; //           ite(⊥, a, b) = b
  const form = step(words, c, a, b) ?? aroundCommonPart(words, c, a, b);
  return form === null ? choose(words, c, a, b) : words.make(form, meet(hull(a, b), boundsOf(form)));
}

/** ite(c, b + k, b) = b + k · [c]; null if a and b differ by more than a constant. */
function step(words: Words, condition: Bit, a: Word, b: Word): LinearForm | null {
  const gap = combine(a, 1, b, -1);
  if (gap === null || gap.terms.length > 0) return null;
  return combine(b, 1, words.fromBoolean(condition), gap.constant);
}

/** ite(c, s + p, s + q) = s + ite(c, p, q); null if a and b have no terms in common, or the rests are too large. */
function aroundCommonPart(words: Words, condition: Bit, a: Word, b: Word): LinearForm | null {
  const shared: LinearForm = { constant: 0, terms: commonTerms(a, b) };
  if (shared.terms.length === 0) return null;
  const restA = without(words, a, shared);
  const restB = without(words, b, shared);
  return restA === null || restB === null ? null : combine(shared, 1, choose(words, condition, restA, restB), 1);
}

/** word − part; null if that could leave the safe integers. */
function without(words: Words, word: Word, part: LinearForm): Word | null {
  const form = combine(word, 1, part, -1);
  if (form === null) return null;
  const bounds = boundsOf(form);
  return isSafe(bounds) ? words.make(form, bounds) : null;
}

/** What both have counted is taken out, so that two counts of which one is ahead choose alike. */
function choose(words: Words, condition: Bit, a: Word, b: Word): Word {
  const offset = words.constant(Math.max(0, Math.min(a.constant, b.constant)));
  const aboveA = words.subtract(a, offset);
  const aboveB = words.subtract(b, offset);
  if (offset.constant === 0 || aboveA === null || aboveB === null) return chooseBits(words, condition, a, b);
  return words.add(chooseBits(words, condition, aboveA, aboveB), offset) ?? chooseBits(words, condition, a, b);
}

function chooseBits(words: Words, condition: Bit, a: Word, b: Word): Word {
  return words.ofBits(chooseVectors(words.circuit, condition, a.bits, b.bits), hull(a, b), [a, b]);
}
