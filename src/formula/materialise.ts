/**
 * From a linear form to bits: the adders that `linear.ts` avoided, built once somebody needs them.
 *
 * The positive terms are added first, then the negative ones subtracted, the constant comes last: so x+y+1 and x+y+2
 * share the adder of x+y. A coefficient is written with digits −1, 0, 1 and no two adjacent non-zero digits (canonical
 * signed digits): 7x = 8x − x is one subtraction, not two additions.
 *
 * Widths: the result fits `width` bits, so everything may be computed modulo 2^width, and a partial sum whose bounds
 * are narrower is kept narrower and sign-extended, which is exact.
 */

import { FALSE, type Circuit } from './circuit.js';
import { difference, product, signedWidth, sum, type Interval } from './interval.js';
import type { LinearForm, Term } from './linear.js';
import { addVectors, constantVector, shiftVector, subtractVectors, type Vector } from './vector.js';
import type { Word, Words } from './word.js';

/** The bits of the word, exactly as many as its bounds need. */
export function materialise(words: Words, word: Word): Vector {
  const width = signedWidth(word);
  return words.fit(sumOf(words.circuit, word, width), word);
}

/** A sum on its way: its bits modulo 2^width, in fewer bits where its bounds allow. */
interface Partial {
  readonly bits: Vector;
  readonly bounds: Interval;
}

function sumOf(circuit: Circuit, form: LinearForm, width: number): Vector {
  const positive = form.terms.filter((term) => term.coefficient > 0);
  const negative = form.terms.filter((term) => term.coefficient < 0);
  const constant: Partial = {
    bits: constantVector(form.constant, width),
    bounds: { lo: form.constant, hi: form.constant },
  };
  let total: Partial | null = positive.length === 0 ? constant : null;
  for (const term of [...positive, ...negative]) total = addTerm(circuit, total, term, width);
  if (positive.length > 0 && form.constant !== 0) total = addPartials(circuit, total!, constant, 1, width);
  return total!.bits;
}

/** total + coefficient · atom */
function addTerm(circuit: Circuit, total: Partial | null, term: Term, width: number): Partial {
  const { atom, coefficient } = term;
  let result = total;
  for (const { place, digit } of signedDigits(coefficient)) {
    const scale = 2 ** place;
    const addend: Partial = {
      bits: shiftVector(atom.bits, place),
      bounds: product(atom, { lo: scale, hi: scale }),
    };
    result = result === null ? addend : addPartials(circuit, result, addend, digit, width);
  }
  const weighted = product(atom, { lo: coefficient, hi: coefficient });
  return { bits: result!.bits, bounds: total === null ? weighted : sum(total.bounds, weighted) };
}

/** a + digit · b, in no more than `width` bits. */
function addPartials(circuit: Circuit, a: Partial, b: Partial, digit: 1 | -1, width: number): Partial {
  const bounds = digit > 0 ? sum(a.bounds, b.bounds) : difference(a.bounds, b.bounds);
  const isFinite = Number.isFinite(bounds.lo) && Number.isFinite(bounds.hi);
  const needed = isFinite ? Math.min(width, signedWidth(bounds)) : width;
  const bits =
    digit > 0 ? addVectors(circuit, a.bits, b.bits, needed, FALSE) : subtractVectors(circuit, a.bits, b.bits, needed);
  return { bits, bounds };
}

/**
 * coefficient = Σ digit · 2^place, the positive digits first so that a positive coefficient never starts by negating.
 * No digit is next to another, hence there are as few as possible.
 */
function signedDigits(coefficient: number): readonly { readonly place: number; readonly digit: 1 | -1 }[] {
  const digits: { place: number; digit: 1 | -1 }[] = [];
  let rest = coefficient;
  for (let place = 0; rest !== 0; place += 1) {
    if (rest % 2 !== 0) {
      const modulo4 = ((rest % 4) + 4) % 4;
      const digit = modulo4 === 1 ? 1 : -1;
      digits.push({ place, digit });
      rest -= digit;
    }
    rest /= 2;
  }
  return digits.sort((a, b) => b.digit - a.digit || a.place - b.place);
}
