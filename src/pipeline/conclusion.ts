/** What a goal came to at a scope, before it is put into a verdict. */

import type { EngineName } from '../base/names.js';
import type { Stop } from '../verdict/stop.js';
import { noteTexts, type Note } from './notes.js';
import type { Coverage } from '../verdict/coverage.js';
import type { Counterexample, Reason, Statistics, Verdict, VerdictKind } from '../verdict/verdict.js';

export interface Conclusion {
  readonly verdict: VerdictKind;
  readonly scope: number;
  /** Who came to it, if that was another than was asked. */
  readonly engine?: EngineName;
  readonly statistics: Statistics;
  readonly reason?: Reason;
  readonly counterexample?: Counterexample;
  readonly notes?: readonly Note[];
  readonly coverage?: Coverage;
  /** Of a comparison with a model. */
  readonly sequences?: NonNullable<Verdict['sequences']>;
  /** A field that was observed as a tree and is none, as `type.field`: what was concluded from it says nothing. */
  readonly contradicted?: string | null;
}

export const NO_STATISTICS: Statistics = {
  states: null,
  candidates: null,
  transitions: 0,
  solverCalls: 0,
  clauses: 0,
  concretizations: 0,
  cpuSeconds: 0,
  peakMegabytes: 0,
};

export function stopped({ kind, reason }: Stop, scope: number): Conclusion {
  return {
    verdict: kind === 'unsupported' || kind === 'input' ? 'unsupported' : 'unknown',
    scope,
    statistics: NO_STATISTICS,
    reason,
  };
}

/** @param exhausted the largest scope that was exhausted */
export function verdictOf(
  about: Pick<Verdict, 'check' | 'file' | 'engine' | 'goal' | 'exhausted'>,
  { contradicted: _, notes = [], ...conclusion }: Conclusion,
): Verdict {
  return { reason: null, counterexample: null, ...about, ...conclusion, notes: noteTexts(notes) };
}
