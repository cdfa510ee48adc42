/**
 * Comparisons: what is read off a gate is what the gate computes, and the laws of order are true of all numbers and enough for what
 * they are for.
 */

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparisonOf } from '../../src/formula/comparison.js';
import {
  Assignment,
  Circuit,
  CnfEmitter,
  Comparisons,
  Words,
  not,
  type Bit,
  type Word,
} from '../../src/formula/index.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { agree } from './support.js';

const WIDTH = 3;

/** What is said of two of four numbers. */
interface Said {
  readonly a: number;
  readonly b: number;
  readonly how: 'less' | 'at most' | 'equal';
  readonly negated: boolean;
}

const relation: fc.Arbitrary<Said> = fc.record({
  a: fc.nat(3),
  b: fc.nat(3),
  how: fc.constantFrom('less', 'at most', 'equal'),
  negated: fc.boolean(),
});

interface Ground {
  readonly circuit: Circuit;
  readonly variables: readonly Bit[];
  readonly comparisons: readonly Bit[];
}

function ground(relations: readonly Said[]): Ground {
  const circuit = new Circuit();
  const words = new Words(circuit);
  const numbers = Array.from({ length: 4 }, () => words.fresh(0, 2 ** WIDTH - 1).word);
  const variables = Array.from({ length: circuit.variableCount }, (_, ordinal) => circuit.variableAt(ordinal));
  const said = ({ a, b, how }: Said): Bit => {
    const [left, right] = [numbers[a]!, numbers[b]!];
    if (how === 'equal') return words.equal(left, right);
    return how === 'at most' ? not(words.less(right, left)) : words.less(left, right);
  };
  const comparisons = relations.map((one) => (one.negated ? not(said(one)) : said(one)));
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
      { a: 0, b: 1, how: 'less', negated: false },
      { a: 1, b: 0, how: 'less', negated: true },
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
        const solver = solvers.create();
        const emitter = new CnfEmitter(made.circuit, solver, new Comparisons(made.circuit));
        const literals = made.comparisons.map((bit) => emitter.literal(bit));
        told += solver.statistics.clauses;
        // the laws speak of comparisons that nobody made, too: what these are is left to the solver
        for (const one of assignments(made).filter((_, index) => index % 37 === 0)) {
          const assumptions = literals.map((literal, i) => (one.value(made.comparisons[i]!) ? literal : -literal));
          agree(solver.solve({ assumptions }), 'sat', 'the answer');
        }
        solver.dispose();
      }),
      { numRuns: 40 },
    );
    expect(told).toBeGreaterThan(400);
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
          ...[0, 1, 2].map((a): Said => ({ a, b: (a + 1) % 3, how: 'less', negated: false })),
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

  test('lead down a search tree: a key that went one way is not among those of the other', () => {
    const circuit = new Circuit();
    const words = new Words(circuit);
    const [key, ...nodes] = Array.from({ length: 9 }, () => words.fresh(0, 127).word);
    const solver = solvers.create();
    const emitter = new CnfEmitter(circuit, solver, new Comparisons(circuit));
    // every node is less than the next one; of the key it is only said that it is less than the first
    for (const [i, node] of nodes.slice(1).entries()) emitter.assert(words.less(nodes[i]!, node));
    emitter.assert(words.less(key!, nodes[0]!));
    const equal = nodes.map((node) => words.equal(key!, node));
    expect(solver.solve({ assumptions: [emitter.literal(circuit.orAll(equal))] })).toBe('unsat');
    solver.dispose();
  });

  test('know numbers in what says of several that they are equal', () => {
    const circuit = new Circuit();
    const words = new Words(circuit);
    const [a, b, c, d] = Array.from({ length: 4 }, () => words.fresh(0, 127).word) as [Word, Word, Word, Word];
    const solver = solvers.create();
    const emitter = new CnfEmitter(circuit, solver, new Comparisons(circuit));
    emitter.assert(words.less(a, b));
    const bits = [words.equal(a, b), words.equal(c, d)];
    expect(solver.solve({ assumptions: [emitter.literal(circuit.andAll(bits))] })).toBe('unsat');
    expect(solver.solve({ assumptions: [emitter.literal(bits[1]!)] })).toBe('sat');
    solver.dispose();
  });
});
