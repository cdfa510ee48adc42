/**
 * A seeded bug: one small replacement in an example that breaks what the example's spec promises. The examples hold; a checker
 * is worth something only if it also notices these, each at a small scope.
 */

export interface SeededBug {
  /** What went wrong, in a few words. */
  readonly name: string;
  /** Beside the list of bugs. */
  readonly file: string;
  /** @invariant occurs exactly once in the file */
  readonly find: string;
  readonly replace: string;
  /** The operation that breaks the promise; null: a way to begin. */
  readonly operation: string | null;
  readonly violation:
    'invariant' | 'local invariant' | 'postcondition' | 'refinement' | 'exception' | 'tree' | 'endless';
  /** A scope at which it shows. */
  readonly scope: number;
  /** The spec that is broken, beside the list of bugs. */
  readonly spec: string;
  /** Whether calls alone lead from a way to begin to a state where it shows; true if left out. */
  readonly reachable?: boolean;
}
