/**
 * JavaScript arithmetic on symbolic numbers, exactly as doubles do it.
 *
 * The operands are numbers: a word for the integers plus atoms for what a word cannot hold (−0, NaN, ±Infinity,
 * fractions, integers past 2^53). Every pair of parts is computed on its own: word with word by a circuit as long as
 * intervals prove the exact result is a safe integer (then the double result is the same), everything else case by case.
 */

import { FALSE, TRUE, not, type Bit, type Word } from '../formula/index.js';
import { Union, isWordNumber, type Value } from './value.js';
import type { Values } from './values.js';
import { Cases } from './cases.js';
import { lift } from './enumerate.js';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '**';
export type BitwiseOperator = '<<' | '>>' | '>>>' | '&' | '|' | '^';

export function computeNumber(operator: ArithmeticOperator | BitwiseOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '**':
      return a ** b;
    case '<<':
      return a << b;
    case '>>':
      return a >> b;
    case '>>>':
      return a >>> b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
  }
}

/** @requires both operands have only number cases */
export function arithmetic(values: Values, operator: ArithmeticOperator, a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return computeNumber(operator, a, b);
  const { circuit } = values;
  const cases = new Cases(values);
  const [x, y] = fixIfMany(values, a, b);
  for (const left of numberParts(values, x)) {
    for (const right of numberParts(values, y)) {
      const guard = circuit.and(left.guard, right.guard);
      if (guard === FALSE) continue;
      cases.add(guard, partArithmetic(values, operator, left.part, right.part));
    }
  }
  return cases.build();
}

export function negate(values: Values, a: Value): Value {
  if (typeof a === 'number') return -a;
  const cases = new Cases(values);
  for (const { guard, part } of numberParts(values, a)) {
    if (typeof part === 'number') cases.add(guard, -part);
    else cases.add(guard, unlessNegativeZero(values, values.words.equalsConstant(part, 0), values.words.negate(part)));
  }
  return cases.build();
}

/** @requires both operands have only number cases */
export function bitwise(values: Values, operator: BitwiseOperator, a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return computeNumber(operator, a, b);
  const { words } = values;
  const left = toInt32Word(values, a);
  const right = toInt32Word(values, b);
  switch (operator) {
    case '<<':
      return values.fromWord(words.shiftLeft(left, right));
    case '>>':
      return values.fromWord(words.shiftRight(left, right));
    case '>>>':
      return values.fromWord(words.shiftRightUnsigned(left, right));
    case '&':
      return values.fromWord(words.and(left, right));
    case '|':
      return values.fromWord(words.or(left, right));
    case '^':
      return values.fromWord(words.xor(left, right));
  }
}

export function bitwiseNot(values: Values, a: Value): Value {
  return typeof a === 'number' ? ~a : values.fromWord(values.words.not(toInt32Word(values, a)));
}

/** The integer a bitwise operator sees: fractions, NaN and the rest truncate to a constant, case by case. */
export function toInt32Word(values: Values, a: Value): Word {
  const { words } = values;
  let result: Word | null = null;
  for (const { guard, part } of numberParts(values, a)) {
    const word = words.toInt32(typeof part === 'number' ? words.constant(part | 0) : part);
    result = result === null ? word : words.ite(guard, word, result);
  }
  if (result === null) throw new Error('a number has at least one part');
  return result;
}

/** Two numbers such that their parts make at most `caseLimit` pairs: the policy fixes what has more. */
function fixIfMany(values: Values, a: Value, b: Value): readonly [Value, Value] {
  const [left, right] = [partCount(a), partCount(b)];
  if (left * right <= values.caseLimit) return [a, b];
  return left >= right
    ? fixIfMany(values, values.concretize(a as Union), b)
    : fixIfMany(values, a, values.concretize(b as Union));
}

function partCount(value: Value): number {
  return value instanceof Union ? value.atoms.length + (value.word === null ? 0 : 1) : 1;
}

/** A part of a number: its word, or an atom that no word can hold. */
export interface NumberPart {
  readonly guard: Bit;
  readonly part: Word | number;
}

export function numberParts(values: Values, value: Value): readonly NumberPart[] {
  if (!(value instanceof Union)) {
    return [{ guard: TRUE, part: isWordNumber(value) ? values.words.constant(value) : (value as unknown as number) }];
  }
  const parts: NumberPart[] = value.atoms.map((atom, i) => ({ guard: value.guards[i]!, part: atom as number }));
  if (value.word !== null) parts.push({ guard: value.wordGuard, part: value.word });
  return parts;
}

