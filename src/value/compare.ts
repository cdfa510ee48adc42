/**
 * Equality and order of symbolic values, as one formula each.
 *
 * Strict equality is the disjunction over equal cases (rule RD-EQUALS of Roberson 2011), with the words compared as numbers;
 * against a concrete value it is just that value's guard, which is what keeps null tests on pointers one literal.
 */

import { FALSE, TRUE, type Bit, type Word } from '../formula/index.js';
import { Union, isWordNumber, type Atom, type Value } from './value.js';
import type { Values } from './values.js';
import { numberParts } from './numbers.js';
import { toNumber } from './convert.js';

export type Equality = 'strict' | 'sameValue' | 'sameValueZero';

function atomsEqual(kind: Equality, a: Atom, b: Atom): boolean {
  switch (kind) {
    case 'strict':
      return a === b;
    case 'sameValue':
      return Object.is(a, b);
    case 'sameValueZero':
      return a === b || Object.is(a, b);
  }
}

/** The condition under which a and b are equal. References are equal when identical. */
export function equal(values: Values, kind: Equality, a: Value, b: Value): Bit {
  if (!(a instanceof Union)) {
    if (!(b instanceof Union)) return atomsEqual(kind, a, b) ? TRUE : FALSE;
    return equalsAtom(values, kind, b, a);
  }
  if (!(b instanceof Union)) return equalsAtom(values, kind, a, b);
  if (a === b && kind !== 'strict') return TRUE;
  const { circuit, words } = values;
  if (isBoolean(a) && isBoolean(b)) return circuit.iff(a.guardOf(true), b.guardOf(true));
  let result: Bit = FALSE;
  a.atoms.forEach((atom, i) => {
    result = circuit.or(result, circuit.and(a.guards[i]!, equalsAtom(values, kind, b, atom)));
  });
  if (a.word !== null) {
    if (b.word !== null) {
      const both = circuit.and(a.wordGuard, b.wordGuard);
      if (both !== FALSE) result = circuit.or(result, circuit.and(both, words.equal(a.word, b.word)));
    }
    if (kind !== 'sameValue') {
      const negativeZero = b.guardOf(-0);
      if (negativeZero !== FALSE) {
        const zero = circuit.and(a.wordGuard, words.equalsConstant(a.word, 0));
        result = circuit.or(result, circuit.and(negativeZero, zero));
      }
    }
  }
  return result;
}

function isBoolean(value: Union): boolean {
  return value.word === null && value.atoms.length === 2 && value.atoms.every((atom) => typeof atom === 'boolean');
}

function equalsAtom(values: Values, kind: Equality, union: Union, atom: Atom): Bit {
  const { circuit, words } = values;
  if (typeof atom !== 'number') return union.guardOf(atom);
  if (Number.isNaN(atom)) return kind === 'strict' ? FALSE : union.guardOf(NaN);
  if (atom === 0 && kind !== 'sameValue') return circuit.or(union.guardOf(-0), wordEquals(0));
  return isWordNumber(atom) ? wordEquals(atom) : union.guardOf(atom);

  function wordEquals(n: number): Bit {
    return union.word === null ? FALSE : circuit.and(union.wordGuard, words.equalsConstant(union.word, n));
  }
}

/** `==` of values without objects on one side only (objects are converted by the evaluator first). */
export function looseEqual(values: Values, a: Value, b: Value): Bit {
  if (!(a instanceof Union) && !(b instanceof Union)) return a == b ? TRUE : FALSE;
  const { circuit, words } = values;
  const left = values.view(a);
  const right = values.view(b);
  let result: Bit = FALSE;
  const add = (condition: Bit): void => {
    result = circuit.or(result, condition);
  };
  const wordWithAtom = (word: Word, guard: Bit, atom: Atom, atomGuard: Bit): void => {
    const number = typeof atom === 'symbol' || atom === null || typeof atom === 'object' ? NaN : Number(atom);
    const integer = number === 0 ? 0 : number;
    if (atom === undefined || !isWordNumber(integer)) return;
    add(circuit.and(circuit.and(guard, atomGuard), words.equalsConstant(word, integer)));
  };
  left.atoms.forEach((x, i) => {
    right.atoms.forEach((y, j) => {
      if (x == y) add(circuit.and(left.guards[i]!, right.guards[j]!));
    });
    if (right.word !== null) wordWithAtom(right.word, right.wordGuard, x, left.guards[i]!);
  });
  if (left.word !== null) {
    const { word, wordGuard } = left;
    right.atoms.forEach((y, j) => wordWithAtom(word, wordGuard, y, right.guards[j]!));
    if (right.word !== null) add(circuit.and(circuit.and(wordGuard, right.wordGuard), words.equal(word, right.word)));
  }
  return result;
}

