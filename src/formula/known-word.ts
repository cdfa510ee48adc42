/**
 * What the known literals tell about a word. A path that fixes `key === 3` makes every bit of `key` known; a path that
 * fixes `key < 8` makes its high bits known. So each atom is looked at through its known bits: one whose bits are all known
 * moves into the constant, the others may get narrower bounds. The atoms stay what they are, so nothing has to be undone.
 */

import { meet, product, sum, type Interval } from './interval.js';
import type { Circuit } from './circuit.js';
import type { Atom, Term } from './linear.js';
import { intervalOf } from './vector.js';
import type { Word, Words } from './word.js';

/** The same integer wherever the known literals hold; the word itself if they tell nothing about it. */
export function underKnown(words: Words, word: Word): Word {
  let constant = word.constant;
  let bounds: Interval = { lo: constant, hi: constant };
  let tellsSomething = false;
  const terms: Term[] = [];
  if (!word.terms.some(({ atom }) => hasKnownBit(words.circuit, atom))) return word;
  for (const term of word.terms) {
    const { atom, coefficient } = term;
    const seen = hasKnownBit(words.circuit, atom)
      ? meet(atom, intervalOf(atom.bits.map((bit) => words.circuit.known(bit))))
      : atom;
    if (seen.lo > atom.lo || seen.hi < atom.hi) tellsSomething = true;
    bounds = sum(bounds, product(seen, { lo: coefficient, hi: coefficient }));
    if (seen.lo < seen.hi) {
      terms.push(term);
      continue;
    }
    const value = coefficient * seen.lo;
    constant += value;
    if (!Number.isSafeInteger(value) || !Number.isSafeInteger(constant)) return word;
  }
  return tellsSomething ? words.make({ constant: constant + 0, terms }, meet(word, bounds)) : word;
}

/** Whether a bit that is no constant is known. */
function hasKnownBit(circuit: Circuit, { bits }: Atom): boolean {
  for (let index = 0; index < bits.length; index += 1) if (circuit.known(bits[index]!) !== bits[index]) return true;
  return false;
}
