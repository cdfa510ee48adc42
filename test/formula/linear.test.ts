/**
 * Linear normal form: its laws hold of integers (checked on numbers) and are applied (equal words are the same object,
 * equal comparisons the same bit), and sums build no adders before somebody asks for bits.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Circuit, FALSE, TRUE, Words, not, type Bit, type Word } from '../../src/formula/index.js';
import { Bench } from './word-support.js';
import { agree } from './support.js';

/** What the laws are stated in: I is the integers, B the booleans. */
interface Arithmetic<I, B> {
  readonly top: B;
  readonly bottom: B;
  constant(n: number): I;
  add(a: I, b: I): I;
  subtract(a: I, b: I): I;
  negate(a: I): I;
  multiply(a: I, b: I): I;
  divide(a: I, b: I): I;
  remainder(a: I, b: I): I;
  equal(a: I, b: I): B;
  less(a: I, b: I): B;
  lessOrEqual(a: I, b: I): B;
  not(b: B): B;
  fromBoolean(b: B): I;
  ite(c: B, a: I, b: I): I;
}

const numbers: Arithmetic<number, boolean> = {
  top: true,
  bottom: false,
  constant: (n) => n,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  negate: (a) => 0 - a,
  multiply: (a, b) => a * b + 0,
  divide: (a, b) => Math.trunc(a / b) + 0,
  remainder: (a, b) => (a % b) + 0,
  equal: (a, b) => a === b,
  less: (a, b) => a < b,
  lessOrEqual: (a, b) => a <= b,
  not: (b) => !b,
  fromBoolean: (b) => (b ? 1 : 0),
  ite: (c, a, b) => (c ? a : b),
};

function symbols(words: Words): Arithmetic<Word, Bit> {
  return {
    top: TRUE,
    bottom: FALSE,
    constant: (n) => words.constant(n),
    add: (a, b) => words.add(a, b)!,
    subtract: (a, b) => words.subtract(a, b)!,
    negate: (a) => words.negate(a),
    multiply: (a, b) => words.multiply(a, b)!,
    divide: (a, b) => words.divide(a, b),
    remainder: (a, b) => words.remainder(a, b),
    equal: (a, b) => words.equal(a, b),
    less: (a, b) => words.less(a, b),
    lessOrEqual: (a, b) => words.lessOrEqual(a, b),
    not,
    fromBoolean: (b) => words.fromBoolean(b),
    ite: (c, a, b) => words.ite(c, a, b),
  };
}

type Law = <I, B>(arithmetic: Arithmetic<I, B>, x: I, y: I, z: I, c: B) => readonly [I, I] | readonly [B, B];

function law(name: string, state: Law): void {
  it(name, () => {
    const small = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(small, small, small, fc.boolean(), (x, y, z, c) => {
        const [left, right] = state(numbers, x, y, z, c);
        agree<number | boolean>(left, right, 'the law is true');
      }),
      { numRuns: 300 },
    );
    const circuit = new Circuit();
    const words = new Words(circuit);
    const [x, y, z] = [words.fresh(-9, 9).word, words.fresh(-9, 9).word, words.fresh(-9, 9).word];
    const [left, right] = state(symbols(words), x, y, z, circuit.variable());
    expect(left, 'the law is applied').toBe(right);
  });
}

describe('sums', () => {
  law('commutativity   x + y = y + x', ({ add }, x, y) => [add(x, y), add(y, x)]);
  law('associativity   (x + y) + z = x + (y + z)', ({ add }, x, y, z) => [add(add(x, y), z), add(x, add(y, z))]);
  law('identity        x + 0 = x', ({ add, constant }, x) => [add(x, constant(0)), x]);
  law('inverse         x − x = 0', ({ subtract, constant }, x) => [subtract(x, x), constant(0)]);
  law('cancellation    (x + y) − y = x', ({ add, subtract }, x, y) => [subtract(add(x, y), y), x]);
  law('involution      −(−x) = x', ({ negate }, x) => [negate(negate(x)), x]);
  law('difference      −(x − y) = y − x', ({ negate, subtract }, x, y) => [negate(subtract(x, y)), subtract(y, x)]);
  law('scaling         3x − 2x = x', ({ multiply, subtract, constant }, x) => [
    subtract(multiply(x, constant(3)), multiply(constant(2), x)),
    x,
  ]);
  law('distributivity  2(x + y) = 2x + 2y', ({ multiply, add, constant }, x, y) => [
    multiply(constant(2), add(x, y)),
    add(multiply(x, constant(2)), multiply(y, constant(2))),
  ]);
  law('annihilation    0 · x = 0', ({ multiply, constant }, x) => [multiply(constant(0), x), constant(0)]);
  law('commutativity   x · y = y · x', ({ multiply }, x, y) => [multiply(x, y), multiply(y, x)]);
  law('division        (4x + 8) / 4 = x + 2', ({ multiply, divide, add, constant }, x) => [
    divide(add(multiply(x, constant(4)), constant(8)), constant(4)),
    add(x, constant(2)),
  ]);
  law('divisibility    (6x + 3y) % 3 = 0', ({ multiply, remainder, add, constant }, x, y) => [
    remainder(add(multiply(x, constant(6)), multiply(y, constant(3))), constant(3)),
    constant(0),
  ]);
  law('smallness       x % 10 = x', ({ remainder, constant }, x) => [remainder(x, constant(10)), x]);
});

