/** What the tests of words share: operands of every shape with chosen values, and what a word must satisfy. */

import fc from 'fast-check';
import { Assignment, Circuit, Words, type Bit, type Word } from '../../src/formula/index.js';
import { Model, agree } from './support.js';

const SAFE = Number.MAX_SAFE_INTEGER;

/** Numbers around which integers go wrong: zero, the 32-bit edges, the 53-bit edges, powers of two. */
export const interesting: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -20, max: 20 }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(31, 32, 33, 5, 8, 16, 40, 52), fc.integer({ min: -3, max: 3 }), fc.boolean())
      .map(([power, offset, isNegative]) => (isNegative ? -1 : 1) * (2 ** power + offset) + 0),
  },
  { weight: 1, arbitrary: fc.constantFrom(SAFE, -SAFE, SAFE - 1, 1 - SAFE) },
  { weight: 2, arbitrary: fc.maxSafeInteger().map((n) => Math.max(-SAFE, n) + 0) },
);

/** Bounds and a value within them. */
export interface Range {
  readonly lo: number;
  readonly hi: number;
  readonly value: number;
}

export const range = (numbers: fc.Arbitrary<number> = interesting): fc.Arbitrary<Range> =>
  fc.tuple(numbers, numbers, numbers, fc.boolean()).map(([a, b, c, isNarrow]) => {
    const [lo, value, hi] = [a, b, isNarrow ? a : c].sort((x, y) => x - y) as [number, number, number];
    return { lo, value, hi };
  });

/** A circuit, its words, and a model under construction; several benches may share the words. */
export class Bench {
  readonly circuit: Circuit;
  readonly model = new Model();
  readonly assignment: Assignment;

  constructor(readonly words: Words = new Words(new Circuit())) {
    this.circuit = words.circuit;
    this.assignment = new Assignment(this.circuit, this.model.read);
  }

  /** A fresh word worth the range's value. */
  operand({ lo, hi, value }: Range): Word {
    const { word, domain } = this.words.fresh(lo, hi);
    this.model.set(word, value);
    agree(this.assignment.value(domain), true, `the domain ${lo} … ${hi} contains ${value}`);
    return word;
  }

  /** A variable with this value. */
  bit(value: boolean): Bit {
    const variable = this.circuit.variable();
    this.model.setBit(variable, value);
    return variable;
  }

  /** Checks that the word is worth n in every way it can be asked, and keeps its invariants. */
  expectValue(word: Word, n: number, what: string): void {
    agree(this.words.valueUnder(this.assignment, word), n, what);
    agree(word.lo <= n && n <= word.hi, true, `${what}: ${n} lies in ${word.lo} … ${word.hi}`);
    agree(this.valueOfBits(word.bits), n, `${what}, by its bits`);
    agree(word.bits.length, neededBits(word.lo, word.hi), `${what}: width for ${word.lo} … ${word.hi}`);
    agree(word.terms.length === 0, word.lo === word.hi, `${what}: constants have no terms`);
    agree(Number.isSafeInteger(word.lo) && Number.isSafeInteger(word.hi), true, `${what}: bounds are safe`);
  }

  expectBit(bit: Bit, value: boolean, what: string): void {
    agree(this.assignment.value(bit), value, what);
  }

  valueOfBits(bits: readonly Bit[]): number {
    const total = bits.reduce((sum, bit, index) => {
      const weight = index === bits.length - 1 ? -(1n << BigInt(index)) : 1n << BigInt(index);
      return this.assignment.value(bit) ? sum + weight : sum;
    }, 0n);
    return Number(total);
  }
}

function neededBits(lo: number, hi: number): number {
  let width = 1;
  while (BigInt(lo) < -(1n << BigInt(width - 1)) || BigInt(hi) >= 1n << BigInt(width - 1)) width += 1;
  return width;
}

/** Whether the exact integer is one JavaScript represents exactly. */
export function isSafeBig(n: bigint): boolean {
  return n >= BigInt(-SAFE) && n <= BigInt(SAFE);
}
