/**
 * What a check with replacements rests on: that the classes that were replaced refine those in their place. Whether the same run has shown
 * it is known only when everything else is done; then the reports are told.
 */

import { notRefined } from '../base/messages.js';
import type { Bounds } from '../spec/bounds.js';
import { stopOf } from '../verdict/stop.js';
import type { CheckReport, ReplacedClass, Verdict } from '../verdict/verdict.js';

/** A check that was done. */
export interface Done {
  readonly report: CheckReport;
  /** Null if it could not be understood. */
  readonly bounds: Pick<Bounds, 'replacements' | 'refines'> | null;
  /** Whether all its goals were asked for. */
  readonly isComplete: boolean;
}

/** @param strict what rests on something that was not shown is not known either */
export function withRefinements(all: readonly Done[], strict: boolean): readonly CheckReport[] {
  return all.map(({ report, bounds }) => {
    const { replacements = [] } = bounds ?? {};
    if (replacements.length === 0) return report;
    const found = replacements.map(({ replaced, by }): ReplacedClass => {
      const [module, abstraction] = [idOf(replaced), idOf(by)];
      const scopes = all.flatMap((one) => refinedIn(one, module, abstraction));
      return { replaced: replaced.name, by: by.name, refined: scopes.length === 0 ? null : Math.max(...scopes) };
    });
    const scope = Math.max(...report.verdicts.map((one) => one.scope));
    const open = found.filter(({ refined }) => refined === null || refined < scope);
    return {
      ...report,
      replacements: found,
      caveats: [...found.map((one) => restingOn(one, scope)), ...report.caveats],
      verdicts: strict && open.length > 0 ? report.verdicts.map((one) => withdrawn(one, open[0]!)) : report.verdicts,
    };
  });
}

function idOf({ path, name }: { readonly path: string; readonly name: string }): string {
  return `${path}#${name}`;
}

/** The scope up to which a check shows that one class refines the other; none if it is about something else. */
function refinedIn({ report, bounds, isComplete }: Done, module: string, abstraction: string): readonly number[] {
  const { refines, replacements = [] } = bounds ?? {};
  const isIt = refines?.module === module && refines.abstraction === abstraction && replacements.length === 0;
  if (!isIt || !isComplete || report.verdicts.some(({ verdict }) => verdict !== 'holds')) return [];
  return [Math.min(...report.verdicts.map(({ exhausted }) => exhausted ?? 0))];
}

function restingOn({ replaced, by, refined }: ReplacedClass, scope: number): string {
  const inPlace = `with ${by} in place of ${replaced}`;
  if (refined !== null && refined >= scope)
    return `${inPlace}, which refines it up to scope ${refined}, as this run has shown`;
  const shown = refined === null ? 'was not shown in this run' : `was shown in this run up to scope ${refined} only`;
  return `${inPlace}; that ${replaced} refines ${by} ${shown}, and what holds rests on it`;
}

function withdrawn(verdict: Verdict, { replaced, by }: ReplacedClass): Verdict {
  if (verdict.verdict !== 'holds') return verdict;
  const { reason } = stopOf(notRefined(replaced, by, verdict.scope, null));
  return { ...verdict, verdict: 'unknown', exhausted: null, reason };
}
