/** Known literals: what is built in a scope is right where the assumptions hold, and nothing of them is left behind. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Circuit, FALSE, TRUE, not, restriction, type Bit } from '../../src/formula/index.js';
import { interpret } from './interpret.js';
import { agree, allRows, build, isTrueInRow, rowEnvironment, steps } from './support.js';

function variables(circuit: Circuit, count: number): Bit[] {
  return Array.from({ length: count }, () => circuit.variable());
}

describe('assuming', () => {
  it('makes a literal and its negation constants until the scope is left', () => {
    const circuit = new Circuit();
    const [a, b] = variables(circuit, 2) as [Bit, Bit];
    const gate = circuit.and(a, b);
    const mark = circuit.enter();
    expect(circuit.assume(not(a))).toBe(true);
    expect(circuit.assuming).toBe(true);
    expect([circuit.known(a), circuit.known(not(a)), circuit.known(b)]).toEqual([FALSE, TRUE, b]);
    expect(circuit.and(a, b)).toBe(FALSE);
    expect(circuit.or(a, b)).toBe(b);
    expect(circuit.xor(a, b)).toBe(b);
    expect(circuit.ite(a, gate, b)).toBe(b);
    expect(circuit.andAll([a])).toBe(FALSE);
    circuit.leave(mark);
    expect(circuit.assuming).toBe(false);
    expect(circuit.and(a, b)).toBe(gate);
    expect(circuit.known(a)).toBe(a);
  });

  it('takes conjunctions apart, and negated disjunctions', () => {
    const circuit = new Circuit();
    const [a, b, c, d] = variables(circuit, 4) as [Bit, Bit, Bit, Bit];
    const mark = circuit.enter();
    circuit.assume(circuit.and(circuit.and(a, not(b)), not(circuit.or(c, not(d)))));
    expect([a, b, c, d].map((bit) => circuit.known(bit))).toEqual([TRUE, FALSE, FALSE, TRUE]);
    circuit.leave(mark);
    expect([a, b, c, d].map((bit) => circuit.known(bit))).toEqual([a, b, c, d]);
  });

  it('draws the other input from a gate with a known one', () => {
    const circuit = new Circuit();
    const [a, b, c] = variables(circuit, 3) as [Bit, Bit, Bit];
    const knownAfter = (facts: readonly Bit[], asked: Bit): Bit => {
      const mark = circuit.enter();
      for (const fact of facts) expect(circuit.assume(fact)).toBe(true);
      const answer = circuit.known(asked);
      circuit.leave(mark);
      return answer;
    };
    expect(knownAfter([a, not(circuit.and(a, b))], b)).toBe(FALSE);
    expect(knownAfter([b, not(circuit.and(a, b))], a)).toBe(FALSE);
    for (const side of [a, b]) {
      const other = side === a ? b : a;
      expect(knownAfter([side, circuit.xor(a, b)], other)).toBe(FALSE);
      expect(knownAfter([not(side), circuit.xor(a, b)], other)).toBe(TRUE);
      expect(knownAfter([side, circuit.iff(a, b)], other)).toBe(TRUE);
    }
    const choice = circuit.ite(a, b, c);
    expect(knownAfter([a, choice], b)).toBe(TRUE);
    expect(knownAfter([not(a), not(choice)], c)).toBe(FALSE);
    expect(knownAfter([not(b), choice], a)).toBe(FALSE);
    expect(knownAfter([not(b), choice], c)).toBe(TRUE);
    expect(knownAfter([c, not(choice)], a)).toBe(TRUE);
    expect(knownAfter([c, not(choice)], b)).toBe(FALSE);
  });

  it('wakes a gate that said nothing when it became known', () => {
    const circuit = new Circuit();
    const [a, b, c, d] = variables(circuit, 4) as [Bit, Bit, Bit, Bit];
    const choice = circuit.ite(a, b, c);
    const mark = circuit.enter();
    for (const fact of [not(circuit.and(a, d)), circuit.xor(c, d), choice]) circuit.assume(fact);
    const inner = circuit.enter();
    circuit.assume(a);
    expect([b, c, d].map((bit) => circuit.known(bit))).toEqual([TRUE, TRUE, FALSE]);
    circuit.leave(inner);
    expect([b, c, d].map((bit) => circuit.known(bit))).toEqual([b, c, d]);
    circuit.assume(not(b));
    expect([a, c, d].map((bit) => circuit.known(bit))).toEqual([FALSE, TRUE, FALSE]);
    circuit.leave(mark);
    const other = circuit.enter();
    circuit.assume(a);
    expect([b, c, d].map((bit) => circuit.known(bit))).toEqual([b, c, d]);
    circuit.leave(other);
  });

  it('tells contradictions', () => {
    const circuit = new Circuit();
    const [a, b] = variables(circuit, 2) as [Bit, Bit];
    const both = circuit.and(a, b);
    expect(circuit.assume(TRUE)).toBe(true);
    expect(circuit.assuming).toBe(false);
    expect(circuit.assume(FALSE)).toBe(false);
    const mark = circuit.enter();
    expect(circuit.assume(a)).toBe(true);
    expect(circuit.assume(a)).toBe(true);
    expect(circuit.assume(not(b))).toBe(true);
    expect(circuit.assume(both)).toBe(false);
    circuit.leave(mark);
    expect(circuit.assume(both)).toBe(true);
  });

  it('replaces results that are known as gates', () => {
    const circuit = new Circuit();
    const [a, b, c] = variables(circuit, 3) as [Bit, Bit, Bit];
    const mark = circuit.enter();
    circuit.assume(not(circuit.and(a, b)));
    circuit.assume(circuit.ite(a, b, c));
    expect(circuit.and(b, a)).toBe(FALSE);
    expect(circuit.ite(not(a), c, b)).toBe(TRUE);
    circuit.leave(mark);
  });

  it('nests, and one leave closes every scope inside', () => {
    const circuit = new Circuit();
    const [a, b, c] = variables(circuit, 3) as [Bit, Bit, Bit];
    const outer = circuit.enter();
    circuit.assume(a);
    const inner = circuit.enter();
    circuit.assume(b);
    circuit.leave(inner);
    expect([circuit.known(a), circuit.known(b)]).toEqual([TRUE, b]);
    circuit.enter();
    circuit.assume(c);
    circuit.leave(outer);
    expect([circuit.known(a), circuit.known(b), circuit.known(c)]).toEqual([a, b, c]);
  });
});

describe('forgetting', () => {
  it('tells each table once, newest first, and only what was said while something was known', () => {
    const circuit = new Circuit();
    const [a, b] = variables(circuit, 2) as [Bit, Bit];
    const told: string[] = [];
    circuit.onForget(() => told.push('nothing was known'));
    const outer = circuit.enter();
    circuit.onForget(() => told.push('nothing was known in this scope either'));
    circuit.assume(a);
    circuit.onForget(() => told.push('outer'));
    const inner = circuit.enter();
    circuit.onForget(() => told.push('inner, before assuming: the outer facts are enough'));
    circuit.assume(b);
    circuit.onForget(() => told.push('inner'));
    circuit.leave(inner);
    expect(told).toEqual(['inner']);
    circuit.leave(outer);
    expect(told).toEqual(['inner', 'inner, before assuming: the outer facts are enough', 'outer']);
    circuit.leave(outer);
    expect(told).toHaveLength(3);
  });
});

describe('random circuits built under assumptions', () => {
  it('mean the same wherever the assumptions hold, and the same everywhere once the scope is left', () => {
    fc.assert(
      fc.property(steps(40), steps(40), fc.array(fc.nat(999), { maxLength: 4 }), (before, inside, facts) => {
        const circuit = new Circuit();
        const first = build(before, circuit);
        const mark = circuit.enter();
        let holds = -1; // the truth table of all assumptions
        let isConsistent = true;
        for (const fact of facts) {
          const { bit, table } = first.formulas[fact % first.formulas.length]!;
          const isNegated = fact % 2 === 1;
          holds &= isNegated ? ~table : table;
          isConsistent &&= circuit.assume(isNegated ? not(bit) : bit);
        }
        if (!isConsistent) expect(holds).toBe(0);
        const second = build(inside, circuit, first.variables).formulas;
        const restricted = first.formulas.map(({ bit, table }) => ({ bit: restriction(circuit)(bit), table }));
        circuit.leave(mark);
        for (const row of allRows.filter((row) => isTrueInRow(holds, row))) {
          const environment = rowEnvironment(first.variables, row);
          for (const { bit, table } of [...second.slice(-20), ...restricted.slice(-5)]) {
            agree(interpret(circuit, bit, environment), isTrueInRow(table, row));
          }
        }
        const third = build(inside, circuit, first.variables).formulas;
        for (const row of allRows) {
          const { bit, table } = third[third.length - 1]!;
          agree(interpret(circuit, bit, rowEnvironment(first.variables, row)), isTrueInRow(table, row));
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('restriction', () => {
  it('simplifies below the top', () => {
    const circuit = new Circuit();
    const [a, b, c, d] = Array.from({ length: 4 }, () => circuit.variable()) as [Bit, Bit, Bit, Bit];
    const formula = circuit.xor(circuit.ite(a, b, c), circuit.and(circuit.or(a, c), d));
    expect(restriction(circuit)(formula)).toBe(formula);
    const mark = circuit.enter();
    circuit.assume(a);
    expect(restriction(circuit)(formula)).toBe(circuit.xor(b, d));
    circuit.leave(mark);
  });
});
