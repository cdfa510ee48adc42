/** Solvers that count how often they are asked. */

import type { Solver, SolverFactory } from '../../../src/solver/index.js';

export class CountingSolvers implements SolverFactory {
  questions = 0;

  constructor(private readonly solvers: SolverFactory) {}

  create(): Solver {
    const solver = this.solvers.create();
    const solve = solver.solve.bind(solver);
    return Object.assign(solver, {
      solve: (...asked: Parameters<typeof solve>) => {
        this.questions += 1;
        return solve(...asked);
      },
    });
  }
}
