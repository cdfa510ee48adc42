/** Formulas as text. */

import { describe, expect, it } from 'vitest';
import { Circuit, FALSE, TRUE, not, printFormula, type Bit } from '../../src/formula/index.js';

describe('printFormula', () => {
  const circuit = new Circuit();
  const [a, b, c, d] = Array.from({ length: 4 }, () => circuit.variable()) as [Bit, Bit, Bit, Bit];

  it('shows constants, literals and small formulas in one line', () => {
    expect(printFormula(circuit, TRUE)).toBe('⊤');
    expect(printFormula(circuit, FALSE)).toBe('⊥');
    expect(printFormula(circuit, not(b))).toBe('¬v1');
    expect(printFormula(circuit, circuit.or(a, circuit.xor(b, c)))).toBe('¬(¬(v1 ⊕ v2) ∧ ¬v0)');
    expect(printFormula(circuit, circuit.ite(a, b, not(c)))).toBe('v0 ? v1 : ¬v2');
  });

  it('names what is used twice', () => {
    const shared = circuit.and(a, b);
    const text = printFormula(circuit, circuit.ite(c, shared, circuit.xor(shared, d)));
    expect(text).toBe(`let g${shared} = v0 ∧ v1\nv2 ? g${shared} : (v3 ⊕ g${shared})`);
  });

  it('names what is deep', () => {
    let chain = circuit.variable();
    for (let round = 0; round < 20; round += 1) chain = circuit.ite(circuit.variable(), chain, circuit.variable());
    const lines = printFormula(circuit, chain).split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line.length).toBeLessThan(140);
  });
});
