/**
 * The 32-bit operators of JavaScript. They are the only places where integers wrap: operands are first reduced modulo
 * 2^32 into −2^31 … 2^31 − 1 (`>>>`: into 0 … 2^32 − 1), shift counts modulo 32. Whatever certainly lies in that range
 * already is not touched, so `x | 0` of a small x is x, and `x << 1` of a small x is the sum 2x.
 */

import { FALSE, type Bit, type Circuit } from './circuit.js';
import { INT32, contains, meet, product, type Interval } from './interval.js';
import { chooseVectors, intervalOf, resize, shiftVector, type Vector } from './vector.js';
import type { Word, Words } from './word.js';

export type BitwiseOperator = 'and' | 'or' | 'xor';

/** a modulo 2^width, as a signed or unsigned integer. Requires 1 ≤ width ≤ 53. */
export function toIntN(words: Words, word: Word, width: number, signed: boolean): Word {
  const a = words.known(word);
  const range = signed ? { lo: -(2 ** (width - 1)), hi: 2 ** (width - 1) - 1 } : { lo: 0, hi: 2 ** width - 1 };
  if (contains(range, a)) return a;
  const low = resize(a.bits, width);
  return words.ofBits(signed ? low : [...low, FALSE], range);
}

export function bitwise(words: Words, operator: BitwiseOperator, left: Word, right: Word): Word {
  const a = toIntN(words, left, 32, true);
  const b = toIntN(words, right, 32, true);
  if (a === b) return operator === 'xor' ? words.constant(0) : a; // a & a = a | a = a,  a ^ a = 0
  const width = Math.max(a.bits.length, b.bits.length);
  const x = resize(a.bits, width);
  const y = resize(b.bits, width);
  const bits = x.map((bit, index) => applyBit(words.circuit, operator, bit, y[index]!));
  return words.ofBits(bits, meet(intervalOf(bits), bitwiseBounds(operator, a, b)));
}

function applyBit(circuit: Circuit, operator: BitwiseOperator, a: Bit, b: Bit): Bit {
  switch (operator) {
    case 'and':
      return circuit.and(a, b);
    case 'or':
      return circuit.or(a, b);
    case 'xor':
      return circuit.xor(a, b);
  }
}

/** What the operands' bounds say beyond what the constant bits of the result show. */
function bitwiseBounds(operator: BitwiseOperator, a: Interval, b: Interval): Interval {
  const bounded = [a, b].filter((operand) => operand.lo >= 0);
  switch (operator) {
    case 'and': // an operand ≥ 0 bounds the result from above
      return bounded.length === 0 ? INT32 : { lo: 0, hi: Math.min(...bounded.map((operand) => operand.hi)) };
    case 'or': // two operands ≥ 0 bound it from below
      return bounded.length < 2 ? INT32 : { lo: Math.max(a.lo, b.lo), hi: INT32.hi };
    case 'xor':
      return INT32;
  }
}

export function shiftLeft(words: Words, left: Word, right: Word): Word {
  const a = toIntN(words, left, 32, true);
  const count = shiftCount(words, right);
  const factors: Interval = { lo: 2 ** count.lo, hi: 2 ** count.hi };
  const exact = product(a, factors);
  if (count.constant !== null && contains(INT32, exact)) return words.multiply(a, words.constant(factors.lo))!;
  const bits = shiftByCount(words.circuit, resize(a.bits, 32), count, (vector, places) =>
    resize(shiftVector(vector, places), 32),
  );
  return words.ofBits(bits, contains(INT32, exact) ? exact : INT32);
}

export function shiftRight(words: Words, left: Word, right: Word): Word {
  return shiftDown(words, toIntN(words, left, 32, true), right);
}

export function shiftRightUnsigned(words: Words, left: Word, right: Word): Word {
  return shiftDown(words, toIntN(words, left, 32, false), right);
}

/** ⌊a / 2^count⌋ */
function shiftDown(words: Words, a: Word, right: Word): Word {
  const count = shiftCount(words, right);
  if (count.constant === 0) return a;
  const bits = shiftByCount(words.circuit, a.bits, count, (vector, places) =>
    places < vector.length ? vector.slice(places) : vector.slice(-1),
  );
  const least = (n: number): number => Math.floor(n / 2 ** (n < 0 ? count.lo : count.hi));
  const most = (n: number): number => Math.floor(n / 2 ** (n < 0 ? count.hi : count.lo));
  return words.ofBits(bits, { lo: least(a.lo), hi: most(a.hi) });
}

/** A shift count modulo 32: its five bits, between which numbers it lies, and the number if it is only one. */
interface ShiftCount extends Interval {
  readonly bits: Vector;
  readonly constant: number | null;
}

function shiftCount(words: Words, word: Word): ShiftCount {
  const count = toIntN(words, word, 5, false);
  return { bits: count.bits, lo: count.lo, hi: count.hi, constant: count.lo === count.hi ? count.lo : null };
}

/** A barrel shifter: one stage per bit of the count. */
function shiftByCount(
  circuit: Circuit,
  bits: Vector,
  count: ShiftCount,
  shift: (vector: Vector, places: number) => Vector,
): Vector {
  if (count.constant !== null) return shift(bits, count.constant);
  let result = bits;
  count.bits.forEach((bit, stage) => {
    result = chooseVectors(circuit, bit, shift(result, 2 ** stage), result);
  });
  return result;
}
