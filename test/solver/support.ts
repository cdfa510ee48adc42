/** Random clauses around the density where satisfiable and unsatisfiable are equally likely, and a hard problem. */

import fc from 'fast-check';
import type { Solver } from '../../src/solver/index.js';

/** Variables are 1 to `variables`, literals are signed variables. */
export interface Cnf {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
}

const seed = process.env['GLASSBOX_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });

export const literalOf = (variables: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.integer({ min: 1, max: variables }), fc.boolean())
    .map(([variable, sign]) => (sign ? variable : -variable));

export const cnf: fc.Arbitrary<Cnf> = fc
  .integer({ min: 1, max: 9 })
  .chain((variables) =>
    fc
      .array(fc.array(literalOf(variables), { minLength: 1, maxLength: 3 }), { maxLength: 5 * variables })
      .map((clauses) => ({ variables, clauses })),
  );

export function load(solver: Solver, { variables, clauses }: Cnf): void {
  for (let variable = 0; variable < variables; variable += 1) solver.newVariable();
  for (const clause of clauses) solver.addClause(clause);
}

/** n + 1 pigeons in n holes: unsatisfiable, and exponentially hard for resolution. */
export function pigeonhole(holes: number): Cnf {
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  const clauses: number[][] = [];
  for (let pigeon = 0; pigeon <= holes; pigeon += 1) {
    clauses.push(Array.from({ length: holes }, (_, hole) => at(pigeon, hole)));
    for (let other = 0; other < pigeon; other += 1) {
      for (let hole = 0; hole < holes; hole += 1) clauses.push([-at(pigeon, hole), -at(other, hole)]);
    }
  }
  return { variables: (holes + 1) * holes, clauses };
}
