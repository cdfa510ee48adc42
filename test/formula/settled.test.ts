/** What a few looks show is true wherever what is known is, and looks find what is known of inputs further below. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Assignment, Circuit, FALSE, TRUE, not, settled, type Bit } from '../../src/formula/index.js';

test('a gate whose inputs have become known is settled', () => {
  const circuit = new Circuit();
  const [a, b, c] = [circuit.variable(), circuit.variable(), circuit.variable()];
  const both = circuit.and(circuit.or(a, b), c);
  const mark = circuit.enter();
  expect(settled(circuit, both)).toBe(both);
  circuit.assume(not(c));
  expect(settled(circuit, both)).toBe(FALSE);
  expect(settled(circuit, not(both))).toBe(TRUE);
  circuit.leave(mark);
  expect(settled(circuit, both)).toBe(both);
});

test('what is settled is what every assignment gives that fits what is known', () => {
  const gates = fc.array(fc.tuple(fc.nat(2), fc.nat(30), fc.nat(30), fc.nat(30), fc.boolean()), { minLength: 1 });
  fc.assert(
    fc.property(gates, fc.nat(15), fc.nat(15), (made, which, values) => {
      const circuit = new Circuit();
      const variables = [0, 1, 2, 3].map(() => circuit.variable());
      const formulas: Bit[] = [...variables];
      for (const [kind, ...inputs] of made) {
        const [a, b, c] = inputs.slice(0, 3).map((input) => formulas[Number(input) % formulas.length]!) as [
          Bit,
          Bit,
          Bit,
        ];
        const gate = kind === 0 ? circuit.and(a, b) : kind === 1 ? circuit.xor(a, b) : circuit.ite(a, b, c);
        formulas.push(inputs[3] === true ? gate : not(gate));
      }
      circuit.enter();
      variables.forEach((variable, i) => {
        if ((which >> i) & 1) circuit.assume((values >> i) & 1 ? variable : not(variable));
      });
      for (const formula of formulas) {
        const value = settled(circuit, formula);
        if (value !== TRUE && value !== FALSE) continue;
        for (let bits = 0; bits < 16; bits += 1) {
          if ((bits & which) !== (values & which)) continue;
          const assignment = new Assignment(circuit, (variable) => ((bits >> variables.indexOf(variable)) & 1) === 1);
          expect(assignment.value(formula)).toBe(value === TRUE);
        }
      }
    }),
    { numRuns: 200 },
  );
});
