/** The circuit: gates mean what they should, are shared, keep their invariants, and fold many operands. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment, Circuit, FALSE, TRUE, interpret, not, type Bit } from '../../src/formula/index.js';
import { allRows, build, isTrueInRow, rowEnvironment, steps } from './support.js';

describe('random circuits', () => {
  it('mean what their truth tables say, to the interpreter and to assignments', () => {
    fc.assert(
      fc.property(steps(60), (program) => {
        const { circuit, variables, formulas } = build(program);
        for (const row of allRows) {
          const environment = rowEnvironment(variables, row);
          const assignment = new Assignment(circuit, environment);
          for (const { bit, table } of formulas) {
            const expected = isTrueInRow(table, row);
            expect(assignment.value(bit)).toBe(expected);
          }
          const last = formulas[formulas.length - 1]!;
          expect(interpret(circuit, last.bit, environment)).toBe(isTrueInRow(last.table, row));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keep the invariants of gates', () => {
    fc.assert(
      fc.property(steps(200), (program) => {
        const { circuit } = build(program);
        const seen = new Set<string>();
        for (let node = 2; node <= circuit.size; node += 1) {
          const bit = node as Bit;
          const kind = circuit.kindOf(bit);
          const inputs = circuit.inputsOf(bit);
          for (const input of inputs) expect(Math.abs(input)).toBeLessThan(node);
          for (const input of inputs) expect(Math.abs(input)).toBeGreaterThan(1);
          if (kind !== 'variable') {
            const contents = `${kind} ${inputs.join(' ')}`;
            expect(seen.has(contents)).toBe(false);
            seen.add(contents);
          }
          const [a, b, e] = inputs as [Bit, Bit, Bit];
          if (kind === 'and') expect(a).toBeLessThan(b);
          if (kind === 'xor') expect(a > 1 && a < b).toBe(true);
          if (kind === 'ite') expect(a > 1 && b > 1 && Math.abs(e) !== b && Math.abs(e) !== a && a !== b).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are built again for nothing', () => {
    fc.assert(
      fc.property(steps(100), (program) => {
        const { circuit, formulas } = build(program);
        const size = circuit.size;
        for (const { bit } of formulas) {
          const inputs = circuit.inputsOf(bit);
          const [a, b, e] = inputs as [Bit, Bit, Bit];
          const positive = bit < 0 ? not(bit) : bit;
          if (circuit.kindOf(bit) === 'and') expect(circuit.and(b, a)).toBe(positive);
          if (circuit.kindOf(bit) === 'xor') expect(circuit.xor(not(b), a)).toBe(not(positive));
          if (circuit.kindOf(bit) === 'ite') expect(circuit.ite(not(a), e, b)).toBe(positive);
        }
        expect(circuit.size).toBe(size);
      }),
      { numRuns: 100 },
    );
  });
});

describe('many operands', () => {
  it('do not depend on order or repetition', () => {
    const circuit = new Circuit();
    const [a, b, c, d, e] = Array.from({ length: 5 }, () => circuit.variable()) as [Bit, Bit, Bit, Bit, Bit];
    expect(circuit.andAll([a, b, c, d, e])).toBe(circuit.andAll([e, b, d, c, a, b, b, e]));
    expect(circuit.orAll([a, b, c, d, e])).toBe(circuit.orAll([e, b, d, c, a, b, b, e]));
  });

  it('have neutral and dominating elements', () => {
    const circuit = new Circuit();
    const [a, b, c] = Array.from({ length: 3 }, () => circuit.variable()) as [Bit, Bit, Bit];
    expect(circuit.andAll([])).toBe(TRUE);
    expect(circuit.orAll([])).toBe(FALSE);
    expect(circuit.andAll([a])).toBe(a);
    expect(circuit.andAll([a, TRUE])).toBe(a);
    expect(circuit.andAll([a, b, FALSE, c])).toBe(FALSE);
    expect(circuit.andAll([a, b, not(a), c])).toBe(FALSE);
    expect(circuit.orAll([a, b, not(a), c])).toBe(TRUE);
  });
});

describe('growth', () => {
  it('keeps sharing over many gates', () => {
    const circuit = new Circuit();
    const variables = Array.from({ length: 400 }, () => circuit.variable());
    const gates = new Map<Bit, string>();
    for (let i = 0; i < 400; i += 1) {
      for (let j = i + 1; j < 400; j += 1) gates.set(circuit.xor(variables[i]!, variables[j]!), `${i} ${j}`);
    }
    expect(gates.size).toBe((400 * 399) / 2);
    expect(circuit.size).toBe(1 + 400 + gates.size);
    for (let i = 0; i < 400; i += 7) {
      for (let j = i + 1; j < 400; j += 11)
        expect(gates.get(circuit.xor(variables[j]!, variables[i]!))).toBe(`${i} ${j}`);
    }
    expect(circuit.variableCount).toBe(400);
    expect(circuit.variableAt(17)).toBe(variables[17]);
    expect(circuit.ordinalOf(variables[17]!)).toBe(17);
  });
});

describe('assignments', () => {
  it('work for gates made later', () => {
    const circuit = new Circuit();
    const a = circuit.variable();
    const assignment = new Assignment(circuit, (variable) => variable === a);
    expect(assignment.value(a)).toBe(true);
    let chain: Bit = a;
    for (let round = 0; round < 5000; round += 1) chain = circuit.and(chain, not(circuit.variable()));
    expect(assignment.value(chain)).toBe(true);
    expect(assignment.value(not(chain))).toBe(false);
    expect(assignment.value(TRUE)).toBe(true);
    expect(assignment.value(FALSE)).toBe(false);
  });
});