describe('comparisons', () => {
  law('cancellation    x + 1 = y + 1  is  x = y', ({ add, equal, constant }, x, y) => [
    equal(add(x, constant(1)), add(y, constant(1))),
    equal(x, y),
  ]);
  law('cancellation    x + z < z + y  is  x < y', ({ add, less }, x, y, z) => [less(add(x, z), add(z, y)), less(x, y)]);
  law('progress        x < x + 1  is  ⊤', ({ add, less, constant, top }, x) => [less(x, add(x, constant(1))), top]);
  law('irreflexivity   x < x  is  ⊥', ({ less, bottom }, x) => [less(x, x), bottom]);
  law('reflexivity     x = x  is  ⊤', ({ equal, top }, x) => [equal(x, x), top]);
  law('symmetry        x = y  is  y = x', ({ equal }, x, y) => [equal(x, y), equal(y, x)]);
  law('apartness       x = x + 1  is  ⊥', ({ add, equal, constant, bottom }, x) => [
    equal(x, add(x, constant(1))),
    bottom,
  ]);
  law('bounds          x < 10  is  ⊤', ({ less, constant, top }, x) => [less(x, constant(10)), top]);
  law('bounds          x + y = 19  is  ⊥', ({ add, equal, constant, bottom }, x, y) => [
    equal(add(x, y), constant(19)),
    bottom,
  ]);
  law('negation        x ≤ y  is  ¬(y < x)', ({ less, lessOrEqual, not }, x, y) => [
    lessOrEqual(x, y),
    not(less(y, x)),
  ]);
  law('successor       x < y + 1  is  x ≤ y', ({ less, lessOrEqual, add, constant }, x, y) => [
    less(x, add(y, constant(1))),
    lessOrEqual(x, y),
  ]);
  law('successor       x + 1 ≤ y  is  x < y', ({ less, lessOrEqual, add, constant }, x, y) => [
    lessOrEqual(add(x, constant(1)), y),
    less(x, y),
  ]);
  law('scaling         2x = 2y  is  x = y', ({ equal, multiply, constant }, x, y) => [
    equal(multiply(x, constant(2)), multiply(y, constant(2))),
    equal(x, y),
  ]);
  law('divisibility    2x = 2y + 1  is  ⊥', ({ equal, multiply, add, constant, bottom }, x, y) => [
    equal(multiply(x, constant(2)), add(multiply(y, constant(2)), constant(1))),
    bottom,
  ]);
  law('divisibility    3x < 3y + 2  is  x ≤ y', ({ less, lessOrEqual, multiply, add, constant }, x, y) => [
    less(multiply(x, constant(3)), add(multiply(y, constant(3)), constant(2))),
    lessOrEqual(x, y),
  ]);
  law('transposition   x − y = 0  is  x = y', ({ equal, subtract, constant }, x, y) => [
    equal(subtract(x, y), constant(0)),
    equal(x, y),
  ]);
});

