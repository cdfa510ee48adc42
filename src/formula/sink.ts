/** What is told as clauses, and to whom. */

/** Where clauses go: a solver, or a list. Literals are solver variables, negative for negated ones. */
export interface ClauseSink {
  newVariable(): number;
  addClause(literals: readonly number[]): void;
}