/** `a < b` or `a <= b` of primitive values without symbols and bigints. */
export function ordered(values: Values, operator: '<' | '<=', a: Value, b: Value): Bit {
  const compare = (x: Atom, y: Atom): boolean =>
    operator === '<' ? (x as number) < (y as number) : (x as number) <= (y as number);
  if (!(a instanceof Union) && !(b instanceof Union)) return compare(a, b) ? TRUE : FALSE;
  const { circuit } = values;
  const left = values.view(a);
  const right = values.view(b);
  if (left.atoms.length === 0 && right.atoms.length === 0)
    return orderedParts(values, operator, left.word!, right.word!);
  let result: Bit = FALSE;
  const stringsOf = (union: Union): readonly number[] =>
    union.atoms.flatMap((atom, i) => (typeof atom === 'string' ? [i] : []));
  const leftStrings = stringsOf(left);
  const rightStrings = stringsOf(right);
  if (leftStrings.length > 0 && rightStrings.length > 0) {
    for (const [side, i] of left.atoms.entries()) {
      for (const [other, j] of right.atoms.entries()) {
        if (compare(i, j)) result = circuit.or(result, circuit.and(left.guards[side]!, right.guards[other]!));
      }
      if (right.word !== null) {
        const wordSide = values.fromWord(right.word);
        const guard = circuit.and(left.guards[side]!, right.wordGuard);
        result = circuit.or(result, circuit.and(guard, orderedNumbers(values, operator, Number(i), wordSide)));
      }
    }
    if (left.word !== null) {
      const wordSide = values.fromWord(left.word);
      for (const [other, j] of right.atoms.entries()) {
        const guard = circuit.and(left.wordGuard, right.guards[other]!);
        result = circuit.or(result, circuit.and(guard, orderedNumbers(values, operator, wordSide, Number(j))));
      }
      if (right.word !== null) {
        const guard = circuit.and(left.wordGuard, right.wordGuard);
        const both = orderedNumbers(values, operator, wordSide, values.fromWord(right.word));
        result = circuit.or(result, circuit.and(guard, both));
      }
    }
    return result;
  }
  return orderedNumbers(values, operator, toNumber(values, a), toNumber(values, b));
}

function orderedNumbers(values: Values, operator: '<' | '<=', a: Value, b: Value): Bit {
  const { circuit } = values;
  let result: Bit = FALSE;
  for (const left of numberParts(values, a)) {
    for (const right of numberParts(values, b)) {
      const guard = circuit.and(left.guard, right.guard);
      if (guard === FALSE) continue;
      result = circuit.or(result, circuit.and(guard, orderedParts(values, operator, left.part, right.part)));
    }
  }
  return result;
}

function orderedParts(values: Values, operator: '<' | '<=', a: Word | number, b: Word | number): Bit {
  const { words } = values;
  const bit = (condition: boolean): Bit => (condition ? TRUE : FALSE);
  if (typeof a === 'number') {
    if (typeof b === 'number') return bit(operator === '<' ? a < b : a <= b);
    // a < n  ⟺  ⌊a⌋ < n for a fraction;  −0 counts as 0
    const floor = Math.floor(a) + 0;
    if (!isWordNumber(floor)) return bit(a < 0);
    const strict = operator === '<' || floor !== a;
    return strict ? words.less(words.constant(floor), b) : words.lessOrEqual(words.constant(floor), b);
  }
  if (typeof b === 'number') {
    // n < b  ⟺  n ≤ ⌊b⌋ for a fraction
    const floor = Math.floor(b) + 0;
    if (!isWordNumber(floor)) return bit(b > 0);
    const strict = operator === '<' && floor === b;
    return strict ? words.less(a, words.constant(floor)) : words.lessOrEqual(a, words.constant(floor));
  }
  return operator === '<' ? words.less(a, b) : words.lessOrEqual(a, b);
}
