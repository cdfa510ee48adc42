/** What `one-check.js` tells about one benchmark at one size. */

import type { VerdictKind } from '../src/verdict/verdict.js';

export interface Measurement {
  readonly verdict: VerdictKind;
  readonly transitions: number;
  /** Valid or reached, and what these were found among; null for an engine that does not look at states one by one. */
  readonly states: number | null;
  readonly candidates: number | null;
  readonly solverCalls: number;
  readonly clauses: number;
  /** Of settling the bounds and searching; what it takes to start and to read the types is the same at every size. */
  readonly cpuSeconds: number;
  /** Of the whole process. */
  readonly processSeconds: number;
  readonly peakMegabytes: number;
  /** What each field ranged over. */
  readonly domains: readonly string[];
  /** Why a verdict is not `holds`, each reason once, and what else there is to know: how many states an engine came to see. */
  readonly reasons: readonly string[];
  readonly notes: readonly string[];
}