function partArithmetic(values: Values, operator: ArithmeticOperator, a: Word | number, b: Word | number): Value {
  if (typeof a === 'number') {
    return typeof b === 'number' ? computeNumber(operator, a, b) : atomWithWord(values, operator, a, b);
  }
  return typeof b === 'number' ? wordWithAtom(values, operator, a, b) : wordWithWord(values, operator, a, b);
}

function wordWithWord(values: Values, operator: ArithmeticOperator, a: Word, b: Word): Value {
  const { circuit, words } = values;
  switch (operator) {
    case '+': {
      const sum = words.add(a, b);
      return sum === null ? caseByCase(values, operator, a, b) : values.fromWord(sum);
    }
    case '-': {
      const difference = words.subtract(a, b);
      return difference === null ? caseByCase(values, operator, a, b) : values.fromWord(difference);
    }
    case '*': {
      const product = words.multiply(a, b);
      if (product === null) return caseByCase(values, operator, a, b);
      // a zero product of a negative factor is −0
      const negativeFactor = circuit.or(isNegative(values, a), isNegative(values, b));
      return unlessNegativeZero(values, circuit.and(negativeFactor, words.equalsConstant(product, 0)), product);
    }
    case '%': {
      const byZero = words.equalsConstant(b, 0);
      if (byZero === TRUE) return NaN;
      const remainder = words.remainder(a, b);
      // a zero remainder of a negative dividend is −0
      const negativeZero = circuit.and(isNegative(values, a), words.equalsConstant(remainder, 0));
      return new Cases(values)
        .add(byZero, NaN)
        .add(not(byZero), unlessNegativeZero(values, negativeZero, remainder))
        .build();
    }
    case '/':
    case '**':
      return caseByCase(values, operator, a, b);
  }
}

function caseByCase(values: Values, operator: ArithmeticOperator, a: Word, b: Word): Value {
  return lift(values, [values.fromWord(a), values.fromWord(b)], (x, y) =>
    computeNumber(operator, x as number, y as number),
  );
}

function wordWithAtom(values: Values, operator: ArithmeticOperator, word: Word, atom: number): Value {
  const compute = (n: number): number => computeNumber(operator, n, atom);
  if (operator === '+' || operator === '-') {
    if (!Number.isFinite(atom)) return compute(0); // n ± ∞ = ±∞, n ± NaN = NaN
    if (atom === 0) return values.fromWord(word); // n ± −0 = n
  }
  if (operator === '*' || operator === '/') {
    if (!Number.isFinite(atom) || atom === 0) return bySign(values, word, compute);
  }
  if (operator === '%') {
    if (Number.isNaN(atom) || atom === 0) return NaN;
    if (!Number.isFinite(atom)) return values.fromWord(word); // n % ±∞ = n
  }
  return lift(values, [values.fromWord(word)], (n) => compute(n as number));
}

function atomWithWord(values: Values, operator: ArithmeticOperator, atom: number, word: Word): Value {
  const compute = (n: number): number => computeNumber(operator, atom, n);
  if (operator === '+' || operator === '-') {
    if (!Number.isFinite(atom)) return compute(0);
    if (atom === 0) return operator === '+' ? values.fromWord(word) : negate(values, values.fromWord(word));
  }
  if (operator === '*' || operator === '/' || operator === '%') {
    if (!Number.isFinite(atom) || atom === 0) return bySign(values, word, compute);
  }
  return lift(values, [values.fromWord(word)], (n) => compute(n as number));
}

/** For results that depend only on the sign of the integer. */
function bySign(values: Values, word: Word, compute: (representative: number) => number): Value {
  const { circuit, words } = values;
  const negative = isNegative(values, word);
  const zero = words.equalsConstant(word, 0);
  return new Cases(values)
    .add(negative, compute(-1))
    .add(zero, compute(0))
    .add(circuit.and(not(negative), not(zero)), compute(1))
    .build();
}

function isNegative(values: Values, word: Word): Bit {
  return values.words.less(word, values.words.constant(0));
}

function unlessNegativeZero(values: Values, negativeZero: Bit, word: Word): Value {
  if (negativeZero === FALSE) return values.fromWord(word);
  return new Cases(values).add(negativeZero, -0).addWord(not(negativeZero), word).build();
}
