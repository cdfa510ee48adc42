/** The solver room: clauses to a model or a core. */

export { loadSolver, type SolverFactory } from './cadical.js';
export type { SolverOptions } from './options.js';
export type { SolveLimits, SolveOptions, Solver, SolverAnswer, SolverStatistics } from './solver.js';
