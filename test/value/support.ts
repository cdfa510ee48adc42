/** Symbolic values over a few variables, as tables: what they are under each assignment. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { Assignment, Circuit, Words, not, type Bit } from '../../src/formula/index.js';
import { Cases, Union, Values, type Atom, type Value } from '../../src/value/index.js';

export const VARIABLES = 3;
export const ASSIGNMENTS = 1 << VARIABLES;

export const numbers: readonly Atom[] = [
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
export const primitives: readonly Atom[] = [
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
export const table = (atoms: readonly Atom[]): fc.Arbitrary<readonly Atom[]> =>
  fc.array(fc.constantFrom(...atoms), { minLength: ASSIGNMENTS, maxLength: ASSIGNMENTS });

export interface World {
  readonly values: Values;
  readonly variables: readonly Bit[];
  /** The symbolic value that is row[i] under assignment i. */
  readonly symbolic: (rows: readonly Atom[]) => Value;
  readonly evaluate: (value: Value, assignment: number) => Atom;
  readonly holds: (bit: Bit, assignment: number) => boolean;
}

export function world(): World {
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
    variables,
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

/** Of random tables. */
export const property = (
  atoms: readonly Atom[],
  check: (w: World, a: readonly Atom[], b: readonly Atom[]) => void,
): void => {
  fc.assert(
    fc.property(table(atoms), table(atoms), (a, b) => check(world(), a, b)),
    { numRuns: 60 },
  );
};
