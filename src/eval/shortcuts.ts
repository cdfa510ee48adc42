/**
 * Techniques that make an evaluation cheaper and must not change what comes out of it. Tests leave them out, one at a time, and compare.
 */
export interface Shortcuts {
  /** Calls of invariants that are remembered from one state to the next (cache.ts). */
  readonly cache: boolean;
  /** Conditions without effects that are evaluated as a whole (declarative.ts). */
  readonly regions: boolean;
  /** Calls of declarative functions that are merged rather than followed (declarative.ts). */
  readonly declaratives: boolean;
}

export const ALL_SHORTCUTS: Shortcuts = { cache: true, regions: true, declaratives: true };
