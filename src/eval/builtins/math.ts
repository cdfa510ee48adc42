/**
 * Math. Whatever is exact on integers (`abs`, `max`, `floor`, `imul`, …) is a circuit on words, so symbolic integers are
 * not taken apart; everything else is the host's own function, case by case. −0, NaN, infinities and fractions are atoms
 * beside the word, and there are never many of them.
 */

import { FALSE, not, type Bit, type Word } from '../../formula/index.js';
import type { HeapObject } from '../../heap/index.js';
import { Cases, lift, ordered, toInt32Word, toNumber, type Value, type Values } from '../../value/index.js';
import { mentionsExotic } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { method, namespaceObject, property } from './define.js';
import { byParts, pureMethod, type Shortcut } from './operands.js';

type OnWord = (values: Values, word: Word) => Value;

const identity: OnWord = (values, word) => values.fromWord(word);

const wordFunctions: Readonly<Record<string, OnWord>> = {
  abs: (values, word) => {
    const { words } = values;
    const size = words.ite(isNegative(values, word), words.negate(word), word);
    return values.fromWord(words.narrow(size, 0, Math.max(Math.abs(word.lo), Math.abs(word.hi))));
  },
  ceil: identity,
  floor: identity,
  fround: (values, word) =>
    Math.max(Math.abs(word.lo), Math.abs(word.hi)) <= 2 ** 24 // up to there every integer is a single-precision number
      ? values.fromWord(word)
      : lift(values, [values.fromWord(word)], (n) => Math.fround(n as number)),
  round: identity,
  trunc: identity,
  sign: (values, word) => {
    const { circuit, words } = values;
    const negative = isNegative(values, word);
    const zero = words.equalsConstant(word, 0);
    return new Cases(values)
      .add(negative, -1)
      .add(zero, 0)
      .add(circuit.and(not(negative), not(zero)), 1)
      .build();
  },
};

