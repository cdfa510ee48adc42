/**
 * Products, quotients and remainders of words. They leave the linear forms: the result is a new atom, except where a
 * law keeps it linear. Division works on magnitudes and puts the signs back, as JavaScript rounds toward zero and
 * gives the remainder the sign of the dividend.
 */

import { FALSE, type Bit } from './circuit.js';
import {
  isSafe,
  magnitude,
  meet,
  product,
  quotient as quotientBounds,
  remainder as remainderBounds,
  unsignedWidth,
  type Interval,
} from './interval.js';
import { combine, dividedBy } from './linear.js';
import { divideMagnitudes, multiplyVectors } from './product.js';
import { negateWhere, type Vector } from './vector.js';
import type { Word, Words } from './word.js';

const ZERO = { constant: 0, terms: [] } as const;

/** null if the bounds do not prove the product safe. */
export function multiply(words: Words, left: Word, right: Word): Word | null {
  const a = words.known(left);
  const b = words.known(right);
  const bounds = a === b ? squareBounds(a) : product(a, b);
  if (!isSafe(bounds)) return null;
  if (b.terms.length === 0) return scale(words, a, b.constant, bounds);
  if (a.terms.length === 0) return scale(words, b, a.constant, bounds);
  const [longer, shorter] = isLonger(a.bits, b.bits) ? [a.bits, b.bits] : [b.bits, a.bits]; // commutativity: a · b = b · a
  return words.ofBits(multiplyVectors(words.circuit, longer, shorter), bounds);
}

export function divide(words: Words, dividend: Word, divisor: Word): Word {
  const a = words.known(dividend);
  const b = words.known(divisor);
  const bounds = quotientBounds(a, b);
  if (bounds.lo === bounds.hi) return words.constant(bounds.lo);
  if (b.terms.length === 0 && dividesForm(a, b.constant)) {
    return words.make(dividedBy(a, b.constant), bounds); // cancellation: (k · s) / k = s
  }
  const { quotient, negative } = onMagnitudes(words, a, b);
  return words.ofBits(withSign(words, negative, quotient), bounds);
}

export function remainder(words: Words, dividend: Word, divisor: Word): Word {
  const a = words.known(dividend);
  const b = words.known(divisor);
  const bounds = remainderBounds(a, b);
  if (bounds.lo === bounds.hi) return words.constant(bounds.lo);
  if (b.terms.length === 0 && dividesForm(a, b.constant)) return words.constant(0); // (k · s) % k = 0
  if (b.lo > magnitude(a) || b.hi < -magnitude(a)) return a; //                        a % b = a where |a| < |b|
  const rest = onMagnitudes(words, a, b).remainder;
  const towardZero = { lo: Math.min(a.lo, 0), hi: Math.max(a.hi, 0) }; //              a % b lies between 0 and a
  return words.ofBits(withSign(words, signOf(a), rest), meet(bounds, towardZero));
}

/** Whether the divisor divides the constant and every coefficient. */
function dividesForm(word: Word, divisor: number): boolean {
  return word.constant % divisor === 0 && word.terms.every(({ coefficient }) => coefficient % divisor === 0);
}

function scale(words: Words, word: Word, factor: number, bounds: Interval): Word {
  const form = combine(word, factor, ZERO, 1) ?? combine(words.asAtom(word), factor, ZERO, 1)!;
  return words.make(form, bounds);
}

/** a · a is never negative, and extreme where |a| is. */
function squareBounds(a: Interval): Interval {
  const largest = magnitude(a);
  const least = a.lo > 0 ? a.lo : a.hi < 0 ? -a.hi : 0;
  return { lo: least * least, hi: largest * largest };
}

/** A total order on vectors, so that both orders of a product build the same circuit: by length, then by content. */
function isLonger(a: Vector, b: Vector): boolean {
  if (a.length !== b.length) return a.length > b.length;
  const index = a.findIndex((bit, at) => bit !== b[at]);
  return index < 0 || a[index]! > b[index]!;
}

function onMagnitudes(
  words: Words,
  a: Word,
  b: Word,
): { readonly quotient: Vector; readonly remainder: Vector; readonly negative: Bit } {
  const parts = divideMagnitudes(words.circuit, magnitudeOf(words, a), magnitudeOf(words, b));
  return { ...parts, negative: words.circuit.xor(signOf(a), signOf(b)) };
}

/** |word| without a sign bit. */
function magnitudeOf(words: Words, word: Word): Vector {
  const width = unsignedWidth(magnitude(word));
  return negateWhere(words.circuit, signOf(word), word.bits, width);
}

/** The sign bit; a constant if the bounds tell. */
function signOf(word: Word): Bit {
  return word.bits[word.bits.length - 1]!;
}

/** The signed integer of this magnitude. */
function withSign(words: Words, negative: Bit, bits: Vector): Vector {
  return negateWhere(words.circuit, negative, [...bits, FALSE], bits.length + 1);
}