describe('choices', () => {
  law('step            ite(c, x + 1, x) = x + [c]', ({ ite, add, constant, fromBoolean }, x, _y, _z, c) => [
    ite(c, add(x, constant(1)), x),
    add(x, fromBoolean(c)),
  ]);
  law(
    'step            ite(c, 3, 5) = 5 − 2[c]',
    ({ ite, subtract, multiply, constant, fromBoolean }, _x, _y, _z, c) => [
      ite(c, constant(3), constant(5)),
      subtract(constant(5), multiply(constant(2), fromBoolean(c))),
    ],
  );
  law('common part     ite(c, z + x, z + y) = z + ite(c, x, y)', ({ ite, add }, x, y, z, c) => [
    ite(c, add(z, x), add(z, y)),
    add(z, ite(c, x, y)),
  ]);
  law('idempotence     ite(c, x, x) = x', ({ ite }, x, _y, _z, c) => [ite(c, x, x), x]);
  law('complement      [c] + [¬c] = 1', ({ add, fromBoolean, not, constant }, _x, _y, _z, c) => [
    add(fromBoolean(c), fromBoolean(not(c))),
    constant(1),
  ]);
  law('truth           [c] = 1  is  c', ({ equal, fromBoolean, constant }, _x, _y, _z, c) => [
    equal(fromBoolean(c), constant(1)),
    c,
  ]);
  law('truth           ite(c, 5, 3) = 3  is  ¬c', ({ ite, equal, constant, not }, _x, _y, _z, c) => [
    equal(ite(c, constant(5), constant(3)), constant(3)),
    not(c),
  ]);
});

describe('laziness', () => {
  it('builds no gates for sums and for comparisons that cancel', () => {
    const circuit = new Circuit();
    const words = new Words(circuit);
    const terms = Array.from({ length: 100 }, () => words.fromBoolean(circuit.variable()));
    const size = circuit.size;
    const forwards = terms.reduce((sum, term) => words.add(sum, term)!);
    const backwards = [...terms].reverse().reduce((sum, term) => words.add(sum, term)!);
    expect(forwards).toBe(backwards);
    expect(words.equal(words.add(forwards, words.constant(1))!, backwards)).toBe(FALSE);
    expect(words.less(words.subtract(forwards, terms[7]!)!, backwards)).not.toBe(TRUE);
    expect(circuit.size).toBe(size);
    expect(forwards.bits).toHaveLength(8);
    expect(circuit.size).toBeGreaterThan(size);
  });

  it('spends no adder on x ≤ y, x < y + 1 or x − y < 0', () => {
    const comparators: ((words: Words, x: Word, y: Word) => Bit)[] = [
      (words, x, y) => words.less(x, y),
      (words, x, y) => words.lessOrEqual(x, y),
      (words, x, y) => words.lessOrEqual(y, x),
      (words, x, y) => words.less(x, words.add(y, words.constant(1))!),
      (words, x, y) => words.less(words.subtract(x, y)!, words.constant(0)),
    ];
    for (const compare of comparators) {
      const circuit = new Circuit();
      const words = new Words(circuit);
      const [x, y] = [words.fresh(0, 255).word, words.fresh(0, 255).word];
      const size = circuit.size;
      compare(words, x, y);
      expect(circuit.size - size).toBeLessThanOrEqual(2 * 8);
    }
  });

  it('shares the adder of what differs in a constant', () => {
    const circuit = new Circuit();
    const words = new Words(circuit);
    const sum = words.add(words.fresh(0, 255).word, words.fresh(0, 255).word)!;
    const before = circuit.size;
    words.add(sum, words.constant(1))!.bits.at(0);
    const first = circuit.size - before;
    words.add(sum, words.constant(2))!.bits.at(0);
    expect(circuit.size - before - first).toBeLessThan(first / 2);
  });
});

describe('coefficients', () => {
  it('hide in an atom when they grow too large', () => {
    const bench = new Bench();
    const { words } = bench;
    const x = bench.operand({ lo: 0, hi: 2 ** 20, value: 1 });
    const large = words.multiply(x, words.constant(2 ** 32))!;
    const narrowed = words.narrow(large, 0, 2 ** 33);
    const product = words.multiply(narrowed, words.constant(2 ** 19 - 1))!;
    bench.expectValue(product, 2 ** 32 * (2 ** 19 - 1), 'a product of a narrowed product');
    const opposite = words.subtract(words.negate(product), product)!;
    bench.expectValue(opposite, -(2 ** 33) * (2 ** 19 - 1), 'twice that, negated');
    expect(words.subtract(opposite, product)).toBeNull();
    const tiny = words.multiply(
      words.narrow(words.multiply(x, words.constant(2 ** 32))!, 0, 0),
      words.constant(2 ** 40),
    );
    expect(words.isConstant(tiny!)).toBe(0);
  });

  it('are multiplied with few adders', () => {
    const bench = new Bench();
    for (const factor of [3, 7, 10, 31, 1000, -1, -7, -255, 65537]) {
      const x = bench.operand({ lo: -100, hi: 1000, value: 77 });
      bench.expectValue(bench.words.multiply(x, bench.words.constant(factor))!, 77 * factor, `77 · ${factor}`);
    }
  });
});
