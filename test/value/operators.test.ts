/**
 * Every operator of the value room against the real one: random symbolic operands over a few variables, and for every
 * assignment of those variables the symbolic result, evaluated, is what JavaScript computes on the evaluated operands.
 */

import { describe, expect, test } from 'vitest';
import {
  arithmetic,
  bitwise,
  bitwiseNot,
  computeNumber,
  enumerate,
  equal,
  looseEqual,
  negate,
  ordered,
  toNumber,
  toStringValue,
  truth,
  typeOf,
  type ArithmeticOperator,
  type BitwiseOperator,
} from '../../src/value/index.js';
import { ASSIGNMENTS, numbers, primitives, property } from './support.js';

describe('numbers', () => {
  const operators: readonly ArithmeticOperator[] = ['+', '-', '*', '/', '%', '**'];
  test.each(operators)('%s', (operator) => {
    property(numbers, (w, a, b) => {
      const result = arithmetic(w.values, operator, w.symbolic(a), w.symbolic(b));
      for (let i = 0; i < ASSIGNMENTS; i += 1) {
        expect(w.evaluate(result, i)).toBe(computeNumber(operator, a[i] as number, b[i] as number));
      }
    });
  });

  const bitwiseOperators: readonly BitwiseOperator[] = ['<<', '>>', '>>>', '&', '|', '^'];
  test.each(bitwiseOperators)('%s', (operator) => {
    property(numbers, (w, a, b) => {
      const result = bitwise(w.values, operator, w.symbolic(a), w.symbolic(b));
      for (let i = 0; i < ASSIGNMENTS; i += 1) {
        expect(w.evaluate(result, i)).toBe(computeNumber(operator, a[i] as number, b[i] as number));
      }
    });
  });

  test('unary - and ~', () => {
    property(numbers, (w, a) => {
      const negated = negate(w.values, w.symbolic(a));
      const complement = bitwiseNot(w.values, w.symbolic(a));
      for (let i = 0; i < ASSIGNMENTS; i += 1) {
        expect(w.evaluate(negated, i)).toBe(-(a[i] as number));
        expect(w.evaluate(complement, i)).toBe(~(a[i] as number));
      }
    });
  });
});

describe('primitives', () => {
  test('truth, typeof, to number, to string', () => {
    property(primitives, (w, a) => {
      const value = w.symbolic(a);
      for (let i = 0; i < ASSIGNMENTS; i += 1) {
        expect(w.holds(truth(w.values, value), i)).toBe(Boolean(a[i]));
        expect(w.evaluate(typeOf(w.values, value), i)).toBe(typeof a[i]);
        expect(w.evaluate(toNumber(w.values, value), i)).toBe(Number(a[i]));
      }
    });
    property(
      primitives.filter((atom) => typeof atom !== 'number' || Math.abs(atom) < 100),
      (w, a) => {
        const text = toStringValue(w.values, w.symbolic(a));
        for (let i = 0; i < ASSIGNMENTS; i += 1) expect(w.evaluate(text, i)).toBe(String(a[i]));
      },
    );
  });

  test('equality in its four kinds', () => {
    property(primitives, (w, a, b) => {
      const [x, y] = [w.symbolic(a), w.symbolic(b)];
      for (let i = 0; i < ASSIGNMENTS; i += 1) {
        expect(w.holds(equal(w.values, 'strict', x, y), i)).toBe(a[i] === b[i]);
        expect(w.holds(equal(w.values, 'sameValue', x, y), i)).toBe(Object.is(a[i], b[i]));
        expect(w.holds(equal(w.values, 'sameValueZero', x, y), i)).toBe([a[i]].includes(b[i]));
        expect(w.holds(looseEqual(w.values, x, y), i)).toBe(a[i] == b[i]);
      }
    });
  });

  test('order', () => {
    property(primitives, (w, a, b) => {
      const [x, y] = [w.symbolic(a), w.symbolic(b)];
      for (let i = 0; i < ASSIGNMENTS; i += 1) {
        const [p, q] = [a[i] as number, b[i] as number];
        expect(w.holds(ordered(w.values, '<', x, y), i)).toBe(p < q);
        expect(w.holds(ordered(w.values, '<=', x, y), i)).toBe(p <= q);
      }
    });
  });
});

describe('values', () => {
  test('ite chooses', () => {
    property(primitives, (w, a, b) => {
      const condition = truth(w.values, w.symbolic(a.map((_, i) => i % 3 === 0)));
      const chosen = w.values.ite(condition, w.symbolic(a), w.symbolic(b));
      for (let i = 0; i < ASSIGNMENTS; i += 1) expect(w.evaluate(chosen, i)).toBe(i % 3 === 0 ? a[i] : b[i]);
    });
  });

  test('equal values are the same object', () => {
    property(primitives, (w, a) => {
      const [one, other] = [w.symbolic(a), w.symbolic(a)];
      expect(Object.is(one, other)).toBe(true);
    });
  });

  test('enumeration gives each case once', () => {
    property(
      primitives.filter((atom) => typeof atom !== 'number' || Math.abs(atom) < 100),
      (w, a) => {
        const cases = enumerate(w.values, w.symbolic(a));
        for (let i = 0; i < ASSIGNMENTS; i += 1) {
          expect(cases.filter((one) => w.holds(one.guard, i)).map((one) => one.atom)).toEqual([a[i]]);
        }
      },
    );
  });
});
