/**
 * What a check with replacements rests on: that the classes that were replaced refine those in their place. Whether the same run has shown
 * it is known only when everything else is done; then the reports are told.
 */

import { notRefined } from '../base/messages.js';
import type { Replacement } from '../base/replacement.js';
import { listed } from '../base/words.js';
import type { Bounds } from '../spec/bounds.js';
import { stopOf } from '../verdict/stop.js';
import type { CheckReport, ReplacedClass, Verdict } from '../verdict/verdict.js';

/** A check that was done. */
export interface Done {
  readonly report: CheckReport;
  /** Null if it could not be understood. */
  readonly bounds: Pick<Bounds, 'replacements' | 'refines' | 'staysEqual'> | null;
  /** Whether all its goals were asked for. */
  readonly isComplete: boolean;
}

/** @param strict what rests on something that was not shown is not known either */
export function withRefinements(all: readonly Done[], strict: boolean): readonly CheckReport[] {
  return all.map(({ report, bounds }) => {
    const { replacements = [] } = bounds ?? {};
    if (replacements.length === 0) return report;
    const found = replacements.map(({ replaced, by }) => refinedBy(replaced, by, all));
    const scope = Math.max(...report.verdicts.map((one) => one.scope));
    const open = found.filter((one) => missingOf(one, scope).length > 0);
    return {
      ...report,
      replacements: found,
      caveats: [...found.map((one) => restingOn(one, scope)), ...report.caveats],
      verdicts: strict && open.length > 0 ? report.verdicts.map((one) => withdrawn(one, open[0]!)) : report.verdicts,
    };
  });
}

/** What a run has shown of two classes. */
function refinedBy(replaced: Replacement['replaced'], by: Replacement['by'], all: readonly Done[]): ReplacedClass {
  const [module, abstraction] = [idOf(replaced), idOf(by)];
  const isAbout = ({ bounds }: Done): boolean =>
    bounds?.refines?.module === module &&
    bounds.refines.abstraction === abstraction &&
    (bounds.replacements ?? []).length === 0;
  const shown = all
    .filter(isAbout)
    .map((one) => ({ scope: heldUpTo(one), uncompared: one.bounds!.refines!.uncompared }));
  const best = shown.reduce((a, b) => (b.scope > a.scope ? b : a), { scope: 0, uncompared: [] as readonly string[] });
  const equal = all.filter(({ bounds }) => bounds?.staysEqual === abstraction).map(heldUpTo);
  return {
    replaced: replaced.name,
    by: by.name,
    refined: best.scope === 0 ? null : best.scope,
    staysEqual: equal.some((scope) => scope > 0) ? Math.max(...equal) : null,
    uncompared: best.uncompared,
  };
}

/** The scope up to which all goals of a check hold; 0: they do not, or not all were asked for. */
function heldUpTo({ report, isComplete }: Done): number {
  if (!isComplete || report.verdicts.some(({ verdict }) => verdict !== 'holds')) return 0;
  return Math.min(...report.verdicts.map(({ exhausted }) => exhausted ?? 0));
}

function idOf({ path, name }: { readonly path: string; readonly name: string }): string {
  return `${path}#${name}`;
}

/** What a run has not shown, of all that has to be so that nobody can tell one class from the other. */
function missingOf(one: ReplacedClass, scope: number): readonly string[] {
  const { replaced, by, refined, staysEqual, uncompared } = one;
  const upTo = (what: string, shown: number | null): readonly string[] => {
    if (shown === null) return [`that ${what} was not shown in this run`];
    return shown < scope ? [`that ${what} was shown in this run up to scope ${shown} only`] : [];
  };
  return [
    ...upTo(`${replaced} refines ${by}`, refined),
    ...(refined === null ? [] : upTo(`equal states of ${by} stay equal`, staysEqual)),
    ...(uncompared.length === 0
      ? []
      : [`${listed(uncompared)} of both ${uncompared.length === 1 ? 'was' : 'were'} not compared`]),
  ];
}

function restingOn(one: ReplacedClass, scope: number): string {
  const inPlace = `with ${one.by} in place of ${one.replaced}`;
  const missing = missingOf(one, scope);
  return missing.length === 0
    ? `${inPlace}, which refines it up to scope ${one.refined}, as this run has shown`
    : `${inPlace}; ${listed(missing)}, and what holds rests on it`;
}

function withdrawn(verdict: Verdict, { replaced, by }: ReplacedClass): Verdict {
  if (verdict.verdict !== 'holds') return verdict;
  const { reason } = stopOf(notRefined(replaced, by, verdict.scope, null));
  return { ...verdict, verdict: 'unknown', exhausted: null, reason };
}
