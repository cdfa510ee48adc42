/**
 * The options of the solver that we set, in one sorted table. Everything else has CaDiCaL's own default.
 *
 * Glassbox asks thousands of small, similar questions. What CaDiCaL does by default before and between searches pays for
 * itself on one hard question and costs two and a half times as much on ours, so it is off; a caller with one hard
 * question turns it on again.
 */

export interface SolverOptions {
  /** Incremental lazy backtracking: keep the trail between calls. 0 never, 1 of assumptions, 2 of everything. */
  readonly ilb?: 0 | 1 | 2;
  /** Probing, subsumption, vivification, elimination between searches. */
  readonly inprocessing?: boolean;
  /** Try trivial assignments first. */
  readonly lucky?: boolean;
  /** Begin anew now and then, with what was learnt. */
  readonly restart?: boolean;
  /** Seed of the random choices. */
  readonly seed?: number;
  /** Local search before and between searches. */
  readonly walk?: boolean;
}

export const DEFAULT_OPTIONS: Required<SolverOptions> = {
  ilb: 0,
  inprocessing: false,
  lucky: false,
  restart: true,
  seed: 0,
  walk: false,
};
