/** What a complete path tells: everything that becomes known holds wherever the facts hold, and late facts wake early ones. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Circuit, FALSE, TRUE, not, propagate, type Bit } from '../../src/formula/index.js';
import { agree, allRows, build, isTrueInRow, steps } from './support.js';

it('learns from a disjunction whose other members became false later', () => {
  const circuit = new Circuit();
  const [index, a, b] = [circuit.variable(), circuit.variable(), circuit.variable()];
  const chosen = circuit.or(circuit.and(index, a), circuit.and(not(index), b));
  const facts = [circuit.and(chosen, circuit.variable()), not(index)];
  circuit.enter();
  for (const fact of facts) circuit.assume(fact);
  expect(circuit.known(b)).toBe(b);
  propagate(circuit, facts);
  expect([circuit.known(b), circuit.known(circuit.input(chosen, 0))]).toEqual([TRUE, FALSE]);
});

it('makes known only what holds wherever the facts hold', () => {
  fc.assert(
    fc.property(
      steps(40),
      fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }),
      fc.nat(999),
      (program, picks, seed) => {
        const { circuit, formulas } = build(program);
        const row = allRows[seed % allRows.length]!;
        const facts = picks.map((pick) => {
          const { bit, table } = formulas[pick % formulas.length]!;
          return isTrueInRow(table, row) ? { bit, table } : { bit: not(bit), table: ~table };
        });
        const mark = circuit.enter();
        for (const { bit } of facts) circuit.assume(bit);
        propagate(
          circuit,
          facts.map(({ bit }): Bit => bit),
        );
        const possible = allRows.filter((one) => facts.every(({ table }) => isTrueInRow(table, one)));
        for (const { bit, table } of formulas) {
          const known = circuit.known(bit);
          if (known !== TRUE && known !== FALSE) continue;
          for (const one of possible) agree(isTrueInRow(table, one), known === TRUE);
        }
        circuit.leave(mark);
      },
    ),
    { numRuns: 300 },
  );
});