const CONSTANTS = ['E', 'LN10', 'LN2', 'LOG10E', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'] as const;

const UNARY = [
  'abs',
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atanh',
  'ceil',
  'cbrt',
  'expm1',
  'cos',
  'cosh',
  'exp',
  'floor',
  'fround',
  'log',
  'log1p',
  'log2',
  'log10',
  'round',
  'sign',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
  'trunc',
] as const;

export function installMath(realm: Realm): void {
  const math = namespaceObject(realm, 'Math');
  for (const name of CONSTANTS) property(realm, math, name, Math[name], 0);
  for (const name of UNARY) unary(realm, math, name, Math[name]);
  extremum(realm, math, 'max');
  extremum(realm, math, 'min');
  pureMethod(
    realm,
    math,
    'clz32',
    1,
    { kinds: ['number'] },
    (x) => Math.clz32(x as number),
    (machine, [x]) => (mentionsExotic(x) ? null : leadingZeros(machine, numberOf(machine, x))),
  );
  pureMethod(
    realm,
    math,
    'imul',
    2,
    { kinds: ['number', 'number'] },
    (x, y) => Math.imul(x as number, y as number),
    (machine, [x, y]) =>
      mentionsExotic(x) || mentionsExotic(y)
        ? null
        : multiply32(machine.values, numberOf(machine, x), numberOf(machine, y)),
  );
  pureMethod(realm, math, 'atan2', 2, { kinds: ['number', 'number'] }, (y, x) => Math.atan2(y as number, x as number));
  pureMethod(realm, math, 'pow', 2, { kinds: ['number', 'number'] }, (x, y) => Math.pow(x as number, y as number));
  pureMethod(realm, math, 'hypot', 2, { rest: 'number' }, (...all) => Math.hypot(...(all as number[])));
  method(realm, math, 'random', 0, (machine) => realm.host.random(machine));
}

function numberOf(machine: Machine, value: Value): Value {
  return toNumber(machine.values, value);
}

function isNegative(values: Values, word: Word): Bit {
  return values.words.less(word, values.words.constant(0));
}

function unary(realm: Realm, math: HeapObject, name: string, host: (x: number) => number): void {
  const onWord = wordFunctions[name];
  const shortcut: Shortcut = (machine, [value]) =>
    onWord === undefined || mentionsExotic(value)
      ? null
      : byParts(
          machine,
          numberOf(machine, value),
          (atom) => host(atom as number),
          (word) => onWord(machine.values, word),
        );
  pureMethod(realm, math, name, 1, { kinds: ['number'] }, (x) => host(x as number), shortcut);
}

/** max and min of any number of numbers, two by two: both are associative, also for NaN and the two zeros. */
function extremum(realm: Realm, math: HeapObject, name: 'max' | 'min'): void {
  const host = Math[name];
  const shortcut: Shortcut = (machine, operands) => {
    if (operands.some((operand) => mentionsExotic(operand))) return null;
    return operands
      .map((operand) => numberOf(machine, operand))
      .reduce((a, b) => extremumOfTwo(machine.values, name, a, b));
  };
  pureMethod(realm, math, name, 2, { rest: 'number' }, (...all) => host(...(all as number[])), shortcut);
}

function extremumOfTwo(values: Values, name: 'max' | 'min', a: Value, b: Value): Value {
  const { circuit } = values;
  const left = values.view(a);
  const right = values.view(b);
  const cases = new Cases(values);
  left.atoms.forEach((x, i) => {
    right.atoms.forEach((y, j) =>
      cases.add(circuit.and(left.guards[i]!, right.guards[j]!), Math[name](x as number, y as number)),
    );
    if (right.word !== null)
      cases.add(circuit.and(left.guards[i]!, right.wordGuard), wordWithAtom(values, name, right.word, x as number));
  });
  if (left.word !== null) {
    const { word } = left;
    right.atoms.forEach((y, j) =>
      cases.add(circuit.and(left.wordGuard, right.guards[j]!), wordWithAtom(values, name, word, y as number)),
    );
    if (right.word !== null) {
      const { words } = values;
      const less = words.less(word, right.word);
      const least = words.ite(less, word, right.word);
      const most = words.ite(less, right.word, word);
      const { lo, hi } = right.word;
      const bounded =
        name === 'max'
          ? words.narrow(most, Math.max(word.lo, lo), Math.max(word.hi, hi))
          : words.narrow(least, Math.min(word.lo, lo), Math.min(word.hi, hi));
      cases.add(circuit.and(left.wordGuard, right.wordGuard), values.fromWord(bounded));
    }
  }
  return cases.build();
}

/** max(n, f) is n where f ≤ n, min(n, f) is n where n < f: of 0 and −0 the first takes 0, the second −0. */
function wordWithAtom(values: Values, name: 'max' | 'min', word: Word, atom: number): Value {
  if (Number.isNaN(atom)) return NaN;
  const number = values.fromWord(word);
  const takesWord = name === 'max' ? ordered(values, '<=', atom, number) : ordered(values, '<', number, atom);
  return values.ite(takesWord, number, atom);
}

/** The highest bit that is set decides; later ones overrule earlier ones. */
function leadingZeros(machine: Machine, value: Value): Value {
  const { values } = machine;
  const { words } = values;
  const { bits } = words.toUint32(toInt32Word(values, value));
  let zeros = words.constant(32);
  bits.slice(0, 32).forEach((bit, place) => {
    if (bit !== FALSE) zeros = words.ite(bit, words.constant(31 - place), zeros);
  });
  return values.fromWord(zeros);
}

/**
 * The low 32 bits of a product. It may need 62 bits, which no word has, so a is split: a = 2^16 · h + l, and
 * a · b = 2^16 · (h · b) + l · b, where h · b and l · b stay below 2^48.
 */
function multiply32(values: Values, a: Value, b: Value): Value {
  const { words } = values;
  const x = toInt32Word(values, a);
  const y = toInt32Word(values, b);
  const whole = words.multiply(x, y);
  if (whole !== null) return values.fromWord(words.toInt32(whole));
  const sixteen = words.constant(16);
  const high = words.multiply(words.shiftRight(x, sixteen), y);
  const low = words.multiply(words.and(x, words.constant(0xffff)), y);
  if (high === null || low === null) throw new Error('a product of 16 and 32 bits is a safe integer');
  return values.fromWord(words.toInt32(words.add(words.shiftLeft(high, sixteen), low)!));
}
