/**
 * A second SAT solver, for tests only: Davis, Putnam, Logemann and Loveland as in the textbook, small enough to be
 * obviously right and slow enough not to be used for anything else.
 */

import type { Cnf } from './support.js';

/** A model as a set of true literals, one per variable; null if there is none. */
export function solveByDpll(cnf: Cnf, assumptions: readonly number[] = []): ReadonlySet<number> | null {
  return search([...cnf.clauses, ...assumptions.map((literal) => [literal])], cnf.variables, new Set());
}

/** Recursion is as deep as there are variables, which tests keep small. */
function search(
  clauses: readonly (readonly number[])[],
  variables: number,
  trueLiterals: ReadonlySet<number>,
): ReadonlySet<number> | null {
  if (clauses.some((clause) => clause.length === 0)) return null;
  const unit = clauses.find((clause) => clause.length === 1)?.[0];
  const literal = unit ?? firstUnassigned(variables, trueLiterals);
  if (literal === undefined) return trueLiterals;
  const found = search(simplified(clauses, literal), variables, new Set([...trueLiterals, literal]));
  if (found !== null || unit !== undefined) return found;
  return search(simplified(clauses, -literal), variables, new Set([...trueLiterals, -literal]));
}

/** The clauses where the literal is true. */
function simplified(clauses: readonly (readonly number[])[], literal: number): readonly (readonly number[])[] {
  return clauses
    .filter((clause) => !clause.includes(literal))
    .map((clause) => clause.filter((other) => other !== -literal));
}

function firstUnassigned(variables: number, trueLiterals: ReadonlySet<number>): number | undefined {
  for (let variable = 1; variable <= variables; variable += 1) {
    if (!trueLiterals.has(variable) && !trueLiterals.has(-variable)) return variable;
  }
  return undefined;
}
