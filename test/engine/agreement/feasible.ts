/** Whether guards are possible within domains, as the search asks it: loops over lists may end only because a solver says so. */

import type { MergeOptions } from '../../../src/eval/index.js';
import { CnfEmitter, FALSE, type Bit, type Circuit } from '../../../src/formula/index.js';
import type { SolverFactory } from '../../../src/solver/index.js';

export function feasibleWithin(circuit: Circuit, solvers: SolverFactory, domains: Bit): MergeOptions['feasible'] {
  return (guard, given = []) => {
    if (guard === FALSE) return false;
    const solver = solvers.create();
    try {
      const clauses = new CnfEmitter(circuit, solver);
      for (const bit of [domains, guard, ...given]) clauses.assert(bit);
      if (solver.solve() !== 'unsat') return true;
      return given.length === 0 ? false : 'elsewhere';
    } finally {
      solver.dispose();
    }
  };
}
