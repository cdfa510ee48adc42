/** Minimised cores: unsatisfiable, and nothing can be left out. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver, minimiseCore, type SolverFactory } from '../../src/solver/index.js';
import { solveByDpll } from './dpll.js';
import { cnf, load, pigeonhole } from './support.js';

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

describe('minimiseCore', () => {
  it('returns an unsatisfiable core of which every part is needed', () => {
    let found = 0;
    fc.assert(
      fc.property(cnf, cnf, (hard, soft) => {
        // each soft clause is switched on by an assumption of its own
        const base = Math.max(hard.variables, soft.variables);
        const clauses = [...hard.clauses, ...soft.clauses.map((clause, index) => [...clause, -(base + 1 + index)])];
        const problem = { variables: base + soft.clauses.length, clauses };
        const assumptions = soft.clauses.map((_, index) => base + 1 + index);
        const solver = solvers.create();
        load(solver, problem);
        if (solver.solve({ assumptions }) === 'unsat') {
          found += 1;
          const { core, isMinimal } = minimiseCore(solver, solver.failedAssumptions());
          expect(isMinimal).toBe(true);
          expect(solveByDpll(problem, core)).toBeNull();
          for (const literal of core) {
            expect(
              solveByDpll(
                problem,
                core.filter((other) => other !== literal),
              ),
            ).not.toBeNull();
          }
        }
        solver.dispose();
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(20);
  });

  it('says so when a limit kept it from minimising', () => {
    const { variables, clauses } = pigeonhole(9);
    const solver = solvers.create();
    load(solver, {
      variables: variables + clauses.length,
      clauses: clauses.map((c, at) => [...c, -(variables + 1 + at)]),
    });
    const assumptions = clauses.map((_, at) => variables + 1 + at);
    const { core, isMinimal } = minimiseCore(solver, assumptions, { conflicts: 1, deadline: Date.now() + 200 });
    expect(isMinimal).toBe(false);
    expect(core.length).toBeGreaterThan(0);
    solver.dispose();
  });
});
