/** Nothing recurses on depth: every walk gets through a formula a million gates deep. */

import { beforeAll, describe, expect, it } from 'vitest';
import { Assignment, Circuit, CnfEmitter, not, restriction, type Bit } from '../../src/formula/index.js';
import { interpret } from './interpret.js';
import { ClauseCounter } from './support.js';

const DEPTH = 1_000_000;

describe('a formula a million gates deep', () => {
  const circuit = new Circuit();
  const variables: Bit[] = [];
  let chain: Bit;
  let conjunction: Bit;

  beforeAll(() => {
    for (let index = 0; index < 1000; index += 1) variables.push(circuit.variable());
    // xor, ite and and in turn over the variables; no law applies twice in a row, so every round is a new gate
    chain = circuit.xor(variables[0]!, variables[1]!);
    for (let round = 2; circuit.size < DEPTH; round += 1) {
      const x = variables[round % 1000]!;
      const y = variables[(round * 7 + 3) % 1000]!;
      if (round % 3 === 0) chain = circuit.xor(x, chain);
      else if (round % 3 === 1) chain = circuit.ite(x, chain, y);
      else chain = not(circuit.and(not(x), chain));
    }
    conjunction = variables[0]!;
    for (let round = 1; round < DEPTH; round += 1) conjunction = circuit.and(variables[round % 1000]!, conjunction);
  });

  const environment = (variable: Bit): boolean => variable % 3 === 0;

  it('is evaluated and interpreted alike', () => {
    const assignment = new Assignment(circuit, environment);
    expect(assignment.value(chain)).toBe(interpret(circuit, chain, environment));
    expect(assignment.value(conjunction)).toBe(false);
  });

  it('becomes clauses', () => {
    const defined = new ClauseCounter();
    new CnfEmitter(circuit, defined).literal(chain);
    expect(defined.clauses).toBeGreaterThan(DEPTH);
    const asserted = new ClauseCounter();
    new CnfEmitter(circuit, asserted).assert(conjunction);
    expect(asserted).toMatchObject({ clauses: 1000, longest: 1 });
    const refuted = new ClauseCounter();
    new CnfEmitter(circuit, refuted).assert(not(conjunction));
    expect(refuted).toMatchObject({ clauses: 1, longest: 1000 });
  });

  it('is assumed, restricted and forgotten', () => {
    const mark = circuit.enter();
    expect(circuit.assume(conjunction)).toBe(true);
    expect(circuit.known(conjunction)).toBe(1);
    circuit.leave(mark);
    expect(circuit.assuming).toBe(false);
    circuit.assume(variables[5]!);
    const restricted = restriction(circuit)(chain);
    circuit.leave(mark);
    expect(restricted).not.toBe(chain);
  });
});
