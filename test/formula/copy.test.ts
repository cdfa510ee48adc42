/** Copying: the copy means the same, is no larger than the cone of its roots, and can rename. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Circuit, TRUE, not, type Bit } from '../../src/formula/index.js';
import { copyInto, copyRoots } from './copy.js';
import { interpret } from './interpret.js';
import { VARIABLES, agree, allRows, build, isTrueInRow, rowEnvironment, steps } from './support.js';

describe('a copy', () => {
  it('means the same as the original', () => {
    fc.assert(
      fc.property(steps(60), (program) => {
        const { circuit, variables, formulas } = build(program);
        const roots = formulas.slice(-3);
        const copy = copyRoots(
          circuit,
          roots.map(({ bit }) => bit),
        );
        expect(copy.circuit.size).toBeLessThanOrEqual(circuit.size);
        const size = copy.circuit.size;
        roots.forEach(({ bit }) => copy.map(bit));
        expect(copy.circuit.size).toBe(size);
        const images = variables.map((variable) => copy.map(variable));
        for (const row of allRows) {
          for (const { bit, table } of roots) {
            agree(interpret(copy.circuit, copy.map(bit), rowEnvironment(images, row)), isTrueInRow(table, row));
            agree(copy.map(not(bit)), not(copy.map(bit)));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leaves behind what the roots do not need, and keeps the order of variables', () => {
    const circuit = new Circuit();
    const variables = Array.from({ length: 100 }, () => circuit.variable());
    circuit.andAll(variables);
    const root = circuit.and(variables[70]!, circuit.or(variables[90]!, variables[10]!));
    const copy = copyRoots(circuit, [root]);
    expect(copy.circuit.variableCount).toBe(3);
    expect(copy.circuit.size).toBe(6);
    expect([10, 70, 90].map((index) => copy.circuit.ordinalOf(copy.map(variables[index]!)))).toEqual([0, 1, 2]);
    expect(copy.map(TRUE)).toBe(TRUE);
  });
});

describe('copyInto', () => {
  it('renames variables', () => {
    fc.assert(
      fc.property(steps(40), (program) => {
        const { circuit, variables, formulas } = build(program);
        const rotated = (variable: Bit): Bit => variables[(variables.indexOf(variable) + 1) % VARIABLES]!;
        const map = copyInto(circuit, circuit, rotated);
        const { bit } = formulas[formulas.length - 1]!;
        for (const row of allRows) {
          const environment = rowEnvironment(variables, row);
          agree(
            interpret(circuit, map(bit), environment),
            interpret(circuit, bit, (variable) => environment(rotated(variable))),
          );
        }
      }),
      { numRuns: 50 },
    );
  });
});
