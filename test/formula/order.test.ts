/**
 * Comparisons: what is read off a gate is what the gate computes, and the laws of order are true of all numbers and enough for what
 * they are for.
 */

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparisonOf } from '../../src/formula/comparison.js';
import { Assignment, Circuit, CnfEmitter, Comparisons, Words, not, type Bit } from '../../src/formula/index.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { agree } from './support.js';

const WIDTH = 3;

/** What is said of two of four numbers. */
const relation = fc.record({ a: fc.nat(3), b: fc.nat(3), orEqual: fc.boolean(), negated: fc.boolean() });

interface Ground {
  readonly circuit: Circuit;
  readonly variables: readonly Bit[];
  readonly comparisons: readonly Bit[];
}

function ground(relations: readonly { a: number; b: number; orEqual: boolean; negated: boolean }[]): Ground {
  const circuit = new Circuit();
  const words = new Words(circuit);
  const numbers = Array.from({ length: 4 }, () => words.fresh(0, 2 ** WIDTH - 1).word);
  const variables = Array.from({ length: circuit.variableCount }, (_, ordinal) => circuit.variableAt(ordinal));
  const comparisons = relations.map(({ a, b, orEqual, negated }) => {
    const less = orEqual ? not(words.less(numbers[b]!, numbers[a]!)) : words.less(numbers[a]!, numbers[b]!);
    return negated ? not(less) : less;
  });
  return { circuit, variables, comparisons };
}

function assignments({ circuit, variables }: Ground): readonly Assignment[] {
  return Array.from(
    { length: 1 << variables.length },
    (_, index) => new Assignment(circuit, (variable) => ((index >> variables.indexOf(variable)) & 1) === 1),
  );
}

const numberOf = (one: Assignment, bits: readonly Bit[]): number =>
  bits.reduce((sum, bit, digit) => sum + (one.value(bit) ? 2 ** digit : 0), 0);

describe('what is read off a gate', () => {
  test('is what the gate computes, whatever gate it is', () => {
    let chains = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2), fc.nat(30), fc.nat(30), fc.nat(30)), { minLength: 10, maxLength: 30 }),
        (recipes) => {
          const circuit = new Circuit();
          const variables = Array.from({ length: 6 }, () => circuit.variable());
          const formulas = [...variables];
          const pick = (index: number): Bit => {
            const formula = formulas[(index >> 1) % formulas.length]!;
            return index % 2 === 0 ? formula : not(formula);
          };
          for (const [kind, a, b, c] of recipes) {
            const [x, y] = [pick(a), pick(b)];
            // links of chains, of which one goes on with what was made last
            const rest = kind === 1 ? formulas.at(-1)! : pick(c);
            if (kind === 0) formulas.push(circuit.and(x, c % 4 === 0 ? y : not(y)));
            else formulas.push(circuit.ite(circuit.xor(x, y), c % 2 === 0 ? y : x, rest));
          }
          const read = formulas.flatMap((formula) =>
            [formula, not(formula)].flatMap((bit) => {
              const comparison = comparisonOf(circuit, bit);
              return comparison === null ? [] : [{ bit, ...comparison }];
            }),
          );
          chains += read.filter(({ left }) => left.length > 1).length;
          for (const one of assignments({ circuit, variables, comparisons: [] })) {
            for (const { bit, left, right, orEqual } of read) {
              const [l, r] = [numberOf(one, left), numberOf(one, right)];
              agree(one.value(bit), orEqual ? l <= r : l < r, 'the comparison');
            }
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(chains).toBeGreaterThan(100);
  });

  test('is a comparison where words are compared', () => {
    const { circuit, comparisons } = ground([
      { a: 0, b: 1, orEqual: false, negated: false },
      { a: 1, b: 0, orEqual: false, negated: true },
    ]);
    expect(comparisons.map((bit) => comparisonOf(circuit, bit)?.left.length)).toEqual([WIDTH, WIDTH]);
    expect(comparisons.map((bit) => comparisonOf(circuit, bit)?.orEqual)).toEqual([false, true]);
  });
});

describe('the laws of order', () => {
  let solvers: SolverFactory;
  beforeAll(async () => {
    solvers = await loadSolver();
  });

  test('are true of all numbers', () => {
    let told = 0;
    fc.assert(
      fc.property(fc.array(relation, { minLength: 6, maxLength: 12 }), (relations) => {
        const made = ground(relations);
        const { circuit, comparisons } = made;
        const clauses: (readonly number[])[] = [];
        const bitOf = new Map<number, Bit>();
        let last = 0;
        const sink = {
          newVariable: () => (last += 1),
          addClause: (clause: readonly number[]) => void clauses.push(clause),
        };
        const emitter = new CnfEmitter(circuit, sink, new Comparisons(circuit));
        for (const bit of comparisons) {
          const literal = emitter.literal(bit);
          bitOf.set(Math.abs(literal), literal > 0 ? bit : not(bit));
        }
        told += clauses.filter(({ length }) => length === 3).length;
        for (const one of assignments(made).filter((_, index) => index % 7 === 0)) {
          const isTrue = (literal: number): boolean => one.value(bitOf.get(Math.abs(literal))!) === literal > 0;
          for (const clause of clauses) agree(clause.some(isTrue), true, `the clause ${clause.join(' ')}`);
        }
      }),
      { numRuns: 40 },
    );
    expect(told).toBeGreaterThan(20);
  });

  test('decide what is about two or three numbers', () => {
    fc.assert(
      fc.property(fc.array(relation, { minLength: 2, maxLength: 6 }), (relations) => {
        const three = relations.map((one) => ({ ...one, a: one.a % 3, b: one.b % 3 }));
        const made = ground(three);
        const { comparisons } = made;
        // between all of three numbers something is said, if only that something may be
        const all = ground([
          ...three,
          ...[0, 1, 2].map((a) => ({ a, b: (a + 1) % 3, orEqual: false, negated: false })),
        ]);
        const isPossible = assignments(made).some((one) => comparisons.every((bit) => one.value(bit)));
        const solver = solvers.create();
        const emitter = new CnfEmitter(all.circuit, solver, new Comparisons(all.circuit));
        const assumptions = all.comparisons.map((bit) => emitter.literal(bit)).slice(0, three.length);
        agree(solver.solve({ assumptions }), isPossible ? 'sat' : 'unsat', 'the answer');
        solver.dispose();
      }),
      { numRuns: 60 },
    );
  });
});
