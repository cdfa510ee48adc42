/** The circuit: gates mean what they should, are shared, keep their invariants, and fold many operands. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment, Circuit, FALSE, TRUE, not, type Bit } from '../../src/formula/index.js';
import { interpret } from './interpret.js';
import { agree, allRows, build, isTrueInRow, rowEnvironment, steps } from './support.js';

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
            agree(assignment.value(bit), expected);
          }
          const last = formulas[formulas.length - 1]!;
          agree(interpret(circuit, last.bit, environment), isTrueInRow(last.table, row));
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
          for (const input of inputs) agree(Math.abs(input) < node && Math.abs(input) > 1, true, 'inputs come first');
          if (kind !== 'variable') {
            const contents = `${kind} ${inputs.join(' ')}`;
            agree(seen.has(contents), false, 'no two gates are equal');
            seen.add(contents);
          }
          const [a, b, e] = inputs as [Bit, Bit, Bit];
          if (kind === 'and') agree(a < b, true, 'and is sorted');
          if (kind === 'xor') agree(a > 1 && a < b, true, 'xor is sorted and positive');
          if (kind === 'ite')
            agree(a > 1 && b > 1 && Math.abs(e) !== b && Math.abs(e) !== a && a !== b, true, 'ite is canonical');
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

describe('all formulas two levels deep over three variables', () => {
  it('mean what their truth tables say', () => {
    const circuit = new Circuit();
    const variables = [circuit.variable(), circuit.variable(), circuit.variable()];
    const tables = new Map<Bit, number>([[TRUE, 0xff]]);
    variables.forEach((variable, index) => tables.set(variable, [0xaa, 0xcc, 0xf0][index]!));
    const tableOf = (bit: Bit): number => (bit > 0 ? tables.get(bit)! : ~tables.get(not(bit))! & 0xff);
    /** The formula's table by the meaning of its operands; checks the table by the meaning of its gate. */
    const record = (bit: Bit, expected: number): Bit => {
      const node = bit < 0 ? not(bit) : bit;
      if (!tables.has(node)) {
        const [a, b, e] = circuit.inputsOf(node).map(tableOf) as [number, number, number];
        const kind = circuit.kindOf(node);
        tables.set(node, kind === 'and' ? a & b : kind === 'xor' ? a ^ b : (a & b) | (~a & e & 0xff));
      }
      if (tableOf(bit) !== expected) throw new Error(`table ${tableOf(bit)} instead of ${expected}`);
      return bit;
    };
    const and = (a: Bit, b: Bit): Bit => record(circuit.and(a, b), tableOf(a) & tableOf(b));
    const xor = (a: Bit, b: Bit): Bit => record(circuit.xor(a, b), tableOf(a) ^ tableOf(b));
    const ite = (c: Bit, a: Bit, b: Bit): Bit =>
      record(circuit.ite(c, a, b), (tableOf(c) & tableOf(a)) | (~tableOf(c) & tableOf(b) & 0xff));
    const literals = [...variables, ...variables.map(not)];
    const level = new Set<Bit>([TRUE, FALSE, ...literals]);
    for (const a of literals) {
      for (const b of literals) {
        for (const gate of [and(a, b), xor(a, b)]) level.add(gate).add(not(gate));
        for (const c of literals) level.add(ite(c, a, b));
      }
    }
    for (const a of level) {
      for (const b of level) {
        and(a, b);
        xor(a, b);
        for (const c of level) ite(c, a, b);
      }
    }
    expect(level.size).toBe(2 + 6 + 2 * 12 + 2 * 3 + 2 * 12); // constants, literals, and, xor, ite
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
      for (let j = i + 1; j < 400; j += 11) agree(gates.get(circuit.xor(variables[j]!, variables[i]!)), `${i} ${j}`);
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
