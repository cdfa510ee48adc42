/**
 * Least reasons. When assumptions cannot all hold, the solver names some that suffice, but usually not few. Coverage
 * (which statements did the proof use?) and pruning want few, so on request the core is minimised by deletion: leave
 * out one assumption after the other, and keep out what was not needed. Each attempt that succeeds returns a core of
 * its own, which often drops several at once.
 */

import type { SolveLimits, Solver } from './solver.js';

export interface MinimisedCore {
  readonly core: readonly number[];
  /** Whether no assumption can be left out. False only if a limit was met. */
  readonly isMinimal: boolean;
}

/**
 * Requires that the clauses and all of `assumptions` are unsatisfiable together; so they are with the core returned.
 * `limits.conflicts` bounds each attempt, `limits.deadline` all of them.
 */
export function minimiseCore(solver: Solver, assumptions: readonly number[], limits: SolveLimits = {}): MinimisedCore {
  let candidates = [...new Set(assumptions)];
  const needed: number[] = [];
  let isMinimal = true;
  while (candidates.length > 0) {
    const [candidate, ...rest] = candidates as [number, ...number[]];
    const answer = solver.solve({ ...limits, assumptions: [...needed, ...rest] });
    if (answer === 'unsat') {
      const failed = new Set(solver.failedAssumptions());
      candidates = rest.filter((literal) => failed.has(literal));
    } else {
      if (answer === 'unknown') isMinimal = false;
      needed.push(candidate);
      candidates = rest;
    }
  }
  return { core: needed, isMinimal };
}
