/** The solver: it agrees with the textbook one, keeps to its state machine, and gives up when told to. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver, type SolverFactory, type SolverOptions } from '../../src/solver/index.js';
import { solveByDpll } from './dpll.js';
import { cnf, literalOf, load, pigeonhole, type Cnf } from './support.js';

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

function satisfies({ clauses }: Cnf, value: (literal: number) => boolean): boolean {
  return clauses.every((clause) => clause.some(value));
}

const question = cnf.chain((problem) =>
  fc.tuple(fc.constant(problem), fc.array(fc.array(literalOf(problem.variables), { maxLength: 5 }), { maxLength: 3 })),
);

describe('agreement with DPLL', () => {
  const variants: readonly (SolverOptions & { readonly runs: number })[] = [
    { runs: 2000, ilb: 0 },
    { runs: 300, ilb: 2 },
    { runs: 300, ilb: 0, inprocessing: true, lucky: true, walk: true, seed: 7 },
  ];
  it.each(variants)(
    'on random clauses, with assumptions, models and cores: $runs runs, ilb $ilb',
    ({ runs, ...options }) => {
      fc.assert(
        fc.property(question, ([problem, rounds]) => {
          const solver = solvers.create(options);
          try {
            load(solver, problem);
            for (const assumptions of [[], ...rounds, []]) {
              const answer = solver.solve({ assumptions });
              const expected = solveByDpll(problem, assumptions);
              check(answer === (expected === null ? 'unsat' : 'sat'), `${answer} under ${assumptions.join(' ')}`);
              if (answer === 'sat') {
                const value = (literal: number): boolean => solver.value(literal);
                check(satisfies(problem, value), 'the model satisfies the clauses');
                check(assumptions.every(value), 'the model satisfies the assumptions');
                const model = solver.model();
                for (let v = 1; v <= problem.variables; v += 1) {
                  check(model(v) === value(v) && model(-v) === !model(v) && value(-v) === !value(v), 'the copy agrees');
                }
              } else {
                const core = solver.failedAssumptions();
                check(
                  core.every((literal) => assumptions.includes(literal)),
                  'the core is of assumptions',
                );
                check(solveByDpll(problem, core) === null, 'the core is unsatisfiable');
              }
            }
          } finally {
            solver.dispose();
          }
        }),
        { numRuns: runs },
      );
    },
  );

  it('clause by clause, incrementally', () => {
    fc.assert(
      fc.property(cnf, ({ variables, clauses }) => {
        const solver = solvers.create({ ilb: 2 });
        load(solver, { variables, clauses: [] });
        clauses.forEach((clause, index) => {
          solver.addClause(clause);
          const expected = solveByDpll({ variables, clauses: clauses.slice(0, index + 1) });
          check(solver.solve() === (expected === null ? 'unsat' : 'sat'), `after clause ${index}`);
        });
        solver.dispose();
      }),
      { numRuns: 100 },
    );
  });
});

describe('the state machine', () => {
  it('answers only about what was solved last', () => {
    const solver = solvers.create();
    const [a, b] = [solver.newVariable(), solver.newVariable()];
    expect(() => solver.value(a)).toThrow('value is allowed in state sat, not in open');
    solver.addClause([a]);
    expect(solver.solve()).toBe('sat');
    expect(() => solver.failedAssumptions()).toThrow('failedAssumptions is allowed in state unsat');
    expect(solver.newVariable()).toBe(3);
    expect(solver.value(a)).toBe(true);
    const model = solver.model();
    solver.addClause([-b]);
    expect(() => solver.value(a)).toThrow('not in open');
    expect(model(a)).toBe(true);
    expect(solver.solve({ assumptions: [b] })).toBe('unsat');
    expect(solver.failedAssumptions()).toEqual([b]);
    expect(() => solver.model()).toThrow('model is allowed in state sat, not in unsat');
    expect(solver.solve()).toBe('sat');
    solver.addClause([]);
    expect(solver.solve()).toBe('unsat');
    expect(solver.failedAssumptions()).toEqual([]);
    solver.dispose();
    solver.dispose();
    expect(() => solver.solve()).toThrow('disposed');
    expect(() => solver.addClause([a])).toThrow('disposed');
    expect(() => solver.newVariable()).toThrow('disposed');
  });

  it('takes a variable nobody mentioned for false', () => {
    const solver = solvers.create();
    const [a, b] = [solver.newVariable(), solver.newVariable()];
    solver.addClause([a]);
    expect(solver.solve()).toBe('sat');
    expect([solver.value(b), solver.value(-b), solver.value(99)]).toEqual([false, true, false]);
    expect([solver.model()(b), solver.model()(-b), solver.model()(99)]).toEqual([false, true, false]);
    solver.dispose();
  });

  it('refuses literals it did not hand out, without changing anything', () => {
    const solver = solvers.create();
    const a = solver.newVariable();
    expect(() => solver.addClause([a, 2])).toThrow('literal 2 names no variable');
    expect(() => solver.addClause([0])).toThrow('literal 0 names no variable');
    expect(() => solver.solve({ assumptions: [-7] })).toThrow('literal -7 names no variable');
    solver.addClause([-a]);
    expect(solver.solve()).toBe('sat');
    expect(solver.value(a)).toBe(false);
    solver.dispose();
  });

  it('counts what it was asked', () => {
    const solver = solvers.create();
    const [a, b] = [solver.newVariable(), solver.newVariable()];
    solver.addClause([a, b]);
    solver.addClause([-a]);
    solver.solve();
    solver.solve({ assumptions: [-b] });
    solver.solve({ deadline: 0 });
    expect(solver.statistics).toMatchObject({ variables: 2, clauses: 2, literals: 3, sat: 1, unsat: 1, unknown: 1 });
    expect(solver.statistics.milliseconds).toBeGreaterThan(0);
    solver.dispose();
  });
});

describe('limits', () => {
  it('end a hard question with unknown, and are forgotten afterwards', () => {
    const solver = solvers.create();
    load(solver, pigeonhole(10));
    expect(solver.solve({ conflicts: 100 })).toBe('unknown');
    expect(solver.solve({ deadline: Date.now() - 1 })).toBe('unknown');
    const started = Date.now();
    expect(solver.solve({ deadline: started + 200 })).toBe('unknown');
    expect(Date.now() - started).toBeGreaterThanOrEqual(200);
    solver.dispose();
    const easy = solvers.create();
    load(easy, pigeonhole(5));
    expect(easy.solve({ conflicts: 0 })).toBe('unknown');
    expect(easy.solve({ deadline: Date.now() + 1_000_000 })).toBe('unsat');
    expect(easy.solve()).toBe('unsat');
    easy.dispose();
  });
});
