/**
 * Every operator of the value room against the real one: random symbolic operands over a few variables, and for every
 * assignment of those variables the symbolic result, evaluated, is what JavaScript computes on the evaluated operands.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Assignment, Circuit, Words, not, type Bit } from '../../src/formula/index.js';
import {
  Cases,
  Union,
  Values,
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
  type Atom,
  type BitwiseOperator,
  type Value,
} from '../../src/value/index.js';

const VARIABLES = 3;
const ASSIGNMENTS = 1 << VARIABLES;

const numbers: readonly Atom[] = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  7,
  -8,
  0.5,
  -2.5,
  NaN,
  Infinity,
  -Infinity,
  2147483647,
  -2147483648,
  4294967295,
  9007199254740991,
  -9007199254740991,
  2 ** 53,
  1e300,
];
const primitives: readonly Atom[] = [
  ...numbers,
  undefined,
  null,
  true,
  false,
  '',
  'a',
  'b',
  '1',
  ' 12 ',
  '-0',
  'NaN',
  '0x10',
];

/** One atom per assignment: a symbolic value is a table. */
const table = (atoms: readonly Atom[]): fc.Arbitrary<readonly Atom[]> =>
  fc.array(fc.constantFrom(...atoms), { minLength: ASSIGNMENTS, maxLength: ASSIGNMENTS });

interface World {
  readonly values: Values;
  /** The symbolic value that is row[i] under assignment i. */
  readonly symbolic: (rows: readonly Atom[]) => Value;
  readonly evaluate: (value: Value, assignment: number) => Atom;
  readonly holds: (bit: Bit, assignment: number) => boolean;
}

function world(): World {
  const circuit = new Circuit();
  const values = new Values(circuit, new Words(circuit), () => {
    throw new Error('no operation on so few cases needs concretizing');
  });
  const variables = Array.from({ length: VARIABLES }, () => circuit.variable());
  const row = (index: number): Bit =>
    circuit.andAll(variables.map((variable, bit) => ((index >> bit) & 1 ? variable : not(variable))));
  const assignments = Array.from(
    { length: ASSIGNMENTS },
    (_, index) => new Assignment(circuit, (variable) => ((index >> variables.indexOf(variable)) & 1) === 1),
  );
  return {
    values,
    symbolic: (rows) => {
      const cases = new Cases(values);
      rows.forEach((atom, index) => cases.add(row(index), atom));
      return cases.build();
    },
    evaluate: (value, index) => evaluate(values, value, assignments[index]!),
    holds: (bit, index) => assignments[index]!.value(bit),
  };
}

function evaluate(values: Values, value: Value, assignment: Assignment): Atom {
  if (!(value instanceof Union)) return value;
  const held = value.atoms.filter((_, i) => assignment.value(value.guards[i]!));
  const inWord = value.word !== null && assignment.value(value.wordGuard);
  expect(held.length + (inWord ? 1 : 0)).toBe(1);
  return inWord ? values.words.valueUnder(assignment, value.word!) : held[0];
}

const property = (atoms: readonly Atom[], check: (w: World, a: readonly Atom[], b: readonly Atom[]) => void): void => {
  fc.assert(
    fc.property(table(atoms), table(atoms), (a, b) => check(world(), a, b)),
    { numRuns: 60 },
  );
};

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
