/**
 * The difference of two formulas, judged by the interpreter: what is given and the obligations imply what is wanted under every
 * assignment.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, parted } from '../../../src/engine/glassbox/difference.js';
import { Assignment, Circuit, FALSE, TRUE, not, type Bit } from '../../../src/formula/index.js';

const VARIABLES = 5;

type Shape =
  | { readonly op: 'and' | 'or' | 'xor'; readonly parts: readonly Shape[] }
  | { readonly variable: number; readonly negated: boolean };

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc.record({ variable: fc.nat(VARIABLES - 1), negated: fc.boolean() }),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const, 'and' as const, 'or' as const, 'xor' as const),
      parts: fc.array(tie('shape'), { minLength: 2, maxLength: 4 }),
    }),
  ),
}));

function build(circuit: Circuit, variables: readonly Bit[], one: Shape): Bit {
  if ('variable' in one) return one.negated ? not(variables[one.variable]!) : variables[one.variable]!;
  const parts = one.parts.map((part) => build(circuit, variables, part));
  switch (one.op) {
    case 'and':
      return circuit.andAll(parts);
    case 'or':
      return circuit.orAll(parts);
    case 'xor':
      return parts.reduce((a, b) => circuit.xor(a, b));
  }
}

describe('difference', () => {
  test('given and obligations imply wanted', () => {
    fc.assert(
      fc.property(shape, shape, shape, (common, left, right) => {
        const circuit = new Circuit();
        const variables = Array.from({ length: VARIABLES }, () => circuit.variable());
        const shared = build(circuit, variables, common);
        // formulas with much in common, as pre- and post-state have
        const wanted = circuit.and(shared, circuit.or(variables[0]!, build(circuit, variables, left)));
        const given = circuit.and(shared, circuit.or(variables[0]!, build(circuit, variables, right)));
        const obligations = difference(circuit, wanted, given);
        for (let index = 0; index < 1 << VARIABLES; index += 1) {
          const assignment = new Assignment(circuit, (variable) => ((index >> variables.indexOf(variable)) & 1) === 1);
          if (!assignment.value(given)) continue;
          if (obligations.every((obligation) => assignment.value(obligation)))
            expect(assignment.value(wanted)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('nothing is left of what is the same', () => {
    const circuit = new Circuit();
    const [a, b, c, d] = [circuit.variable(), circuit.variable(), circuit.variable(), circuit.variable()];
    const same = circuit.and(circuit.or(a, b), c);
    expect(difference(circuit, same, circuit.and(same, d))).toEqual([]);
    expect(difference(circuit, TRUE, FALSE)).toEqual([]);
  });

  test('below a common guard only the changed conjunct is left', () => {
    const circuit = new Circuit();
    const [guard, kept, before, after] = [
      circuit.variable(),
      circuit.variable(),
      circuit.variable(),
      circuit.variable(),
    ];
    const given = circuit.or(guard, circuit.and(kept, before));
    const wanted = circuit.or(guard, circuit.and(kept, after));
    const obligations = difference(circuit, wanted, given);
    expect(obligations).toEqual([circuit.or(guard, after)]);
  });
});

test('formulas with exponentially many ways through them come to an end', () => {
  const circuit = new Circuit();
  const ladder = (first: Bit): Bit => {
    let [left, right] = [first, not(first)];
    for (let step = 0; step < 40; step += 1) {
      const [a, b, c, d] = shared[step]!;
      [left, right] = [
        circuit.and(circuit.or(a!, left), circuit.or(b!, right)),
        circuit.and(circuit.or(c!, left), circuit.or(d!, right)),
      ];
    }
    return circuit.and(left, right);
  };
  const shared = Array.from({ length: 40 }, () => Array.from({ length: 4 }, () => circuit.variable()));
  const [wanted, given] = [ladder(circuit.variable()), ladder(circuit.variable())];
  expect(difference(circuit, wanted, given)).toEqual([wanted]);
});

test('what is given is what has gone and what was kept, and that is wanted', () => {
  fc.assert(
    fc.property(shape, shape, shape, (first, second, third) => {
      const circuit = new Circuit();
      const variables = Array.from({ length: VARIABLES }, () => circuit.variable());
      const [a, b, c] = [first, second, third].map((one) => build(circuit, variables, one)) as [Bit, Bit, Bit];
      const [given, wanted] = [circuit.and(a, b), circuit.and(a, c)];
      const { gone, kept } = parted(circuit, given, wanted);
      for (let row = 0; row < 2 ** VARIABLES; row += 1) {
        const assignment = new Assignment(circuit, (variable) => ((row >> circuit.ordinalOf(variable)) & 1) === 1);
        const areTrue = (bits: readonly Bit[]): boolean => bits.every((bit) => assignment.value(bit));
        expect(areTrue([...gone, ...kept])).toBe(assignment.value(given));
        if (assignment.value(wanted)) expect(areTrue(kept)).toBe(true);
      }
    }),
  );
  const circuit = new Circuit();
  const [a, b, c] = [circuit.variable(), circuit.variable(), circuit.variable()];
  expect(parted(circuit, circuit.and(a, b), circuit.and(c, b))).toEqual({ gone: [a], kept: [b] });
});
