/** Clauses: they have a model exactly where the formula is true, are emitted once, and are as few as promised. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Circuit, CnfEmitter, FALSE, TRUE, nodeOf, not, type Bit } from '../../src/formula/index.js';
import { interpret } from './interpret.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { ClauseList, agree, allRows, build, isTrueInRow, rowEnvironment, steps } from './support.js';
import { modelReader } from './model.js';

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

describe('literal', () => {
  it('is true in exactly the rows of the truth table', () => {
    fc.assert(
      fc.property(steps(40), (program) => {
        const { circuit, variables, formulas } = build(program);
        const solver = solvers.create();
        const emitter = new CnfEmitter(circuit, solver);
        const inputs = variables.map((variable) => emitter.literal(variable));
        const outputs = formulas.map(({ bit }) => emitter.literal(bit));
        for (const row of allRows) {
          const assumptions = inputs.map((literal, index) => ((row >> index) & 1 ? literal : -literal));
          agree(solver.solve({ assumptions }), 'sat');
          outputs.forEach((literal, index) => {
            agree(solver.value(literal), isTrueInRow(formulas[index]!.table, row));
          });
        }
        solver.dispose();
      }),
      { numRuns: 60 },
    );
  });

  it('costs nothing the second time, and new gates cost only themselves', () => {
    const circuit = new Circuit();
    const [a, b, c] = [circuit.variable(), circuit.variable(), circuit.variable()];
    const list = new ClauseList();
    const emitter = new CnfEmitter(circuit, list);
    const gate = circuit.and(a, b);
    expect(emitter.literal(not(gate))).toBe(-emitter.literal(gate));
    expect(list.clauses).toHaveLength(3);
    emitter.literal(gate);
    expect(list.clauses).toHaveLength(3);
    emitter.literal(circuit.xor(gate, c));
    expect(list.clauses).toHaveLength(7);
    emitter.literal(circuit.ite(a, b, c));
    expect(list.clauses).toHaveLength(13);
    expect(list.variables).toBe(6);
    emitter.literal(FALSE);
    expect(list.clauses).toHaveLength(14);
    expect(emitter.literal(TRUE)).toBe(-emitter.literal(FALSE));
  });

  it('does not look into leaves, and does later where they are none', () => {
    fc.assert(
      fc.property(steps(40), fc.array(fc.nat(999), { maxLength: 6 }), (program, choices) => {
        const { circuit, variables, formulas } = build(program);
        const solver = solvers.create();
        const emitter = new CnfEmitter(circuit, solver);
        const { bit, table } = formulas[formulas.length - 1]!;
        const leaves = new Set(choices.map((choice) => nodeOf(formulas[choice % formulas.length]!.bit)));
        emitter.cutAt((node) => leaves.has(node));
        const inputs = variables.map((variable) => emitter.literal(variable));
        const possible = (row: number, value: boolean): boolean => {
          const output = emitter.literal(bit);
          const assumptions = inputs.map((literal, index) => ((row >> index) & 1 ? literal : -literal));
          return solver.solve({ assumptions: [...assumptions, value ? output : -output] }) === 'sat';
        };
        for (const row of allRows) agree(possible(row, isTrueInRow(table, row)), true); // what is so stays possible
        emitter.cutAt(() => false);
        for (const row of allRows) {
          for (const value of [true, false]) agree(possible(row, value), value === isTrueInRow(table, row));
        }
        solver.dispose();
      }),
      { numRuns: 60 },
    );
    const circuit = new Circuit();
    const [a, b, c] = [circuit.variable(), circuit.variable(), circuit.variable()];
    const list = new ClauseList();
    const emitter = new CnfEmitter(circuit, list);
    const leaf = circuit.and(a, b);
    emitter.cutAt((node) => node === nodeOf(leaf));
    emitter.literal(circuit.xor(leaf, c));
    expect(list.clauses).toHaveLength(4);
    emitter.cutAt(() => false);
    emitter.literal(circuit.xor(leaf, c));
    expect(list.clauses).toHaveLength(7);
  });

  it('tells another sink all that a new emitter would', () => {
    fc.assert(
      fc.property(steps(40), fc.nat(999), (program, choice) => {
        const { circuit, formulas } = build(program);
        const emitter = new CnfEmitter(circuit, new ClauseList());
        for (const { bit } of formulas.slice(0, choice % formulas.length)) emitter.literal(bit);
        const [moved, fresh] = [new ClauseList(), new ClauseList()];
        emitter.moveTo(moved);
        const other = new CnfEmitter(circuit, fresh);
        for (const { bit } of formulas) agree(emitter.literal(bit), other.literal(bit));
        expect(moved.clauses).toEqual(fresh.clauses);
      }),
      { numRuns: 60 },
    );
  });

  it('makes a choice by a difference a majority, without a variable for the difference', () => {
    for (const negated of [false, true]) {
      for (const which of [0, 1]) {
        const circuit = new Circuit();
        const [x, y, e] = [circuit.variable(), circuit.variable(), circuit.variable()];
        const chosen = which === 0 ? x : y;
        const gate = circuit.ite(circuit.xor(x, y), negated ? not(chosen) : chosen, e);
        const solver = solvers.create();
        const emitter = new CnfEmitter(circuit, solver);
        const output = emitter.literal(gate);
        expect(solver.statistics).toMatchObject({ variables: 4, clauses: 6 });
        const inputs = [x, y, e].map((variable) => emitter.literal(variable));
        for (let row = 0; row < 8; row += 1) {
          const environment = rowEnvironment([x, y, e], row);
          const assumptions = inputs.map((literal, index) => ((row >> index) & 1 ? literal : -literal));
          expect(solver.solve({ assumptions })).toBe('sat');
          expect(solver.value(output)).toBe(interpret(circuit, gate, environment));
        }
        solver.dispose();
      }
    }
  });

  it('names solver variables only for what was asked', () => {
    const circuit = new Circuit();
    const [a, b] = [circuit.variable(), circuit.variable()];
    const emitter = new CnfEmitter(circuit, new ClauseList());
    emitter.literal(a);
    expect(emitter.variableOf(a)).toBe(1);
    expect(emitter.variableOf(b)).toBeUndefined();
    expect(modelReader(emitter, () => true)(a)).toBe(true);
    expect(modelReader(emitter, () => true)(b)).toBe(false);
  });
});

describe('assert', () => {
  it('leaves exactly the rows in which the formula holds', () => {
    fc.assert(
      fc.property(steps(40), fc.array(fc.nat(999), { minLength: 1, maxLength: 3 }), (program, choices) => {
        const { circuit, variables, formulas } = build(program);
        const solver = solvers.create();
        const emitter = new CnfEmitter(circuit, solver);
        let table = -1;
        for (const choice of choices) {
          const formula = formulas[formulas.length - 1 - (choice % Math.min(10, formulas.length))]!;
          emitter.assert(choice % 2 === 0 ? formula.bit : not(formula.bit));
          table &= choice % 2 === 0 ? formula.table : ~formula.table;
        }
        const inputs = variables.map((variable) => emitter.literal(variable));
        for (const row of allRows) {
          const assumptions = inputs.map((literal, index) => ((row >> index) & 1 ? literal : -literal));
          agree(solver.solve({ assumptions }), isTrueInRow(table, row) ? 'sat' : 'unsat');
        }
        solver.dispose();
      }),
      { numRuns: 100 },
    );
  });

  it('finds models that the interpreter confirms', () => {
    fc.assert(
      fc.property(steps(60), (program) => {
        const { circuit, variables, formulas } = build(program);
        const { bit, table } = formulas[formulas.length - 1]!;
        const solver = solvers.create();
        const emitter = new CnfEmitter(circuit, solver);
        emitter.assert(bit);
        const answer = solver.solve();
        expect(answer).toBe(table === 0 ? 'unsat' : 'sat');
        if (answer === 'sat') {
          const environment = modelReader(emitter, solver.model());
          expect(interpret(circuit, bit, environment)).toBe(true);
          const row = allRows.find((candidate) =>
            variables.every((v) => rowEnvironment(variables, candidate)(v) === environment(v)),
          )!;
          expect(isTrueInRow(table, row)).toBe(true);
        }
        solver.dispose();
      }),
      { numRuns: 100 },
    );
  });

  it('makes units of a conjunction and one clause of a disjunction', () => {
    const circuit = new Circuit();
    const bits = Array.from({ length: 6 }, () => circuit.variable());
    const [a, b, c] = bits as [Bit, Bit, Bit];
    const emitted = (bit: Bit): number[][] => {
      const list = new ClauseList();
      new CnfEmitter(circuit, list).assert(bit);
      return list.clauses;
    };
    expect(emitted(circuit.andAll(bits)).map((clause) => clause.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(emitted(circuit.orAll(bits)).map((clause) => clause.length)).toEqual([6]);
    expect(emitted(circuit.and(circuit.or(a, b), circuit.or(not(a), c))).map((clause) => clause.length)).toEqual([
      2, 2,
    ]);
    expect(emitted(circuit.xor(a, b)).map((clause) => clause.length)).toEqual([2, 2]);
    expect(emitted(circuit.ite(a, b, c)).map((clause) => clause.length)).toEqual([2, 2]);
    expect(emitted(TRUE)).toEqual([]);
    expect(emitted(FALSE)).toEqual([[]]);
  });
});
